"""Cards dealt to masked hands so that they fit what everybody was told (RP-TABLE-3).

A seat that was not named holds no card with the tool, a seat that was named at least one. First each seat
that needs a card is given one at random, then the other places are filled. Both steps go back when they run
into a dead end, so a deal is found wherever there is one.
"""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple, TypeAlias

from cavegames.engine import chance
from cavegames.engine.game import Seat
from cavegames.games.redpeak.components import CARDS, Tool
from cavegames.games.redpeak.matching import matched
from cavegames.games.redpeak.state import State

Cards: TypeAlias = tuple[int, ...]

_MASKS = tuple(sum(1 << tool for tool in card.tools) for card in CARDS)
"""The tools of each card, as bit sets."""
_EACH = 3
"""Tools on a card."""


class _Want(NamedTuple):
    """What a masked hand still wants; tools are bit sets."""

    seat: Seat
    room: int
    lacking: int
    """Tools that it must show and does not yet."""
    banned: int
    """Tools that it must not show."""

    def may_hold(self, card: int) -> bool:
        """Whether the card shows nothing banned."""
        return not _MASKS[card] & self.banned

    def useful(self, card: int) -> bool:
        """Whether the rest of the room can still show all that is lacking after this card."""
        helps = (_MASKS[card] & self.lacking).bit_count()
        return self.may_hold(card) and self.lacking.bit_count() - helps <= _EACH * (self.room - 1)

    def with_card(self, card: int) -> "_Want":
        """What is wanted after a card was given."""
        return self._replace(room=self.room - 1, lacking=self.lacking & ~_MASKS[card])


def deal_hands(view: State, pool: Cards, rng: Random) -> tuple[tuple[Cards, ...], Cards]:
    """The hands of a view, masked ones filled with cards of a shuffled pool, and the rest as the deck."""
    wants = [_want(view, seat) for seat, hand in enumerate(view.hands) if None in hand]
    given = next(_deals(wants, pool, rng))
    hands = tuple(
        tuple(sorted((*_seen(view, seat), *given[seat])))
        if seat in given
        else tuple(card for card in hand if card is not None)
        for seat, hand in enumerate(view.hands)
    )
    dealt = {card for cards in given.values() for card in cards}
    return hands, tuple(card for card in pool if card not in dealt)


def _want(view: State, seat: Seat) -> _Want:
    """What was told of a hand."""
    shows = sum(1 << tool for tool, seats in view.told if seats >> seat & 1)
    lacks = sum(1 << tool for tool, seats in view.told if not seats >> seat & 1)
    seen = _seen(view, seat)
    for card in seen:
        shows &= ~_MASKS[card]
    return _Want(seat, len(view.hands[seat]) - len(seen), shows, lacks)


def _seen(view: State, seat: Seat) -> Cards:
    """The cards of a masked hand that were seen by day."""
    return view.seen[seat] if view.seen else ()


def _deals(wants: list[_Want], pool: Cards, rng: Random) -> Iterator[dict[Seat, Cards]]:
    """The deals that fit, in a random order; the pool must be shuffled."""
    for given in _shown(wants, pool, {}, rng):
        fixed = {card for cards in given.values() for card in cards}
        free = [card for card in pool if card not in fixed]
        places = [want for want in wants for _ in range(want.room - len(given.get(want.seat, ())))]
        filled = matched([[card for card in free if want.may_hold(card)] for want in places])
        if filled is not None:
            full = {want.seat: list(given.get(want.seat, ())) for want in wants}
            for want, card in zip(places, filled, strict=True):
                full[want.seat].append(card)
            yield {seat: tuple(sorted(cards)) for seat, cards in full.items()}


def _shown(
    wants: list[_Want], free: Cards, given: dict[Seat, Cards], rng: Random
) -> Iterator[dict[Seat, Cards]]:
    """The ways to give every hand what it must show; the tool that the fewest cards can show comes first."""
    if not any(want.lacking for want in wants):
        yield given
        return
    place, cards = min(_choices(wants, free), key=lambda choice: len(choice[1]))
    for card in chance.shuffled(rng, cards):
        want = wants[place]
        more = {**given, want.seat: (*given.get(want.seat, ()), card)}
        rest = [*wants[:place], want.with_card(card), *wants[place + 1 :]]
        yield from _shown(rest, tuple(other for other in free if other != card), more, rng)


def _choices(wants: list[_Want], free: Cards) -> Iterator[tuple[int, list[int]]]:
    """For each tool that a hand lacks: the place of the hand, and the cards that would do."""
    for place, want in enumerate(wants):
        if want.lacking:
            useful = [card for card in free if want.useful(card)]
            for tool in Tool:
                if want.lacking >> tool & 1:
                    yield place, [card for card in useful if _MASKS[card] >> tool & 1]
