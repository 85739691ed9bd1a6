"""What the four Lava Rivers have in common (RW-LAVA-1 to RW-LAVA-6). No expansion itself."""

from collections.abc import Iterable

from cavegames.engine.game import Refusal, Seat
from cavegames.engine.hexgrid import Cell
from cavegames.games.rwenzori.board import Placed, Status, placed
from cavegames.games.rwenzori.components import FACES, HIDDEN, LAVA
from cavegames.games.rwenzori.draft import Draft
from cavegames.games.rwenzori.expansions.hooks import Expansion, Offer
from cavegames.games.rwenzori.moves import Act, Move
from cavegames.games.rwenzori.places import in_vain
from cavegames.games.rwenzori.state import Due, State, Tiles
from cavegames.games.rwenzori.wording import cell_name

TILES = FACES[LAVA].count
"""Lava tiles in the box (RW-LAVA-6)."""
SEVERAL = (2, 3, 4, 5)
"""The Lava River is for several players."""


def lava() -> Placed:
    """A lava tile that nothing passes."""
    return placed(LAVA, 0, Status.ACTIVE)._replace(exits=0)


def offer(value: str, label: str, help: str, clause: str, place: int, *, sheet: bool = False) -> Offer:
    """One way to play with the lava."""
    needs = ("sheet", f"{label} needs the play sheet ({clause}). Choose the sheet too.") if sheet else None
    return Offer("lava", value, "Lava River", label, f"{label}: {help} ({clause}).", place, SEVERAL, needs)


class Lava(Expansion):
    """Nothing passes lava, and TNT does not open it."""

    clause: str
    """The clause of this way to play."""
    nature = "Nothing passes it."
    """What lava is to who comes to it."""
    advice = "Go elsewhere."
    """What to do about it."""

    def pieces(self, seats: int) -> Tiles:  # noqa: ARG002
        """All lava tiles."""
        return (LAVA,) * TILES

    def coverable(self, tile: Placed) -> bool:
        """TNT does not open lava (RW-LAVA-6)."""
        return tile.face != LAVA

    def no_way(self, state: State, seat: Seat) -> bool:
        """Where all is walled in, going to and fro is none."""
        return in_vain(state, seat)

    def reason(self, state: State, due: Due, move: Move) -> Refusal | None:  # noqa: ARG002
        """Why nothing goes onto lava."""
        if not lies_closed(state.board.at(move.cell)):
            return None
        if move.act == Act.TNT:
            return Refusal("RW-LAVA-6", "TNT does not open lava. Choose another tile.")
        return Refusal(self.clause, f"Lava lies on {cell_name(move.cell)}. {self.nature} {self.advice}")

    def problems(self, state: State) -> Iterable[str]:
        """Lava that nothing passes has no exits."""
        for cell, tile in state.board.items():
            if tile.face == LAVA and not lies_closed(tile):
                yield f"Nothing passes the lava on {cell_name(cell)}."

    def describe(self, state: State, cell: Cell) -> Iterable[str]:
        """What lava is to who comes to it."""
        if lies_closed(state.board.at(cell)):
            yield self.nature


def lies_closed(tile: Placed | None) -> bool:
    """Whether there is lava that nobody can pass."""
    return tile is not None and tile.face == LAVA and tile.status == Status.ACTIVE


def pour(draft: Draft, cell: Cell) -> int | None:
    """Lava from the supply comes onto a cell.

    What it covers is out of the game; gives its face as all may know it, None where nothing was.
    """
    under = draft.board.at(cell)
    draft.supply = draft.supply[1:]
    draft.board = draft.board.laid(cell, lava())
    if under is None:
        return None
    draft.cover(under)
    return HIDDEN if under.status == Status.DARK else under.face
