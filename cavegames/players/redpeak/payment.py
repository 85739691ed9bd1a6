"""Paying icons with cards: each icon takes one card that shows its tool, the best way it can be done (RP-DAY-4).

An icon that nobody can pay takes a multi-tool (RP-DAY-5). Being made to use a card while there is one costs
nothing: there always is a best way to pay that uses one for the icon at hand.
"""

from collections.abc import Iterable, Sequence

from cavegames.games.redpeak.components import CARDS, Tool


class Payment:
    """Cards and the icons that they pay. Grows by `with_icons`; what there is does not change."""

    __slots__ = ("cards", "owed", "paid_by")

    def __init__(self, cards: Sequence[int], paid_by: list[int] | None = None, owed: int = 0) -> None:
        self.cards = cards
        self.paid_by = paid_by if paid_by is not None else [-1] * len(cards)
        """By card: the tool that it pays for; -1: none."""
        self.owed = owed
        """Icons that no card is left for."""

    def with_icons(self, icons: Iterable[Tool]) -> "Payment":
        """The best way to pay these icons as well."""
        more = Payment(self.cards, self.paid_by[:], self.owed)
        for icon in icons:
            if not more._pay(icon, set()):
                more.owed += 1
        return more

    def _pay(self, tool: int, tried: set[int]) -> bool:
        """Find a card for an icon, perhaps one that pays another icon which then finds its own."""
        cards, paid_by = self.cards, self.paid_by
        fitting = [i for i in range(len(cards)) if i not in tried and tool in CARDS[cards[i]].tools]
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
