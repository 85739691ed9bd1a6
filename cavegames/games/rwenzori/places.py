"""Where a meeple can go: the exits, the links, the reach (RW-LAY-2, RW-MOVE-1, RW-MOVE-2)."""

from collections.abc import Iterator

from cavegames.engine.game import Seat
from cavegames.engine.hexgrid import EDGES, STEPS, Cell, Exits
from cavegames.games.rwenzori import expansions
from cavegames.games.rwenzori.board import Status, linked
from cavegames.games.rwenzori.state import State

OPPOSITE = tuple((edge + 3) % EDGES for edge in range(EDGES))

_CLOSED = (Status.ACTIVE, Status.DARK, Status.CAVE_IN)
"""What no MOVE enters (RW-MOVE-2). A revealed plain passage or clock is open."""


def neighbour(cell: Cell, edge: int) -> Cell:
    """The cell over an edge."""
    dq, dr = STEPS[edge]
    return cell[0] + dq, cell[1] + dr


_STEPS_OF = tuple(
    tuple((edge, *STEPS[edge]) for edge in range(EDGES) if exits >> edge & 1) for exits in range(1 << EDGES)
)
"""By set of exits, each with its step."""


def leads(cell: Cell, exits: Exits) -> list[tuple[int, Cell]]:
    """Those of `exits` of a cell, ascending, each with the cell that it leads to."""
    q, r = cell
    return [(edge, (q + dq, r + dr)) for edge, dq, dr in _STEPS_OF[exits]]


def usable(state: State, seat: Seat) -> Exits:
    """The exits of a meeple's tile that it may use: a blocked one only that by which it came (RW-BLIND-4)."""
    entry = state.entries[seat]
    return state.board[state.meeples[seat]].exits if entry < 0 else 1 << entry


def free_exits(state: State, cell: Cell, exits: Exits) -> list[int]:
    """Those of `exits` of a tile that lead to an empty hex of the play area (RW-LAY-2)."""
    at, within = state.board.at, expansions.of(state.expansions).within
    return [edge for edge, over in leads(cell, exits) if at(over) is None and within(state, over)]


def dark_exits(state: State, cell: Cell, exits: Exits) -> list[int]:
    """Those of `exits` of a tile that lead to an unrevealed dark tile."""
    at = state.board.at
    beside = [(edge, at(over)) for edge, over in leads(cell, exits)]
    return [edge for edge, tile in beside if tile is not None and tile.status == Status.DARK]


def ways(state: State, cell: Cell, exits: Exits) -> Iterator[Cell]:
    """The tiles that a meeple may enter by some exits of a tile, whoever is there (RW-MOVE-2, RW-MOVE-4)."""
    board = state.board
    tile = board[cell]
    for edge, over in leads(cell, exits):
        other = board.at(over)
        if other is not None and other.status not in _CLOSED and linked(tile, edge, other):
            yield over


def must_stop(state: State, cell: Cell) -> bool:
    """Whether a MOVE ends on a tile: it has a free exit, or a dark tile at an exit (RW-MOVE-1)."""
    exits = state.board[cell].exits
    return bool(free_exits(state, cell, exits) or dark_exits(state, cell, exits))


def reach(state: State, seat: Seat) -> dict[Cell, Cell]:
    """Every cell that a MOVE may end on, each with the cell before it on a shortest way (RW-MOVE-1)."""
    start = state.meeples[seat]
    before = {start: start}
    edge_of = list(ways(state, start, usable(state, seat)))
    for cell in edge_of:
        before.setdefault(cell, start)
    queue = list(dict.fromkeys(edge_of))
    for cell in queue:
        if not must_stop(state, cell):
            for over in ways(state, cell, state.board[cell].exits):
                if over not in before:
                    before[over] = cell
                    queue.append(over)
    del before[start]
    return before


def in_vain(state: State, seat: Seat) -> bool:
    """Whether all moves of a meeple lead to tiles from which nothing leads on (RW-SHEET-1, RW-LAVA-6)."""
    return not any(must_stop(state, cell) for cell in reach(state, seat))


def way(state: State, seat: Seat, goal: Cell) -> tuple[Cell, ...]:
    """The cells of a shortest MOVE to a cell that is in reach, without the start."""
    before, start = reach(state, seat), state.meeples[seat]
    found = [goal]
    while before[found[-1]] != start:
        found.append(before[found[-1]])
    return tuple(reversed(found))


def walled_in(state: State, seat: Seat) -> bool:
    """Whether a meeple has no free exit, no dark tile to enter and no tile to move to, as all can see."""
    cell, exits = state.meeples[seat], usable(state, seat)
    ahead = free_exits(state, cell, exits) or dark_exits(state, cell, exits)
    rules = expansions.of(state.expansions)
    if ahead or (next(ways(state, cell, exits), None) is not None and not rules.no_way(state, seat)):
        return False
    return not rules.ways_out(state, seat)
