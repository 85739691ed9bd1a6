"""How pointy-top hexes tile the cells of a terminal, in each size.

A hex is a body of full lines between an upper and a lower slope; the slope of one row lies in the lines of
the slope of the next. Half the width is one more than the lines from row to row, and the middle of a hex is
two cells wide: so a way from middle to middle over a slope is a straight run of diagonals, one cell a line.

World coordinates are terminal cells (or pixels, two in each cell, one above the other), x to the east, y to
the south; the hex `(0, 0)` has its upper left corner at 0, 0.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from cavegames.engine.hexgrid import Cell
from cavegames.tui.looks import Size


@dataclass(frozen=True, slots=True)
class Measures:
    """The measures of one size, in terminal cells."""

    width: int
    """Columns of the body; even."""
    body: int
    """Lines of full width."""
    halves: tuple[int, ...]
    """Half the width of a hex in each line of its upper slope, from the top."""
    dots: tuple[int, ...]
    """The same for its pixels."""

    @property
    def slope(self) -> int:
        """Lines of one slope."""
        return len(self.halves)

    @property
    def pitch(self) -> int:
        """Lines from one row to the next."""
        return self.body + self.slope

    @property
    def height(self) -> int:
        """Lines of a hex with both slopes."""
        return self.body + 2 * self.slope

    @property
    def middle(self) -> int:
        """The line of a hex in which its middle lies; its columns are `width // 2 - 1` and the one after."""
        return (self.height - 1) // 2

    def corner(self, cell: Cell) -> tuple[int, int]:
        """The column and line in the world where the box around a hex begins."""
        q, r = cell
        return q * self.width + r * (self.width // 2), r * self.pitch

    def span(self, line: int) -> tuple[int, int]:
        """First and last column but one that belong to a hex in one of its lines."""
        if line < self.slope:
            half = self.halves[line]
        elif line < self.pitch:
            half = self.width // 2
        else:
            half = self.width // 2 - self.halves[line - self.pitch]
        return self.width // 2 - half, self.width // 2 + half

    def dot_span(self, row: int) -> tuple[int, int]:
        """First and last but one pixel that belong to a hex in one of its rows of pixels."""
        if row < 2 * self.slope:
            half = self.dots[row]
        elif row < 2 * self.pitch:
            half = self.width // 2
        else:
            half = self.width // 2 - self.dots[row - 2 * self.pitch]
        return self.width // 2 - half, self.width // 2 + half

    def begin(self, x: int, y: int) -> int:
        """The column at or before `x` with which the hex at a place begins in that line."""
        q, r = self.at(x, y)
        left, top = self.corner((q, r))
        return left + self.span(y - top)[0]

    def at(self, x: int, y: int) -> Cell:
        """The hex that a cell of the world belongs to."""
        r, line = divmod(y, self.pitch)
        q, column = divmod(x - r * (self.width // 2), self.width)
        first, end = self.span(line)
        if column < first:
            return q, r - 1
        return (q, r) if column < end else (q + 1, r - 1)

    def along(self, x: int, y: int) -> Iterator[tuple[Cell, int]]:
        """The hexes of a line from a place to the east, without end, each with which of its lines that is."""
        q, r = self.at(x, y)
        pitch = self.pitch
        row, line = divmod(y, pitch)
        sloping = line < self.slope
        while True:
            yield (q, r), y - r * pitch
            if not sloping:
                q += 1
            elif r == row:
                q, r = q + 1, r - 1
            else:
                r += 1


_MEASURES = {
    Size.S: Measures(8, 2, (2,), (1, 3)),
    Size.M: Measures(12, 3, (2, 4), (1, 2, 4, 5)),
    Size.L: Measures(16, 5, (2, 6), (1, 3, 5, 7)),
}


def fitting(width: int, height: int) -> Size:
    """The largest size in which enough of a table shows in a room of so many columns and lines."""
    for size in (Size.L, Size.M):
        hexes = _MEASURES[size]
        if width >= _COLUMNS * hexes.width and height >= _ROWS * hexes.pitch + hexes.slope:
            return size
    return Size.S


_COLUMNS, _ROWS = 6, 5
"""Hexes that are enough of a table."""


@cache
def measures(size: Size) -> Measures:
    """The measures of S, M or L. Raises KeyError for AUTO."""
    return _MEASURES[size]
