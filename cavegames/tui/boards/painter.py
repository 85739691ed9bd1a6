"""What a board asks of the painter of a game."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from textual.strip import Strip

from cavegames.engine.squaregrid import Cell
from cavegames.tui.looks import Look, Size

Picture: TypeAlias = tuple[Strip, ...]
"""One space: as many strips as the size has lines, each as wide as the size has columns."""


@dataclass(frozen=True, slots=True)
class Brush:
    """How to paint: everything a picture depends on beside its content."""

    size: Size
    """S, M or L; never AUTO."""
    look: Look
    theme: str
    """The name of one of our palettes."""
    cursor: bool = False
    """Whether the cursor is on the space."""


class Painter(Protocol):
    """Turns what is on a space into a picture. Pure: the same content and brush give the same picture."""

    def blank(self, cell: Cell) -> Hashable:
        """What is seen where the board has no space."""
        ...

    def paint(self, content: Hashable, brush: Brush) -> Picture:
        """The picture of a content, from a cache where it can."""
        ...
