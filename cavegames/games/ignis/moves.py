"""The moves of a round, and their notation.

A round is a sequence of small moves: `reveal` (four cards), maybe `reveal` once or twice more, then `use` or
`move`. In a USE turn any number of `collect:yellow2`, `collect:blue1=green`, `take:keen-eye` (a bonus tile),
`skill` or `skill:2` (the hero skill, with or without a card shifted), then `end`. In a MOVE turn `go:3+2`, on
the way back `go:3+2/4` with red cards after the stroke, then `end`. Where a bonus tile has an effect,
`play:swift-feet` uses it. `b` marks a blue card in a stack: `go:2b+2/1b`, `skill:1b`.
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import TypeAlias

from cavegames.games.ignis.components import Card, Colour

NO_CARD = Card(Colour.YELLOW, 0)
"""In a move that names no card."""


class Kind(IntEnum):
    """What a move does, in the order of a round."""

    REVEAL = 0
    """Cards are revealed: four, later one (IG-REV-1)."""
    USE = 1
    """This is a USE turn (IG-REV-3)."""
    MOVE = 2
    """This is a MOVE turn (IG-REV-3)."""
    COLLECT = 3
    """`card` goes to `stack` (IG-USE-1, IG-JOK-1)."""
    TAKE = 4
    """The bonus tile `tile` is taken (IG-USE-3)."""
    SKILL = 5
    """The hero skill; `card`, if any, is shifted from white to yellow (IG-USE-4)."""
    PLAY = 6
    """The bonus tile `tile` is used (IG-BON-1)."""
    GO = 7
    """The figure moves: green `card` and `rest`, on the way back `red` (IG-MOVE-1 to IG-MOVE-4)."""
    END = 8
    """The turn ends and burns (IG-BURN-1)."""


@dataclass(frozen=True, slots=True, order=True)
class Move:
    """One small move. What a kind does not need keeps its default."""

    kind: Kind
    card: Card = NO_CARD
    """For GO, the card of the green stack that is discarded, one of the highest used (IG-MOVE-2)."""
    stack: int = -1
    tile: int = -1
    rest: tuple[int, ...] = ()
    """For GO, the values of the other green cards used, the highest first: they stay, so this is enough."""
    red: tuple[Card, ...] = ()
    """For GO, the cards of the red stack used, the highest first."""


REVEAL, USE, MOVE, END = Move(Kind.REVEAL), Move(Kind.USE), Move(Kind.MOVE), Move(Kind.END)
SKILL = Move(Kind.SKILL)
"""The hero skill without a card shifted."""

Chosen: TypeAlias = tuple[Card, ...]


def collect(card: Card, stack: int) -> Move:
    """A revealed card goes to a stack; a blue one may choose which."""
    return Move(Kind.COLLECT, card, stack)


def skill(card: Card) -> Move:
    """The hero skill with a card of the white stack shifted to yellow."""
    return Move(Kind.SKILL, card)


def take(tile: int) -> Move:
    """A bonus tile is taken."""
    return Move(Kind.TAKE, tile=tile)


def play(tile: int) -> Move:
    """A bonus tile is used."""
    return Move(Kind.PLAY, tile=tile)


def go(green: Chosen, red: Chosen = ()) -> Move:
    """The figure moves with some cards of the green and red stacks; one green card at least.

    The highest green card is the one discarded; among equals the first of those given.
    """
    discarded = max(green, key=lambda card: card.value)
    rest = list(green)
    rest.remove(discarded)
    values = tuple(sorted((card.value for card in rest), reverse=True))
    return Move(Kind.GO, discarded, rest=values, red=highest_first(red))


def highest_first(cards: Chosen) -> Chosen:
    """Cards by value, the highest first; jokers after their equals."""
    return tuple(sorted(cards, key=lambda card: (-card.value, card.colour)))
