"""What the planner knows between two turns: a light copy of a view, quick to make and to compare.

It leaves out what follows from the rest: the discards are all cards that are nowhere else.
"""

from collections import Counter
from random import Random
from typing import NamedTuple

from cavegames.engine import chance
from cavegames.games.ignis.components import DECK, THRONE, Card, Colour
from cavegames.games.ignis.state import Cards, State
from cavegames.games.ignis.tiles import Place
from cavegames.games.ignis.view import unseen


class Scene(NamedTuple):
    """A position between two turns as the player may know it."""

    step: int
    scepter: bool
    cubes: int
    stacks: tuple[Cards, ...]
    """Yellow, white, green, red; each ascending."""
    tiles: tuple[Place, ...]
    pile: Cards
    """The unseen cards, in any order."""
    black: int
    """The points of the black cards in the pile."""

    @classmethod
    def of(cls, view: State) -> "Scene":
        """The scene of a view, as if its turn had not begun."""
        pile = unseen(view)
        return cls(view.step, view.scepter, view.cubes, view.stacks, view.tiles, pile, black_in(pile))

    def with_pile(self, pile: Cards) -> "Scene":
        """The same scene with another pile."""
        return self._replace(pile=pile, black=black_in(pile))

    @property
    def left(self) -> int:
        """Steps still to go, to the throne and back to the exit."""
        return self.step if self.scepter else 2 * THRONE - self.step


def black_in(cards: Cards) -> int:
    """The points of the black cards among some."""
    return sum([value for colour, value in cards if colour == Colour.BLACK])


def deal(scene: Scene, number: int, rng: Random, lying: Cards = ()) -> tuple[Cards, Cards]:
    """Some cards that may be revealed next while others lie open, and the pile that is left after it."""
    pile = list(scene.pile)
    dealt: list[Card] = []
    while len(dealt) < number:
        if not pile:
            pile = _discards(scene, (*lying, *dealt))
        at = chance.below(rng, len(pile))
        pile[at], pile[-1] = pile[-1], pile[at]
        dealt.append(pile.pop())
    return tuple(dealt), tuple(pile)


def _discards(scene: Scene, lying: Cards) -> list[Card]:
    """All cards that are neither in a stack nor lie open, once the pile is empty."""
    elsewhere = Counter(card for stack in scene.stacks for card in stack) + Counter(lying)
    return list((Counter(DECK) - elsewhere).elements())
