"""Phrases that refusals, descriptions and the log share."""

from collections import Counter
from collections.abc import Iterable

from cavegames.engine.words import listed as listed  # noqa: PLC0414 - used by those who use this
from cavegames.games.ignis.components import EXIT, STEPS, THRONE, Card, Colour


def counted(count: int, thing: str) -> str:
    """`1 cube`, `3 cubes`, `no cubes`."""
    return f"{count or 'no'} {thing}{'' if count == 1 else 's'}"


def article(words: str) -> str:
    """With its article, e.g. `a yellow 2`."""
    return f"{'an' if words[0] in 'aeiou' else 'a'} {words}"


def card_in(card: Card) -> str:
    """A card in a sentence, e.g. `yellow 2`."""
    return f"{card.colour.title} {card.value}"


def cards_in(cards: Iterable[Card]) -> str:
    """Cards in a sentence, e.g. `green 3, green 1 and blue 1 (x2)`; `nothing` for none."""
    count = Counter(cards)
    return listed([card_in(card) + (f" (x{n})" if n > 1 else "") for card, n in count.items()]) or "nothing"


def held(card: Card) -> str:
    """A card of a stack in notation, e.g. `2`, or `2b` for a blue one."""
    return f"{card.value}{'b' if card.colour == Colour.BLUE else ''}"


def place(step: int) -> str:
    """A step in a sentence, e.g. `step 4, the Sulphur Ledge`."""
    if step == EXIT:
        return "the exit"
    return "the Flame Throne" if step == THRONE else f"step {step}, {STEPS[step]}"
