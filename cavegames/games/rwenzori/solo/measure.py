"""Where the player would most want to go: the measure by which the cave chooses (RW-SOLO-8).

**An exit** is worth as many points as there are empty hexes of the play area within two steps of the hex
it leads to, that hex included: at most 19. The more room there is, the more the player wants to go there, so
the cave takes the exit with the most points; among equals the most northern, of those the most western.

**The turn** of a tile that lies face up is the one that leaves the player the least: the fewest points, each
exit that would lead to an empty hex counting as above. Among equals it is the least turn.
"""

from collections.abc import Iterable

from cavegames.engine.hexgrid import EDGES, Cell, ring
from cavegames.games.rwenzori import expansions
from cavegames.games.rwenzori.components import TURNED
from cavegames.games.rwenzori.places import neighbour
from cavegames.games.rwenzori.spots import Spots, turns
from cavegames.games.rwenzori.state import State

SIGHT = 2
"""Steps within which empty hexes count."""

_AROUND: tuple[Cell, ...] = tuple(cell for radius in range(SIGHT + 1) for cell in ring((0, 0), radius))


def room(state: State, cell: Cell) -> int:
    """The points of an exit that leads to `cell`."""
    area, board = expansions.of(state.expansions), state.board
    around = ((cell[0] + q, cell[1] + r) for q, r in _AROUND)
    return sum(near not in board and area.within(state, near) for near in around)


def wanted(state: State, cells: Iterable[Cell]) -> Cell:
    """The cell that the player would most want to go to. Raises ValueError for no cells."""
    return min(cells, key=lambda cell: (-room(state, cell), cell[1], cell[0]))


def turn_of(state: State, face: int, cell: Cell, spots: Spots) -> int:
    """The turn that leaves the player the least."""
    return min(turns(face, spots[cell]), key=lambda turn: (left(state, face, cell, turn), turn))


def left(state: State, face: int, cell: Cell, turn: int) -> int:
    """The points of the exits that a tile would have to empty hexes."""
    area, board = expansions.of(state.expansions), state.board
    over = (neighbour(cell, edge) for edge in range(EDGES) if TURNED[face][turn] >> edge & 1)
    return sum(room(state, far) for far in over if far not in board and area.within(state, far))
