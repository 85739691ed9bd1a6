"""The names of columns and rows beside a square board; those of the cursor are lit."""

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from cavegames.engine.squaregrid import Cell
from cavegames.tui import palette
from cavegames.tui.boards.frame import LEFT, Frame
from cavegames.tui.palette import Palette


def column_names(frame: Frame, columns: int, cursor: Cell | None, colours: Palette) -> Strip:
    """The letters of the columns that show."""
    width = frame.space.width
    names = [
        Segment(chr(ord("a") + x).center(width), _style(cursor is not None and x == cursor[0], colours))
        for x in range(columns)
    ]
    return Strip(names, columns * width).crop(frame.scroll_x, frame.scroll_x + frame.width)


def row_name(frame: Frame, name: str, part: int, lit: bool, colours: Palette) -> Strip:
    """The name of a row, at most two characters, on the middle one of its lines."""
    text = f"{name:>2} " if part == (frame.space.height - 1) // 2 else " " * LEFT
    return Strip([Segment(text, _style(lit, colours))], LEFT)


def _style(lit: bool, colours: Palette) -> Style:
    return palette.style(colours["lamp" if lit else "quiet"], colours["ground"], lit)
