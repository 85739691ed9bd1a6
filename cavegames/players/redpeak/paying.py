"""Which card hurts least: the one after which the cards that are left can pay most of what is still to come.

It uses what the payer may see: all hands where they lie open, else the own one, and what everybody was told.
"""

from collections import Counter
from collections.abc import Sequence

from cavegames.games.redpeak.components import BOATS, CARDS, TILES, Tool
from cavegames.games.redpeak.hands import after
from cavegames.games.redpeak.legal import payable
from cavegames.games.redpeak.path import boat_reached, icons
from cavegames.games.redpeak.state import State
from cavegames.players.redpeak.payment import Payment

MINE, MAYBE, OTHERS = 1.0, 0.4, 0.15
"""How much it matters to be able to pay an icon: nobody else can, it is not known, others can."""

TO_PASS = 0.5
"""What the best card must cost before somebody else is asked."""


def least_missed(view: State) -> int:
    """In MOVE: the card in the payer's view that hurts least. Raises ValueError when there is none."""
    return min(_loss(view, card) for card in payable(view))[2]


def better_passed(view: State) -> bool:
    """In MOVE: whether somebody else should pay, as the payer's cards are all needed today."""
    if view.open or not after(view.able, view.payer):
        return False
    return min(_loss(view, card) for card in payable(view))[0] > TO_PASS


def _loss(view: State, card: int) -> tuple[float, float, int]:
    """What is lost with a card: of today's icons, then of what may be wanted later."""
    held = _held(view)
    rest = [each for each in held if each != card]
    wanted = sorted(((_weight(view, tool), tool) for tool in _still_today(view)), reverse=True)
    return _covered(held, wanted) - _covered(rest, wanted), _later(view, held, card), card


def _held(view: State) -> list[int]:
    """The cards that can be paid with, as far as they are seen."""
    hands = view.hands if view.open else (view.hands[view.payer],)
    return [card for hand in hands for card in hand if card is not None]


def _still_today(view: State) -> list[Tool]:
    """The icons after the next one, and those of the boat where the path leads to it."""
    found = list(icons(view, view.adventurer + 1)[view.paid + 1 :])
    for space in range(view.adventurer + 2, len(view.path) + 1):
        found += icons(view, space)
    boat = boat_reached(view)
    if boat >= 0 and view.adventurer < len(view.path):
        found += BOATS[boat].icons
    return found


def _weight(view: State, tool: Tool) -> float:
    if view.open or len(view.hands) == 1:
        return MINE
    for answer in view.told:
        if answer.tool == tool:
            return OTHERS if answer.seats & ~(1 << view.payer) else MINE
    return MAYBE


def _covered(cards: Sequence[int], wanted: Sequence[tuple[float, Tool]]) -> float:
    """The most that these cards can pay: the icons that matter most come first."""
    payment, total = Payment(cards), 0.0
    for weight, tool in wanted:
        more = payment.with_icons((tool,))
        if more.owed == payment.owed:
            total += weight
        payment = more
    return total


def _later(view: State, held: Sequence[int], card: int) -> float:
    """How much the tools of a card are wanted by the supply and the boats, beside what else shows them."""
    shown = Counter(tool for each in held for tool in CARDS[each].tools)
    asked = Counter(tool for tile in view.supply for tool in TILES[tile].icons)
    asked.update(tool for boat in view.docks if boat >= 0 for tool in BOATS[boat].icons)
    return sum(asked[tool] / shown[tool] for tool in CARDS[card].tools)
