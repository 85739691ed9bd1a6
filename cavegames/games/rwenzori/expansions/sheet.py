"""The play sheet: a field with an end (RW-SHEET-1)."""

from collections.abc import Iterable

from cavegames.engine.game import Refusal, Seat
from cavegames.engine.hexgrid import Cell
from cavegames.games.rwenzori import field
from cavegames.games.rwenzori.expansions.hooks import Expansion, Offer
from cavegames.games.rwenzori.moves import Act, Move
from cavegames.games.rwenzori.places import in_vain
from cavegames.games.rwenzori.state import Due, State
from cavegames.games.rwenzori.wording import cell_name

_ON_EMPTY = (Act.LAY, Act.BLOCK, Act.SAVE, Act.GEAR_SAVE, Act.CAVE)
"""The acts that lay a tile on an empty hex."""


class Sheet(Expansion):
    """The play area is the sheet, and an exit off it is a wall."""

    offer = Offer(
        "sheet",
        True,
        title="Play sheet",
        label="Yes",
        help=f"The cave ends at the edge of a sheet of {field.COLUMNS} by {field.ROWS} hexes (RW-SHEET-1).",
        place=0,
    )

    def within(self, state: State, cell: Cell) -> bool:
        """On the sheet."""
        return cell in field.cells(len(state.meeples))

    def no_way(self, state: State, seat: Seat) -> bool:
        """Where all is walled in, going to and fro is none."""
        return in_vain(state, seat)

    def reason(self, state: State, due: Due, move: Move) -> Refusal | None:  # noqa: ARG002
        """Nothing lies off the sheet."""
        if move.act not in _ON_EMPTY or self.within(state, move.cell):
            return None
        where = f"Hex {cell_name(move.cell)} is off the sheet"
        return Refusal("RW-SHEET-1", f"{where}: an exit that leads there is a wall. Choose another hex.")

    def problems(self, state: State) -> Iterable[str]:
        """Every tile lies on the sheet."""
        for cell in state.board:
            if not self.within(state, cell):
                yield f"What lies on {cell_name(cell)} is off the sheet."

    def describe(self, state: State, cell: Cell) -> Iterable[str]:
        """What is printed on the sheet."""
        seats = len(state.meeples)
        if not self.within(state, cell):
            yield "It is off the sheet."
        elif cell in field.logos(seats):
            yield "The logo is printed here."
        elif cell in field.marks(seats):
            yield "A treasure mark is printed here."


EXPANSION = Sheet()
