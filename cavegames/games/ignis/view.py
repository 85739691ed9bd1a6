"""What the player may know: all but the order of the pile and of later shuffles; and guesses that fit it."""

from collections import Counter
from dataclasses import replace
from random import Random

from cavegames.engine import chance
from cavegames.games.ignis.census import all_cards
from cavegames.games.ignis.components import DECK, Card
from cavegames.games.ignis.state import State

SEEDS = 2**32
"""A guess of what comes later has a seed below this."""


def observe(state: State) -> State:
    """The view of everybody: the pile and the seed masked."""
    return replace(state, pile=(None,) * len(state.pile), seed=None)


def imagine(state: State, rng: Random) -> State:
    """A full state that fits the view: the unseen cards dealt anew, later shuffles by a seed of their own."""
    pile = chance.shuffled(rng, unseen(state))
    return replace(state, pile=pile, seed=chance.below(rng, SEEDS))


def unseen(state: State) -> tuple[Card, ...]:
    """The cards of the pile, ascending, as anybody can work out: all that lie nowhere else."""
    seen = Counter(card for card in all_cards(observe(state)) if card is not None)
    return tuple(sorted((Counter(DECK) - seen).elements()))
