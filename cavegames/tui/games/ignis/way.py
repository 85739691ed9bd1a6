"""The way through the cave: 14 steps, the figure, the scepter, the step that a move would reach."""

import math
from dataclasses import dataclass

from textual.geometry import Region

from cavegames.games.ignis.components import STEPS, THRONE
from cavegames.tui.boards.painter import Picture
from cavegames.tui.games.ignis import way_lines, way_pixels
from cavegames.tui.games.ignis.aim import Aim
from cavegames.tui.looks import Look
from cavegames.tui.palette import Palette
from cavegames.tui.sheet import Sheet

TURNS = 2.2
"""How often the passage winds."""


@dataclass(frozen=True, slots=True)
class Walk:
    """What shows on the way."""

    step: int
    scepter: bool
    target: int | None = None
    """The step that a move would reach."""
    cursor: int | None = None

    def ahead(self, step: int) -> bool:
        """Whether a move would pass a step."""
        if self.target is None:
            return False
        low, high = sorted((self.step, self.target))
        return low < step < high


@dataclass(frozen=True, slots=True)
class Passage:
    """Where the passage runs in a room of terminal cells."""

    width: int
    height: int

    def column(self, step: int) -> int:
        """The column of a step."""
        return 4 + round(step * (self.width - 10) / THRONE)

    def wave(self, x: float) -> float:
        """How deep the passage runs at a column, 0 (above) to 1 (below)."""
        return 0.5 + 0.5 * math.sin(TURNS * 2 * math.pi * x / self.width + 0.4)

    def places(self) -> dict[str, Region]:
        """The part of each step."""
        edges = [(self.column(i) + self.column(i + 1)) // 2 for i in range(THRONE)]
        starts, ends = [0, *edges], [*edges, self.width]
        return {
            f"s{step}": Region(starts[step], 0, ends[step] - starts[step], self.height)
            for step in range(len(STEPS))
        }


def way(sheet: Sheet, aim: Aim, cursor: str) -> None:
    """The way as a part of the table."""
    at = int(cursor[1:]) if cursor else None
    draw(sheet, Walk(aim.view.step, aim.view.scepter, aim.target, at))


def draw(sheet: Sheet, walk: Walk) -> None:
    """Draw the way over a whole sheet."""
    passage = Passage(sheet.width, sheet.height)
    if sheet.look is Look.PICTURE:
        sheet.paste(0, 0, way_pixels.draw(walk, passage, sheet.colours))
    else:
        way_lines.draw(sheet, walk, passage)
    for name, region in passage.places().items():
        sheet.mark(name, region)


def picture(walk: Walk, room: tuple[int, int], look: Look, colours: Palette) -> Picture:
    """The way as a picture of its own, `room` terminal cells wide and high."""
    sheet = Sheet(*room, look, colours)
    draw(sheet, walk)
    return sheet.block().lines
