"""A path tile in the supply: a small picture with its key."""

from functools import lru_cache
from typing import NamedTuple

from cavegames.engine.squaregrid import Side
from cavegames.games.redpeak.components import TILES
from cavegames.tui.boards.painter import Brush, Picture
from cavegames.tui.games.redpeak.cells import Ground, Spot, Stage, Way
from cavegames.tui.games.redpeak.measures import SPACES
from cavegames.tui.games.redpeak.painter import RedPeakPainter
from cavegames.tui.looks import Look, Size
from cavegames.tui.palette import Palette
from cavegames.tui.sheet import Sheet

WIDTH, HEIGHT = SPACES[Size.L].width, SPACES[Size.L].height + 1
"""Terminal cells of a picture with its key."""


class Offer(NamedTuple):
    """A path tile that lies in the supply."""

    tile: int
    """Its index in TILES."""
    key: str = ""
    """The key that takes it."""
    held: bool = False
    """It is in hand."""
    fits: bool = True
    """It can be placed now."""


@lru_cache(512)
def card(offer: Offer, look: Look, colours: Palette) -> Picture:
    """The tile with its key above; it lies as if the path came from the north."""
    sheet = Sheet(WIDTH, HEIGHT, look, colours)
    _head(sheet, offer)
    sheet.paste(0, 1, face(offer.tile, look, colours))
    return sheet.block().lines


def face(tile: int, look: Look, colours: Palette) -> Picture:
    """The tile alone."""
    leave = Side.EAST if TILES[tile].curved else Side.SOUTH
    spot = Spot(0, (4, 6), Ground.JUNGLE, Way(tile, Side.NORTH, leave, Stage.AHEAD))
    return RedPeakPainter().paint(spot, Brush(Size.L, look, colours.name))


def _head(sheet: Sheet, offer: Offer) -> None:
    """The key: `[1]` can be placed, `>1<` is in hand, bare it cannot be placed now."""
    ends, style = ("><", sheet.held) if offer.held else ("[]", sheet.text("lamp", True))
    if not (offer.held or offer.fits):
        ends, style = "  ", sheet.text("quiet")
    text = f"{ends[0]}{offer.key or ' '}{ends[1]}"
    sheet.put(0, 0, text.ljust(WIDTH) if offer.held else text, style)
