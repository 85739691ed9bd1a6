"""The places of the revealed cards: each keeps its number through the turn."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from cavegames.engine.match import Ply
from cavegames.games.ignis.state import Cards, Phase, State

GONE = -1
"""At a place whose card was collected."""


def laid(view: State, plies: Sequence[Ply[Any, Any]], before: Cards) -> Cards:
    """What lay open when the turn was chosen; `before` is what was known of it last, if that still fits."""
    if view.phase in (Phase.START, Phase.CHOOSE):
        return view.revealed
    for ply in reversed(plies):
        if ply.state.round == view.round and ply.state.phase == Phase.CHOOSE:
            return tuple(ply.state.revealed)
    return view.revealed if Counter(view.revealed) - Counter(before) else before


def lying(view: State, started: Cards, lifted: Sequence[int] = ()) -> tuple[int, ...]:
    """For each card that lay open its number in `view.revealed`, or GONE.

    Of two equal cards the one that was `lifted`, a place, is gone first.
    """
    gone = Counter(started) - Counter(view.revealed)
    empty = set()
    for place in (*lifted, *range(len(started))):
        if place < len(started) and place not in empty and gone[started[place]] > 0:
            gone[started[place]] -= 1
            empty.add(place)
    numbers = iter(_numbers(view.revealed, [card for i, card in enumerate(started) if i not in empty]))
    return tuple(GONE if place in empty else next(numbers) for place in range(len(started)))


def _numbers(revealed: Cards, cards: Sequence[object]) -> list[int]:
    """For each of the same cards in another order, which one it is."""
    left = list(enumerate(revealed))
    found = []
    for card in cards:
        one = next(each for each in left if each[1] == card)
        left.remove(one)
        found.append(one[0])
    return found
