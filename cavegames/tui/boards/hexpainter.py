"""What a board of hexes asks of the painter of a game."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Protocol

from cavegames.engine.hexgrid import ALL_EXITS, Cell, Exits
from cavegames.tui.boards.painter import Brush, Picture

PHASES = 16
"""Pictures of what moves by itself, one after the other and around."""


@dataclass(frozen=True, slots=True)
class HexBrush(Brush):
    """How to paint a hex."""

    bare: Exits = ALL_EXITS
    """The edges beyond which no tile lies."""
    phase: int = 0
    """How far what moves by itself has come, 0 to PHASES - 1; 0 for all that stands still."""


@dataclass(frozen=True, slots=True)
class Dot:
    """Half a hex on the overview map."""

    colour: str
    """As `#rrggbb`."""
    sign: str = ""
    """One character where something is to be told without colour; none elsewhere."""
    figures: int = 0
    """2 for a figure, whose sign is shown in every look, 1 for one more of the same hex, 0 for none."""


class HexPainter(Protocol):
    """Turns what is on a hex into a picture. Pure: the same content and brush give the same picture.

    A picture has as many strips as a hex has lines, each as wide as `Measures.span` of its line says.
    """

    def blank(self, cell: Cell) -> Hashable:
        """What is seen where nothing lies."""
        ...

    def solid(self, content: Hashable) -> bool:
        """Whether a content is a tile: its neighbours need no edge of their own towards it."""
        ...

    def moves(self, content: Hashable) -> bool:
        """Whether a content moves by itself in the look `picture`."""
        ...

    def paint(self, content: Hashable, brush: HexBrush) -> Picture:
        """The picture of a content, from a cache where it can."""
        ...

    def dots(self, content: Hashable, theme: str) -> tuple[Dot, Dot]:
        """A content on the overview map, where a hex has two columns."""
        ...
