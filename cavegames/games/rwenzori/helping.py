"""Hands offered, tiles given and tiles discarded (RW-STUCK-2, RW-STUCK-3)."""

from cavegames.games.rwenzori.draft import Draft
from cavegames.games.rwenzori.events_hands import Answered, Discarded, Given, Offered
from cavegames.games.rwenzori.moves import Act, Move
from cavegames.games.rwenzori.state import Due, Want


def offer(draft: Draft, due: Due, move: Move) -> None:
    """The hand is offered unseen; the other answers (RW-STUCK-2)."""
    draft.due.append(Due(Want.ANSWER, move.seat, seats=(due.seat,)))
    draft.happened(Offered(due.seat, move.seat))


def answer(draft: Draft, due: Due, move: Move) -> None:
    """The offer is taken, and the giver draws; or it is not (RW-STUCK-2)."""
    seat, giver = due.seat, due.seats[0]
    taken = move.act == Act.ACCEPT
    draft.happened(Answered(seat, giver, taken))
    if taken:
        draft.under(seat, draft.hands[seat])
        draft.hands[seat], draft.hands[giver] = draft.hands[giver], ()
        draft.draw(giver)


def give(draft: Draft, due: Due, move: Move) -> None:
    """A tile goes to another player (RW-PEN-1, RW-STUCK-3, RW-COMP-9)."""
    draft.take(due.seat, move.face)
    draft.add(move.seat, move.face)
    draft.happened(Given(due.seat, move.seat, move.face))
    if due.want == Want.DISCARD:
        _go_on(draft, due)


def discard(draft: Draft, due: Due, move: Move) -> None:
    """A tile is discarded, and another drawn (RW-STUCK-3)."""
    draft.take(due.seat, move.face)
    draft.put_away(move.face)
    draft.idle = 0
    draft.happened(Discarded(due.seat, move.face))
    draft.draw(due.seat)
    _go_on(draft, due)


def _go_on(draft: Draft, due: Due) -> None:
    if due.left > 1 and draft.hands[due.seat]:
        draft.due.append(due._replace(left=due.left - 1))
