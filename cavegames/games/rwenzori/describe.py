"""What is on a cell and what matters about it, in plain sentences, from what everyone may know."""

from collections.abc import Sequence

from cavegames.engine.game import Seat
from cavegames.engine.hexgrid import ALL_EXITS, Cell, Exits, edges
from cavegames.engine.words import listed
from cavegames.games.rwenzori import expansions
from cavegames.games.rwenzori.board import NOBODY, Placed, Status
from cavegames.games.rwenzori.components import BY_ID, FACES, HIDDEN, SEATS, TURNED, Kind, Penalty
from cavegames.games.rwenzori.notation import cell_name, read_cell
from cavegames.games.rwenzori.places import free_exits, neighbour
from cavegames.games.rwenzori.solo import measure
from cavegames.games.rwenzori.state import State, Want
from cavegames.games.rwenzori.wording import capital, title

PLAYERS = tuple(seat.capitalize() for seat in SEATS)


def cells(state: State) -> tuple[str, ...]:
    """The cells with a tile and those that one can go on, as all can see, from north to south."""
    found = set(state.board)
    for cell, tile in state.board.items():
        found |= {neighbour(cell, edge) for edge in free_exits(state, cell, tile.exits)}
    found |= set(expansions.of(state.expansions).cells(state))
    return tuple(cell_name(cell) for cell in sorted(found, key=lambda cell: (cell[1], cell[0])))


def describe(state: State, cell: str, players: Sequence[str] = PLAYERS, viewer: Seat | None = None) -> str:
    """What is on the cell of that name; `players` are what the seats are called. Raises Unreadable.

    A dark tile that is not revealed is named only to a `viewer` who laid it. The id of a tile, e.g.
    `left-fork`, is answered with its exits, however it is turned.
    """
    face = BY_ID.get(cell.strip().lower())
    if face is not None:
        return " ".join((f"{capital(title(face))}.", *_turns(face)))
    where = read_cell(cell)
    tile = state.board.at(where)
    parts = _empty(state, where) if tile is None else _tile(tile, players, viewer)
    if any(due.want == Want.ROTATE and due.cell == where for due in state.due):
        parts[-1] = "Its exits are chosen now."
    parts += expansions.of(state.expansions).describe(state, where)
    here = [seat for seat, at in enumerate(state.meeples) if at == where]
    if here:
        parts.append(f"{listed([players[seat] for seat in here])} {'is' if len(here) == 1 else 'are'} here.")
    if any(state.entries[seat] >= 0 for seat in here):
        parts.append("Blocked: the way out is the way in, until the save tile is laid past it.")
    return f"{cell_name(where)}: {' '.join(parts)}"


def _turns(face: int) -> list[str]:
    turns = TURNED[face]
    if len(turns) == 1:
        return [f"Exits {_named(turns[0])}."] if turns[0] else []
    return [f"Turned {turn}: exits {_named(exits)}." for turn, exits in enumerate(turns)]


def _named(exits: Exits) -> str:
    return listed([edge.name for edge in edges(exits)])


def _empty(state: State, cell: Cell) -> list[str]:
    leading = [
        cell_name(over)
        for edge in edges(ALL_EXITS)
        if (tile := state.board.at(over := neighbour(cell, edge))) is not None
        and tile.exits >> (edge + 3) % 6 & 1
    ]
    if not leading:
        return ["empty.", "No exit leads here."]
    parts = ["empty.", f"{'Exits' if len(leading) > 1 else 'An exit'} of {listed(leading)} leads here."]
    if len(leading) > 1:
        parts[1] = f"Exits of {listed(leading)} lead here."
    if state.solo is not None:
        parts.append(f"Worth {measure.room(state, cell)} of 19 points to the cave.")
    return parts


def _tile(tile: Placed, players: Sequence[str], viewer: Seat | None) -> list[str]:
    if tile.status == Status.DARK:
        return [_dark(tile, players, viewer)]
    parts = [f"{title(tile.face)}.", _status(tile)]
    if tile.exits:
        parts.append(f"Exits {_named(tile.exits)}.")
    return [part for part in parts if part]


def _dark(tile: Placed, players: Sequence[str], viewer: Seat | None) -> str:
    who = "the cave" if tile.owner == NOBODY else players[tile.owner]
    if viewer is not None and viewer == tile.owner and tile.face != HIDDEN:
        return f"{title(tile.face)}, face down, laid by {who}."
    return f"dark tile, face down, laid by {who}."


def _status(tile: Placed) -> str:
    face = FACES[tile.face]
    match tile.status:
        case Status.CAVE_IN:
            return "A cave-in: only TNT opens it."
        case Status.ACTIVE if face.icon:
            marked = " A penalty was taken, so it stays on the table." if tile.marked else ""
            return f"It asks for a {face.icon.title} save tile.{marked}"
        case Status.ACTIVE if face.obstacle:
            return "No save tile opens it."
    if face.obstacle and face.penalty in (Penalty.NONE, Penalty.CLOCK) and face.kind == Kind.DARK:
        return "It can be passed."
    return "It was passed, so it stops nobody." if face.obstacle else ""
