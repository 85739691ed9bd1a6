"""Where the keys lead on a table of hexes.

Left and right go west and east. Up and down go straight up and down the screen: half a hex east out of an
even row, half a hex west out of an odd one, so that the way back is the way there. With these four every hex
is reached; the diagonals have keys of their own.
"""

from enum import StrEnum
from typing import Protocol

from cavegames.engine.hexgrid import Cell, Edge, neighbour


class Cells(Protocol):
    """A part of the table."""

    def __contains__(self, cell: Cell, /) -> bool: ...


class Step(StrEnum):
    """A key that leads somewhere."""

    UP = "up"
    DOWN = "down"
    WEST = "west"
    EAST = "east"
    NORTH_WEST = "north_west"
    NORTH_EAST = "north_east"
    SOUTH_WEST = "south_west"
    SOUTH_EAST = "south_east"


_EDGES = {
    Step.WEST: Edge.W,
    Step.EAST: Edge.E,
    Step.NORTH_WEST: Edge.NW,
    Step.NORTH_EAST: Edge.NE,
    Step.SOUTH_WEST: Edge.SW,
    Step.SOUTH_EAST: Edge.SE,
}


def towards(cell: Cell, step: Step, within: Cells) -> Cell:
    """The hex that a key leads to: at a side of the table up and down turn inwards, at its end it stays."""
    ways = (neighbour(cell, edge) for edge in _edges(cell, step))
    return next((way for way in ways if way in within), cell)


def _edges(cell: Cell, step: Step) -> tuple[Edge, ...]:
    """Where to go, the best first."""
    odd = cell[1] % 2 == 1
    if step is Step.UP:
        return (Edge.NW, Edge.NE) if odd else (Edge.NE, Edge.NW)
    if step is Step.DOWN:
        return (Edge.SW, Edge.SE) if odd else (Edge.SE, Edge.SW)
    return (_EDGES[step],)
