"""The characters: each touches hands, once a match, before the action of a turn (RW-COMP-9, RW-CHAR-1)."""

from cavegames.engine import chance
from cavegames.games.rwenzori.cards import Character
from cavegames.games.rwenzori.draft import Draft
from cavegames.games.rwenzori.events_hands import CharacterUsed, Drawn, Stolen
from cavegames.games.rwenzori.moves import Move
from cavegames.games.rwenzori.state import Due, Want


def use(draft: Draft, due: Due, move: Move) -> None:
    """The character does its work, and the turn goes on."""
    seat, target = due.seat, move.seat
    draft.due.append(due)
    draft.characters_used[seat] = True
    card = Character(move.face)
    draft.happened(CharacterUsed(seat, card, target if card.aimed else None))
    match card:
        case Character.GUIDE:
            _guide(draft, seat)
        case Character.TRADER:
            draft.hands[seat], draft.hands[target] = draft.hands[target], draft.hands[seat]
        case Character.THIEF:
            _steal(draft, seat, target)
        case Character.PRANKSTER:
            _prank(draft, target)
        case Character.WHIRLWIND:
            draft.hands = [draft.hands[-1], *draft.hands[:-1]]
    draft.check_end_phase()


def _guide(draft: Draft, seat: int) -> None:
    hand = draft.hands[seat]
    draft.under(seat, hand)
    draft.hands[seat] = ()
    draft.draw(seat, len(hand))


def _steal(draft: Draft, seat: int, target: int) -> None:
    tile = chance.draw(draft.chance(), draft.hands[target])
    draft.take(target, tile)
    draft.add(seat, tile)
    draft.happened(Stolen(seat, target, tile))
    draft.due.append(Due(Want.RETURN, seat, seats=(target,)))


def _prank(draft: Draft, target: int) -> None:
    hand = draft.hands[target]
    mixed = chance.shuffled(draft.chance(), hand + draft.stacks[target])
    rest, drawn = mixed[: len(mixed) - len(hand)], mixed[len(mixed) - len(hand) :]
    draft.stacks[target], draft.hands[target] = rest, tuple(sorted(drawn))
    draft.happened(Drawn(target, drawn))
