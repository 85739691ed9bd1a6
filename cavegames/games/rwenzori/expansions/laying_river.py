"""Lava River, laying the river: the players lay all of it before the first turn (RW-LAVA-5)."""

from dataclasses import replace

from cavegames.engine.hexgrid import Cell, neighbours
from cavegames.games.rwenzori import field
from cavegames.games.rwenzori.components import LAVA
from cavegames.games.rwenzori.expansions.laid_lava import LaidLava
from cavegames.games.rwenzori.expansions.lava import TILES, offer
from cavegames.games.rwenzori.state import Due, State, Want


class LayingRiver(LaidLava):
    """From one end of the start row, each tile next to one that lies."""

    clause = "RW-LAVA-5"
    offer = offer(
        "river",
        "Laying the river",
        "all lava is laid before the first turn, by the players in turn",
        clause,
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
        """Either end of the start row, then the sheet beside lava; empty hexes only."""
        if not state.supply:
            return []
        seats, board = len(state.meeples), state.board
        lava = [cell for cell, tile in board.items() if tile.face == LAVA]
        near = {over for cell in lava for over in neighbours(cell)} if lava else {(-1, 0), (seats, 0)}
        return sorted(cell for cell in near & field.cells(seats) if cell not in board)


EXPANSION = LayingRiver()
