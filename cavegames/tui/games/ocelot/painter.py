"""The painter of Sir Ocelot's Cave: chooses how a space is drawn, and remembers it."""

from collections.abc import Hashable
from functools import cache, lru_cache

from cavegames.engine.squaregrid import Cell
from cavegames.tui import palette
from cavegames.tui.boards.painter import Brush, Picture
from cavegames.tui.games.ocelot import cells, chips, pictures, texts
from cavegames.tui.games.ocelot.cells import Rock, Round, Square
from cavegames.tui.looks import Look, Size


class OcelotPainter:
    """Draws Square, Round and Rock."""

    def blank(self, cell: Cell) -> Rock:
        """The mountain."""
        return _rock(cell)

    def paint(self, content: Hashable, brush: Brush) -> Picture:
        """The picture of a space."""
        return _paint(content, brush)


_rock = cache(cells.rock)


@lru_cache(16384)
def _paint(content: Hashable, brush: Brush) -> Picture:
    colours = palette.load(brush.theme)
    pixels = brush.look is Look.PICTURE and brush.size is not Size.S
    match content:
        case Square() if pixels:
            return pictures.square(content, brush, colours)
        case Round() if pixels:
            return pictures.round_(content, brush, colours)
        case Rock() if pixels:
            return pictures.rock(content, brush, colours)
        case Square() | Round() if brush.look is Look.PICTURE:
            return chips.space(content, brush, colours)
        case Square() | Round():
            return texts.space(content, brush, colours)
        case Rock():
            return texts.rock(content, brush, colours)
    raise TypeError(f"no picture of {content!r}")
