"""What the four Lava Rivers have in common (RW-LAVA-1 to RW-LAVA-6). No expansion itself."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cavegames.engine.game import Refusal, Seat
from cavegames.engine.hexgrid import Cell
from cavegames.games.rwenzori.board import Placed, Status, placed
from cavegames.games.rwenzori.components import FACES, LAVA
from cavegames.games.rwenzori.draft import Draft
from cavegames.games.rwenzori.expansions.hooks import Expansion, Offer, TellingEvent
from cavegames.games.rwenzori.moves import Act, Move
from cavegames.games.rwenzori.state import Due, State, Tiles, Want
from cavegames.games.rwenzori.wording import a, cell_name, counted, title

TILES = FACES[LAVA].count
"""Lava tiles in the box (RW-LAVA-6)."""
SEVERAL = (2, 3, 4, 5)
"""The Lava River is for several players."""


def lava() -> Placed:
    """A lava tile that nothing passes."""
    return placed(LAVA, 0, Status.ACTIVE)._replace(exits=0)


def offer(value: str, label: str, help: str, place: int, *, sheet: bool = False) -> Offer:
    """One way to play with the lava."""
    needs = ("sheet", f"{label} needs the play sheet. Choose the sheet too.") if sheet else None
    return Offer("lava", value, "Lava River", label, help, place, SEVERAL, needs)


@dataclass(frozen=True, slots=True)
class LavaLaid(TellingEvent):
    """A player laid lava, on an empty hex or on top of a tile."""

    seat: Seat
    cell: Cell
    covered: int | None
    """The face under it; None for no tile, HIDDEN for a dark one."""

    def told(self, names: Sequence[str]) -> str:
        """Who laid it where."""
        over = "" if self.covered is None else f" over {a(title(self.covered))}"
        return f"{names[self.seat]} lays lava on {cell_name(self.cell)}{over}."


class Lava(Expansion):
    """Nothing passes lava, and TNT does not open it."""

    clause: str
    """The clause of this way to play."""

    def pieces(self, seats: int) -> Tiles:  # noqa: ARG002
        """All lava tiles."""
        return (LAVA,) * TILES

    def coverable(self, tile: Placed) -> bool:
        """TNT does not open lava (RW-LAVA-6)."""
        return tile.face != LAVA

    def reason(self, state: State, due: Due, move: Move) -> Refusal | None:  # noqa: ARG002
        """Why nothing goes onto lava."""
        tile = state.board.at(move.cell)
        if tile is None or tile.face != LAVA or tile.status == Status.OPEN:
            return None
        if move.act == Act.TNT:
            return Refusal("RW-LAVA-6", "TNT does not open lava. Choose another tile.")
        return Refusal(self.clause, f"Lava lies on {cell_name(move.cell)}: nothing passes it. Go elsewhere.")


def covered(draft: Draft, cell: Cell) -> int | None:
    """Take away what lies on a cell where lava comes: its face as all may know it, or None."""
    tile = draft.board.at(cell)
    if tile is None:
        return None
    draft.cover(tile)
    return -1 if tile.status == Status.DARK else tile.face


def pour(draft: Draft, cell: Cell) -> int | None:
    """Lava from the supply comes onto a cell. What was covered, as `covered` says."""
    under = covered(draft, cell)
    draft.supply = draft.supply[1:]
    draft.board = draft.board.laid(cell, lava())
    return under


class LaidLava(Lava):
    """Lava that players lay."""

    acts = frozenset((Act.LAVA,))
    wants = frozenset((Want.LAVA,))

    def spots(self, state: State) -> Iterable[Cell]:
        """Where the next lava tile can go."""
        raise NotImplementedError

    def moves(self, state: State, due: Due) -> Iterable[Move]:
        """The lava tile on each of the spots."""
        return [Move(Act.LAVA, cell=cell) for cell in self.spots(state)] if due.want == Want.LAVA else []

    def do(self, draft: Draft, due: Due, move: Move) -> None:
        """Lay it; the next player lays the next one, where more are due."""
        draft.happened(LavaLaid(due.seat, move.cell, pour(draft, move.cell)))
        if due.left > 1:
            draft.due.append(due._replace(seat=(due.seat + 1) % len(draft.meeples), left=due.left - 1))

    def refusal(self, state: State, due: Due, move: Move) -> Refusal | None:
        """Only lava, and only there."""
        if due.want != Want.LAVA:
            return Refusal(self.clause, "No lava is to be laid now. Take an action.")
        spots = sorted(self.spots(state))
        if move.act == Act.LAVA and move.cell in spots:
            return None
        where = " ".join(map(cell_name, spots))
        return Refusal(self.clause, f"A lava tile must be laid first. It can go on: {where}.")

    def asks(self, state: State, due: Due, names: Sequence[str]) -> tuple[str, str]:  # noqa: ARG002
        """A lava tile."""
        more = f", {counted(due.left - 1, 'more tile')} to follow" if due.left > 1 else ""
        return f"lay a lava tile{more}.", self.clause
