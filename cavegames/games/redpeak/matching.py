"""Places and the cards that may go there: each place gets one at most, no card goes twice."""

from collections.abc import Sequence


def largest(allowed: Sequence[Sequence[int]]) -> dict[int, int]:
    """A card by place, for as many places as can be, early cards and places first (augmenting paths)."""
    holder: dict[int, int] = {}

    def give(place: int, tried: set[int]) -> bool:
        """A card for a place, perhaps one that another place can replace."""
        for card in allowed[place]:
            if card not in tried:
                tried.add(card)
                if card not in holder or give(holder[card], tried):
                    holder[card] = place
                    return True
        return False

    for place in range(len(allowed)):
        give(place, set())
    return {place: card for card, place in holder.items()}


def matched(allowed: Sequence[Sequence[int]]) -> list[int] | None:
    """A card for each place; None where there is no such choice."""
    found = largest(allowed)
    return [found[place] for place in range(len(allowed))] if len(found) == len(allowed) else None
