"""Tool cards in hands: who holds a tool, and how cards are dealt (RP-DAY-5, RP-EVE-4)."""

from cavegames.engine.game import Seat
from cavegames.games.redpeak.components import CARDS, Tool
from cavegames.games.redpeak.state import Answer, Hand

SHOWS: tuple[frozenset[int], ...] = tuple(
    frozenset(i for i, card in enumerate(CARDS) if tool in card.tools) for tool in Tool
)
"""The cards that show each tool."""


def holders(hands: tuple[Hand, ...], tool: Tool) -> int:
    """The seats that hold a card with a tool, as a bit set. Raises ValueError for hands that are masked."""
    shows, found = SHOWS[tool], 0
    for seat, hand in enumerate(hands):
        if not shows.isdisjoint(hand):
            found |= 1 << seat
        elif None in hand:
            raise ValueError("a view cannot be played on; imagine a state that fits it")
    return found


def first(seats: int) -> Seat:
    """The first seat of a bit set that is not empty."""
    return (seats & -seats).bit_length() - 1


def after(seats: int, seat: Seat) -> int:
    """The seats of a bit set that come after a seat, as a bit set."""
    return seats & (-2 << seat)


def without(hands: tuple[Hand, ...], card: int) -> tuple[Hand, ...]:
    """The hands without a card, in whichever it is."""
    return tuple(tuple(held for held in hand if held != card) if card in hand else hand for hand in hands)


def owner(hands: tuple[Hand, ...], card: int) -> Seat:
    """The seat that holds a card. Raises StopIteration when nobody does."""
    return next(seat for seat, hand in enumerate(hands) if card in hand)


def dealt(hands: tuple[Hand, ...], cards: tuple[int, ...]) -> tuple[Hand, ...]:
    """The hands with more cards, each given to the first seat that has the fewest (RP-EVE-4)."""
    lists = [list(hand) for hand in hands]
    for card in cards:
        min(lists, key=len).append(card)
    return tuple(tuple(sorted(hand)) for hand in lists)  # type: ignore[type-var]


def still_told(told: tuple[Answer, ...], seat: Seat, card: int) -> tuple[Answer, ...]:
    """The answers that hold after a seat has played a card: it may have been the one meant (RP-TABLE-3)."""
    tools = CARDS[card].tools
    return tuple(answer for answer in told if not (answer.seats >> seat & 1 and answer.tool in tools))


def is_told(told: tuple[Answer, ...], tool: int) -> bool:
    """Whether everybody knows who holds a tool."""
    return any(answer.tool == tool for answer in told)
