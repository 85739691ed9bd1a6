"""Size S of the look `picture`: each space three characters, what lies on it a chip in its colour."""

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from cavegames.tui import palette
from cavegames.tui.boards.painter import Brush, Picture
from cavegames.tui.games.ocelot import shades
from cavegames.tui.games.ocelot.cells import Round, Square
from cavegames.tui.games.ocelot.sprites import Thing
from cavegames.tui.games.ocelot.texts import on
from cavegames.tui.palette import Palette

UNDERLINE = Style(underline=True)
ROUNDED = "▐", "▌"
SHARED = "◂", "▸"
HOLLOW = "(", ")"
CURSOR = "┃", "┃"
TAKE = "[", "]"
OPENS = "+", "+"
TARGET = "╎", "╎"
LIT = "╌", "╌"


def space(content: Square | Round, brush: Brush, colours: Palette) -> Picture:
    """A square or round space: its two ends tell what may be done, the middle what lies there."""
    thing, ghost = on(content)
    chip = colours["lamp"] if brush.cursor or ghost else _chip(content, thing, colours)
    letter = _dot(content) if thing is None else thing.letter.lower() if ghost else thing.letter
    (left, right), ends = _ends(content, brush, chip, colours)
    middle = palette.style(palette.lettering(chip, colours), chip, True)
    if content.last:
        middle += UNDERLINE
    return (Strip([Segment(left, ends), Segment(letter, middle), Segment(right, ends)], 3),)


def _dot(content: Square | Round) -> str:
    return "·" if content.target else " "


def _chip(content: Square | Round, thing: Thing | None, colours: Palette) -> str:
    if thing is not None:
        calm = isinstance(content, Square) and content.companion is None and shades.calm(content)
        return shades.resting(thing, colours, calm)
    return shades.floor(content, colours) if isinstance(content, Square) else shades.hollow(content, colours)


def _ends(
    content: Square | Round, brush: Brush, chip: str, colours: Palette
) -> tuple[tuple[str, str], Style]:
    square = isinstance(content, Square)
    ground = shades.floor(content, colours) if isinstance(content, Square) else shades.mountain(0, colours)
    if isinstance(content, Square) and (content.takeable or content.opens):
        ends = TAKE if content.takeable else OPENS
        if brush.cursor:
            ends = CURSOR[0], ends[1]
        return ends, palette.style(colours["on_take"], colours["take"], True)
    if brush.cursor:
        return CURSOR, palette.style(colours["on_lamp"], chip, True)
    if square and content.target:
        return TARGET, palette.style(palette.readable(colours["target"], ground), ground, True)
    if isinstance(content, Square) and content.lit:
        return LIT, palette.style(palette.readable(colours["glow"], ground), ground, True)
    if isinstance(content, Round) and (content.shared or content.tool is None):
        colour = colours["target" if content.target else "quiet"]
        return SHARED if content.shared else HOLLOW, palette.style(palette.readable(colour, ground), ground)
    return ROUNDED, palette.style(chip, ground)
