"""The pile and its shuffles (IG-REV-2). All of it is hidden."""

from dataclasses import replace

from cavegames.engine import chance
from cavegames.games.ignis.components import DECK, Card
from cavegames.games.ignis.state import Cards, State


def shuffled(seed: int, shuffles: int, cards: Cards) -> Cards:
    """A new pile of cards: that of the start (0) or of a later shuffle, each with a stream of its own."""
    return chance.shuffled(chance.stream(seed, f"pile {shuffles}"), cards)


def draw(state: State) -> tuple[State, Card, int]:
    """The next card of the pile, and how many discards were shuffled first.

    There is always one: all black cards and what the caps keep out are never in a stack.
    Raises ValueError for a view, whose pile is masked.
    """
    if state.seed is None:
        raise ValueError("a view cannot reveal: imagine a full state first")
    count = 0
    if not state.pile:
        count = len(state.discards)
        number = state.shuffles + 1
        pile = shuffled(state.seed, number, state.discards)
        state = replace(state, pile=pile, discards=(), shuffles=number)
    card = state.pile[-1]
    assert card is not None
    return replace(state, pile=state.pile[:-1]), card, count


def full_pile(seed: int) -> Cards:
    """The pile of the start."""
    return shuffled(seed, 0, DECK)
