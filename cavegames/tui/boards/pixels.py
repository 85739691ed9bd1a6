"""A small canvas of half-block pixels: two in each terminal cell, one above the other."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from rich.segment import Segment
from textual.strip import Strip

from cavegames.tui import palette
from cavegames.tui.boards.painter import Picture

HALF = "▀"
Sprite = tuple[str, ...]
"""Rows of pixels, one character each; `.` is none."""


def grown(sprite: Sprite, scale: int) -> Sprite:
    """A sprite with `scale` times the pixels each way."""
    return tuple("".join(mark * scale for mark in row) for row in sprite for _ in range(scale))


class Canvas:
    """`width` x `height` terminal cells, so twice as many pixels high."""

    def __init__(self, width: int, height: int, fill: str) -> None:
        self.width = width
        self.height = height
        self._pixels = [[fill] * width for _ in range(2 * height)]
        self._letters: dict[tuple[int, int], tuple[str, str, bool]] = {}

    @classmethod
    def of(cls, rows: Sequence[Sequence[str]]) -> "Canvas":
        """A canvas with these rows of pixels, an even number of them."""
        canvas = cls(len(rows[0]), len(rows) // 2, "")
        canvas._pixels = [list(row) for row in rows]
        return canvas

    def __getitem__(self, at: tuple[int, int]) -> str:
        """The colour of the pixel at x, y."""
        return self._pixels[at[1]][at[0]]

    def dot(self, x: int, y: int, colour: str) -> None:
        """Colour one pixel; outside nothing happens."""
        if 0 <= x < self.width and 0 <= y < 2 * self.height:
            self._pixels[y][x] = colour

    def dots(self, places: Iterable[tuple[int, int]], colour: str) -> None:
        """Colour some pixels."""
        for x, y in places:
            self.dot(x, y, colour)

    def draw(self, sprite: Sprite, colours: Mapping[str, str], x: int = 0, y: int = 0) -> None:
        """Draw a sprite with its upper left corner at x, y."""
        for row, line in enumerate(sprite, y):
            for column, mark in enumerate(line, x):
                if mark != ".":
                    self.dot(column, row, colours[mark])

    def write(self, column: int, line: int, letter: str, colour: str, bold: bool = True) -> None:
        """Put a letter in a terminal cell; what is behind takes the colour of its upper pixel."""
        self._letters[column, line] = (letter, colour, bold)

    def back(self, column: int, line: int) -> str:
        """The colour behind a letter in a terminal cell."""
        return self[column, 2 * line]

    def strips(self) -> Picture:
        """The picture as lines of text."""
        return tuple(self._strip(line) for line in range(self.height))

    def _strip(self, line: int) -> Strip:
        upper, lower = self._pixels[2 * line], self._pixels[2 * line + 1]
        inks = [
            self._letters.get((column, line)) or ((" " if up == low else HALF), up, False)
            for column, (up, low) in enumerate(zip(upper, lower, strict=True))
        ]
        backs = [
            up if ink[0] not in (HALF, " ") else low for ink, up, low in zip(inks, upper, lower, strict=True)
        ]
        runs = groupby(zip(inks, backs, strict=True))
        segments = [
            Segment(letter * len(list(run)), palette.style(colour, back, bold))
            for ((letter, colour, bold), back), run in runs
        ]
        return Strip(segments, self.width)
