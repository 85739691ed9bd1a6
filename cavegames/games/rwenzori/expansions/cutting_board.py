"""Lava River, cutting the board: two arms of lava that grow towards each other (RW-LAVA-1)."""

from dataclasses import replace

from cavegames.engine.hexgrid import Cell, distance
from cavegames.games.rwenzori import field
from cavegames.games.rwenzori.components import LAVA
from cavegames.games.rwenzori.draft import Draft
from cavegames.games.rwenzori.expansions.lava import TILES, LaidLava, offer
from cavegames.games.rwenzori.state import Due, State, Want


class CuttingBoard(LaidLava):
    """After every round one lava tile, from the top and from the bottom in turn."""

    clause = "RW-LAVA-1"
    offer = offer(
        "board",
        "Cutting the board",
        "Cutting the board: after each round one lava tile, from two sides, until they meet (RW-LAVA-1).",
        1,
        sheet=True,
    )

    def prepare(self, state: State) -> State:
        """The lava lies ready."""
        return replace(state, supply=(LAVA,) * TILES)

    def starts_round(self, draft: Draft) -> None:
        """A player lays the next one, if it can go anywhere."""
        state = draft.state()
        if self.spots(state):
            laid = TILES - len(state.supply)
            draft.due.append(Due(Want.LAVA, (state.first + laid) % len(state.meeples), left=1))

    def spots(self, state: State) -> list[Cell]:
        """In the next row of the arm whose turn it is, from where both can still be joined."""
        laid = TILES - len(state.supply)
        if laid >= field.ROWS:
            return []
        heads = _heads(state)
        arm = laid % 2
        down = 1 - 2 * arm
        head, other = heads[arm], heads[1 - arm]
        if laid < len(heads):
            found = [head]
        else:
            q, r = head
            found = [(q - 1, r + 1), (q, r + 1)] if down > 0 else [(q + 1, r - 1), (q, r - 1)]
        return [cell for cell in found if self._fits(state, cell, other)]

    def _fits(self, state: State, cell: Cell, other: Cell) -> bool:
        """On the sheet, under no meeple, and not too far aside for the arms to be joined."""
        on_sheet = cell in field.cells(len(state.meeples))
        return on_sheet and cell not in state.meeples and distance(cell, other) == abs(cell[1] - other[1])


def _heads(state: State) -> tuple[Cell, Cell]:
    """The last tile of each arm, the upper and the lower; the logo where an arm has none."""
    top, bottom = field.logos(len(state.meeples))
    laid = TILES - len(state.supply)
    rows = {cell[1]: cell for cell, tile in state.board.items() if tile.face == LAVA}
    upper, lower = (laid + 1) // 2, laid // 2
    return rows.get(top[1] + upper - 1, top), rows.get(bottom[1] - lower + 1, bottom)


EXPANSION = CuttingBoard()
