"""A table of hexes without end: one widget that draws lines."""

from collections.abc import Hashable, Mapping, Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.geometry import Offset, Region, Spacing
from textual.reactive import reactive
from textual.strip import Strip

from cavegames.engine.hexgrid import Cell, neighbours
from cavegames.tui.boards import hexsteps, hexstill
from cavegames.tui.boards.board import Board
from cavegames.tui.boards.hexframe import HexFrame, Reach, reach
from cavegames.tui.boards.hexmeasures import Measures, fitting, measures
from cavegames.tui.boards.hexpainter import PHASES, HexBrush, HexPainter
from cavegames.tui.boards.painter import Picture
from cavegames.tui.looks import Look, Size

_KEYS = {
    "up": "up,k", "down": "down,j", "west": "left,h", "east": "right,l",
    "north_west": "home", "north_east": "pageup", "south_west": "end", "south_east": "pagedown",
}  # fmt: skip
"""The diagonals lie as on a block of number keys."""
PAUSE = 0.5
"""Seconds between two phases of what moves by itself."""


class HexBoard(Board):
    """A board of pointy-top hexes that grows as tiles are laid, without the picture jumping.

    The cursor may go over every hex up to `MARGIN` hexes around what lies there, or over a part of the
    table that `bound` is given. What moves by itself moves in the look `picture` alone.
    """

    DEFAULT_CSS = """
    HexBoard { scrollbar-size: 1 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(
            keys, f"step('{step}')", step.replace("_", " "), id=f"board.{step.replace('_', '-')}", show=False
        )
        for step, keys in _KEYS.items()
    ]

    revision: reactive[int] = reactive(0, init=False, repaint=False)
    """Grows when anything but the scrolling has changed: for the overview map."""

    def __init__(
        self,
        painter: HexPainter,
        *,
        look: Look = Look.PICTURE,
        size: Size = Size.AUTO,
        id: str | None = None,
        classes: str | None = None,
    ) -> None:
        super().__init__(look=look, size=size, id=id, classes=classes)
        self.painter = painter
        self._bounds: Reach | None = None
        self._reach: Reach = reach(())
        self._corner = Offset(0, 0)
        """The place in the world where the part of it that can be scrolled begins."""
        self._solid: set[Cell] = set()
        self._moving: set[Cell] = set()
        self._phase = 0
        self._frame: tuple[object, HexFrame] | None = None
        self._seen: HexFrame | None = None
        """The viewport as it was when it was last laid out; None until the first tile has a room."""

    # Where things lie

    @property
    def cells(self) -> Mapping[Cell, Hashable]:
        """What is shown."""
        return self._cells

    @property
    def shown_size(self) -> Size:
        """The size the hexes have now; never AUTO."""
        if self.size_ is not Size.AUTO:
            return self.size_
        return fitting(self.content_region.size.width, self.content_region.size.height)

    @property
    def measures(self) -> Measures:
        """The measures of the hexes now."""
        return measures(self.shown_size)

    @property
    def frame(self) -> HexFrame:
        """Where the hexes lie in the viewport."""
        bars = self.show_vertical_scrollbar, self.show_horizontal_scrollbar
        known = (self.outer_size, self.scroll_offset, self.size_, bars, self._corner)
        if self._frame is None or self._frame[0] != known:
            place = self._corner + self.scroll_offset
            room = self.scrollable_content_region.size
            self._frame = known, HexFrame(self.measures, room, place.x, place.y)
        return self._frame[1]

    @property
    def reach(self) -> Reach:
        """The part of the table that the cursor can go to."""
        return self._reach

    @property
    def outgrown(self) -> bool:
        """Whether more lies on the table than shows at once."""
        room = self.content_region.size
        box = (self._bounds or reach(self._solid, 0)).region(self.measures)
        return box.width > room.width or box.height > room.height

    def holds(self, cell: Cell) -> bool:
        """Whether the cursor may be on a hex."""
        return cell in self._reach

    # What changes

    def bound(self, bounds: Reach | None) -> None:
        """Let the table end there; None for a table without end."""
        if bounds != self._bounds:
            self._bounds = bounds
            self._reach_out()

    def _reach_out(self) -> None:
        self._reach = self._bounds or reach(self._solid)
        self._grow()

    def take_changes(self, cells: Sequence[Cell]) -> None:
        """Draw what has changed; where a tile came or went, its neighbours lose or get an edge."""
        come_or_gone = [cell for cell in cells if self._is_solid(cell) != (cell in self._solid)]
        self._solid.symmetric_difference_update(come_or_gone)
        self._moving.difference_update(cells)
        self._moving.update(cell for cell in cells if self._moves(cell))
        if come_or_gone:
            self._reach_out()
        beside = {other for cell in come_or_gone for other in neighbours(cell)}
        self._redraw([*cells, *beside.difference(cells)])
        if cells:
            self.revision += 1

    def _is_solid(self, cell: Cell) -> bool:
        return cell in self._cells and self.painter.solid(self._cells[cell])

    def _moves(self, cell: Cell) -> bool:
        return cell in self._cells and self.painter.moves(self._cells[cell])

    def _grow(self) -> None:
        """Make room for what lies on the table; what shows stays where it is."""
        if self._seen is None:
            self.lay_out()
        else:
            frame = self.frame
            self._show_place(frame.x, frame.y)

    def lay_out(self) -> None:
        """Take a new size, a new room or a new look; what was in the middle stays there."""
        self._frame = None
        room, hexes, seen = self.scrollable_content_region.size, self.measures, self._seen
        if not room or not self._solid:
            return
        if seen is not None and seen.measures is hexes:
            x = seen.x + (seen.room.width - room.width) // 2
            y = seen.y + (seen.room.height - room.height) // 2
        else:
            cell = self._reach.middle if seen is None else seen.centre()
            left, top = hexes.corner(cell)
            x = left + (hexes.width - room.width) // 2
            y = top + (hexes.height - room.height) // 2
        box = self._reach.region(hexes)
        self._show_place(_within(x, room.width, box.x, box.right), _within(y, room.height, box.y, box.bottom))

    def _show_place(self, x: int, y: int) -> None:
        """Let the viewport begin at a place in the world, whatever can be scrolled to beside it."""
        room = self.scrollable_content_region.size
        box = self._reach.region(self.measures).union(Region(x, y, *room))
        self._corner = box.offset
        self.virtual_size = box.size
        self.scroll_to(x - box.x, y - box.y, animate=False, force=True)
        self._remember()

    def _remember(self) -> None:
        self._frame = None
        self._seen = self.frame

    def watch_scroll_x(self, old_value: float, new_value: float) -> None:
        """Remember what shows."""
        super().watch_scroll_x(old_value, new_value)
        self._remember()

    def watch_scroll_y(self, old_value: float, new_value: float) -> None:
        """Remember what shows."""
        super().watch_scroll_y(old_value, new_value)
        self._remember()

    # The cursor and the view

    def ensure_visible(self, cell: Cell, margin: int = 0) -> None:
        """Scroll until a hex shows, with `margin` hexes around it where there is room."""
        hexes = self.measures
        x, y = hexes.corner(cell)
        box = Region(x - self._corner.x, y - self._corner.y, hexes.width, hexes.height)
        around = Spacing.unpack((margin * hexes.pitch, margin * hexes.width))
        wide = box.grow(around)
        room = self.scrollable_content_region.size
        fits = wide.width <= room.width and wide.height <= room.height
        self.scroll_to_region(wide if fits else box, animate=False, spacing=Spacing(), force=True)

    def keep_cursor_in_view(self) -> None:
        """Scroll as far as it must be for the cursor to show."""
        if self.cursor is not None:
            self.ensure_visible(self.cursor)

    def look_at(self, cell: Cell) -> None:
        """Bring a hex to the middle of the viewport, as far as the table goes."""
        hexes, room = self.measures, self.scrollable_content_region.size
        x, y = hexes.corner(cell)
        left = x - self._corner.x + (hexes.width - room.width) // 2
        top = y - self._corner.y + (hexes.height - room.height) // 2
        self.scroll_to(left, top, animate=False, force=True)

    def action_step(self, step: str) -> None:
        """Move the cursor a hex further; without a cursor bring it to the middle of what shows."""
        if self.cursor is None:
            centre = self.frame.centre()
            self.cursor = centre if self.holds(centre) else self._reach.middle
        else:
            self.cursor = hexsteps.towards(self.cursor, hexsteps.Step(step), self._reach)

    # What moves by itself

    def on_mount(self) -> None:
        """Move what moves, now and then. (Every class of a widget has its own turn at being mounted.)"""
        self.set_interval(PAUSE, self._move_on)

    def _move_on(self) -> None:
        """Draw what moves and shows in its next phase; nothing where no motion is wanted or seen."""
        app = self.app
        still = self.look is not Look.PICTURE or app.animation_level == "none"
        if still or not self._moving or app.screen is not self.screen:
            return
        frame = self.frame
        seen = [cell for cell in self._moving if frame.region(cell)]
        if seen:
            self._phase = (self._phase + 1) % PHASES
            self._redraw(seen)

    # The lines

    def render_line(self, y: int) -> Strip:
        """One line of the viewport."""
        frame = self.frame
        if frame.measures is not self._painted:
            self._painted = frame.measures
            self._pictures.clear()
        return hexstill.line(frame.measures, frame.x, frame.y + y, frame.room.width, self._picture)

    def _picture(self, cell: Cell) -> Picture:
        picture = self._pictures.get(cell)
        if picture is None:
            content = self._cells.get(cell)
            if content is None:
                content = self.painter.blank(cell)
            picture = self._pictures[cell] = self.painter.paint(content, self._brush(cell))
        return picture

    def _brush(self, cell: Cell) -> HexBrush:
        bare = hexstill.bare(cell, self._solid.__contains__)
        phase = self._phase if cell in self._moving and self.look is Look.PICTURE else 0
        return HexBrush(self.shown_size, self.look, self._palette.name, cell == self.cursor, bare, phase)


def _within(start: int, length: int, low: int, high: int) -> int:
    """Where a view of a length starts that shows nothing beyond low and high, or all between them."""
    last = high - length
    return min(max(start, min(low, last)), max(low, last))
