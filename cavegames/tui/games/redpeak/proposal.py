"""Which card to pay with: first the one whose loss hurts least, as far as can be seen."""

from collections import Counter
from collections.abc import Iterable

from cavegames.games.redpeak.components import CARDS, Tool
from cavegames.games.redpeak.path import boat_reached, icons
from cavegames.games.redpeak.state import Phase, State


def ahead(view: State) -> tuple[Tool, ...]:
    """The icons still to be paid up to the end of the path, and those of the boat where it ends at one."""
    last = len(view.path) + (boat_reached(view) >= 0)
    there = [tool for space in range(view.adventurer + 1, last + 1) for tool in icons(view, space)]
    return tuple(there[view.paid :])


def seen(view: State) -> Counter[Tool]:
    """How often each tool is on the cards that can be seen."""
    return Counter(tool for hand in view.hands for card in hand if card is not None for tool in CARDS[card].tools)


def cheapest_first(view: State, cards: Iterable[int]) -> list[int]:
    """Cards that can pay the next icon: those first whose other tools are needed least on the way ahead."""
    coming = ahead(view)
    needs, have = Counter(coming[1:]), seen(view)
    now = coming[0] if view.phase == Phase.MOVE and coming else None

    def loss(card: int) -> float:
        return sum(_worth(needs[tool], have[tool]) for tool in CARDS[card].tools if tool != now)

    return sorted(cards, key=lambda card: (loss(card), card))


def _worth(needed: int, there: int) -> float:
    """What one of `there` tools of a kind is worth when `needed` of them have to be paid."""
    share = needed / max(1, there)
    return 10 * min(share, 2.0) + 1 / max(1, there)
