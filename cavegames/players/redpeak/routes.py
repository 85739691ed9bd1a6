"""How far it is: the straight and curved tiles that a path to a dock needs, over all places still wanted."""

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from cavegames.engine.squaregrid import Cell, Side, neighbour
from cavegames.games.redpeak.boards import BOARDS
from cavegames.games.redpeak.components import TILES
from cavegames.games.redpeak.path import OpenEnd, leads_on

CURVES = sum(tile.curved for tile in TILES)
STRAIGHTS = len(TILES) - CURVES


class Shapes(NamedTuple):
    """The tiles of a route, and the dock it leads to."""

    dock: int
    straights: int
    curves: int


@cache
def routes(side: int, end: OpenEnd, wanted: frozenset[Cell]) -> tuple[Shapes, ...]:
    """The routes from an open end over the wanted cells to each dock, without those that others beat."""
    board = BOARDS[side]
    cell, heading = end
    if cell in board.docks:
        return () if wanted else (Shapes(board.docks.index(cell), 0, 0),)
    left = wanted - {cell}
    if cell not in board.jungle or any(y < cell[1] for _, y in left):
        return ()
    found = set()
    for leave in (Side.EAST, Side.SOUTH, Side.WEST):
        after = neighbour(cell, leave)
        if leave != heading.opposite and leads_on(board, after):
            curves = leave != heading
            for dock, straight, curved in routes(side, OpenEnd(after, leave), left):
                found.add(Shapes(dock, straight + (not curves), curved + curves))
    return tuple(sorted(_best(found)))


def _best(found: Iterable[Shapes]) -> list[Shapes]:
    best: list[Shapes] = []
    for shapes in sorted(found):
        dock, straights, curves = shapes
        if (
            straights <= STRAIGHTS
            and curves <= CURVES
            and not any(
                other.dock == dock and other.straights <= straights and other.curves <= curves
                for other in best
            )
        ):
            best.append(shapes)
    return best
