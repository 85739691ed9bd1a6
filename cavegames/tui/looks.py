"""How a board is drawn: the look, and the size of its spaces."""

from enum import StrEnum


class Look(StrEnum):
    """What a board is drawn with."""

    PICTURE = "picture"
    """Half-block pixels in true colour."""
    LINE = "line"
    """Box drawing, no half blocks."""
    ASCII = "ascii"
    """7-bit characters only."""


class Size(StrEnum):
    """How large a space of a square board is."""

    AUTO = "auto"
    """The largest that fits the room there is."""
    S = "S"
    M = "M"
    L = "L"

    @property
    def width(self) -> int:
        """Terminal columns of one space. AUTO has none."""
        return _SPACES[self][0]

    @property
    def height(self) -> int:
        """Terminal lines of one space. AUTO has none."""
        return _SPACES[self][1]


_SPACES = {Size.S: (3, 1), Size.M: (5, 2), Size.L: (7, 3)}


def fitting(columns: int, rows: int, width: int, height: int) -> Size:
    """The largest size in which a board of `columns` x `rows` spaces fits a room; S when none does.

    `width` and `height` are the room in terminal columns and lines, margins already taken off.
    """
    for size in (Size.L, Size.M):
        if columns * size.width <= width and rows * size.height <= height:
            return size
    return Size.S
