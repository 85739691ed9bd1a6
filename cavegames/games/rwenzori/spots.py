"""Where tiles of each sort can go, for `legal` and `refusal` alike.

A spot is an empty hex (or, for TNT, a tile; in a match of one, an obstacle) with the edges on one of which
the tile laid there must have an exit.
"""

from typing import NamedTuple, TypeAlias

from cavegames.engine.game import Seat
from cavegames.engine.hexgrid import EDGES, STEPS, Cell, distance
from cavegames.games.rwenzori import expansions, modes
from cavegames.games.rwenzori.board import Placed, Status, linked
from cavegames.games.rwenzori.components import FACES, FACING, Icon, Penalty
from cavegames.games.rwenzori.places import OPPOSITE, dark_exits, free_exits, neighbour, usable
from cavegames.games.rwenzori.state import Due, State, Want

Spots: TypeAlias = dict[Cell, tuple[int, ...]]
"""By cell, the edges of it of which one must become an exit."""


class Pass(NamedTuple):
    """A way past an obstacle: a save tile with `icon` on `cell` with an exit on `edge`."""

    cell: Cell
    edge: int
    obstacle: Cell
    icon: Icon


def turns(face: int, edges: tuple[int, ...]) -> list[int]:
    """The turns of a tile that give it an exit on one of the edges, ascending."""
    if len(edges) == 1:
        return list(FACING[face][edges[0]])
    return sorted({turn for edge in edges for turn in FACING[face][edge]})


def lay_spots(state: State, seat: Seat) -> Spots:
    """Where lay-on tiles can go (RW-LAY-1, RW-SOLO-9)."""
    found: Spots = {}
    for cell, exits in modes.of(state).origins(state, seat):
        for edge in free_exits(state, cell, exits):
            over = neighbour(cell, edge)
            found[over] = (*found.get(over, ()), OPPOSITE[edge])
    return found


def block_spots(state: State, seat: Seat) -> Spots:
    """Where obstacles can go but for what is next to them (RW-OBS-1, RW-OBS-2)."""
    found: Spots = {}
    here = state.meeples[seat]
    for cell in {cell for other, cell in enumerate(state.meeples) if other != seat}:
        for edge in free_exits(state, cell, state.board[cell].exits):
            over = neighbour(cell, edge)
            if distance(over, here) > 1:
                found[over] = (*found.get(over, ()), OPPOSITE[edge])
    return found


def shows_penalty(tile: Placed) -> bool:
    """Whether a tile on the table shows a red penalty (RW-OBS-3)."""
    return tile.status != Status.DARK and FACES[tile.face].penalty != Penalty.NONE


def dark_neighbour(state: State, cell: Cell) -> Cell | None:
    """A tile beside a cell that keeps dark tiles away from it, if there is one (RW-OBS-3)."""
    for dq, dr in STEPS:
        over = cell[0] + dq, cell[1] + dr
        tile = state.board.at(over)
        if tile is not None and (tile.status == Status.DARK or shows_penalty(tile)):
            return over
    return None


def bare_penalty(state: State, cell: Cell) -> Cell | None:
    """A tile beside a cell that shows a red penalty and has no player on it, if there is one (RW-OBS-4)."""
    for dq, dr in STEPS:
        over = cell[0] + dq, cell[1] + dr
        tile = state.board.at(over)
        if tile is not None and shows_penalty(tile) and over not in state.meeples:
            return over
    return None


def obstacles(state: State, seat: Seat) -> list[tuple[Cell, int]]:
    """The active obstacles before a meeple, each with its edge towards the meeple (RW-SAVE-1).

    One that blocks the meeple it is on has the edge over which the meeple came in.
    """
    here = state.meeples[seat]
    tile, exits = state.board[here], usable(state, seat)
    found = [(here, state.entries[seat])] if state.entries[seat] >= 0 else []
    for edge in range(EDGES):
        if exits >> edge & 1:
            over = neighbour(here, edge)
            other = state.board.at(over)
            if other is not None and other.status == Status.ACTIVE and linked(tile, edge, other):
                found.append((over, OPPOSITE[edge]))
    return found


def passes(state: State, due: Due) -> list[Pass]:
    """Every way past an obstacle that the player to move may take with the right save tile."""
    before = [(due.cell, due.edge)] if due.want == Want.SAVE else obstacles(state, due.seat)
    mode = modes.of(state)
    found = []
    for cell, edge in before:
        icon = FACES[state.board[cell].face].icon
        if icon:
            found += [Pass(spot, facing, cell, icon) for spot, facing in mode.past(state, cell, edge)]
    if due.want != Want.SAVE:
        found += expansions.of(state.expansions).passes(state, due.seat)
    return found


def passed(ways: list[Pass], icons: frozenset[Icon], face: int, cell: Cell, turn: int) -> list[Cell]:
    """The obstacles that a tile laid as a save tile with those icons overcomes."""
    return [
        way.obstacle
        for way in ways
        if way.cell == cell and way.icon in icons and turn in FACING[face][way.edge]
    ]


def needed(state: State, seat: Seat) -> frozenset[Icon]:
    """The save tiles that help a meeple on, as all can see."""
    icons = [FACES[state.board[cell].face].icon for cell, _ in obstacles(state, seat)]
    icons += [way.icon for way in expansions.of(state.expansions).passes(state, seat)]
    return frozenset(icon for icon in icons if icon)


def tnt_spots(state: State, seat: Seat) -> Spots:
    """The tiles that TNT can go on (RW-TNT-1)."""
    here, rules = state.meeples[seat], expansions.of(state.expansions)
    exits = usable(state, seat)
    found: Spots = {}
    for edge in range(EDGES):
        if exits >> edge & 1:
            over = neighbour(here, edge)
            tile = state.board.at(over)
            if tile is not None and rules.coverable(tile):
                found[over] = (OPPOSITE[edge],)
    return found


def dark_spots(state: State, seat: Seat) -> Spots:
    """The unrevealed dark tiles at an exit of a meeple's tile (RW-BLIND-1, RW-ILLU-1)."""
    here = state.meeples[seat]
    return {neighbour(here, edge): (OPPOSITE[edge],) for edge in dark_exits(state, here, usable(state, seat))}
