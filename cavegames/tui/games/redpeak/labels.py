"""The letters on a space: where they stand is the same in every look."""

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from cavegames.engine.squaregrid import Side
from cavegames.games.redpeak.boards import BOARDS
from cavegames.games.redpeak.components import BOATS, TILES
from cavegames.tui.games.redpeak import letters
from cavegames.tui.games.redpeak.cells import Ground, Spot, Stage, Way
from cavegames.tui.games.redpeak.measures import SPACES
from cavegames.tui.games.redpeak.shades import TOOL_ROLES
from cavegames.tui.looks import Look, Size


class Label(NamedTuple):
    """A short text on a space."""

    x: int
    """Its first column in the space."""
    y: int
    """Its line in the space."""
    text: str
    role: str
    """The role of its colour in the palette."""
    plate: str = ""
    """The role of the plate it stands on; none in the look `ascii`."""


Labels: TypeAlias = Iterator[Label]

BESIDE = 4
"""Columns beside the path, in size L."""


def labels(spot: Spot, size: Size, look: Look) -> Labels:
    """The labels of a space; later ones cover earlier ones."""
    if not spot.lava:
        if spot.way is not None:
            yield from on_tile(spot.way, size, look)
            yield from _spots_on_tile(spot, spot.way, size)
        elif spot.ground is Ground.DOCK:
            yield from _dock(spot, size, look)
        elif spot.ground is Ground.JUNGLE:
            yield from _empty(spot, size)
        elif spot.ground is Ground.CAMP:
            yield from _camp(spot, size)
    yield from _figures(spot, size, look)
    if spot.threat:
        width = SPACES[size].width
        yield Label(0, 0, letters.THREAT, "lava")
        if size is not Size.S:
            yield Label(width - 1, 0, letters.THREAT, "lava")


def on_tile(way: Way, size: Size, look: Look) -> Labels:
    """Icons still to pay, rewards and volcanoes still to come."""
    tile = TILES[way.tile]
    left = tile.icons[way.paid :] if way.stage in (Stage.GHOST, Stage.AHEAD) else ()
    coming = way.stage is not Stage.PAST
    if size is Size.S:
        if left:
            yield Label(1, 0, str(len(left)), "text")
        if coming and tile.volcanoes:
            yield Label(3, 0, letters.volcano(look), "lava")
        return
    upright = way.enter is Side.NORTH
    columns = (1, 3, 5, 7) if size is Size.L else (1, 2, 4, 5) if upright else (1, 2, 3, 4)
    for column, tool in zip(columns[way.paid :], left, strict=False):
        yield Label(column, 0, letters.TOOL_LETTERS[tool], "text", TOOL_ROLES[tool])
    if coming:
        yield from _rewards(way, size)
        if tile.volcanoes:
            low = SPACES[size].height - 1
            yield Label(4 if size is Size.M else 7, low, f"{letters.volcano(look)}{tile.volcanoes}", "lava")


def _rewards(way: Way, size: Size) -> Labels:
    rewards = [letters.reward(reward) for reward in TILES[way.tile].rewards]
    if size is Size.M:
        short = "".join(text[0] for text in rewards)
        yield Label(0 if len(short) > 2 else 1, 1, short[:3], "moss")
        yield Label(6, 1, short[3:], "moss")
    elif way.leave is Side.SOUTH:
        fitting = max(n for n in range(len(rewards) + 1) if len("".join(rewards[:n])) <= BESIDE)
        low, high = "".join(rewards[:fitting]), "".join(rewards[fitting:])
        yield Label(0, 2, low, "moss")
        yield Label(5 if way.enter is Side.WEST else BESIDE - len(high), 1, high, "moss")
    else:
        yield Label(0, 2, "".join(rewards), "moss")


