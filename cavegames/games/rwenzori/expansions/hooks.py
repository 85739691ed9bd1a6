"""The places where an expansion changes the rules. The base game is the neutral `Expansion`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cavegames.engine.hexgrid import Cell
from cavegames.games.rwenzori.board import Board, Placed

if TYPE_CHECKING:
    from cavegames.games.rwenzori.draft import Draft


class Expansion:
    """What an expansion may change. As it stands it changes nothing."""

    def deck(self) -> tuple[int, ...]:
        """Tiles shuffled in with the others (RW-SET-3)."""
        return ()

    def within(self, cell: Cell) -> bool:  # noqa: ARG002
        """Whether a cell belongs to the play area; the table of the base game has no end."""
        return True

    def linked(self, tile: Placed, edge: int, other: Placed) -> bool:
        """Whether a tile and its neighbour over an edge are linked: each has an exit there."""
        return bool(tile.exits >> edge & 1 and other.exits >> (edge + 3) % 6 & 1)

    def coverable(self, tile: Placed) -> bool:  # noqa: ARG002
        """Whether TNT may go on top of a tile (RW-TNT-1)."""
        return True

    def beyond(self, board: Board, cell: Cell) -> tuple[Cell, ...]:  # noqa: ARG002
        """Cells to which a MOVE may go on from a tile, besides its neighbours (RW-MOVE-1)."""
        return ()

    def lay_allows(self, board: Board, cell: Cell) -> int:  # noqa: ARG002
        """Further actions that the tile just laid on a cell gives, besides its own (RW-ACT-1)."""
        return 0

    def starts_round(self, draft: Draft) -> None:
        """Whatever happens before the first player's turn comes round again."""


@dataclass(frozen=True)
class Together(Expansion):
    """Several expansions at once: what any of them forbids is forbidden, what they give adds up."""

    parts: tuple[Expansion, ...]

    def deck(self) -> tuple[int, ...]:
        """The tiles of all."""
        return tuple(tile for part in self.parts for tile in part.deck())

    def within(self, cell: Cell) -> bool:
        """Within all play areas."""
        return all(part.within(cell) for part in self.parts)

    def linked(self, tile: Placed, edge: int, other: Placed) -> bool:
        """Linked for all."""
        return all(part.linked(tile, edge, other) for part in self.parts)

    def coverable(self, tile: Placed) -> bool:
        """Coverable for all."""
        return all(part.coverable(tile) for part in self.parts)

    def beyond(self, board: Board, cell: Cell) -> tuple[Cell, ...]:
        """The cells of all."""
        return tuple(far for part in self.parts for far in part.beyond(board, cell))

    def lay_allows(self, board: Board, cell: Cell) -> int:
        """The sum."""
        return sum(part.lay_allows(board, cell) for part in self.parts)

    def starts_round(self, draft: Draft) -> None:
        """One after the other."""
        for part in self.parts:
            part.starts_round(draft)
