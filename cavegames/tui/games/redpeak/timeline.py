"""The timeline: its time tiles, where the hourglass stands, and the reserve."""

from textual.geometry import Region

from cavegames.games.redpeak.state import State
from cavegames.tui.sheet import Sheet

HOURGLASS = "X"
"""The time tile that the hourglass stands at."""
USED = "-"
"""A time tile that it has left behind."""


def timeline(sheet: Sheet, view: State, y: int = 0) -> None:
    """One line, e.g. `[-][X][3] +5`: the last number is the reserve. The place `times` is all of it."""
    x = 0
    for hour in range(1, view.timeline + 1):
        here = hour == view.hour
        sign = HOURGLASS if here else USED if hour < view.hour else str(hour)
        style = sheet.text("lamp" if here else "quiet" if hour < view.hour else "text", here)
        x = sheet.put(x, y, f"[{sign}]", style)
    reserve = f" +{view.times}" if view.times else " no more"
    x = sheet.put(x, y, reserve, sheet.text("quiet" if view.times else "lava", not view.times))
    sheet.mark("times", Region(0, y, min(x, sheet.width), 1))
