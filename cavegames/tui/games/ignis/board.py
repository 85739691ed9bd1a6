"""The table of Ignis as one widget: it draws its parts, and has a cursor on the places that can be chosen."""

from collections.abc import Callable, Mapping
from typing import ClassVar, TypeAlias

from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region
from textual.message import Message
from textual.reactive import reactive
from textual.strip import Strip
from textual.widget import Widget

from cavegames.tui import palette, themes
from cavegames.tui.games.ignis.aim import Aim
from cavegames.tui.games.ignis.bars import stacks
from cavegames.tui.games.ignis.bonus_table import tiles
from cavegames.tui.games.ignis.cards import cards
from cavegames.tui.games.ignis.choices import choices
from cavegames.tui.games.ignis.fuse import fuse
from cavegames.tui.games.ignis.paths import beside
from cavegames.tui.games.ignis.rooms import Rooms, rooms
from cavegames.tui.games.ignis.way import way
from cavegames.tui.looks import Look
from cavegames.tui.sheet import Block, Sheet

Part: TypeAlias = Callable[[Sheet, Aim, str], None]
"""Draws on a sheet; the cursor is empty where it lies elsewhere."""

PARTS: Mapping[str, Part] = {
    "way": way,
    "fuse": fuse,
    "cards": cards,
    "choices": choices,
    "stacks": stacks,
    "tiles": tiles,
}
"""By the field of Rooms."""


class IgnisBoard(Widget, can_focus=True):
    """Way, fuse, cards, choices, stacks and bonus tiles. Only parts that changed are drawn again."""

    DEFAULT_CSS = """
    IgnisBoard { background: $background; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k", "step(0, -1)", "Up", id="board.up", show=False),
        Binding("down,j", "step(0, 1)", "Down", id="board.down", show=False),
        Binding("left,h", "step(-1, 0)", "Left", id="board.left", show=False),
        Binding("right,l", "step(1, 0)", "Right", id="board.right", show=False),
        Binding("enter", "choose", "Choose", id="board.choose", show=False),
    ]

    class Chosen(Message):
        """Enter or a click on a place."""

        def __init__(self, place: str) -> None:
            super().__init__()
            self.place = place

    cursor: reactive[str] = reactive("", init=False, repaint=False)

    def __init__(self, look: Look, id: str | None = None) -> None:
        super().__init__(id=id)
        self.look = look
        self.tallest = 0
        """The most lines to take; 0: all there are."""
        self.aim: Aim | None = None
        self.targets: tuple[str, ...] = ()
        """The places that Tab steps through."""
        self._palette = palette.load(palette.DEFAULT)
        self._blocks: dict[str, Block] = {}
        self._keys: dict[str, object] = {}
        self._lines: list[list[tuple[int, Strip]]] = []

    # What is shown

    def show(self, aim: Aim) -> None:
        """Show this; only parts that differ are drawn again."""
        self.aim = aim
        self._draw()

    def draw_as(self, look: Look, tallest: int = 0) -> None:
        """Change the look, and how many lines to take at most."""
        self.look, self.tallest = look, tallest
        self._draw()
        self.refresh()

    @property
    def rooms(self) -> Rooms:
        """Where the parts lie now."""
        height = self.size.height
        return rooms(self.size.width, min(height, self.tallest) if self.tallest else height)

    @property
    def places(self) -> dict[str, Region]:
        """Every place that can be chosen, and where it is."""
        found: dict[str, Region] = {}
        for name, block in self._blocks.items():
            room = getattr(self.rooms, name)
            found.update({place: region.translate(room.offset) for place, region in block.places.items()})
        return found

    def _draw(self) -> None:
        if self.aim is None or not self.size:
            return
        now = self.rooms
        for name, part in PARTS.items():
            room: Region = getattr(now, name)
            self._draw_part(name, part, room, self.aim)
        if self.cursor and self.cursor not in self.places:
            self.cursor = ""

    def _draw_part(self, name: str, part: Part, room: Region, aim: Aim) -> None:
        old = self._blocks.get(name)
        cursor = self.cursor
        key = (aim, room, self.look, self._palette, cursor if old and cursor in old.places else "")
        if self._keys.get(name) == key:
            return
        sheet = Sheet(room.width, room.height, self.look, self._palette)
        part(sheet, aim, cursor if _has(name, cursor) else "")
        block = sheet.block()
        self._blocks[name] = block
        self._keys[name] = (*key[:4], cursor if cursor in block.places else "")
        if old is None or old.lines != block.lines:
            self.refresh(room)

    def render_line(self, y: int) -> Strip:
        """One line of the table."""
        colours = self._palette
        ground = palette.style(colours["quiet"], colours["ground"])
        now, width = self.rooms, self.size.width
        found: list[tuple[int, Strip]] = []
        for name, block in self._blocks.items():
            room: Region = getattr(now, name)
            if room.y <= y < room.y + room.height and y - room.y < len(block.lines):
                found.append((room.x, block.lines[y - room.y]))
        strip = Strip.join([line for _, line in sorted(found, key=lambda item: item[0])])
        return strip.adjust_cell_length(width, ground)

    def on_mount(self) -> None:
        """Follow the theme of the app."""
        self.app.theme_changed_signal.subscribe(self, lambda _theme: self._recolour())
        self._recolour()

    def _recolour(self) -> None:
        self._palette = themes.of(self.app)
        self._draw()
        self.refresh()

    def on_resize(self) -> None:
        """Fit the new room."""
        self._draw()
        self.refresh()

    # The cursor

    def watch_cursor(self, _old: str, _new: str) -> None:
        """Draw the cursor elsewhere."""
        self._draw()

    def action_step(self, dx: int, dy: int) -> None:
        """Move the cursor to the nearest place in a direction."""
        if self.cursor in self.places:
            self.cursor = beside(self.places, self.cursor, (dx, dy))
        else:
            self.action_target(1)

    def action_target(self, by: int) -> None:
        """Move the cursor to the next or previous place where something can be done."""
        if self.targets:
            at = self.targets.index(self.cursor) + by if self.cursor in self.targets else min(0, by)
            self.cursor = self.targets[at % len(self.targets)]

    def action_choose(self) -> None:
        """Choose the place under the cursor."""
        if self.cursor:
            self.post_message(self.Chosen(self.cursor))

    # The mouse

    def place_at(self, x: int, y: int) -> str:
        """The smallest place there; empty where there is none."""
        hits = [(region.area, name) for name, region in self.places.items() if region.contains(x, y)]
        return min(hits)[1] if hits else ""

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """The cursor follows the mouse."""
        place = self.place_at(event.x, event.y)
        if place:
            self.cursor = place

    def on_click(self, event: events.Click) -> None:
        """Choose the place under the mouse."""
        place = self.place_at(event.x, event.y)
        if place:
            self.cursor = place
            self.post_message(self.Chosen(place))


def _has(part: str, place: str) -> bool:
    """Whether a place may lie on a part."""
    kind = "way" if place[:1] == "s" and place[1:].isdigit() else ""
    return (part == "way") == (kind == "way")
