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
    width = frame.size.width
    names = [
        Segment(chr(ord("a") + x).center(width), _style(cursor is not None and x == cursor[0], colours))
        for x in range(columns)
    ]
    return Strip(names, columns * width).crop(frame.scroll_x, frame.scroll_x + frame.width)


def row_name(frame: Frame, row: int, part: int, cursor: Cell | None, colours: Palette) -> Strip:
    """The number of a row, on the middle one of its lines."""
    text = f"{row + 1:>2} " if part == (frame.size.height - 1) // 2 else " " * LEFT
    return Strip([Segment(text, _style(cursor is not None and row == cursor[1], colours))], LEFT)


def _style(lit: bool, colours: Palette) -> Style:
    return palette.style(colours["lamp" if lit else "quiet"], colours["ground"], lit)
