"""Where things lie: the hands below the island, or all beside it where it gets larger by that."""

from dataclasses import dataclass

from cavegames.tui.boards.frame import LEFT, TOP
from cavegames.tui.games.redpeak.measures import COLUMNS, ROWS, SPACES
from cavegames.tui.looks import Size

NARROW, WIDE = 32, 60
"""Columns that the things beside the island need; with the hands among them."""
BELOW, HANDS = 7, 17
"""Lines of the hands below the island; beside it."""
FEW = 4
"""Lines of the hands where the whole island in its smallest size leaves no more."""


@dataclass(frozen=True, slots=True)
class Layout:
    """All measures in terminal cells."""

    beside: bool
    """Whether the hands are beside the island too."""
    side: int
    """Columns beside the island."""
    below: int
    """Lines of the hands."""
    size: Size
    """The size of the spaces."""


def layout(width: int, height: int, wanted: Size) -> Layout:
    """The layout for a room; the largest spaces that fit, where no size is wanted."""
    if wanted is not Size.AUTO:
        return _with(width, height, wanted)
    for size in (Size.L, Size.M):
        across, down = extent(size)
        narrow = width - across >= NARROW and height - BELOW >= down
        if narrow or (width - across >= WIDE and height >= down):
            return _with(width, height, size)
    return _with(width, height, Size.S)


def _with(width: int, height: int, size: Size) -> Layout:
    side = max(NARROW, width - extent(size)[0])
    beside = side >= WIDE and height >= 2 * HANDS
    least = FEW if size is Size.S else BELOW
    below = HANDS if beside else max(least, min(12, height - extent(size)[1]))
    return Layout(beside, side, below, size)


def extent(size: Size) -> tuple[int, int]:
    """Columns and lines of the island with its margins."""
    return LEFT + COLUMNS * SPACES[size].width, TOP + ROWS * SPACES[size].height
