"""Where the hexes of an unbounded table lie in a viewport. All measures are in terminal cells."""

from collections.abc import Collection
from dataclasses import dataclass

from textual.geometry import Region
from textual.geometry import Size as Room

from cavegames.engine.hexgrid import Cell
from cavegames.tui.boards.hexmeasures import Measures

MARGIN = 2
"""So many hexes around what lies on the table can be reached and scrolled to."""


@dataclass(frozen=True, slots=True)
class Reach:
    """A part of the table: rows, and columns counted in half hexes (`2 * q + r`); all ends included."""

    west: int
    east: int
    north: int
    south: int

    def __contains__(self, cell: Cell) -> bool:
        q, r = cell
        return self.north <= r <= self.south and self.west <= 2 * q + r <= self.east

    @property
    def middle(self) -> Cell:
        """The hex in its middle."""
        row = (self.north + self.south) // 2
        return ((self.west + self.east) // 2 - row) // 2, row

    def region(self, measures: Measures) -> Region:
        """The box around it in the world."""
        half = measures.width // 2
        columns, rows = self.east - self.west, self.south - self.north
        return Region(
            self.west * half,
            self.north * measures.pitch,
            columns * half + measures.width,
            rows * measures.pitch + measures.height,
        )


def reach(cells: Collection[Cell], margin: int = MARGIN) -> Reach:
    """What holds all cells and `margin` hexes around them; around the origin when there are none."""
    columns = [2 * q + r for q, r in cells] or [0]
    rows = [r for _, r in cells] or [0]
    return Reach(min(columns) - 2 * margin, max(columns) + 2 * margin, min(rows) - margin, max(rows) + margin)


@dataclass(frozen=True, slots=True)
class HexFrame:
    """A viewport whose upper left corner shows a place of the world."""

    measures: Measures
    room: Room
    x: int
    y: int

    def region(self, cell: Cell) -> Region:
        """The part of the box around a hex that shows, in the viewport; empty when it is scrolled away."""
        x, y = self.measures.corner(cell)
        box = Region(x - self.x, y - self.y, self.measures.width, self.measures.height)
        return box.intersection(Region(0, 0, *self.room))

    def cell_at(self, x: int, y: int) -> Cell | None:
        """The hex at a place in the viewport; None outside."""
        if not (0 <= x < self.room.width and 0 <= y < self.room.height):
            return None
        return self.measures.at(x + self.x, y + self.y)

    def centre(self) -> Cell:
        """The hex in the middle of the viewport."""
        return self.measures.at(self.x + self.room.width // 2, self.y + self.room.height // 2)
