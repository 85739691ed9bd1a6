"""The way in characters: the looks `line` and `ascii`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.style import Style

from cavegames.games.ignis.components import STEPS, THRONE
from cavegames.tui.games.ignis.letters import FIGURE, SCEPTER
from cavegames.tui.sheet import Sheet

if TYPE_CHECKING:
    from cavegames.tui.games.ignis.way import Passage, Walk

PLAIN = ("-", "|", "\\", "\\", "/", "/")
"""Across, along, the two corners on the way down, those on the way up."""
DRAWN = ("─", "│", "╮", "╰", "╭", "╯")
HOT = 0.72
"""From this part of the way on the walls glow."""
INSIDE = 2
"""Lines inside the passage: above the figure, below the numbers."""


def draw(sheet: Sheet, walk: Walk, passage: Passage) -> None:
    """Draw walls, numbers, figure and scepter."""
    tops = [_top(passage, step) for step in range(len(STEPS))]
    _walls(sheet, passage, tops)
    for step, top in enumerate(tops):
        _step(sheet, walk, (passage.column(step), top), step)


def _top(passage: Passage, step: int) -> int:
    return round((passage.height - INSIDE - 2) * passage.wave(passage.column(step)))


def _walls(sheet: Sheet, passage: Passage, tops: list[int]) -> None:
    edges = [(passage.column(i) + passage.column(i + 1)) // 2 for i in range(THRONE)]
    before = tops[0]
    for x in range(passage.width):
        top = tops[sum(edge <= x for edge in edges)]
        style = sheet.text("lava" if x > passage.width * HOT else "edge")
        for wall in (0, INSIDE + 1):
            _wall(sheet, x, (before + wall, top + wall), style)
        before = top


def _wall(sheet: Sheet, x: int, rows: tuple[int, int], style: Style) -> None:
    """A piece of wall that goes from one line to another in one column."""
    old, new = rows
    across, along, *corners = PLAIN if sheet.plain else DRAWN
    if old == new:
        sheet.put(x, new, across, style)
        return
    upper, lower = corners[:2] if new > old else corners[2:]
    first, last = sorted(rows)
    for y in range(first + 1, last):
        sheet.put(x, y, along, style)
    sheet.put(x, first, upper, style)
    sheet.put(x, last, lower, style)


def _step(sheet: Sheet, walk: Walk, at: tuple[int, int], step: int) -> None:
    x, top = at
    lamp = sheet.text("lamp", True)
    number = label(walk, step)
    style = lamp if step == walk.step else sheet.text("quiet")
    lit = step in (walk.target, walk.cursor)
    sheet.put(x - len(number) // 2, top + 2, number, sheet.held if lit else style)
    if step == walk.step:
        sheet.put(x, top + 1, FIGURE + (SCEPTER if walk.scepter else ""), lamp)
    elif step == THRONE and not walk.scepter:
        sheet.put(x - 1, top + 1, f"[{SCEPTER}]", sheet.text("lava", True))
    elif walk.ahead(step):
        sheet.put(x, top + 1, "<" if walk.scepter else ">", lamp)
    elif step == walk.target:
        sheet.put(x, top + 1, "v", lamp)


def label(walk: Walk, step: int) -> str:
    """The number of a step, in brackets under the cursor, between points where a move would end."""
    if walk.cursor == step:
        return f"[{step}]"
    return f">{step}<" if walk.target == step else str(step)
