"""Dark tiles revealed: by light, by torch, or by going in blind (RW-ILLU-1 to RW-PEN-5)."""

from cavegames.engine.game import Seat
from cavegames.engine.hexgrid import Cell, edge_between
from cavegames.games.rwenzori.board import Status, placed
from cavegames.games.rwenzori.cards import Gear
from cavegames.games.rwenzori.components import FACES, Penalty
from cavegames.games.rwenzori.draft import Draft
from cavegames.games.rwenzori.events import Blocked, Entered, Revealed, Turned
from cavegames.games.rwenzori.laying import may_lay_on
from cavegames.games.rwenzori.moves import Move
from cavegames.games.rwenzori.state import Due, Want, Why

_HARMLESS = (Penalty.NONE, Penalty.CLOCK)
"""Dark tiles with these need no save tile."""


def reveal(draft: Draft, seat: Seat, cell: Cell, why: Why, light: int | None = None) -> None:
    """A dark tile is turned over; an explosion goes off unless somebody goes in (RW-ILLU-3, RW-GEAR-3)."""
    tile = draft.board[cell]
    face = FACES[tile.face]
    draft.happened(Revealed(seat, cell, tile.face, why, light))
    status = Status.OPEN if face.penalty in _HARMLESS else Status.ACTIVE
    draft.board = draft.board.laid(cell, placed(tile.face, 0, status, tile.owner))
    draft.idle = 0
    if face.penalty == Penalty.EXPLOSION and why != Why.BLIND:
        draft.cave_in(cell)
        return
    edge = edge_between(cell, draft.meeples[seat])
    draft.due.append(Due(Want.ROTATE, seat, cell, -1 if edge is None else edge, why=why))


def light(draft: Draft, due: Due, move: Move) -> None:
    """An illuminate tile: spent, and the turn is over (RW-ILLU-1)."""
    draft.due.clear()
    draft.take(due.seat, move.face)
    draft.spend(move.face)
    reveal(draft, due.seat, move.cell, Why.LIGHT, move.face)
    draft.mode.refill(draft, due.seat, move.face)


def blind(draft: Draft, due: Due, move: Move) -> None:
    """Going in blind (RW-BLIND-1)."""
    reveal(draft, due.seat, move.cell, Why.BLIND)


def turn(draft: Draft, due: Due, move: Move) -> None:
    """The revealed tile is turned; who only lit it up stays outside (RW-ILLU-2, RW-BLIND-2, RW-PEN-3)."""
    tile = draft.board[due.cell]
    draft.board = draft.board.laid(due.cell, placed(tile.face, move.turn, tile.status, tile.owner))
    draft.happened(Turned(due.seat, due.cell, move.turn))
    if due.why != Why.BLIND:
        return
    penalty = FACES[tile.face].penalty
    if penalty not in _HARMLESS:
        draft.due.append(Due(Want.SAVE, due.seat, due.cell, due.edge))
        return
    draft.go(due.seat, due.cell)
    draft.happened(Entered(due.seat, due.cell))
    if penalty == Penalty.NONE:
        may_lay_on(draft, due.seat)
        return
    draft.mode.mark(draft, due.cell)
    held_up(draft, due.seat)


def held_up(draft: Draft, seat: Seat) -> None:
    """On a clock nothing is laid in this turn, whatever else was due, but with Sturdy Boots (RW-PEN-3)."""
    if draft.mode.may_hold(draft.state(), seat, Gear.BOOTS):
        draft.due.append(Due(Want.CLOCK, seat, draft.meeples[seat]))
    else:
        draft.due.clear()


def penalty(draft: Draft, due: Due, _: Move) -> None:
    """The penalty of the dark tile just entered (RW-BLIND-4, RW-PEN-1, RW-PEN-2, RW-PEN-4)."""
    kind = FACES[draft.board[due.cell].face].penalty
    if kind == Penalty.EXPLOSION:
        draft.mode.mark(draft, due.cell)
        draft.cave_in(due.cell)
        return
    blocked(draft, due)
    if kind == Penalty.PLUS1:
        draft.mode.plus_one(draft, due.seat, due.cell)


def blocked(draft: Draft, due: Due) -> None:
    """The meeple is on the dark tile and may leave only as it came (RW-BLIND-4)."""
    draft.go(due.seat, due.cell)
    draft.entries[due.seat] = due.edge
    draft.mode.mark(draft, due.cell)
    draft.happened(Blocked(due.seat, due.cell))
