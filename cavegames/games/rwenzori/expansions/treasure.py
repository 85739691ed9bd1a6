"""Treasure Hunter: treasure lies on the sheet, for who builds into it exactly (RW-TRE-1)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from cavegames.engine.game import Seat
from cavegames.engine.hexgrid import EDGES, Cell
from cavegames.games.rwenzori import field
from cavegames.games.rwenzori.board import Board, Placed, linked, placed
from cavegames.games.rwenzori.components import FACES, Kind, tiles
from cavegames.games.rwenzori.draft import Draft
from cavegames.games.rwenzori.expansions.hooks import Expansion, Offer, TellingEvent
from cavegames.games.rwenzori.places import neighbour
from cavegames.games.rwenzori.state import Due, State, Tiles, Want
from cavegames.games.rwenzori.wording import cell_name

MORE = 3
"""Tiles that a treasure lets its finder lay."""


@dataclass(frozen=True, slots=True)
class Found(TellingEvent):
    """Somebody built into a treasure."""

    seat: Seat
    cell: Cell

    def told(self, names: Sequence[str]) -> str:
        """Who found it, and what for."""
        return (
            f"{names[self.seat]} finds the treasure on {cell_name(self.cell)}: {MORE} more tiles may be laid."
        )


class Treasure(Expansion):
    """Five treasures on the marks of the sheet, each once."""

    offer = Offer(
        "treasure",
        True,
        title="Treasure Hunter",
        label="Yes",
        help="Treasure lies on the sheet: who builds into it exactly may lay 3 more tiles (RW-TRE-1).",
        place=7,
        needs=("sheet", "Treasure Hunter needs the play sheet (RW-TRE-1). Choose the sheet too."),
    )

    def pieces(self, seats: int) -> Tiles:  # noqa: ARG002
        """The treasure tiles."""
        return tiles(Kind.TREASURE)

    def prepare(self, state: State) -> State:
        """The treasures lie on their marks, face up."""
        lying = {cell: placed(face, turn) for cell, (face, turn) in field.marks(len(state.meeples)).items()}
        return replace(state, board=Board({**state.board, **lying}))

    def coverable(self, tile: Placed) -> bool:
        """TNT does not go on treasure (RW-TNT-1)."""
        return FACES[tile.face].kind != Kind.TREASURE

    def laid(self, draft: Draft, seat: Seat, face: int, cell: Cell) -> None:  # noqa: ARG002
        """A tile that links to a treasure finds it."""
        for edge in range(EDGES):
            over = neighbour(cell, edge)
            tile = draft.board.at(over)
            if tile is not None and _hoard(tile) and linked(draft.board[cell], edge, tile):
                draft.change(over, tile._replace(marked=True))
                draft.happened(Found(seat, over))
                draft.allow(Due(Want.LAYS, seat, left=MORE))

    def describe(self, state: State, cell: Cell) -> Iterable[str]:
        """Whether it is still there."""
        tile = state.board.at(cell)
        if tile is not None and FACES[tile.face].kind == Kind.TREASURE:
            yield f"Link a tile to it for {MORE} more." if _hoard(tile) else "The treasure is gone."


def _hoard(tile: Placed) -> bool:
    """Whether a tile is a treasure that nobody has found; one that is hidden is none."""
    return tile.face >= 0 and FACES[tile.face].kind == Kind.TREASURE and not tile.marked


EXPANSION = Treasure()
