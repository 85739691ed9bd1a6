"""Lava that the players lay in turn (RW-LAVA-1, RW-LAVA-5). No expansion itself."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cavegames.engine.game import Refusal, Seat
from cavegames.engine.hexgrid import Cell
from cavegames.games.rwenzori.draft import Draft
from cavegames.games.rwenzori.expansions.hooks import TellingEvent
from cavegames.games.rwenzori.expansions.lava import Lava, pour
from cavegames.games.rwenzori.moves import Act, Move
from cavegames.games.rwenzori.state import Due, State, Want
from cavegames.games.rwenzori.wording import a, cell_name, counted, title

_SHOWN = 8
"""Hexes that a refusal names at most."""


@dataclass(frozen=True, slots=True)
class LavaLaid(TellingEvent):
    """A player laid lava, on an empty hex or on top of a tile."""

    seat: Seat
    cell: Cell
    covered: int | None
    """The face under it; None for no tile, HIDDEN for a dark one."""

    @property
    def laid_on(self) -> Cell:
        """Where it lies."""
        return self.cell

    def told(self, names: Sequence[str]) -> str:
        """Who laid it where."""
        over = "" if self.covered is None else f" over {a(title(self.covered))}"
        return f"{names[self.seat]} lays lava on {cell_name(self.cell)}{over}."


class LaidLava(Lava):
    """A player lays the next lava tile when that is due, and nothing else then."""

    acts = frozenset((Act.LAVA,))
    wants = frozenset((Want.LAVA,))

    def spots(self, state: State) -> list[Cell]:
        """Where the next lava tile can go, ascending; nowhere when there is none."""
        raise NotImplementedError

    def moves(self, state: State, due: Due) -> Iterable[Move]:
        """The lava tile on each of the spots."""
        return [Move(Act.LAVA, cell=cell) for cell in self.spots(state)] if due.want == Want.LAVA else []

    def do(self, draft: Draft, due: Due, move: Move) -> None:
        """Lay it; the next player lays the next one, where more are due."""
        draft.happened(LavaLaid(due.seat, move.cell, pour(draft, move.cell)))
        if due.left > 1 and self.spots(draft.state()):
            draft.due.append(due._replace(seat=(due.seat + 1) % len(draft.meeples), left=due.left - 1))

    def refusal(self, state: State, due: Due, move: Move) -> Refusal | None:
        """Only lava, and only there."""
        if due.want != Want.LAVA:
            return Refusal(self.clause, "No lava is to be laid now. Take an action.")
        spots = self.spots(state)
        if move.act == Act.LAVA and move.cell in spots:
            return None
        where = " ".join(map(cell_name, spots[:_SHOWN]))
        more = " and elsewhere" if len(spots) > _SHOWN else ""
        return Refusal(self.clause, f"A lava tile must be laid first. It can go on: {where}{more}.")

    def asks(self, state: State, due: Due, names: Sequence[str]) -> tuple[str, str]:  # noqa: ARG002
        """A lava tile."""
        more = f", {counted(due.left - 1, 'more tile')} to follow" if due.left > 1 else ""
        return f"lay a lava tile{more}.", self.clause

    def problems(self, state: State) -> Iterable[str]:
        """Lava that is due is laid first, is there, and can go somewhere."""
        yield from super().problems(state)
        for due in state.due:
            if due.want == Want.LAVA and due is not state.due[-1]:
                yield "Lava is laid before anything else."
            if due.want == Want.LAVA and (due.left > len(state.supply) or not self.spots(state)):
                yield "More lava is due than can be laid."

    def cells(self, state: State) -> Iterable[Cell]:
        """Where lava can be laid now."""
        return self.spots(state) if state.due and state.due[-1].want == Want.LAVA else []

    def describe(self, state: State, cell: Cell) -> Iterable[str]:
        """Also where the next lava can come."""
        yield from super().describe(state, cell)
        if cell in self.spots(state):
            yield "The next lava can be laid here."
