"""What a board must know of where its spaces lie, whatever their shape."""

from typing import Protocol, TypeAlias

from textual.geometry import Region

Cell: TypeAlias = tuple[int, int]
"""A space: column and row of a square board, `q` and `r` of a table of hexes."""


class Placed(Protocol):
    """Where the spaces of a board lie in its viewport."""

    def region(self, cell: Cell) -> Region:
        """The part of a space that shows, in the viewport; empty when it is scrolled away."""
        ...

    def cell_at(self, x: int, y: int) -> Cell | None:
        """The space at a place in the viewport."""
        ...