def _spots_on_tile(spot: Spot, way: Way, size: Size) -> Labels:
    """The place or the bonus tile that the path tile lies on."""
    width, height = SPACES[size]
    if spot.place is not None and (spot.place.wanted or spot.place.reached):
        sign = letters.REACHED if spot.place.reached else letters.WANTED
        bare = size is Size.S or way.stage in (Stage.GHOST, Stage.AHEAD)
        text = sign if bare else _code(spot) + sign
        low = size is Size.L and way.stage is Stage.PAST
        yield Label(width - len(text), height - 1 if low else 0, text, "lamp", _place_plate(spot))
    if spot.clear is not None:
        yield Label(width - 1 if size is Size.S else 0, 0, _bonus(spot), "lamp", _bonus_plate(spot))


def _place_plate(spot: Spot) -> str:
    assert spot.place is not None
    return "moss" if spot.place.reached else "violet" if spot.place.wanted else ""


def _bonus_plate(spot: Spot) -> str:
    assert spot.clear is not None
    return "geode" if spot.clear.bonus is None else "sun"


def _code(spot: Spot) -> str:
    assert spot.place is not None
    return letters.place_code(BOARDS[spot.side].place_names[spot.place.number])


def _bonus(spot: Spot) -> str:
    assert spot.clear is not None
    bonus = spot.clear.bonus
    return letters.FACE_DOWN if bonus is None else letters.BONUS_LETTERS[bonus]


def _empty(spot: Spot, size: Size) -> Labels:
    width, height = SPACES[size]
    middle, line = width // 2, (height - 1) // 2
    if spot.place is not None:
        sign = letters.REACHED if spot.place.reached else letters.WANTED if spot.place.wanted else ""
        low = height - 1 if size is Size.L else line
        yield Label(middle - 1, low, _code(spot) + sign, "text", _place_plate(spot))
    elif spot.clear is not None:
        yield Label(middle - 1, line, f"({_bonus(spot)})", "lamp", _bonus_plate(spot))
    if spot.end is not None:
        yield from _arrow(spot, spot.end, size)


def _arrow(spot: Spot, enter: Side, size: Size) -> Labels:
    """Where the path comes in."""
    width, height = SPACES[size]
    line = height - 1 if size is Size.M else (height - 1) // 2
    taken = spot.place is not None or spot.clear is not None
    if enter is Side.NORTH:
        if size is not Size.S or not taken:
            yield Label(width // 2, 0, "v", "target")
        else:
            yield Label(0, 0, "v", "target")
    elif enter is Side.WEST:
        yield Label(0 if taken else 1, line, ">", "target")
    else:
        yield Label(width - 1 if taken else width - 2, line, "<", "target")


def _camp(spot: Spot, size: Size) -> Labels:
    if not (spot.tent or spot.adventurer):
        yield Label((SPACES[size].width - 4) // 2 + (size is Size.S), 0, "camp", "text", "worn")


def _dock(spot: Spot, size: Size, look: Look) -> Labels:
    number = str(BOARDS[spot.side].docks.index(spot.cell) + 1)
    width, height = SPACES[size]
    if not spot.adventurer and (spot.boat is None or size is not Size.S):
        yield Label(width // 2, 0, number, "text")
    if spot.boat is None or spot.adventurer:
        return
    boat = BOATS[spot.boat]
    line, gap = (height - 1, 1) if size is not Size.L else (1, 2)
    first = 1 if size is not Size.L else 2
    for index, tool in enumerate(boat.icons):
        yield Label(first + gap * index, line, letters.TOOL_LETTERS[tool], "text", TOOL_ROLES[tool])
    if boat.volcanoes:
        sign = letters.volcano(look)
        small = size is Size.S
        column = max(3, 1 + len(boat.icons)) if small else 4
        yield Label(column, height - 1, sign if small else f"{sign}{boat.volcanoes}", "lava")


def _figures(spot: Spot, size: Size, look: Look) -> Labels:
    """Tent and adventurer; in pixels and large they are drawn instead."""
    if size is Size.L and look is Look.PICTURE:
        return
    middle, line = SPACES[size].width // 2, 0 if size is Size.S else 1
    if spot.tent:
        yield Label(middle - spot.adventurer, line, letters.tent(look), "text", "shine")
    if spot.adventurer:
        aside = spot.tent and size is Size.S
        yield Label(middle + aside, line, letters.FIGURE, "lamp", "lamp")
