"""A board of square spaces: one widget that draws lines."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import ClassVar

from textual import events
from textual.actions import SkipAction
from textual.binding import Binding, BindingType
from textual.filter import ANSIToTruecolor, LineFilter
from textual.geometry import Region, Spacing
from textual.message import Message
from textual.reactive import reactive
from textual.scroll_view import ScrollView
from textual.strip import Strip

from cavegames.engine.squaregrid import Cell
from cavegames.tui import palette, themes
from cavegames.tui.boards import margins, steps
from cavegames.tui.boards.frame import LEFT, TOP, Frame, extent
from cavegames.tui.boards.painter import Brush, Painter, Picture
from cavegames.tui.looks import SPACES, Look, Size, Spaces, fitting


class SquareBoard(ScrollView, can_focus=True):
    """Shows what `show` is given, as the painter draws it, and has a cursor. Draws only what has changed.

    The screen that owns the board acts on its messages; what the cursor lights up, it shows by a `watch`
    of the cursor: a message would come one frame later.
    """

    DEFAULT_CSS = """
    SquareBoard { background: $background; scrollbar-size: 1 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k", "step(0, -1)", "Up", id="board.up", show=False),
        Binding("down,j", "step(0, 1)", "Down", id="board.down", show=False),
        Binding("left,h", "step(-1, 0)", "Left", id="board.left", show=False),
        Binding("right,l", "step(1, 0)", "Right", id="board.right", show=False),
        Binding("tab", "target(1)", "Next target", id="board.next", show=False),
        Binding("shift+tab", "target(-1)", "Previous target", id="board.previous", show=False),
        Binding("enter", "choose", "Choose", id="board.choose", show=False),
    ]

    class _About(Message):
        def __init__(self, board: "SquareBoard", cell: Cell) -> None:
            super().__init__()
            self.board = board
            self.cell = cell

        @property
        def control(self) -> "SquareBoard":
            """The board."""
            return self.board

    class CursorMoved(_About):
        """The cursor is on another space."""

    class Chosen(_About):
        """Enter or a click on a space."""

        def __init__(self, board: "SquareBoard", cell: Cell, mouse: bool = False) -> None:
            super().__init__(board, cell)
            self.mouse = mouse

    class Turned(_About):
        """The wheel was turned over a space, `by` +1 (down) or -1 (up)."""

        def __init__(self, board: "SquareBoard", cell: Cell, by: int) -> None:
            super().__init__(board, cell)
            self.by = by

    look: reactive[Look] = reactive(Look.PICTURE, init=False)
    size_: reactive[Size] = reactive(Size.AUTO, init=False)
    cursor: reactive[Cell | None] = reactive[Cell | None](None, init=False, repaint=False)

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
        super().__init__(id=id, classes=classes)
        self.columns = columns
        self.rows = rows
        self.painter = painter
        self.spaces = spaces
        self.row_names = row_names or [str(row + 1) for row in range(rows)]
        self.targets: Sequence[Cell] = ()
        """The spaces that Tab steps through."""
        self._cells: dict[Cell, Hashable] = {}
        self._pictures: dict[Cell, Picture] = {}
        self._painted: Size | None = None
        """The size of those pictures: a line may be asked for before the board hears of its new room."""
        self._frame: tuple[object, Frame] | None = None
        self._palette = palette.load(palette.DEFAULT)
        self._follow = True
        self.set_reactive(SquareBoard.look, look)
        self.set_reactive(SquareBoard.size_, size)

    # What is shown

    def show(self, cells: Mapping[Cell, Hashable]) -> None:
        """Show these spaces; what is not among them is blank. Only what differs is drawn again."""
        old = self._cells
        changed = [
            cell
            for cell, content in cells.items()
            if (before := old.get(cell)) is not content and before != content
        ]
        changed += [cell for cell in old if cell not in cells]
        self._cells = dict(cells)
        self._redraw(changed)
        if self.cursor not in self._cells:
            self.cursor = None

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

    def _redraw(self, cells: Sequence[Cell]) -> None:
        for cell in cells:
            self._pictures.pop(cell, None)
        frame = self.frame
        self._refresh_regions(frame.region(cell) for cell in cells)

    def _refresh_regions(self, regions: Iterable[Region]) -> None:
        """Draw regions again, if any shows: a refresh without regions would draw the whole board."""
        seen = [region for region in regions if region]
        if seen:
            self.refresh(*seen)

    def _start_over(self) -> None:
        self._pictures.clear()
        self._frame = None
        self._palette = themes.of(self.app)
        self.virtual_size = extent(self.columns, self.rows, self.shown_size, self.spaces)
        self.refresh()

    # What changes the way of drawing

    def on_mount(self) -> None:
        """Follow the theme of the app."""
        self.app.theme_changed_signal.subscribe(self, lambda _theme: self._start_over())
        self._start_over()

    def on_resize(self) -> None:
        """Fit the new room."""
        self.watch_size_()

    def watch_look(self) -> None:
        """Draw in the new look."""
        self._start_over()

    def watch_size_(self) -> None:
        """Draw in the new size."""
        self._start_over()
        self.call_after_refresh(self._keep_cursor_in_view)

    # The cursor

    def validate_cursor(self, cell: Cell | None) -> Cell | None:
        """Keep the cursor on a space."""
        return cell if cell is None or cell in self._cells else self.cursor

    def watch_cursor(self, old: Cell | None, new: Cell | None) -> None:
        """Draw the cursor elsewhere."""
        frame, moved = self.frame, [cell for cell in (old, new) if cell is not None]
        self._redraw(moved)
        self._refresh_regions(frame.column_name(x) for x, _ in moved)
        self._refresh_regions(frame.row_name(y) for _, y in moved)
        if new is not None:
            if self._follow:
                self._keep_cursor_in_view()
            self.post_message(self.CursorMoved(self, new))

    def _keep_cursor_in_view(self) -> None:
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

    def action_target(self, by: int) -> None:
        """Move the cursor to the next or previous target; without targets the key is free for others."""
        target = steps.next_target(self.cursor, self.targets, by > 0)
        if target is None:
            raise SkipAction()
        self.cursor = target

    def action_choose(self) -> None:
        """Choose the space under the cursor."""
        if self.cursor is not None:
            self.post_message(self.Chosen(self, self.cursor))

    # The mouse

    def _hover(self, event: events.MouseEvent) -> Cell | None:
        offset = event.get_content_offset(self)
        cell = None if offset is None else self.frame.cell_at(offset.x, offset.y)
        if cell is None or cell not in self._cells:
            return None
        self._follow = False
        self.cursor = cell
        self._follow = True
        return cell

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """The cursor follows the mouse."""
        self._hover(event)

    def on_click(self, event: events.Click) -> None:
        """Choose the space under the mouse."""
        cell = self._hover(event)
        if cell is not None:
            self.post_message(self.Chosen(self, cell, mouse=True))

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """Tell of the wheel; with Ctrl or Shift it scrolls."""
        self._wheel(event, 1)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """Tell of the wheel; with Ctrl or Shift it scrolls."""
        self._wheel(event, -1)

    def _wheel(self, event: events.MouseEvent, by: int) -> None:
        if event.ctrl or event.shift or (cell := self._hover(event)) is None:
            return
        event.stop()
        event.prevent_default()
        self.post_message(self.Turned(self, cell, by))

    # The lines

    def get_line_filters(self) -> Sequence[LineFilter]:
        """All but one: painters use true colours only, so that turning others into them costs for nothing."""
        return [kept for kept in super().get_line_filters() if not isinstance(kept, ANSIToTruecolor)]

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
