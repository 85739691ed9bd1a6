"""Lava River, cutting the passage: an alarm rings, and lava comes behind everybody (RW-LAVA-2, RW-LAVA-3)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from cavegames.engine.game import Refusal, TimeLimit
from cavegames.engine.hexgrid import Cell
from cavegames.engine.words import listed
from cavegames.games.rwenzori.board import NOWHERE, Placed
from cavegames.games.rwenzori.components import ESCAPE, LAVA
from cavegames.games.rwenzori.draft import Draft
from cavegames.games.rwenzori.expansions.hooks import TellingEvent
from cavegames.games.rwenzori.expansions.lava import Lava, offer, pour
from cavegames.games.rwenzori.moves import ALARM, Act, Move
from cavegames.games.rwenzori.state import Due, State, Tiles
from cavegames.games.rwenzori.wording import cell_name

SUPPLY = {2: 10, 3: 9, 4: 8, 5: 10}
"""Lava tiles by players."""
MINUTES = {2: 5, 3: 7, 4: 10, 5: 10}
"""Minutes between two alarms, by players."""


@dataclass(frozen=True, slots=True)
class AlarmRang(TellingEvent):
    """The alarm rang, and lava came onto these cells. Time cannot be taken back."""

    reveals: ClassVar[bool] = True

    cells: tuple[Cell, ...]

    def told(self, names: Sequence[str]) -> str:  # noqa: ARG002
        """Where lava came."""
        where = f"lava comes on {listed(list(map(cell_name, self.cells)))}" if self.cells else "no lava comes"
        return f"The alarm rings: {where}."


class CuttingPassage(Lava):
    """With each alarm lava covers the tile behind every meeple."""

    clause = "RW-LAVA-2"
    acts = frozenset((Act.ALARM,))
    asks_behind = True
    offer = offer(
        "passage",
        "Cutting the passage",
        "a real alarm rings, and lava comes behind everybody",
        clause,
        2,
    )

    def pieces(self, seats: int) -> Tiles:
        """As many as the players ask for."""
        return (LAVA,) * SUPPLY[seats]

    def prepare(self, state: State) -> State:
        """The lava lies ready, and what is behind each meeple matters."""
        seats = len(state.meeples)
        return replace(state, supply=self.pieces(seats), behind=(NOWHERE,) * seats)

    def limit(self, state: State) -> TimeLimit | None:
        """Until the next alarm, while there is lava."""
        if not state.supply or not state.due:
            return None
        seconds = 60.0 * MINUTES[len(state.meeples)]
        return TimeLimit(seconds, ("alarm", state.alarms), "until the alarm", again=True)

    def time_up(self, state: State) -> Move | None:
        """The alarm, while it can ring."""
        return None if self.limit(state) is None else ALARM

    def do(self, draft: Draft, due: Due, move: Move) -> None:  # noqa: ARG002
        """Lava behind each meeple, from that of the turn on; then the turn goes on."""
        draft.due.append(due)
        draft.alarms += 1
        seats = len(draft.meeples)
        cells = []
        for seat in (*range(draft.seat, seats), *range(draft.seat)):
            cell = draft.behind[seat]
            if draft.supply and _covers(draft.board, draft.meeples, cell):
                pour(draft, cell)
                cells.append(cell)
        draft.happened(AlarmRang(tuple(cells)))

    def refusal(self, state: State, due: Due, move: Move) -> Refusal | None:  # noqa: ARG002
        """It rings while there is lava."""
        if self.limit(state) is None:
            return Refusal(self.clause, "All the lava is laid, so no alarm rings any more. Take an action.")
        return None

    def problems(self, state: State) -> Iterable[str]:
        """Meeples came from tiles."""
        yield from super().problems(state)
        for cell in state.behind:
            if cell != NOWHERE and cell not in state.board:
                yield f"No meeple came from {cell_name(cell)}: nothing lies there."

    def describe(self, state: State, cell: Cell) -> Iterable[str]:
        """Also where lava comes next."""
        yield from super().describe(state, cell)
        if state.supply and cell in state.behind and _covers(state.board, state.meeples, cell):
            yield "It is behind a meeple, so the alarm brings lava here."


def _covers(board: Mapping[Cell, Placed], meeples: Sequence[Cell], cell: Cell) -> bool:
    """Whether lava can come onto the tile behind a meeple (RW-LAVA-3)."""
    tile = board.get(cell)
    return tile is not None and cell not in meeples and tile.face not in (ESCAPE, LAVA)


EXPANSION = CuttingPassage()
