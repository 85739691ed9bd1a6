"""The painter of Red Peak: chooses how a space is drawn, and remembers it."""

from collections.abc import Hashable
from functools import lru_cache

from cavegames.engine.squaregrid import Cell
from cavegames.tui import palette
from cavegames.tui.boards.painter import Brush, Picture
from cavegames.tui.games.redpeak import pictures, texts
from cavegames.tui.games.redpeak.cells import Ground, Spot, wild
from cavegames.tui.looks import Look, Size


class RedPeakPainter:
    """Draws the spots of one side of the board; `side` may be changed before anything is shown."""

    def __init__(self, side: int = 0) -> None:
        self.side = side

    def blank(self, cell: Cell) -> Spot:
        """Mountain, beach or sea."""
        return wild(self.side, cell)

    def paint(self, content: Hashable, brush: Brush) -> Picture:
        """The picture of a space."""
        return _paint(content, brush)


@lru_cache(16384)
def _paint(content: Hashable, brush: Brush) -> Picture:
    if not isinstance(content, Spot):
        raise TypeError(f"no picture of {content!r}")
    colours = palette.load(brush.theme)
    if brush.look is Look.PICTURE and (brush.size is not Size.S or _wide_open(content, brush)):
        return pictures.space(content, brush, colours)
    return texts.space(content, brush, colours)


def _wide_open(spot: Spot, brush: Brush) -> bool:
    """Whether five by two pixels are enough: nature, with a letter at most."""
    if brush.cursor or spot.target or spot.threat:
        return False
    return spot.lava or (spot.way is None and spot.ground in (Ground.JUNGLE, Ground.WILD))
