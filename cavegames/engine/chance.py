"""Seeded shuffles and draws, the same on every Python and platform.

Only `Random.random()` is used: it is the one method whose sequence the standard library promises to keep.
A stream is named by the seed and a label, so that one shuffle does not depend on how many came before.
"""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


def stream(seed: int, label: str) -> Random:
    """A generator for one named use, e.g. `stream(7, "bag blue")`. The label keeps uses apart."""
    return Random(f"{seed}/{label}")


def below(rng: Random, n: int) -> int:
    """A whole number from 0 to n - 1, each as likely. Raises ValueError when n is not positive."""
    if n <= 0:
        raise ValueError(f"nothing to draw from: n = {n}")
    return int(rng.random() * n)


def draw(rng: Random, items: Sequence[T]) -> T:
    """One of the items, each as likely. Raises ValueError when there are none."""
    return items[below(rng, len(items))]


def shuffled(rng: Random, items: Sequence[T]) -> tuple[T, ...]:
    """The items in a random order (Fisher-Yates)."""
    result = list(items)
    for i in range(len(result) - 1, 0, -1):
        j = below(rng, i + 1)
        result[i], result[j] = result[j], result[i]
    return tuple(result)
