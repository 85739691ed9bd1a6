"""The line about lava below the players: how much there is, and when the alarm brings more."""

from textual.content import Content

from cavegames.games.rwenzori.state import State
from cavegames.tui.match_clock import LAST
from cavegames.tui.pause_screen import clock_face


def lava_line(view: State, left: int | None, width: int) -> Content:
    """The lava beside the table, and the time until the alarm where one runs; empty without lava."""
    if not view.supply and not view.behind:
        return Content("")
    lava = f"Lava {len(view.supply)}" if view.supply else "No more lava comes."
    if left is None:
        return Content.styled(f"  {lava}", "$cave-quiet")
    alarm = f"alarm in {clock_face(left)}"
    if left > LAST:
        return Content.styled(f"  {lava}{alarm:>{width - 3 - len(lava)}}", "$cave-quiet")
    return Content.styled(f"! {lava}{alarm:>{width - 3 - len(lava)}}", "bold $cave-lava")
