"""Each place gets one of the cards that it may hold, no card twice."""

from collections.abc import Sequence


def matched(allowed: Sequence[Sequence[int]]) -> list[int] | None:
    """A card for each place, early ones first; None where there is no such choice (augmenting paths)."""
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

    if not all(give(place, set()) for place in range(len(allowed))):
        return None
    cards = {place: card for card, place in holder.items()}
    return [cards[place] for place in range(len(allowed))]
