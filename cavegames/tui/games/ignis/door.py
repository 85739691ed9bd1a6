"""The picture on the door: the figure before the winding way to the Flame Throne."""

from textual.strip import Strip

from cavegames.tui import palette as colouring
from cavegames.tui.boards.still import centred
from cavegames.tui.games.ignis.door_pixels import scene
from cavegames.tui.games.ignis.way import Walk, picture
from cavegames.tui.looks import Look
from cavegames.tui.palette import Palette

WIDE, TALLEST = 44, 9
"""What the way takes at least across, and at most from top to bottom."""


def door_picture(width: int, height: int, look: Look, palette: Palette) -> list[Strip]:
    """The door in a room of `width` x `height` terminal cells."""
    if width <= 0 or height <= 0:
        return []
    if look is Look.PICTURE:
        return list(scene(width, height, palette))
    room = max(width, WIDE), min(max(4, height), TALLEST)
    way = picture(Walk(step=4, scepter=False), room, look, palette)
    return centred(way, width, height, colouring.style(palette["quiet"], palette["ground"]))
