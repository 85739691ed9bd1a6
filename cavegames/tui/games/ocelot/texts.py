"""The mat in characters: the looks `line` and `ascii` in all sizes, and size S of the look `picture`."""

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from cavegames.tui import palette
from cavegames.tui.boards.painter import Brush, Picture
from cavegames.tui.games.ocelot import shades, signs, sprites
from cavegames.tui.games.ocelot.cells import DARKEST, Rock, Round, Square
from cavegames.tui.games.ocelot.sprites import LETTER, Thing
from cavegames.tui.looks import Look, Size
from cavegames.tui.palette import Palette

_FLOORS = {1: ".", 2: ":", 3: '"'}
"""The stone of an empty square space, by level."""


def space(content: Square | Round, brush: Brush, colours: Palette) -> Picture:
    """A square or round space."""
    thing, ghost = on(content)
    back = _back(content, brush, colours)
    rows = _rows(content, thing, ghost, brush)
    frame = signs.sides(content, brush.cursor, brush.look)
    frame_colour = mark_colour(content, colours)
    colour = _colour(content, thing, ghost, colours)
    if brush.cursor:
        back, colour, frame_colour = colours["lamp"], colours["on_lamp"], colours["on_lamp"]
    inner = palette.style(palette.readable(colour, back), back, thing is not None)
    outer = palette.style(palette.readable(frame_colour, back), back, content_matters(content))
    return tuple(_line(row, frame.line(i, len(rows)), inner, outer) for i, row in enumerate(rows))


def content_matters(content: Square | Round) -> bool:
    """Whether something may be done on a space now."""
    return content.target or (isinstance(content, Square) and (content.takeable or content.opens))


def rock(content: Rock, brush: Brush, colours: Palette) -> Picture:
    """The mountain: empty, with a peak here and there."""
    back = colours["ground"]
    style = palette.style(palette.readable(palette.mix(colours["quiet"], back, 0.55), back, 3), back)
    width, height = brush.size.width, brush.size.height
    shown = min(content.dark) < DARKEST and content.noise in (0, 5)
    row = "^".center(width) if shown else " " * width
    return tuple(
        Strip([Segment(row if i == height // 2 else " " * width, style)], width) for i in range(height)
    )


def on(content: Square | Round) -> tuple[Thing | None, bool]:
    """What lies on a space, and whether it is only held over it."""
    if isinstance(content, Round):
        if content.tool is not None:
            return sprites.of_tool(content.tool), False
        return (None, False) if content.ghost is None else (sprites.of_tool(content.ghost), True)
    if content.ghost is not None:
        return sprites.of_companion(content.ghost), True
    if content.companion is not None:
        return sprites.of_companion(content.companion), False
    return (None, False) if content.token is None else (sprites.of_token(content.token), False)


def _rows(content: Square | Round, thing: Thing | None, ghost: bool, brush: Brush) -> tuple[str, ...]:
    inside = brush.size.width - 2
    if thing is None:
        mark = _empty(content)
        middle = (brush.size.height - 1) // 2
        return tuple((mark if i == middle else " ").center(inside) for i in range(brush.size.height))
    letter = thing.letter.lower() if ghost else thing.letter
    if brush.size is Size.S:
        return (letter,)
    art = sprites.characters(thing.name, brush.look, brush.size)
    return tuple(line.replace(LETTER, letter).center(inside) for line in art)


def _empty(content: Square | Round) -> str:
    if isinstance(content, Square):
        return _FLOORS[content.level]
    return "." if content.target else " "


def _back(content: Square | Round, brush: Brush, colours: Palette) -> str:
    if brush.look is Look.ASCII or isinstance(content, Round):
        return colours["ground"]
    return shades.floor(content, colours, glow=0.16)


def _colour(content: Square | Round, thing: Thing | None, ghost: bool, colours: Palette) -> str:
    if ghost:
        return colours["lamp"]
    if thing is not None:
        return colours[thing.role]
    return colours["target"] if content.target else colours["quiet"]


def mark_colour(content: Square | Round, colours: Palette) -> str:
    """The colour of what frames a space."""
    if isinstance(content, Square) and (content.takeable or content.opens):
        return colours["take"]
    if content.last:
        return colours["lamp"]
    return colours["target"] if content.target else colours["quiet"]


def _line(row: str, sides: tuple[str, str], inner: Style, outer: Style) -> Strip:
    left, right = sides
    return Strip([Segment(left, outer), Segment(row, inner), Segment(right, outer)], len(row) + 2)
