"""Treasure that nobody has found yet, and how near a place is to it (RW-TRE-1)."""

from collections.abc import Mapping
from functools import lru_cache

from cavegames.engine.hexgrid import EDGES, Cell, Exits, ring
from cavegames.games.rwenzori import field
from cavegames.games.rwenzori.components import FACES, Kind
from cavegames.games.rwenzori.places import OPPOSITE, neighbour
from cavegames.games.rwenzori.state import State

SIGHT = 4
"""From so many steps on treasure does not matter."""

Docks = Mapping[Cell, Exits]
"""The cells beside treasure, each with the edges on which a tile there would find some."""


def docks(view: State) -> Docks:
    """Where treasure could be found; nowhere without the expansion."""
    found: dict[Cell, Exits] = {}
    for cell in field.marks(len(view.meeples)):
        tile = view.board.at(cell)
        if tile is not None and FACES[tile.face].kind == Kind.TREASURE and not tile.marked:
            for edge in range(EDGES):
                if tile.exits >> edge & 1:
                    over = neighbour(cell, edge)
                    found[over] = found.get(over, 0) | 1 << OPPOSITE[edge]
    return found


def steps_to(view: State, beside: Docks) -> Mapping[Cell, int]:
    """The steps from the cells around to the nearest empty one where treasure could be found."""
    return _steps(tuple(cell for cell in beside if cell not in view.board))


@lru_cache(maxsize=256)
def _steps(goals: tuple[Cell, ...]) -> Mapping[Cell, int]:
    found: dict[Cell, int] = {}
    for steps in range(SIGHT):
        for goal in goals:
            for cell in ring(goal, steps):
                found.setdefault(cell, steps)
    return found
