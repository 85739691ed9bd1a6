"""The picture on the door: the figure before the Flame Throne."""

from textual.strip import Strip

from cavegames.tui import palette as colouring
from cavegames.tui.boards.still import centred
from cavegames.tui.games.ignis.door_pixels import scene
from cavegames.tui.looks import Look
from cavegames.tui.palette import Palette
from cavegames.tui.sheet import Sheet

CAVE = (
    r"    .-^^^^-.    ",
    r"  .'   !    '.  ",
    r" /    (!)     \ ",
    r"|    |_!_|     |",
    r"| @  |===|     |",
    r"~~^~~~^~~~^~~^~~",
)
"""The cave in characters; `@` is the figure, `!` the scepter, `~` and `^` below are the lava."""


def door_picture(width: int, height: int, look: Look, palette: Palette) -> list[Strip]:
    """The door in a room of `width` x `height` terminal cells."""
    if width <= 0 or height <= 0:
        return []
    if look is Look.PICTURE:
        return list(scene(width, height, palette))
    ground = colouring.style(palette["quiet"], palette["ground"])
    return centred(_characters(look, palette), width, height, ground)


def _characters(look: Look, palette: Palette) -> tuple[Strip, ...]:
    sheet = Sheet(len(CAVE[0]), len(CAVE), look, palette)
    for y, line in enumerate(CAVE):
        for x, letter in enumerate(line):
            low = y == len(CAVE) - 1
            role = "lava" if low else {"@": "lamp", "!": "glow", "=": "lamp"}.get(letter, "quiet")
            sheet.put(x, y, letter, sheet.text(role, role != "quiet"))
    return sheet.block().lines
