"""What a space of the island can be, in every way it can be drawn."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from cavegames.engine.squaregrid import Side
from cavegames.games.redpeak.boards import BOARDS
from cavegames.games.redpeak.components import BOATS, TILES, Bonus
from cavegames.tui import palette
from cavegames.tui.boards.painter import Brush
from cavegames.tui.games.redpeak.cells import Clear, Ground, Place, Spot, Stage, Way, scene, wild
from cavegames.tui.looks import Look, Size
from tests.tui.games_redpeak.scenes import positions

SIZES = (Size.S, Size.M, Size.L)
JUNGLE = Spot(1, (4, 6), Ground.JUNGLE)
LAYS = ((Side.NORTH, Side.SOUTH), (Side.NORTH, Side.EAST), (Side.NORTH, Side.WEST), (Side.WEST, Side.EAST),
        (Side.EAST, Side.WEST), (Side.WEST, Side.SOUTH), (Side.EAST, Side.SOUTH))  # fmt: skip
"""Where a path comes in and goes out."""


def _tiles() -> Iterator[Spot]:
    for tile, stage in product(range(len(TILES)), Stage):
        enter, leave = LAYS[tile % len(LAYS)]
        yield replace(JUNGLE, way=Way(tile, enter, leave, stage))
    for (enter, leave), stage in product(LAYS, Stage):
        on = replace(JUNGLE, way=Way(18, enter, leave, stage))
        yield from (on, replace(on, place=Place(0, True, False)), replace(on, place=Place(0, True, True)))
        yield from (replace(on, clear=Clear(bonus)) for bonus in (None, *Bonus))
        yield from (replace(on, tent=True), replace(on, adventurer=True), replace(on, threat=True))
        yield from (replace(on, tent=True, adventurer=True), replace(on, lava=True))
        yield replace(on, lava=True, tent=True)


def _others() -> Iterator[Spot]:
    yield from (JUNGLE, replace(JUNGLE, target=True))
    yield from (replace(JUNGLE, end=side, target=target) for side in (Side.NORTH, Side.EAST, Side.WEST)
                for target in (False, True))  # fmt: skip
    yield from (replace(JUNGLE, clear=Clear(bonus)) for bonus in (None, *Bonus))
    for place in (Place(n, wanted, False) for n in range(7) for wanted in (False, True)):
        yield from (replace(JUNGLE, place=place), replace(JUNGLE, place=place, end=Side.NORTH))
    camp = Spot(0, BOARDS[0].camp, Ground.CAMP)
    yield from (camp, replace(camp, lava=True), replace(camp, threat=True, tent=True, adventurer=True))
    for boat, known in enumerate(BOATS):
        dock = Spot(0, BOARDS[0].docks[known.dock], Ground.DOCK)
        yield from (dock, replace(dock, target=True), replace(dock, boat=boat))
        yield replace(dock, boat=boat, tent=True, adventurer=True)


_SEEN = tuple(spot for state, marks in positions().values() for spot in scene(state, marks).values())
SPOTS = tuple(dict.fromkeys((*_tiles(), *_others(), *_SEEN[::4])))
WILD = tuple(wild(0, (x, y)) for x in range(9) for y in range(13))


def brushes(theme: str = palette.DEFAULT) -> list[Brush]:
    """Every way to draw in a theme."""
    return [Brush(size, look, theme, cursor) for size, look, cursor in product(SIZES, Look, (False, True))]
