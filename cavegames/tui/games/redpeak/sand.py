"""The hourglass as a picture: its sand runs grain by grain, and its form changes in the last seconds."""

import math
from dataclasses import dataclass

from textual.geometry import Size as Room

from cavegames.tui.boards.painter import Picture
from cavegames.tui.games.redpeak import sand_bar, sand_lines, sand_pixels
from cavegames.tui.looks import Look
from cavegames.tui.palette import Palette

LAST = 15
"""Seconds from which the hourglass has another form."""


@dataclass(frozen=True, slots=True)
class Running:
    """How an hourglass stands."""

    left: float
    """The share of the sand that has not run yet, 0 to 1."""
    seconds: float
    """Seconds left."""
    paused: bool = False

    @property
    def last(self) -> bool:
        """Whether the last seconds run, or have run."""
        return self.seconds <= LAST

    @property
    def out(self) -> bool:
        """Whether all has run through."""
        return self.seconds <= 0

    @property
    def words(self) -> str:
        """The seconds left, counted up to whole ones."""
        return str(max(0, math.ceil(self.seconds)))

    @property
    def beat(self) -> int:
        """Counts four times a second, so that something can fall or pulse by shape."""
        return int(self.seconds * 4)


def sand(running: Running, room: Room, look: Look, colours: Palette) -> Picture:
    """The hourglass in a room of terminal cells: in one line a bar, else a glass.

    Paused, the sand stands and two bars lie over it. In the last 15 seconds the walls double and pulse, and
    the seconds stand large in the upper half.
    """
    if room.height == 1:
        return (sand_bar.bar(running, room.width, look, colours),)
    if look is Look.PICTURE:
        return sand_pixels.picture(running, room, colours)
    return sand_lines.picture(running, room, look, colours)
