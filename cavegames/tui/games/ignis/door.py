"""The picture on the door: the figure before the winding way to the Flame Throne."""

from textual.strip import Strip

from cavegames.games.ignis.components import THRONE
from cavegames.tui import palette as colouring
from cavegames.tui.boards.still import centred
from cavegames.tui.games.ignis.door_pixels import scene
from cavegames.tui.games.ignis.way import Walk, picture
from cavegames.tui.looks import Look
from cavegames.tui.palette import Palette

TALLEST = 9


def door_picture(width: int, height: int, look: Look, palette: Palette) -> list[Strip]:
    """The door in a room of `width` x `height` terminal cells."""
    if width <= 0 or height <= 0:
        return []
    if look is Look.PICTURE:
        return list(scene(width, height, palette))
    wide = max(width, 44)
    block = picture(
        Walk(step=4, scepter=False, target=THRONE), wide, min(max(4, height), TALLEST), look, palette
    )
    return centred(block.lines, width, height, colouring.style(palette["quiet"], palette["ground"]))
