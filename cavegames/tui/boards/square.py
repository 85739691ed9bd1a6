"""A board of square spaces: one widget that draws lines."""

from collections.abc import Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.geometry import Region, Spacing
from textual.strip import Strip

from cavegames.engine.squaregrid import Cell
from cavegames.tui import palette
from cavegames.tui.boards import margins, steps
from cavegames.tui.boards.board import Board
from cavegames.tui.boards.frame import LEFT, TOP, Frame, extent
from cavegames.tui.boards.painter import Brush, Painter, Picture
from cavegames.tui.looks import SPACES, Look, Size, Spaces, fitting


class SquareBoard(Board):
    """A board whose spaces lie in columns and rows, with their names in the margins."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k", "step(0, -1)", "Up", id="board.up", show=False),
        Binding("down,j", "step(0, 1)", "Down", id="board.down", show=False),
        Binding("left,h", "step(-1, 0)", "Left", id="board.left", show=False),
        Binding("right,l", "step(1, 0)", "Right", id="board.right", show=False),
    ]

    def __init__(
        self,
        columns: int,
        rows: int,
        painter: Painter,
        *,
        look: Look = Look.PICTURE,
        size: Size = Size.AUTO,
        spaces: Spaces = SPACES,
        row_names: Sequence[str] = (),
        id: str | None = None,
        classes: str | None = None,
    ) -> None:
        super().__init__(look=look, size=size, id=id, classes=classes)
        self.columns = columns
        self.rows = rows
        self.painter = painter
        self.spaces = spaces
        self.row_names = row_names or [str(row + 1) for row in range(rows)]
        self._frame: tuple[object, Frame] | None = None

    @property
    def shown_size(self) -> Size:
        """The size the spaces have now; never AUTO."""
        if self.size_ is not Size.AUTO:
            return self.size_
        room = self.content_region.size
        return fitting(self.columns, self.rows, room.width - LEFT, room.height - TOP, self.spaces)

    @property
    def frame(self) -> Frame:
        """Where the spaces lie in the viewport."""
        bars = self.show_vertical_scrollbar, self.show_horizontal_scrollbar
        known = (self.outer_size, self.scroll_offset, self.size_, bars)
        if self._frame is None or self._frame[0] != known:
            room = self.scrollable_content_region.size
            x, y = self.scroll_offset
            self._frame = known, Frame(self.columns, self.rows, self.shown_size, room, x, y, self.spaces)
        return self._frame[1]

    def lay_out(self) -> None:
        """Take a new size, a new room or a new look."""
        self._frame = None
        self.virtual_size = extent(self.columns, self.rows, self.shown_size, self.spaces)

    def watch_cursor(self, old: Cell | None, new: Cell | None) -> None:
        """Draw the cursor elsewhere, and light the names of its column and row."""
        frame, moved = self.frame, [cell for cell in (old, new) if cell is not None]
        self._refresh_regions(frame.column_name(x) for x, _ in moved)
        self._refresh_regions(frame.row_name(y) for _, y in moved)
        super().watch_cursor(old, new)

    def keep_cursor_in_view(self) -> None:
        """Scroll as far as it must be for the cursor to show."""
        if self.cursor is not None:
            x, y = self.cursor
            size = self.frame.space
            region = Region(x * size.width, y * size.height, LEFT + size.width, TOP + size.height)
            self.scroll_to_region(region, animate=False, spacing=Spacing())

    def action_step(self, dx: int, dy: int) -> None:
        """Move the cursor to the nearest space in a direction."""
        if self._cells:
            start = self.cursor or min(self._cells, key=lambda cell: (cell[1], cell[0]))
            self.cursor = steps.towards(start, (dx, dy), self._cells) if self.cursor else start

    # The lines

    def render_line(self, y: int) -> Strip:
        """One line of the viewport."""
        frame = self.frame
        colours = self._palette
        ground = palette.style(colours["quiet"], colours["ground"])
        line = y - frame.top - TOP
        if line < -TOP or line >= frame.height:
            return Strip.blank(frame.room.width, ground)
        if line < 0:
            names = margins.column_names(frame, self.columns, self.cursor, colours)
            parts = [Strip.blank(LEFT, ground), names]
        else:
            row, part = divmod(line + frame.scroll_y, frame.space.height)
            lit = self.cursor is not None and row == self.cursor[1]
            parts = [
                margins.row_name(frame, self.row_names[row], part, lit, colours),
                self._spaces_line(frame, row, part),
            ]
        strip = Strip.join([Strip.blank(frame.left, ground), *parts])
        return strip.adjust_cell_length(frame.room.width, ground)

    def _spaces_line(self, frame: Frame, row: int, part: int) -> Strip:
        first = frame.scroll_x // frame.space.width
        last = min(self.columns, -(-(frame.scroll_x + frame.width) // frame.space.width))
        strip = Strip.join([self._picture((x, row), frame.size)[part] for x in range(first, last)])
        start = frame.scroll_x - first * frame.space.width
        return strip.crop(start, start + frame.width)

    def _picture(self, cell: Cell, size: Size) -> Picture:
        if size is not self._painted:
            self._painted = size
            self._pictures.clear()
        picture = self._pictures.get(cell)
        if picture is None:
            content = self._cells.get(cell)
            if content is None:
                content = self.painter.blank(cell)
            brush = Brush(size, self.look, self._palette.name, cell == self.cursor)
            picture = self._pictures[cell] = self.painter.paint(content, brush)
        return picture
