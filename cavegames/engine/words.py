"""Phrases that sentences of every game are made of."""

from collections.abc import Sequence


def listed(items: Sequence[str], last: str = "and") -> str:
    """`a, b and c`; an empty text for nothing."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {last} {items[-1]}"
