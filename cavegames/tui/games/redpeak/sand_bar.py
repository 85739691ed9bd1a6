"""The hourglass as a bar of one line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.segment import Segment
from textual.strip import Strip

from cavegames.tui import palette
from cavegames.tui.looks import Look
from cavegames.tui.palette import Palette

if TYPE_CHECKING:
    from cavegames.tui.games.redpeak.sand import Running

PARTS = " ▏▎▍▌▋▊▉█"
"""A column with so many eighths of sand."""
ENDS = {True: ("[", "]", "[[", "]]"), False: ("▕", "▏", "▐▌", "▐▌")}
"""Of the bar, in the last seconds: in `ascii`, in the other looks."""


def bar(running: Running, width: int, look: Look, colours: Palette) -> Strip:
    """The bar: sand that has not run yet on the left, the seconds on the right."""
    plain = look is Look.ASCII
    left, right, left_last, right_last = ENDS[plain] if look is not Look.LINE else ("├", "┤", "╠", "╣")
    if running.last:
        left, right = left_last, right_last
    words = "||" if running.paused else "out" if running.out else running.words
    words = f" {words:>4}{'!' if running.last and not running.paused else ' '}"
    room = max(1, width - len(left) - len(right) - len(words))
    ground = colours["ground"]
    edge = palette.style(colours["lava" if running.last else "edge"], ground, running.last)
    back = colours["surface"]
    sand = palette.style(palette.readable(colours["lava" if running.last else "sun"], back), back)
    text = palette.style(colours["lava" if running.last else "text"], ground, True)
    parts = [
        Segment(left, edge),
        Segment(_sand(running, room, look), sand),
        Segment(right, edge),
        Segment(words, text),
    ]
    return Strip(parts).adjust_cell_length(width, text)


def _sand(running: Running, room: int, look: Look) -> str:
    share = max(0.0, min(1.0, running.left))
    if look is Look.PICTURE and not running.paused:
        full, part = divmod(round(share * room * 8), 8)
        return ("█" * full + (PARTS[part] if part else "")).ljust(room)
    grain = "▒" if look is Look.PICTURE else ":"
    halves = round(share * room * 2)
    text = grain * (halves // 2) + ("." if halves % 2 else "")
    if running.paused:
        text = "".join(mark if column % 2 else "|" for column, mark in enumerate(text))
    return text.ljust(room)
