"""Size S of the look `picture`: each space three characters, what lies on it a chip in its colour."""

from rich.segment import Segment
from textual.strip import Strip

from cavegames.tui import palette
from cavegames.tui.boards.painter import Brush, Picture
from cavegames.tui.games.ocelot import shades, signs
from cavegames.tui.games.ocelot.cells import Rock, Round, Square
from cavegames.tui.games.ocelot.texts import mark_colour, on
from cavegames.tui.looks import Look
from cavegames.tui.palette import Palette

ROUNDED = "▐", "▌"


def space(content: Square | Round, brush: Brush, colours: Palette) -> Picture:
    """A square or round space."""
    ground = (
        shades.floor(content, colours)
        if isinstance(content, Square)
        else shades.mountain(Rock(1, 0), colours)
    )
    thing, ghost = on(content)
    chip = _chip(content, colours)
    text = " " if thing is None else thing.letter.lower() if ghost else thing.letter
    if thing is None and isinstance(content, Round) and content.target:
        text = "·"
    left, right = _ends(content, brush)
    ends = palette.style(chip, ground)
    if (left, right) != ROUNDED:
        ends = palette.style(palette.readable(mark_colour(content, colours), ground), ground, True)
    if brush.cursor:
        chip = colours["lamp"]
        ends = palette.style(colours["on_lamp"], chip, True)
    middle = palette.style(shades.letter(chip, colours), chip, True)
    return (Strip([Segment(left, ends), Segment(text, middle), Segment(right, ends)], 3),)


def _chip(content: Square | Round, colours: Palette) -> str:
    thing, ghost = on(content)
    if ghost:
        return colours["lamp"]
    if thing is not None:
        return colours[thing.role]
    return shades.floor(content, colours) if isinstance(content, Square) else shades.hollow(content, colours)


def _ends(content: Square | Round, brush: Brush) -> tuple[str, str]:
    marked = signs.sides(content, brush.cursor, Look.LINE).line(0, 1)
    quiet = isinstance(content, Round) or not (content.takeable or content.opens or content.target)
    if brush.cursor or content.last or not quiet:
        return marked
    if isinstance(content, Round) and content.shared:
        return "◂", "▸"
    return ROUNDED
