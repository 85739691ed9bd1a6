"""Paying icons with cards: each takes one card that shows its tool, as well as it can be done (RP-DAY-4).

An icon that nobody can pay takes a multi-tool (RP-DAY-5). Being made to use a card while there is one costs
nothing: there always is a best way to pay that uses one for the icon at hand.
"""

from collections.abc import Iterable, Sequence

from cavegames.games.redpeak.components import Tool
from cavegames.games.redpeak.hands import SHOWS


class Payment:
    """Cards and the icons that they pay. It never changes; `with_icons` gives another one."""

    __slots__ = ("_paid_by", "_showing", "owed")

    def __init__(self, cards: Sequence[int]) -> None:
        self.owed = 0
        """Icons that no card is left for."""
        self._paid_by = [-1] * len(cards)
        """By place in the cards: the tool that it pays for; -1: none."""
        self._showing = [[i for i, card in enumerate(cards) if card in shows] for shows in SHOWS]
        """By tool: the places of the cards that show it."""

    def with_icons(self, icons: Iterable[Tool]) -> "Payment":
        """The best way to pay these icons as well."""
        more = Payment.__new__(Payment)
        more.owed, more._paid_by, more._showing = self.owed, self._paid_by[:], self._showing
        for icon in icons:
            if not more._pay(icon, set()):
                more.owed += 1
        return more

    def _pay(self, tool: int, tried: set[int]) -> bool:
        """Find a card for an icon, perhaps one that pays another icon which then finds its own."""
        paid_by, fitting = self._paid_by, self._showing[tool]
        for i in fitting:
            if paid_by[i] < 0:
                paid_by[i] = tool
                return True
        for i in fitting:
            if i not in tried:
                tried.add(i)
                if self._pay(paid_by[i], tried):
                    paid_by[i] = tool
                    return True
        return False


def owed(cards: Sequence[int], icons: Iterable[Tool]) -> int:
    """The icons that these cards cannot pay, at best."""
    return Payment(cards).with_icons(icons).owed
