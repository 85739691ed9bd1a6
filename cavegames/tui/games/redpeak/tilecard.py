"""A path tile in the supply: as a small picture with its key, or as one line."""

from functools import lru_cache
from typing import NamedTuple

from textual.strip import Strip

from cavegames.engine.squaregrid import Side
from cavegames.games.redpeak.components import TILES
from cavegames.tui.boards.painter import Brush, Picture
from cavegames.tui.games.redpeak import letters, shades
from cavegames.tui.games.redpeak.cells import Ground, Spot, Stage, Way
from cavegames.tui.games.redpeak.measures import SPACES
from cavegames.tui.games.redpeak.painter import RedPeakPainter
from cavegames.tui.looks import Look, Size
from cavegames.tui.palette import Palette
from cavegames.tui.sheet import Sheet

WIDTH, HEIGHT = SPACES[Size.L].width, SPACES[Size.L].height + 1
"""Terminal cells of a picture with its key."""
LINE = 18
"""Columns of a line."""


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
    head(sheet, 0, 0, offer, WIDTH)
    sheet.paste(0, 1, face(offer.tile, look, colours))
    return sheet.block().lines


def face(tile: int, look: Look, colours: Palette) -> Picture:
    """The tile alone."""
    leave = Side.EAST if TILES[tile].curved else Side.SOUTH
    spot = Spot(0, (4, 6), Ground.JUNGLE, Way(tile, Side.NORTH, leave, Stage.AHEAD))
    return RedPeakPainter().paint(spot, Brush(Size.L, look, colours.name))


@lru_cache(512)
def line(offer: Offer, look: Look, colours: Palette) -> Strip:
    """The tile in one line: key, shape, icons, rewards, volcanoes."""
    sheet = Sheet(LINE, 1, look, colours)
    tile = TILES[offer.tile]
    x = head(sheet, 0, 0, offer, 3)
    x = sheet.put(x, 0, letters.shape(tile.curved, look), sheet.text("text", True))
    for tool in tile.icons:
        x = sheet.put(x, 0, letters.TOOL_LETTERS[tool], shades.plate(tool, look, colours))
    sheet.put(9, 0, "".join(map(letters.reward, tile.rewards)), sheet.text("moss", True))
    if tile.volcanoes:
        sheet.put(15, 0, f"{letters.volcano(look)}{tile.volcanoes}", sheet.text("lava", True))
    return sheet.block().lines[0]


def head(sheet: Sheet, x: int, y: int, offer: Offer, width: int) -> int:
    """The key: `[1]` can be placed, `>1<` is in hand, bare it cannot be placed now."""
    ends, style = ("><", sheet.held) if offer.held else ("[]", sheet.text("lamp", True))
    if not (offer.held or offer.fits):
        ends, style = "  ", sheet.text("quiet")
    text = f"{ends[0]}{offer.key or ' '}{ends[1]}"
    return sheet.put(x, y, text.ljust(width) if offer.held else text, style)
