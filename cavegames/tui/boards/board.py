"""What every board has: contents, a cursor, targets, the mouse. How its spaces lie, a subclass knows."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import ClassVar

from textual import events
from textual.actions import SkipAction
from textual.binding import Binding, BindingType
from textual.filter import ANSIToTruecolor, LineFilter
from textual.geometry import Region
from textual.message import Message
from textual.reactive import reactive
from textual.scroll_view import ScrollView

from cavegames.tui import palette, themes
from cavegames.tui.boards import steps
from cavegames.tui.boards.painter import Picture
from cavegames.tui.boards.placed import Cell, Placed
from cavegames.tui.looks import Look, Size


class Board(ScrollView, can_focus=True):
    """Shows what `show` is given, as a painter draws it, and has a cursor. Draws only what has changed.

    The screen that owns the board acts on its messages; what the cursor lights up, it shows by a `watch`
    of the cursor: a message would come one frame later.
    """

    DEFAULT_CSS = """
    Board { background: $background; scrollbar-size: 1 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "target(1)", "Next target", id="board.next", show=False),
        Binding("shift+tab", "target(-1)", "Previous target", id="board.previous", show=False),
        Binding("enter", "choose", "Choose", id="board.choose", show=False),
    ]

    class _About(Message):
        def __init__(self, board: "Board", cell: Cell) -> None:
            super().__init__()
            self.board = board
            self.cell = cell

        @property
        def control(self) -> "Board":
            """The board."""
            return self.board

    class CursorMoved(_About):
        """The cursor is on another space."""

    class Chosen(_About):
        """Enter or a click on a space."""

        def __init__(self, board: "Board", cell: Cell, mouse: bool = False) -> None:
            super().__init__(board, cell)
            self.mouse = mouse

    class Turned(_About):
        """The wheel was turned over a space, `by` +1 (down) or -1 (up)."""

        def __init__(self, board: "Board", cell: Cell, by: int) -> None:
            super().__init__(board, cell)
            self.by = by

    look: reactive[Look] = reactive(Look.PICTURE, init=False)
    size_: reactive[Size] = reactive(Size.AUTO, init=False)
    cursor: reactive[Cell | None] = reactive[Cell | None](None, init=False, repaint=False)

    def __init__(
        self,
        *,
        look: Look = Look.PICTURE,
        size: Size = Size.AUTO,
        id: str | None = None,
        classes: str | None = None,
    ) -> None:
        super().__init__(id=id, classes=classes)
        self.targets: Sequence[Cell] = ()
        """The spaces that Tab steps through."""
        self._cells: dict[Cell, Hashable] = {}
        self._pictures: dict[Cell, Picture] = {}
        self._painted: object = None
        """What those pictures are right for: a line may be asked for before its new room is known."""
        self._palette = palette.load(palette.DEFAULT)
        self._follow = True
        self.set_reactive(Board.look, look)
        self.set_reactive(Board.size_, size)

    # What a subclass knows

    @property
    def shown_size(self) -> Size:
        """The size the spaces have now; never AUTO."""
        raise NotImplementedError

    @property
    def frame(self) -> Placed:
        """Where the spaces lie in the viewport."""
        raise NotImplementedError

    def holds(self, cell: Cell) -> bool:
        """Whether the cursor may be on a space."""
        return cell in self._cells

    def keep_cursor_in_view(self) -> None:
        """Scroll as far as it must be for the cursor to show."""
        raise NotImplementedError

    def lay_out(self) -> None:
        """Take a new size, a new room or a new look."""
        raise NotImplementedError

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
        self.take_changes(changed)
        if self.cursor is not None and not self.holds(self.cursor):
            self.cursor = None

    def take_changes(self, cells: Sequence[Cell]) -> None:
        """Draw the spaces whose contents have changed."""
        self._redraw(cells)

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
        self._palette = themes.of(self.app)
        self.lay_out()
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
        self.call_after_refresh(self.keep_cursor_in_view)

    # The cursor

    def validate_cursor(self, cell: Cell | None) -> Cell | None:
        """Keep the cursor on a space."""
        return cell if cell is None or self.holds(cell) else self.cursor

    def watch_cursor(self, old: Cell | None, new: Cell | None) -> None:
        """Draw the cursor elsewhere."""
        self._redraw([cell for cell in (old, new) if cell is not None])
        if new is not None:
            if self._follow:
                self.keep_cursor_in_view()
            self.post_message(self.CursorMoved(self, new))

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
        if cell is None or not self.holds(cell):
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

    def get_line_filters(self) -> Sequence[LineFilter]:
        """All but one: painters use true colours only, turning others into them would cost for nothing."""
        return [kept for kept in super().get_line_filters() if not isinstance(kept, ANSIToTruecolor)]
