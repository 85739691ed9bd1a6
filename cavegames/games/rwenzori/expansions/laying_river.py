"""Lava River, laying the river: the players lay all of it before the first turn (RW-LAVA-5)."""

from dataclasses import replace

from cavegames.engine.hexgrid import Cell, neighbours
from cavegames.games.rwenzori import field
from cavegames.games.rwenzori.components import LAVA
from cavegames.games.rwenzori.expansions.lava import TILES, LaidLava, offer
from cavegames.games.rwenzori.state import Due, State, Want


class LayingRiver(LaidLava):
    """From one end of the start row, each tile next to one that lies."""

    clause = "RW-LAVA-5"
    offer = offer(
        "river",
        "Laying the river",
        "Laying the river: all lava is laid before the first turn, by the players in turn (RW-LAVA-5).",
        4,
        sheet=True,
    )

    def prepare(self, state: State) -> State:
        """Who would begin lays the first one; after the last the next player begins."""
        seats = len(state.meeples)
        begins = (state.first + TILES) % seats
        due = (Due(Want.TURN, begins), Due(Want.LAVA, state.first, left=TILES))
        return replace(state, supply=(LAVA,) * TILES, first=begins, seat=begins, due=due)

    def spots(self, state: State) -> list[Cell]:
        """Either end of the start row, then empty hexes of the sheet next to lava."""
        seats, board = len(state.meeples), state.board
        lava = [cell for cell, tile in board.items() if tile.face == LAVA]
        if not lava:
            return [(-1, 0), (seats, 0)]
        near = {cell for tile in lava for cell in neighbours(tile)}
        return sorted(cell for cell in near & field.cells(seats) if cell not in board)


EXPANSION = LayingRiver()
