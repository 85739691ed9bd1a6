"""The overview map of a table of hexes as values: two columns a hex, one row a row; no widget."""

from collections.abc import Mapping
from dataclasses import dataclass

from textual.geometry import Region

from cavegames.engine.hexgrid import Cell
from cavegames.tui.boards.hexframe import HexFrame, Reach
from cavegames.tui.boards.hexpainter import Dot

EMPTY = Dot("")
"""A place of the map where nothing lies."""


@dataclass(frozen=True, slots=True)
class Chart:
    """A part of the table; `west` is counted in half hexes (`2 * q + r`), which are columns of the map."""

    west: int
    north: int
    width: int
    """Columns."""
    height: int
    """Rows."""

    def place(self, cell: Cell) -> tuple[int, int]:
        """First column, and row, of a hex on the map."""
        q, r = cell
        return 2 * q + r - self.west, r - self.north

    def cell_at(self, column: int, row: int) -> Cell:
        """The hex at a place of the map."""
        r = row + self.north
        return (column + self.west - r) // 2, r

    def viewport(self, frame: HexFrame) -> Region:
        """The places of the map that lie in a viewport; at least one."""
        half = frame.measures.width // 2
        left, top = round(frame.x / half), round(frame.y / frame.measures.pitch)
        wide, tall = round(frame.room.width / half), round(frame.room.height / frame.measures.pitch)
        return Region(left - self.west, top - self.north, max(1, wide), max(1, tall))

    def rows(self, dots: Mapping[Cell, tuple[Dot, Dot]]) -> list[list[Dot]]:
        """The map, row by row."""
        found = [[EMPTY] * self.width for _ in range(self.height)]
        for (q, r), pair in dots.items():
            row, column = r - self.north, 2 * q + r - self.west
            if 0 <= row < self.height:
                for at, dot in enumerate(pair, column):
                    if 0 <= at < self.width:
                        found[row][at] = dot
        return found


def chart(reach: Reach, width: int, height: int, middle: Cell) -> Chart:
    """What a map of so many columns and rows shows: all in reach, or as much of it as fits around a hex."""
    wide, tall = reach.east - reach.west + 2, reach.south - reach.north + 1
    q, r = middle
    return Chart(
        _start(reach.west, wide, width, 2 * q + r), _start(reach.north, tall, height, r), width, height
    )


def _start(first: int, length: int, room: int, middle: int) -> int:
    if length <= room:
        return first - (room - length) // 2
    return min(max(first, middle - room // 2), first + length - room)
