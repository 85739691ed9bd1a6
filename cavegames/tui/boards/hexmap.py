"""The overview map of a table that has outgrown its board: what shows is framed, a click scrolls there."""

from collections.abc import Hashable, Mapping
from typing import NamedTuple, TypeAlias

from textual import events
from textual.geometry import Region, Size
from textual.strip import Strip
from textual.widget import Widget

from cavegames.engine.hexgrid import Cell
from cavegames.tui import themes
from cavegames.tui.boards.hexboard import HexBoard
from cavegames.tui.boards.hexchart import Chart, chart
from cavegames.tui.boards.hexmaplines import letters, pixels
from cavegames.tui.boards.hexpainter import Dot
from cavegames.tui.looks import Look
from cavegames.tui.palette import Palette

Rows: TypeAlias = list[list[Dot]]


class Drawn(NamedTuple):
    """What the map was drawn for."""

    shown: Chart
    view: Region
    look: Look
    colours: Palette


class HexMap(Widget):
    """Follows a board; it shows itself only while more lies on the table than the board can show."""

    DEFAULT_CSS = """
    HexMap { width: auto; height: auto; display: none; }
    """

    def __init__(self, board: HexBoard, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self.board = board
        self._rows: Rows = []
        self._drawn: Drawn | None = None
        self._taken: Size | None = None
        self._dots: dict[Cell, tuple[Dot, Dot]] = {}
        self._contents: Mapping[Cell, Hashable] = {}
        self._theme = ""
        """What those dots are for."""

    @property
    def _rows_a_line(self) -> int:
        return 2 if self.board.look is Look.PICTURE else 1

    @property
    def chart(self) -> Chart:
        """What of the table it shows."""
        rows = self.size.height * self._rows_a_line
        return chart(self.board.reach, self.size.width, rows, self.board.frame.centre())

    # What is shown

    def on_mount(self) -> None:
        """Follow the board."""
        for name in ("revision", "look", "size_", "virtual_size", "scroll_x", "scroll_y"):
            self.watch(self.board, name, self._take_news, init=False)
        self.app.theme_changed_signal.subscribe(self, lambda _theme: self._take_news())
        self._take_news()

    def on_resize(self) -> None:
        """Fit the new room."""
        self._take_news()

    def _take_news(self) -> None:
        self.display = self.board.outgrown
        if not self.display:
            return
        wanted = self._wanted()
        if wanted != self._taken:
            self._taken = wanted
            self.refresh(layout=True)
        self._draw_again()

    def _draw_again(self) -> None:
        """Draw what differs from before: all of it only when another part of the table, or of it, shows."""
        shown, view = self.chart, self.chart.viewport(self.board.frame)
        drawn = Drawn(shown, view, self.board.look, themes.of(self.app))
        rows = shown.rows(self._all_dots(drawn.colours.name))
        if drawn != self._drawn:
            self.refresh()
        else:
            changed = [y for y, (old, new) in enumerate(zip(self._rows, rows, strict=True)) if old != new]
            for y in {y // self._rows_a_line for y in changed}:
                self.refresh(Region(0, y, self.size.width, 1))
        self._drawn, self._rows = drawn, rows

    def _all_dots(self, theme: str) -> Mapping[Cell, tuple[Dot, Dot]]:
        """Every hex of the board: the painter is asked only for what has changed."""
        cells = self.board.cells
        before = self._contents if theme == self._theme else {}
        for cell, content in cells.items():
            if before.get(cell) is not content:
                self._dots[cell] = self.board.painter.dots(content, theme)
        for gone in self._dots.keys() - cells.keys():
            del self._dots[gone]
        self._contents, self._theme = cells, theme
        return self._dots

    def _wanted(self) -> Size:
        reach = self.board.reach
        rows = reach.south - reach.north + 1
        return Size(reach.east - reach.west + 2, -(-rows // self._rows_a_line))

    def get_content_width(self, container: Size, viewport: Size) -> int:  # noqa: ARG002
        """Two columns a hex."""
        return min(self._wanted().width, container.width)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002
        """A line for each row, or for each two in the look `picture`."""
        return min(self._wanted().height, container.height)

    def render_line(self, y: int) -> Strip:
        """One line of the map."""
        drawn, rows = self._drawn, self._rows[y * self._rows_a_line : (y + 1) * self._rows_a_line]
        if drawn is None or len(rows) < self._rows_a_line or len(rows[0]) != self.size.width:
            return Strip.blank(self.size.width, self.rich_style)
        if drawn.look is Look.PICTURE:
            return pixels(rows[0], rows[1], 2 * y, drawn.view, drawn.colours)
        return letters(rows[0], y, drawn.view, drawn.look is Look.ASCII, drawn.colours)

    # The mouse

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """Scroll the board to the place under the mouse."""
        self._go(event)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Go on scrolling while the button is down."""
        if event.button:
            self._go(event)

    def _go(self, event: events.MouseEvent) -> None:
        offset = event.get_content_offset(self)
        if offset is not None:
            event.stop()
            self.board.look_at(self.chart.cell_at(offset.x, offset.y * self._rows_a_line))
