"""The tiles in hand as pictures, side by side: a click takes one, the wheel turns it."""

from dataclasses import dataclass

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from cavegames.engine.hexgrid import ALL_EXITS
from cavegames.tui import palette, themes
from cavegames.tui.boards.hexcells import CaveTile
from cavegames.tui.boards.hexmeasures import Measures, measures
from cavegames.tui.boards.hexpaint import CavePainter
from cavegames.tui.boards.hexpainter import HexBrush
from cavegames.tui.looks import Look, Size
from cavegames.tui.palette import Palette

GAP = 2
"""Columns between two tiles."""


@dataclass(frozen=True, slots=True)
class Card:
    """A tile as it lies in the hand."""

    tile: CaveTile
    label: str
    """Below its picture."""
    chosen: bool = False
    playable: bool = True


class HandStrip(Widget):
    """Shows as many cards as there is room for, the chosen one always among them."""

    DEFAULT_CSS = """
    HandStrip { background: $cave-surface; height: 5; }
    """

    class Picked(Message):
        """A card was clicked, by its number in the hand from 0."""

        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

    class Turned(Message):
        """The wheel was turned over the hand, `by` +1 (down) or -1 (up)."""

        def __init__(self, by: int) -> None:
            super().__init__()
            self.by = by

    def __init__(self, look: Look, id: str | None = None) -> None:
        super().__init__(id=id)
        self.look = look
        self.cards: tuple[Card, ...] = ()
        self.first = 0
        """The card that is shown leftmost."""
        self._painter = CavePainter()
        self._palette = palette.load(palette.DEFAULT)
        self._lines: list[Strip] = []

    def show(self, cards: tuple[Card, ...]) -> None:
        """Show these cards."""
        if cards != self.cards:
            self.cards = cards
            self._draw()

    def draw_as(self, look: Look) -> None:
        """Change the look."""
        self.look = look
        self._draw()

    def on_mount(self) -> None:
        """Follow the theme of the app."""
        self.app.theme_changed_signal.subscribe(self, lambda _theme: self._recolour())
        self._recolour()

    def _recolour(self) -> None:
        self._palette = themes.of(self.app)
        self._draw()

    def on_resize(self) -> None:
        """Fit the new room."""
        self._draw()

    @property
    def measures(self) -> Measures:
        """The measures of the pictures: as large as the lines allow."""
        return measures(self.size_)

    @property
    def size_(self) -> Size:
        """The size of the pictures: S or M."""
        return Size.M if self.size.height > measures(Size.M).height else Size.S

    @property
    def step(self) -> int:
        """Columns from one card to the next."""
        return self.measures.width + GAP

    @property
    def fits(self) -> int:
        """So many cards have room."""
        return max(1, (self.size.width - 2) // self.step)

    def _draw(self) -> None:
        if not self.size:
            return
        chosen = next((i for i, card in enumerate(self.cards) if card.chosen), self.first)
        last = max(0, len(self.cards) - self.fits)
        self.first = min(max(min(self.first, chosen), chosen - self.fits + 1), last)
        shown = self.cards[self.first : self.first + self.fits]
        blocks = [self._card(card) for card in shown]
        ground = palette.style(self._palette["quiet"], self._palette["surface"])
        more = len(self.cards) - self.first - len(shown)
        self._lines = []
        for line in range(self.measures.height + 1):
            parts = [self._more(line, self.first, "<"), *(block[line] for block in blocks)]
            parts.append(self._more(line, more, ">"))
            self._lines.append(Strip.join(parts).adjust_cell_length(self.size.width, ground))
        self.refresh()

    def _more(self, line: int, count: int, sign: str) -> Strip:
        """A sign at an end of the strip beyond which there are more cards."""
        style = palette.style(self._palette["lamp"], self._palette["surface"], True)
        text = sign if count and line == self.measures.middle else " "
        return Strip([Segment(text, style)], 1)

    def _card(self, card: Card) -> list[Strip]:
        hexes, colours = self.measures, self._palette
        brush = HexBrush(self.size_, self.look, colours.name, card.chosen, ALL_EXITS)
        ground = palette.style(colours["quiet"], colours["surface"])
        lines = []
        for line, strip in enumerate(self._painter.paint(card.tile, brush)):
            first, end = hexes.span(line)
            left, right = first + GAP // 2, hexes.width - end + GAP // 2
            lines.append(Strip.join([Strip.blank(left, ground), strip, Strip.blank(right, ground)]))
        label = Segment(card.label.center(self.step), _label_style(card, colours))
        return [*lines, Strip([label], self.step)]

    def render_line(self, y: int) -> Strip:
        """One line of the hand."""
        ground = palette.style(self._palette["quiet"], self._palette["surface"])
        return self._lines[y] if y < len(self._lines) else Strip.blank(self.size.width, ground)

    # The mouse

    def on_click(self, event: events.Click) -> None:
        """Take the card under the mouse; beyond an end, the next that does not show."""
        column = event.x - 1
        if column < 0 and self.first:
            self.post_message(self.Picked(self.first - 1))
        elif column >= 0 and self.first + column // self.step < len(self.cards):
            self.post_message(self.Picked(self.first + column // self.step))

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """Tell of the wheel."""
        event.stop()
        self.post_message(self.Turned(1))

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """Tell of the wheel."""
        event.stop()
        self.post_message(self.Turned(-1))


def _label_style(card: Card, colours: Palette) -> Style:
    if card.chosen:
        return palette.style(colours["on_lamp"], colours["lamp"], True)
    role = "text" if card.playable else "quiet"
    return palette.style(colours[role], colours["surface"], card.playable)
