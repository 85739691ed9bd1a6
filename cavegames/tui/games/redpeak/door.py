"""The picture on the door: the volcano breaks out above the jungle, the way leads to the boat."""

from textual.strip import Strip

from cavegames.games.redpeak.state import State
from cavegames.tui import palette as colouring
from cavegames.tui.boards.painter import Brush
from cavegames.tui.boards.still import centred
from cavegames.tui.games.redpeak.demo import demo, part
from cavegames.tui.games.redpeak.door_pixels import scene
from cavegames.tui.games.redpeak.measures import SPACES
from cavegames.tui.looks import Look, Size
from cavegames.tui.palette import Palette

CORNER, OPPOSITE = (2, 0), (6, 3)
"""The part of the island that the looks without pixels show."""


def door_picture(width: int, height: int, look: Look, palette: Palette) -> list[Strip]:
    """The door in a room of `width` x `height` terminal cells."""
    if width <= 0 or height <= 0:
        return []
    if look is Look.PICTURE:
        return list(scene(width, height, palette))
    across, down = OPPOSITE[0] - CORNER[0] + 1, OPPOSITE[1] - CORNER[1] + 1
    fits = (
        size
        for size in (Size.L, Size.M)
        if across * SPACES[size].width <= width and down * SPACES[size].height <= height
    )
    strips = part(_flight(), CORNER, OPPOSITE, Brush(next(fits, Size.S), look, palette.name))
    return centred(strips, width, height, colouring.style(palette["quiet"], palette["ground"]))


def _flight() -> State:
    return demo("swws", lava=1, tent=2, adventurer=3)
