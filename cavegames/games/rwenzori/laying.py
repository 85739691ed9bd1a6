"""Laying tiles (RW-LAY-1 to RW-TNT-2, RW-ACT-1)."""

from cavegames.engine.game import Seat
from cavegames.games.rwenzori.board import NOWHERE, Status, dark, placed
from cavegames.games.rwenzori.components import DARK, ESCAPE, FACES, TNT
from cavegames.games.rwenzori.draft import Draft
from cavegames.games.rwenzori.events import ObstacleLaid, SaveLaid, TileLaid, TntLaid
from cavegames.games.rwenzori.events_hands import GearUsed
from cavegames.games.rwenzori.lays import gear_icons
from cavegames.games.rwenzori.moves import Move
from cavegames.games.rwenzori.places import free_exits, usable, walled_in
from cavegames.games.rwenzori.spots import Pass, passed, passes
from cavegames.games.rwenzori.state import Due, Ending, Want
from cavegames.games.rwenzori.trapped import trapped

FREED = 4
"""Tiles that may be discarded for freeing somebody (RW-STUCK-3)."""


def spend_action(draft: Draft, due: Due) -> None:
    """One action is used: of the further ones, if these were given, the others stay (RW-ACT-1).

    Only at once does a hidden passage just laid lead on (RW-HID-2).
    """
    if due.want in (Want.EXTRA, Want.LAYS) and due.left > 1:
        draft.due.append(due._replace(cell=NOWHERE, left=due.left - 1, plus=False))


def may_lay_on(draft: Draft, seat: Seat) -> None:
    """One lay-on tile may be laid from the meeple's tile, if it has a free exit (RW-BLIND-2, RW-TNT-2)."""
    state = draft.state()
    if free_exits(state, state.meeples[seat], usable(state, seat)) and (
        state.hands[seat] or draft.mode.may_escape(state, seat)
    ):
        draft.due.append(Due(Want.LAY_ON, seat))


def lay(draft: Draft, due: Due, move: Move) -> None:
    """A lay-on tile or the Escape tile (RW-LAY-1, RW-END-2)."""
    spend_action(draft, due)
    draft.take(due.seat, move.face)
    draft.laid(move.face, move.cell, move.turn)
    draft.go(due.seat, move.cell)
    draft.happened(TileLaid(due.seat, move.face, move.cell, move.turn, FACES[move.face].bonus))
    if move.face == ESCAPE:
        draft.end(Ending.ESCAPED)
        return
    draft.allow_extra(due.seat, move.face, move.cell)
    draft.mode.refill(draft, due.seat, move.face)


def block(draft: Draft, due: Due, move: Move) -> None:
    """An obstacle at another player (RW-OBS-1, RW-OBS-5)."""
    spend_action(draft, due)
    draft.take(due.seat, move.face)
    hidden = move.face in DARK
    tile = dark(move.face, due.seat) if hidden else placed(move.face, move.turn, Status.ACTIVE)
    draft.board = draft.board.laid(move.cell, tile)
    draft.idle = 0
    draft.happened(ObstacleLaid(due.seat, move.face, move.cell, move.turn))
    draft.mode.refill(draft, due.seat, move.face)


def gear_save(draft: Draft, due: Due, move: Move) -> None:
    """A tile that gear makes a save tile (RW-GEAR-1, RW-GEAR-4)."""
    _save(draft, due, move, by_gear=True)


def save(draft: Draft, due: Due, move: Move) -> None:
    """A save tile past an obstacle (RW-SAVE-1, RW-BLIND-3)."""
    _save(draft, due, move, by_gear=False)


def _save(draft: Draft, due: Due, move: Move, *, by_gear: bool) -> None:
    state = draft.state()
    seat, face = due.seat, move.face
    icons = gear_icons(state, seat, face) if by_gear else frozenset((FACES[face].icon,))
    ways: list[Pass] = passes(state, due)
    overcome = passed(ways, icons, face, move.cell, move.turn)
    spend_action(draft, due)
    if by_gear:
        draft.gear_used[seat] = True
        draft.happened(GearUsed(seat, state.gear[seat]))
    draft.take(seat, face)
    draft.happened(SaveLaid(seat, face, move.cell, move.turn, tuple(overcome)))
    draft.mode.overcome(draft, overcome, move.cell)
    draft.laid(face, move.cell, move.turn)
    draft.go(seat, move.cell, next((cell for cell in overcome if cell != move.cell), None))
    draft.allow_extra(seat, face, move.cell)
    draft.mode.refill(draft, seat, face)


def tnt(draft: Draft, due: Due, move: Move) -> None:
    """TNT on top of a tile, maybe one more tile from it, maybe tiles to discard (RW-TNT-1, RW-STUCK-3)."""
    before = draft.state()
    seat = due.seat
    others = [other for other in range(len(before.meeples)) if other != seat and trapped(before, other)]
    spend_action(draft, due)
    draft.take(seat, TNT)
    covered = draft.board[move.cell]
    draft.cover(covered)
    draft.change(move.cell, placed(TNT, move.turn))
    draft.idle = 0
    draft.go(seat, move.cell)
    after = draft.state()
    freed = tuple(other for other in others if not walled_in(after, other))
    hidden = covered.status == Status.DARK
    draft.happened(TntLaid(seat, move.cell, move.turn, covered.face, hidden, freed))
    draft.mode.refill(draft, seat, TNT)
    draft.allow_extra(seat, TNT, move.cell)
    may_lay_on(draft, seat)
    if freed and draft.hands[seat]:
        draft.due.append(Due(Want.DISCARD, seat, left=FREED, seats=freed))
