"""Lava River, Surrounded!: lava rings the start tiles, and a jump save tile crosses it (RW-LAVA-4)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from cavegames.engine.game import Seat
from cavegames.engine.hexgrid import EDGES, Cell, neighbours
from cavegames.games.rwenzori import expansions
from cavegames.games.rwenzori.board import Board, Placed, Status, placed
from cavegames.games.rwenzori.components import BY_ID, FACING, LAVA, Icon
from cavegames.games.rwenzori.draft import Draft
from cavegames.games.rwenzori.expansions.hooks import TellingEvent
from cavegames.games.rwenzori.expansions.lava import Lava, lava, lies_closed, offer
from cavegames.games.rwenzori.places import (
    OPPOSITE,
    neighbour,
    usable,
)
from cavegames.games.rwenzori.spots import Pass
from cavegames.games.rwenzori.state import State, Tiles
from cavegames.games.rwenzori.wording import cell_name

DEAD_END = BY_ID["dead-end"]
_GAP = 5
"""With so many players the lava does not reach all around: a dead end closes the gap."""


@dataclass(frozen=True, slots=True)
class LavaCrossed(TellingEvent):
    """A way over the ring is open from now on."""

    cell: Cell

    def told(self, names: Sequence[str]) -> str:  # noqa: ARG002
        """Where it is."""
        return f"The lava on {cell_name(self.cell)} is crossed: the way over it is open for all."


class Surrounded(Lava):
    """A ring of lava that a jump opens, along one line, for all."""

    clause = "RW-LAVA-4"
    nature = "A jump save tile crosses it: laid straight beyond it, it opens the way for all."
    advice = "Or go elsewhere."
    offer = offer(
        "surrounded",
        "Surrounded!",
        "lava rings the start tiles until somebody jumps over it",
        clause,
        3,
    )

    def deck(self, tiles: Tiles, seats: int) -> Tiles:
        """A dead end that lies in the ring is not shuffled in."""
        if seats != _GAP:
            return tiles
        place = tiles.index(DEAD_END)
        return tiles[:place] + tiles[place + 1 :]

    def pieces(self, seats: int) -> Tiles:
        """What lies in the ring."""
        return tuple(tile.face for tile in _ring(seats).values())

    def prepare(self, state: State) -> State:
        """The ring lies."""
        return replace(state, board=Board({**state.board, **_ring(len(state.meeples))}))

    def passes(self, state: State, seat: Seat) -> Iterable[Pass]:
        """Over one hex of lava in a straight line, with a jump."""
        here, exits, rules = state.meeples[seat], usable(state, seat), expansions.of(state.expansions)
        for edge in range(EDGES):
            over = neighbour(here, edge)
            beyond = neighbour(over, edge)
            ahead = bool(exits >> edge & 1) and lies_closed(state.board.at(over))
            if ahead and beyond not in state.board and rules.within(state, beyond):
                yield Pass(beyond, OPPOSITE[edge], over, Icon.JUMP)

    def laid(self, draft: Draft, seat: Seat, face: int, cell: Cell) -> None:  # noqa: ARG002
        """The lava that was crossed is open along the line, for all."""
        for edge in range(EDGES):
            over = neighbour(cell, edge)
            tile = draft.board.at(over)
            if tile is not None and tile.face == LAVA and tile.status == Status.OPEN and not tile.exits:
                draft.change(over, placed(LAVA, FACING[LAVA][edge][0]))
                draft.happened(LavaCrossed(over))

    def problems(self, state: State) -> Iterable[str]:  # noqa: ARG002
        """Lava may be open here."""
        return ()

    def describe(self, state: State, cell: Cell) -> Iterable[str]:
        """Also where it was crossed."""
        yield from super().describe(state, cell)
        tile = state.board.at(cell)
        if tile is not None and tile.face == LAVA and not lies_closed(tile):
            yield "It was crossed, so it stops nobody."


def _ring(seats: int) -> dict[Cell, Placed]:
    """All hexes around the start tiles; with five, a dead end below the middle one, none in the west."""
    row = [(seat, 0) for seat in range(seats)]
    around = {cell for start in row for cell in neighbours(start)} - set(row)
    ring = dict.fromkeys(sorted(around), lava())
    if seats == _GAP:
        del ring[-1, 0]
        middle = row[seats // 2]
        ring[neighbour(middle, 2)] = placed(DEAD_END, FACING[DEAD_END][5][0], Status.ACTIVE)
    return ring


EXPANSION = Surrounded()
