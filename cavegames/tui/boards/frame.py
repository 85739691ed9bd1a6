"""Where the spaces of a square board lie in its viewport. All measures are in terminal cells."""

from dataclasses import dataclass, field

from textual.geometry import Region
from textual.geometry import Size as Room

from cavegames.engine.squaregrid import Cell
from cavegames.tui.looks import SPACES, Size, Space, Spaces

LEFT = 3
"""Columns of the margin that holds the names of the rows."""
TOP = 1
"""Lines of the margin that holds the names of the columns."""


def extent(columns: int, rows: int, size: Size, spaces: Spaces = SPACES) -> Room:
    """What a board takes with its margins."""
    return Room(LEFT + columns * spaces[size].width, TOP + rows * spaces[size].height)


@dataclass(frozen=True, slots=True)
class Frame:
    """A board of `columns` x `rows` spaces in a viewport.

    It is centred where there is room and scrolled where there is not; the margins with the names stay.
    """

    columns: int
    rows: int
    size: Size
    room: Room
    scroll_x: int = 0
    scroll_y: int = 0
    spaces: Spaces = field(default_factory=lambda: SPACES)

    @property
    def space(self) -> Space:
        """What one space takes."""
        return self.spaces[self.size]

    @property
    def left(self) -> int:
        """Empty columns left of the board."""
        return max(0, (self.room.width - LEFT - self.columns * self.space.width) // 2)

    @property
    def top(self) -> int:
        """Empty lines above the board."""
        return max(0, (self.room.height - TOP - self.rows * self.space.height) // 2)

    @property
    def width(self) -> int:
        """Columns of the part of the spaces that shows."""
        return max(0, min(self.columns * self.space.width, self.room.width - self.left - LEFT))

    @property
    def height(self) -> int:
        """Lines of the part of the spaces that shows."""
        return max(0, min(self.rows * self.space.height, self.room.height - self.top - TOP))

    @property
    def window(self) -> Region:
        """Where spaces show, in the viewport."""
        return Region(self.left + LEFT, self.top + TOP, self.width, self.height)

    def region(self, cell: Cell) -> Region:
        """The part of a space that shows, in the viewport; empty when it is scrolled away."""
        x = self.left + LEFT + cell[0] * self.space.width - self.scroll_x
        y = self.top + TOP + cell[1] * self.space.height - self.scroll_y
        return Region(x, y, self.space.width, self.space.height).intersection(self.window)

    def column_name(self, x: int) -> Region:
        """Where the name of a column stands, in the viewport."""
        return Region(self.region((x, 0)).x, self.top, self.space.width, TOP).intersection(
            Region(self.left + LEFT, self.top, self.width, TOP)
        )

    def row_name(self, y: int) -> Region:
        """Where the name of a row stands, in the viewport."""
        top = self.top + TOP + y * self.space.height - self.scroll_y
        return Region(self.left, top, LEFT, self.space.height).intersection(
            Region(self.left, self.top + TOP, LEFT, self.height)
        )

    def cell_at(self, x: int, y: int) -> Cell | None:
        """The space at a place in the viewport."""
        if not self.window.contains(x, y):
            return None
        return (
            (x - self.left - LEFT + self.scroll_x) // self.space.width,
            (y - self.top - TOP + self.scroll_y) // self.space.height,
        )
