"""The picture on the door: a cave in the light of one lamp, and who is in it."""

from collections.abc import Sequence
from functools import lru_cache

from textual.geometry import Region
from textual.strip import Strip

from cavegames.tui.boards.hexmeasures import measures
from cavegames.tui.boards.hexpaint import CavePainter
from cavegames.tui.boards.hexstill import still
from cavegames.tui.games.rwenzori.demo import demo
from cavegames.tui.looks import Look, Size
from cavegames.tui.palette import Palette

_ROOMS = ((Size.L, 64, 24), (Size.M, 44, 14))
"""The columns and lines from which a size is taken."""


def door_picture(width: int, height: int, look: Look, palette: Palette) -> list[Strip]:
    """The door in a room of `width` x `height` terminal cells."""
    if width <= 0 or height <= 0:
        return []
    return list(_drawn(width, height, look, palette.name))


@lru_cache(16)
def _drawn(width: int, height: int, look: Look, theme: str) -> Sequence[Strip]:
    size = next((size for size, wide, tall in _ROOMS if width >= wide and height >= tall), Size.S)
    hexes = measures(size)
    left, top = hexes.corner(LAMP)
    window = Region(left + (hexes.width - width) // 2, top + (hexes.height - height) // 2, width, height)
    return still(demo(CAVE, LAMP), CavePainter(), size, look, theme, window=window)


LAMP = (0, 0)
CAVE = {
    (0, 0): "star/0 @A",
    (1, -1): "flooded-dive-straight/0",
    (2, -2): "?C",
    (-1, 0): "cross/1 @D",
    (-2, 0): "straight/1",
    (-3, 0): "?B",
    (0, -1): "wide-bend/3",
    (1, -2): "swing-left-fork/2 passed",
    (0, 1): "left-fork/5 @B",
    (-1, 1): "plus1-straight/0 passed",
    (-2, 2): "right-fork/0",
    (1, 0): "?E",
    (0, 2): "straight/0",
    (1, 1): "tnt/1 passed",
    (2, 1): "jump-star/1 passed",
    (2, 0): "dead-end/3",
    (-1, -1): "light-wide-bend/4 passed",
    (-1, 2): "?A",
    (-3, 2): "escape/0",
    (3, 0): "six-way/0",
    (-2, -1): "dark-hand-dive/1",
}
