"""The hourglass in characters: the looks `line` and `ascii`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.style import Style
from textual.geometry import Size as Room

from cavegames.tui.boards.painter import Picture
from cavegames.tui.games.redpeak.glass import Glass, Grain, glass
from cavegames.tui.looks import Look
from cavegames.tui.palette import Palette
from cavegames.tui.sheet import Sheet

if TYPE_CHECKING:
    from cavegames.tui.games.redpeak.sand import Running

SIGNS = {Look.ASCII: ("\\", "/", "|", "=", "#"), Look.LINE: ("\u2572", "\u2571", "│", "─", "═")}
"""Walls leaning in and out, the neck, a lid, a lid of the last seconds."""
GRAIN, FALLING, PAUSE = ":", ".", "||"

BROADEST = 1.6
"""How broad a glass may be, in its height; a character is twice as high as broad."""


def picture(running: Running, room: Room, look: Look, colours: Palette) -> Picture:
    """The glass in the middle of its room."""
    sheet = Sheet(room.width, room.height, look, colours)
    shape = glass(min(room.width - 2, int(room.height * BROADEST)), room.height)
    _Glass(sheet, shape, running).draw()
    return sheet.block().lines


class _Glass:
    def __init__(self, sheet: Sheet, shape: Glass, running: Running) -> None:
        self.sheet, self.shape, self.running = sheet, shape, running
        self.left = (sheet.width - shape.wide) // 2
        self.top = (sheet.height - shape.tall) // 2
        self.loud = sheet.text("lava", True)

    def draw(self) -> None:
        """Sand, walls, lids, seconds."""
        shape, running, sheet = self.shape, self.running, self.sheet
        upper, lower = shape.run(running.left)
        sand = self.loud if running.last else sheet.text("sun", True)
        for grain in (*upper, *lower):
            self._put(grain, GRAIN, sand)
        if not (running.paused or running.out):
            heap = min((y for x, y in lower if x == shape.middle), default=shape.tall - 1)
            for y in range(shape.neck, heap):
                self._put((shape.middle, y), FALLING if (y + running.beat) % 2 else GRAIN, sand)
        self._walls()
        self._words()

    def _put(self, at: Grain, sign: str, style: Style) -> None:
        self.sheet.put(self.left + at[0], self.top + at[1], sign, style)

    def _walls(self) -> None:
        shape, last = self.shape, self.running.last
        lean_in, lean_out, neck, lid, last_lid = SIGNS[self.sheet.look]
        style = self.loud if last else self.sheet.text("steel")
        for y in range(1, shape.tall - 1):
            half = shape.half(y) + 1
            left = neck if y == shape.neck else lean_in if y < shape.neck else lean_out
            right = neck if y == shape.neck else lean_out if y < shape.neck else lean_in
            self._put((shape.middle - half, y), left, style)
            self._put((shape.middle + half, y), right, style)
            if last and (y + self.running.beat // 2) % 2:
                self._put((shape.middle - half - 1, y), left, style)
                self._put((shape.middle + half + 1, y), right, style)
        for y in (0, shape.tall - 1):
            self._put((0, y), (last_lid if last else lid) * shape.wide, style)

    def _words(self) -> None:
        """The seconds; in the last ones in the upper half, paused over the neck."""
        shape, running = self.shape, self.running
        words = f" {PAUSE} " if running.paused else f"!{running.words}!" if running.last else running.words
        row = shape.neck if running.paused else 1 if running.last else shape.tall - 1
        style = self.loud if running.last else self.sheet.text("text", True)
        self._put((shape.middle - len(words) // 2, row), words, style)
