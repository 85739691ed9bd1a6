"""A part of the table as lines of text, with the places on it that can be chosen."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region
from textual.strip import Strip

from cavegames.tui import palette
from cavegames.tui.looks import Look
from cavegames.tui.palette import Palette

FRAMES: dict[Look, tuple[str, ...]] = {
    Look.PICTURE: ("╭", "─", "╮", "│", "╰", "╯"),
    Look.LINE: ("╭", "─", "╮", "│", "╰", "╯"),
    Look.ASCII: ("+", "-", "+", "|", "+", "+"),
}


@dataclass(frozen=True)
class Block:
    """A finished part: its lines, and where its places lie on it."""

    lines: tuple[Strip, ...]
    places: dict[str, Region]


class Sheet:
    """`width` x `height` terminal cells to write on. What is written outside is lost."""

    def __init__(self, width: int, height: int, look: Look, colours: Palette) -> None:
        self.width, self.height = width, height
        self.look, self.colours = look, colours
        style = self.text()
        self._cells = [[(" ", style)] * width for _ in range(height)]
        self.places: dict[str, Region] = {}

    @property
    def plain(self) -> bool:
        """Whether only 7-bit characters may be written."""
        return self.look is Look.ASCII

    def text(self, role: str = "text", bold: bool = False) -> Style:
        """The style of text on the ground."""
        ground = self.colours["ground"]
        return palette.style(palette.readable(self.colours[role], ground), ground, bold)

    @property
    def held(self) -> Style:
        """The style of what the cursor is on."""
        return palette.style(self.colours["on_lamp"], self.colours["lamp"], True)

    def put(self, x: int, y: int, text: str, style: Style) -> int:
        """Write a text of narrow characters; gives the column after it."""
        if 0 <= y < self.height:
            row = self._cells[y]
            for column, letter in enumerate(text, x):
                if 0 <= column < self.width:
                    row[column] = (letter, style)
        return x + len(text)

    def puts(self, x: int, y: int, parts: Iterable[tuple[str, Style]]) -> int:
        """Write some texts one after the other."""
        for text, style in parts:
            x = self.put(x, y, text, style)
        return x

    def frame(self, region: Region, style: Style, title: str = "", words: Style | None = None) -> None:
        """Draw an empty frame, `title` in its upper edge."""
        north_west, across, north_east, side, south_west, south_east = FRAMES[self.look]
        x, y, width, height = region
        inside = width - 2
        for line in range(y + 1, y + height - 1):
            self.put(x, line, side + " " * inside + side, style)
        self.put(x, y, north_west + across * inside + north_east, style)
        self.put(x, y + height - 1, south_west + across * inside + south_east, style)
        if title:
            self.put(x + 2, y, f" {title} "[: width - 3], words or style)

    def paste(self, x: int, y: int, strips: Iterable[Strip]) -> None:
        """Put a picture on it."""
        for line, strip in enumerate(strips, y):
            column = x
            for segment in strip:
                column = self.put(column, line, segment.text, segment.style or Style.null())

    def mark(self, name: str, region: Region) -> None:
        """Name a place."""
        self.places[name] = region

    def block(self) -> Block:
        """The finished part."""
        return Block(tuple(self._strip(row) for row in self._cells), self.places)

    def _strip(self, row: list[tuple[str, Style]]) -> Strip:
        runs = groupby(row, key=lambda cell: cell[1])
        segments = [Segment("".join(letter for letter, _ in run), style) for style, run in runs]
        return Strip(segments, self.width)
