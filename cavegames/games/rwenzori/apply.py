"""What a legal move does, unchecked."""

from collections.abc import Callable
from dataclasses import replace

from cavegames.engine.game import Step
from cavegames.games.rwenzori import characters, darkness, expansions, helping, laying
from cavegames.games.rwenzori.cards import Gear
from cavegames.games.rwenzori.components import HAND
from cavegames.games.rwenzori.draft import Draft
from cavegames.games.rwenzori.events import Moved, Passed, TurnEnded, TurnMissed
from cavegames.games.rwenzori.events_hands import GearUsed, NothingTaken, SavePicked, SaveReturned
from cavegames.games.rwenzori.moves import Act, Move
from cavegames.games.rwenzori.places import way
from cavegames.games.rwenzori.state import Due, Ending, State, Want, Why

IDLE_ROUNDS = 10
"""Rounds without a tile laid, revealed or discarded after which a match ends (RW-STUCK-5).

So every match ends. Of several players each of the 82 tiles, 88 with Hidden Passages, leaves a hand for good
but once, laid, spent or discarded, and 15 dark tiles are revealed: at most 103 turns get on, and no more than
10 rounds lie between two of them, 104 x 51 turns with five players. Alone, the player has at most 62 tiles,
the cave lays at most 34 and again the 16 that save tiles sent back, and 31 dark tiles are revealed: 144 x 11
turns. A turn ends too: what is done in it spends a tile, a card, a dark tile or what is due. A way through a
hidden passage gives no second one without a tile. Lava and alarms, of which there are few, are no turns.
"""

MISSES = 3
"""Turns in a row that everybody must miss in the end phase for the match to end (RW-STUCK-4)."""

EXCHANGES = 3
"""Save tiles that may be exchanged in a turn (RW-SOLO-4)."""


def apply(state: State, move: Move) -> Step[State]:
    """Play a legal move, unchecked."""
    draft = Draft(state)
    due = draft.due.pop()
    if due.want == Want.TURN and move.act not in _STAYS:
        draft.missed[due.seat] = 0
    _DO.get(move.act, expansions.of(state.expansions).do)(draft, due, move)
    if not draft.due and draft.ended is None:
        _end_turn(draft)
    return Step(draft.state(), tuple(draft.events))


_STAYS = frozenset((Act.MISS, Act.SWAP, Act.GEAR, Act.CARD, Act.ALARM))
"""What does not end that turns were missed in a row (RW-STUCK-1)."""


def _end_turn(draft: Draft) -> None:
    """The turn is over: the next one, or the end of a match that does not get on (RW-STUCK-5)."""
    draft.happened(TurnEnded(draft.seat, draft.turn))
    draft.idle += 1
    if draft.idle > IDLE_ROUNDS * len(draft.meeples):
        draft.end(Ending.IDLE)
    else:
        draft.mode.next_turn(draft)


def _move(draft: Draft, due: Due, move: Move) -> None:
    """RW-MOVE-1, RW-MOVE-3: the turn is over."""
    draft.due.append(due)
    before = draft.state()
    draft.due.clear()
    start, over = before.meeples[due.seat], way(before, due.seat, move.cell)
    draft.go(due.seat, move.cell, (start, *over)[-2])
    draft.happened(Moved(due.seat, start, move.cell, over))


def _gear(draft: Draft, due: Due, move: Move) -> None:
    draft.gear_used[due.seat] = True
    draft.happened(GearUsed(due.seat, move.face))
    match Gear(move.face):
        case Gear.TORCH:
            draft.due.append(due)
            darkness.reveal(draft, due.seat, move.cell, Why.TORCH)
        case Gear.BOOTS:
            laying.may_lay_on(draft, due.seat)
        case Gear.MAP:
            draft.due.append(due._replace(left=due.left + 1, plus=False))
        case _:
            owner = draft.board[due.cell].owner
            darkness.blocked(draft, due)
            draft.happened(NothingTaken(due.seat, owner, avoided=True))


def _miss(draft: Draft, due: Due, move: Move) -> None:
    """RW-STUCK-1, and the end when nobody gets on (RW-STUCK-4)."""
    swapped = move.act == Act.SWAP
    draft.missed[due.seat] += 1
    draft.happened(TurnMissed(due.seat, swapped))
    if swapped:
        draft.under(due.seat, draft.hands[due.seat])
        draft.hands[due.seat] = ()
        draft.draw(due.seat, HAND)
    if draft.ending and min(draft.missed) >= MISSES:
        draft.end(Ending.MISSED)


def _back(draft: Draft, due: Due, move: Move) -> None:
    """RW-SOLO-4."""
    draft.take(due.seat, move.face)
    solo = draft.alone()
    draft.solo = replace(solo, section=tuple(sorted((*solo.section, move.face))))
    draft.happened(SaveReturned(due.seat, move.face))
    left = (due.left if due.want == Want.EXCHANGE else EXCHANGES) - 1
    if left:
        draft.due.append(Due(Want.EXCHANGE, due.seat, left=left))
    draft.due.append(Due(Want.PICK, due.seat, left=1))


def _pick(draft: Draft, due: Due, move: Move) -> None:
    """RW-SOLO-2, RW-SOLO-3."""
    solo = draft.alone()
    section = list(solo.section)
    section.remove(move.face)
    draft.solo = replace(solo, section=tuple(section))
    draft.add(due.seat, move.face)
    draft.happened(SavePicked(due.seat, move.face))
    if due.left > 1:
        draft.due.append(due._replace(left=due.left - 1))


def _cave(draft: Draft, _: Due, move: Move) -> None:
    draft.mode.place(draft, move)


def _pass(draft: Draft, due: Due, _: Move) -> None:
    """What is due is left; on a clock, all the rest of the turn too (RW-PEN-3)."""
    if due.want == Want.CLOCK:
        draft.due.clear()
    owes = due.want == Want.GIVE
    draft.happened(NothingTaken(due.seats[0], due.seat, avoided=False) if owes else Passed(due.seat))


_DO: dict[Act, Callable[[Draft, Due, Move], None]] = {
    Act.LAY: laying.lay,
    Act.BLOCK: laying.block,
    Act.SAVE: laying.save,
    Act.GEAR_SAVE: laying.gear_save,
    Act.TNT: laying.tnt,
    Act.LIGHT: darkness.light,
    Act.MOVE: _move,
    Act.BLIND: darkness.blind,
    Act.TURN: darkness.turn,
    Act.PENALTY: darkness.penalty,
    Act.GEAR: _gear,
    Act.CARD: characters.use,
    Act.OFFER: helping.offer,
    Act.ACCEPT: helping.answer,
    Act.REFUSE: helping.answer,
    Act.GIVE: helping.give,
    Act.DISCARD: helping.discard,
    Act.SWAP: _miss,
    Act.MISS: _miss,
    Act.BACK: _back,
    Act.PICK: _pick,
    Act.CAVE: _cave,
    Act.PASS: _pass,
}
