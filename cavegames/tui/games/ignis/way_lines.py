"""The way in characters: the looks `line` and `ascii`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cavegames.games.ignis.components import STEPS, THRONE
from cavegames.tui.games.ignis import shades
from cavegames.tui.games.ignis.letters import FIGURE, SCEPTER
from cavegames.tui.games.ignis.sheet import Sheet
from cavegames.tui.looks import Look
from cavegames.tui.palette import Palette

if TYPE_CHECKING:
    from cavegames.tui.games.ignis.way import Passage, Walk

INSIDE = 2
"""Lines inside the passage: above the figure, below the numbers."""


def draw(sheet: Sheet, walk: Walk, passage: Passage, look: Look, colours: Palette) -> None:
    """Draw walls, numbers, figure and scepter."""
    tops = [_top(passage, step) for step in range(len(STEPS))]
    _walls(sheet, passage, tops, look, colours)
    for step, top in enumerate(tops):
        _step(sheet, walk, passage.column(step), top, step, colours)


def _top(passage: Passage, step: int) -> int:
    return round((passage.height - INSIDE - 2) * passage.wave(passage.column(step)))


def _walls(sheet: Sheet, passage: Passage, tops: list[int], look: Look, colours: Palette) -> None:
    edges = [(passage.column(i) + passage.column(i + 1)) // 2 for i in range(THRONE)]
    before = tops[0]
    for x in range(passage.width):
        top = tops[sum(edge <= x for edge in edges)]
        hot = x > passage.width * 0.72
        style = shades.text(colours, "lava" if hot else "edge")
        for wall in (0, INSIDE + 1):
            _wall(sheet, x, before + wall, top + wall, look, style)
        before = top


def _wall(sheet: Sheet, x: int, old: int, new: int, look: Look, style: object) -> None:
    from rich.style import Style

    assert isinstance(style, Style)
    if old == new:
        sheet.put(x, new, "-" if look is Look.ASCII else "─", style)
        return
    down = new > old
    upper, lower = ("╮", "╰") if down else ("╭", "╯")
    if look is Look.ASCII:
        upper = lower = "\\" if down else "/"
    first, last = min(old, new), max(old, new)
    for y in range(first + 1, last):
        sheet.put(x, y, "|" if look is Look.ASCII else "│", style)
    sheet.put(x, first, upper, style)
    sheet.put(x, last, lower, style)


def _step(sheet: Sheet, walk: Walk, x: int, top: int, step: int, colours: Palette) -> None:
    quiet, lamp = shades.text(colours, "quiet"), shades.text(colours, "lamp", True)
    number = label(walk, step)
    style = lamp if step in (walk.step, walk.target) else quiet
    if walk.target == step or walk.cursor == step:
        style = shades.held(colours)
    sheet.put(x - len(number) // 2, top + 2, number, style)
    if step == walk.step:
        sheet.put(x, top + 1, FIGURE + (SCEPTER if walk.scepter else ""), lamp)
    elif step == THRONE and not walk.scepter:
        sheet.put(x - 1, top + 1, f"[{SCEPTER}]", shades.text(colours, "lava", True))
    elif walk.ahead(step):
        sheet.put(x, top + 1, ">" if walk.target is not None and walk.target > walk.step else "<", lamp)
    elif step == walk.target:
        sheet.put(x, top + 1, "v", lamp)


def label(walk: Walk, step: int) -> str:
    """The number of a step, in brackets under the cursor, between points where a move would end."""
    if walk.cursor == step:
        return f"[{step}]"
    return f">{step}<" if walk.target == step else str(step)
