"""Cards dealt to masked hands so that they fit what everybody was told (RP-TABLE-3).

A seat that was not named holds no card with the tool, a seat that was named at least one. First each seat
that needs a card is given one at random, then the other places are filled. Both steps go back when they run
into a dead end, so a deal is found wherever there is one.
"""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from cavegames.engine import chance
from cavegames.engine.game import Seat
from cavegames.games.redpeak.hands import SHOWS
from cavegames.games.redpeak.state import State

Deal = tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]
"""Hands, and the deck."""


class _Need(NamedTuple):
    """A seat must hold one of these cards."""

    seat: Seat
    cards: frozenset[int]


def deal_hands(view: State, pool: tuple[int, ...], rng: Random) -> Deal:
    """The hands of a view filled with cards of a shuffled pool, and the rest as the deck."""
    masked = [seat for seat, hand in enumerate(view.hands) if None in hand]
    room = {seat: len(view.hands[seat]) for seat in masked}
    given = next(_deals(view, pool, room, rng)) if view.told else _sliced(pool, room)
    hands = tuple(
        tuple(sorted(given[seat])) if seat in given else hand for seat, hand in enumerate(view.hands)
    )
    dealt = {card for cards in given.values() for card in cards}
    return hands, tuple(card for card in pool if card not in dealt)  # type: ignore[return-value]


def _sliced(pool: tuple[int, ...], room: dict[Seat, int]) -> dict[Seat, list[int]]:
    given, start = {}, 0
    for seat, size in room.items():
        given[seat] = list(pool[start : start + size])
        start += size
    return given


def _deals(
    view: State, pool: tuple[int, ...], room: dict[Seat, int], rng: Random
) -> Iterator[dict[Seat, list[int]]]:
    """All deals that fit, in a random order, each perhaps more than once."""
    banned = {
        seat: frozenset[int]().union(*(SHOWS[tool] for tool, seats in view.told if not seats >> seat & 1))
        for seat in room
    }
    needs = [
        _Need(seat, SHOWS[tool] - banned[seat])
        for tool, seats in view.told
        for seat in room
        if seats >> seat & 1
    ]
    for given in _needed(needs, {seat: [] for seat in room}, pool, room, rng):
        full = _filled(given, pool, room, banned)
        if full is not None:
            yield full


def _needed(
    needs: list[_Need],
    given: dict[Seat, list[int]],
    pool: tuple[int, ...],
    room: dict[Seat, int],
    rng: Random,
) -> Iterator[dict[Seat, list[int]]]:
    """Each way to give every seat what it must hold; the need with the fewest cards first."""
    open_needs = [need for need in needs if need.cards.isdisjoint(given[need.seat])]
    if not open_needs:
        yield given
        return
    taken = {card for cards in given.values() for card in cards}
    free = [card for card in pool if card not in taken]
    need = min(open_needs, key=lambda need: sum(card in need.cards for card in free))
    if len(given[need.seat]) == room[need.seat]:
        return
    for card in chance.shuffled(rng, [card for card in free if card in need.cards]):
        more = {**given, need.seat: [*given[need.seat], card]}
        yield from _needed(needs, more, pool, room, rng)


def _filled(
    given: dict[Seat, list[int]],
    pool: tuple[int, ...],
    room: dict[Seat, int],
    banned: dict[Seat, frozenset[int]],
) -> dict[Seat, list[int]] | None:
    """The hands filled up with cards that each seat may hold; None where that cannot be done."""
    fixed = {card for cards in given.values() for card in cards}
    free = [card for card in pool if card not in fixed]
    holder: dict[int, Seat] = {}

    def give(seat: Seat, tried: set[int]) -> bool:
        """One more card for a seat, perhaps one that another seat can replace."""
        for card in free:
            if card not in tried and card not in banned[seat]:
                tried.add(card)
                if card not in holder or give(holder[card], tried):
                    holder[card] = seat
                    return True
        return False

    for seat, size in room.items():
        for _ in range(size - len(given[seat])):
            if not give(seat, set()):
                return None
    return {
        seat: [*cards, *(card for card, by in holder.items() if by == seat)] for seat, cards in given.items()
    }
