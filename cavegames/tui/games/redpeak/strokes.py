"""The path in characters."""

from collections.abc import Iterator, Mapping

from cavegames.engine.squaregrid import Side
from cavegames.tui.games.redpeak.cells import Ground, Spot, Stage
from cavegames.tui.games.redpeak.measures import SPACES
from cavegames.tui.looks import Look, Size

N, E, S, W = Side


def _table(signs: str) -> Mapping[frozenset[Side], str]:
    """The signs of a path: upright, across, and the bends N-E, N-W, S-W, S-E."""
    pairs = (N, S), (E, W), (N, E), (N, W), (S, W), (S, E)
    return {frozenset(pair): sign for pair, sign in zip(pairs, signs, strict=True)}


_PLAIN, _PLAIN_GHOST = _table("|-''.."), _table(":.'',,")
_THIN, _THICK, _GHOST = _table("│─└┘┐┌"), _table("┃━┗┛┓┏"), _table("┆┄╰╯╮╭")

Stroke = tuple[int, int, str]
"""Column, line and character."""


def strokes(spot: Spot, size: Size, look: Look) -> Iterator[Stroke]:
    """The path through a space: thick where the adventurer has been, dotted where it is only shown."""
    width, height = SPACES[size]
    if spot.ground is Ground.DOCK:
        yield from _pier(spot, size, look)
    elif spot.ground is Ground.CAMP:
        if spot.begun and size is not Size.M:
            yield width // 2, height - 1, (_PLAIN if look is Look.ASCII else _THICK)[frozenset((N, S))]
    elif spot.way is not None:
        table = _signs(spot.way.stage, look)
        yield from _line(table, frozenset((spot.way.enter, spot.way.leave)), width, height)


def _signs(stage: Stage, look: Look) -> Mapping[frozenset[Side], str]:
    if look is Look.ASCII:
        return _PLAIN_GHOST if stage is Stage.GHOST else _PLAIN
    if stage is Stage.GHOST:
        return _GHOST
    return _THIN if stage is Stage.AHEAD else _THICK


def _line(
    table: Mapping[frozenset[Side], str], sides: frozenset[Side], width: int, height: int
) -> Iterator[Stroke]:
    middle, line = width // 2, height // 2
    upright, across = table[frozenset((N, S))], table[frozenset((E, W))]
    if N in sides:
        yield from ((middle, y, upright) for y in range(line))
    if S in sides:
        yield from ((middle, y, upright) for y in range(line + 1, height))
    if W in sides:
        yield from ((x, line, across) for x in range(middle))
    if E in sides:
        yield from ((x, line, across) for x in range(middle + 1, width))
    yield middle, line, table[sides]


def _pier(spot: Spot, size: Size, look: Look) -> Iterator[Stroke]:
    """The planks of a dock, and the hull of the boat there."""
    width, height = SPACES[size]
    plank = "=" if look is Look.ASCII else "═"
    port, starboard, keel = ("\\", "/", "_") if look is Look.ASCII else ("\u2572", "\u2571", "─")
    middle = width // 2
    if size is not Size.S or spot.boat is None:
        yield from ((x, 0, plank) for x in range(middle - 1, middle + 2))
    if spot.boat is None:
        return
    low = height - 1
    if size is Size.L:
        yield from ((0, 1, port), (width - 1, 1, starboard))
        yield from ((1, 2, port), (width - 2, 2, starboard))
        yield from ((x, 2, keel) for x in range(2, width - 2))
    else:
        yield from ((0, low, port), (width - 1, low, starboard))
