"""How a board is drawn: the look, and the size of its spaces."""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple, TypeAlias


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
        """Terminal columns of one space where a board has no measures of its own. AUTO has none."""
        return SPACES[self].width

    @property
    def height(self) -> int:
        """Terminal lines of one space. AUTO has none."""
        return SPACES[self].height


class Space(NamedTuple):
    """What one space of a board takes."""

    width: int
    """In terminal columns."""
    height: int
    """In terminal lines."""


Spaces: TypeAlias = Mapping[Size, Space]
"""One space of a board in S, M and L."""

SPACES: Spaces = {Size.S: Space(3, 1), Size.M: Space(5, 2), Size.L: Space(7, 3)}
"""The usual measures."""


def fitting(columns: int, rows: int, width: int, height: int, spaces: Spaces = SPACES) -> Size:
    """The largest size in which a board of `columns` x `rows` spaces fits a room; S when none does.

    `width` and `height` are the room in terminal columns and lines, margins already taken off.
    """
    for size in (Size.L, Size.M):
        if columns * spaces[size].width <= width and rows * spaces[size].height <= height:
            return size
    return Size.S
