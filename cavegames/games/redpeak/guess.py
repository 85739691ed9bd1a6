"""Guesses: what is masked in a view, dealt from what lies nowhere else."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random
from typing import TypeVar

from cavegames.engine import chance
from cavegames.games.redpeak.components import BOATS, BONUSES, CARDS, LAVA, TILES, Bonus
from cavegames.games.redpeak.guess_hands import deal_hands
from cavegames.games.redpeak.state import Clearing, State

T = TypeVar("T")


def filled(view: State, rng: Random) -> State:
    """A full state that fits a view; what is not masked stays."""
    hands, deck = _cards(view, rng)
    tiles = left(range(len(TILES)), view.supply, (placed.tile for placed in view.path))
    clearings, spare = _bonus(view, rng)
    return replace(
        view,
        tiles=chance.shuffled(rng, tiles),
        lava=chance.shuffled(rng, left(LAVA, view.flow, view.aside)),
        hands=hands,
        deck=deck,
        boats=chance.shuffled(rng, unseen_boats(view)),
        clearings=clearings,
        spare=spare,
    )


def left(whole: Sequence[T], *seen: Iterable[T]) -> tuple[T, ...]:
    """What is left of all of a kind without those seen, in the same order."""
    gone = Counter(each for part in seen for each in part)
    rest = []
    for each in whole:
        if gone[each]:
            gone[each] -= 1
        else:
            rest.append(each)
    return tuple(rest)


def unseen_boats(view: State) -> tuple[int, ...]:
    """The boats that lie face down, as anybody can work out."""
    return left(range(len(BOATS)), view.docks, view.scrapped, (view.offered,))


def _cards(view: State, rng: Random) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    known = (card for hand in view.hands for card in hand if card is not None)
    seen = (card for cards in view.seen for card in cards)
    pool = chance.shuffled(rng, left(range(len(CARDS)), view.discards, {*known, *seen}))
    return deal_hands(view, pool, rng)


def _bonus(view: State, rng: Random) -> tuple[tuple[Clearing | None, ...], tuple[Bonus, ...]]:
    if not view.clearings:
        return (), ()
    seen = (there.bonus for there in view.clearings if there is not None and there.shown)
    pool = list(
        chance.shuffled(rng, left(BONUSES, view.spent, (bonus for bonus in seen if bonus is not None)))
    )
    clearings = tuple(
        there if there is None or there.shown else Clearing(pool.pop(), shown=False)
        for there in view.clearings
    )
    return clearings, tuple(sorted(pool))
