"""Phrases that refusals, descriptions and the log share."""

from collections.abc import Sequence

from cavegames.engine.words import listed as listed  # noqa: PLC0414 - used by those who use this
from cavegames.games.ocelot.collect import Need
from cavegames.games.ocelot.components import COLOURS, HIDDEN, POINTS, Amethyst, Token, Tool
from cavegames.games.ocelot.playmat import MAT

_NUMBERS = ("no", "one", "two", "three", "four")


def a(title: str) -> str:
    """A title with its article, e.g. `an opal`."""
    return f"{'an' if title[0] in 'aeiou' else 'a'} {title}"


def points(count: int) -> str:
    """`1 point`, `3 points`."""
    return f"{count} point{'' if count == 1 else 's'}"


def valued(token: Token) -> str:
    """A token with its points, e.g. `an opal (3 points)`; the geode has none."""
    return a(token.title) + (f" ({points(POINTS[token])})" if POINTS[token] else "")


def cave(level: int) -> str:
    """The name of the cave of a level, e.g. `the blue cave`."""
    return f"the {COLOURS[level - 1]} cave"


def cave_of(square: int) -> str:
    """The name of the cave of a square space."""
    return cave(MAT.levels[square])


def amethyst(stone: Amethyst) -> str:
    """An amethyst with its face where it is known, e.g. `blue 4`, `green THREES`, `red`."""
    colour = COLOURS[stone.level - 1]
    return colour if stone.face == HIDDEN else f"{colour} {stone.face.upper()}"


def sides(count: int) -> str:
    """`one side`, `two sides`."""
    return f"{_NUMBERS[count]} side{'' if count == 1 else 's'}"


def missing(need: Need, cell: str, companion: str) -> str:
    """What is still missing to take what lies on a cell (OC-COLL-1, OC-COLL-2); `need` is not met."""
    if not need.sides:
        wanted = f"two kinds of tool beside {companion}" if need.helped else "a compass, a lamp and a pickaxe"
        return f"No tool sees {cell} yet. It takes {wanted}, from three sides."
    only = " only" if need.missing_sides else ""
    seen = f"{cell} is seen from {sides(len(need.sides))}{only}"
    lacking = [a(tool.title) for tool in need.missing_tools]
    if not need.helped:
        return f"{seen}; {listed(lacking)} {'is' if len(lacking) == 1 else 'are'} missing."
    if len(lacking) <= 1:
        return f"{seen}; {companion} stands for one tool, but a third side is missing."
    return f"{seen}; {companion} stands for one tool, but {listed(lacking, 'or')} is missing as well."


def kinds(tools: Sequence[Tool]) -> str:
    """Kinds of tool in a sentence, e.g. `a lamp or a pickaxe`."""
    return listed([a(tool.title) for tool in tools], "or")
