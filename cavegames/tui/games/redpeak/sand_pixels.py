"""The hourglass in half-block pixels."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from textual.geometry import Size as Room

from cavegames.tui import palette
from cavegames.tui.boards.grain import noise
from cavegames.tui.boards.painter import Picture
from cavegames.tui.boards.pixels import Canvas, grown
from cavegames.tui.games.redpeak import sprites
from cavegames.tui.games.redpeak.glass import Grain, glass
from cavegames.tui.palette import Palette, mix

if TYPE_CHECKING:
    from cavegames.tui.games.redpeak.sand import Running

SMALL, SLIM = 8, 13
"""Below so many lines the seconds stand beside the glass; in a room of fewer columns below it."""

BROADEST = 0.85
"""How broad a glass may be, in its height."""


def picture(running: Running, room: Room, colours: Palette) -> Picture:
    """The glass in the middle of its room, or beside or above its seconds in a small one."""
    canvas = Canvas(room.width, room.height, colours["ground"])
    _Glass(canvas, running, colours).draw()
    return canvas.strips()


class _Glass:
    def __init__(self, canvas: Canvas, running: Running, colours: Palette) -> None:
        self.canvas, self.running, self.colours = canvas, running, colours
        self.small = canvas.height < SMALL
        self.beside = self.small and canvas.width >= SLIM
        tall = 2 * canvas.height - (0 if self.beside or not self.small else 2)
        wide = min(canvas.width - (5 if self.beside else 2), int(tall * BROADEST))
        shape = self.shape = glass(wide, tall)
        self.left = 1 if self.beside else (canvas.width - shape.wide) // 2
        self.top = (tall - shape.tall) // 2

    def draw(self) -> None:
        """Inside, sand, walls, lids, seconds."""
        shape, running, colours = self.shape, self.running, self.colours
        inside = mix(colours["surface"], colours["steel"], 0.12)
        self._dots((*shape.chamber(upper=True), *shape.chamber(upper=False)), inside)
        upper, lower = shape.run(running.left)
        for x, y in (*upper, *lower):
            self._dots([(x, y)], self._grain(x, y))
        if not (running.paused or running.out):
            self._dots(self._stream(lower), self._grain(1, 0))
        self._walls()
        if running.paused:
            self._bars()
        self._seconds()

    def _dots(self, grains: Iterator[Grain] | tuple[Grain, ...] | list[Grain], colour: str) -> None:
        self.canvas.dots(((self.left + x, self.top + y) for x, y in grains), colour)

    def _grain(self, x: int, y: int) -> str:
        colours = self.colours
        sand = mix(colours["sun"], colours["worn"], 0.25)
        if self.running.last:
            sand = mix(sand, colours["lava"], 0.5)
        return mix(sand, colours["ink"], 0.18 if noise(x, y) > 9 else 0.0)

    def _stream(self, lower: frozenset[Grain]) -> Iterator[Grain]:
        """What falls: every third place, moving down with the time."""
        shape = self.shape
        heap = min((y for x, y in lower if x == shape.middle), default=shape.tall - 1)
        for y in range(shape.neck, heap):
            if (y - int(self.running.left * 997) + self.running.beat) % 3:
                yield shape.middle, y

    def _walls(self) -> None:
        shape, colours, last = self.shape, self.colours, self.running.last
        wall = colours["lava"] if last else mix(colours["steel"], colours["ground"], 0.25)
        lid = mix(colours["lava"], colours["wood"], 0.3) if last else colours["wood"]
        for y in range(1, shape.tall - 1):
            half = shape.half(y) + 1
            self._dots([(shape.middle - half, y), (shape.middle + half, y)], wall)
            if last and (y + self.running.beat // 2) % 2:
                self._dots([(shape.middle - half - 2, y), (shape.middle + half + 2, y)], wall)
        edge = range(-1, shape.wide + 1) if last else range(shape.wide)
        self._dots([(x, y) for x in edge for y in (0, shape.tall - 1)], lid)

    def _bars(self) -> None:
        """Two bars over all: the clock stands."""
        shape = self.shape
        reach = max(2, shape.tall // 5)
        rows = range(shape.neck - reach, shape.neck + reach + 1)
        wide = 2 if shape.wide >= 13 else 1
        columns = [shape.middle + side * (2 + step) for side in (-1, 1) for step in range(wide)]
        bars = [(x, y) for x in columns for y in rows]
        self._dots(bars, self.colours["text"])

    def _seconds(self) -> None:
        """In the last ones large in the upper half; else small below, or beside a small glass."""
        running, canvas = self.running, self.canvas
        if running.last and not (self.small or running.paused):
            self._large(running.words)
            return
        text = f"{running.words}!" if running.last else running.words
        line = canvas.height // 2 if self.beside else canvas.height - (1 if self.small else 2)
        column = canvas.width - len(text) if self.beside else (canvas.width - len(text)) // 2
        for x, mark in enumerate(text, column):
            colour = self.colours["lava" if running.last else "text"]
            canvas.write(x, line, mark, palette.readable(colour, canvas.back(x, line)))

    def _large(self, words: str) -> None:
        """The seconds in pixels, as large as the upper half has room for."""
        shape, wide = self.shape, 4 * len(words) - 1
        fitting = (
            scale
            for scale in (4, 3, 2)
            if 6 * scale < shape.neck and 2 * shape.half(6 * scale) >= wide * scale + 1
        )
        scale = next(fitting, 1)
        x = self.left + shape.middle - wide * scale // 2
        for digit in words:
            sprite = grown(sprites.digit(int(digit)), scale)
            self.canvas.draw(sprite, {"a": self.colours["text"]}, x, self.top + 1 + scale)
            x += 4 * scale
