"""The shape of an hourglass of any size, and which of its sand has run through."""

from dataclasses import dataclass
from functools import cached_property, lru_cache

Grain = tuple[int, int]
"""Where a grain lies: column and row."""


@dataclass(frozen=True)
class Glass:
    """An hourglass of `wide` (odd) x `tall` (odd) places; a place is a pixel, or a character.

    The rows between its two lids narrow to a neck in the middle.
    """

    wide: int
    tall: int

    @property
    def middle(self) -> int:
        """The column of the neck."""
        return self.wide // 2

    @property
    def neck(self) -> int:
        """The row of the neck."""
        return self.tall // 2

    def half(self, row: int) -> int:
        """How far the inside goes to each side of the middle in a row: 0 at the neck."""
        away, most = abs(row - self.neck), self.neck - 1
        widest = self.middle - 1
        return min(widest, round(widest * (away / most) ** 0.62)) if most else 0

    def chamber(self, upper: bool) -> tuple[Grain, ...]:
        """The places of a chamber."""
        rows = range(1, self.neck) if upper else range(self.neck + 1, self.tall - 1)
        return tuple(
            (x, y) for y in rows for x in range(self.middle - self.half(y), self.middle + self.half(y) + 1)
        )

    @cached_property
    def leaving(self) -> tuple[Grain, ...]:
        """The grains of the upper chamber in the order they go: from the top, the middle first."""
        full = sorted(
            self.chamber(upper=True), key=lambda at: (at[1] + 0.5 * abs(at[0] - self.middle), at[1], at[0])
        )
        return tuple(full[len(full) // 6 :])

    @cached_property
    def coming(self) -> tuple[Grain, ...]:
        """The places of the lower chamber in the order they fill: a heap that grows from the middle."""
        heap = sorted(
            self.chamber(upper=False), key=lambda at: (0.5 * abs(at[0] - self.middle) - at[1], -at[1], at[0])
        )
        return tuple(heap[: len(self.leaving)])

    def run(self, left: float) -> tuple[frozenset[Grain], frozenset[Grain]]:
        """The grains in the upper and in the lower chamber when a share `left` (0 to 1) has not run yet."""
        gone = len(self.leaving) - round(max(0.0, min(1.0, left)) * len(self.leaving))
        return frozenset(self.leaving[gone:]), frozenset(self.coming[:gone])


@lru_cache(64)
def glass(wide: int, tall: int) -> Glass:
    """The largest hourglass in a room of so many places."""
    return Glass(wide - (wide + 1) % 2, tall - (tall + 1) % 2)
