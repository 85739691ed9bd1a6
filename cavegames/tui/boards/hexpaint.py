"""The painter of caves of hexes: chooses how a hex is drawn, and remembers it."""

from collections.abc import Hashable
from functools import cache, lru_cache

from cavegames.engine.hexgrid import Cell
from cavegames.tui import palette
from cavegames.tui.boards import hexdots, hexlines, hexpictures
from cavegames.tui.boards.hexcells import CaveTile, Gap, Ground, noise
from cavegames.tui.boards.hexpainter import Dot, HexBrush
from cavegames.tui.boards.painter import Picture
from cavegames.tui.looks import Look


class CavePainter:
    """Draws CaveTile and Gap."""

    def blank(self, cell: Cell) -> Gap:
        """The dark."""
        return _gap(noise(cell))

    def solid(self, content: Hashable) -> bool:
        """Whether a tile lies there, not only held over the table."""
        return isinstance(content, CaveTile) and not content.ghost

    def moves(self, content: Hashable) -> bool:
        """Whether it is lava that lies on the table."""
        return isinstance(content, CaveTile) and content.ground is Ground.LAVA and not content.ghost

    def paint(self, content: Hashable, brush: HexBrush) -> Picture:
        """The picture of a hex."""
        return _paint(content, brush)

    def dots(self, content: Hashable, theme: str) -> tuple[Dot, Dot]:
        """A hex on the overview map."""
        return hexdots.dots(content, palette.load(theme))


_gap = cache(lambda grain: Gap(noise=grain))


@lru_cache(2048)
def _paint(content: Hashable, brush: HexBrush) -> Picture:
    colours = palette.load(brush.theme)
    pixels = brush.look is Look.PICTURE
    match content:
        case CaveTile():
            return (hexpictures.tile if pixels else hexlines.tile)(content, brush, colours)
        case Gap():
            return (hexpictures.gap if pixels else hexlines.gap)(content, brush, colours)
    raise TypeError(f"no picture of {content!r}")
