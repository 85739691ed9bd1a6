"""Hidden Passages: six tiles with ways between them (RW-HID-1 to RW-HID-3)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cavegames.engine.game import Refusal, Seat
from cavegames.engine.hexgrid import Cell
from cavegames.games.rwenzori.components import FACES, Kind, tiles
from cavegames.games.rwenzori.draft import Draft
from cavegames.games.rwenzori.expansions.hooks import Expansion, Offer, TellingEvent
from cavegames.games.rwenzori.laying import spend_action
from cavegames.games.rwenzori.moves import Act, Move
from cavegames.games.rwenzori.places import must_stop, reach, ways
from cavegames.games.rwenzori.state import Due, State, Tiles, Want
from cavegames.games.rwenzori.wording import cell_name


@dataclass(frozen=True, slots=True)
class WentThrough(TellingEvent):
    """A meeple went into a hidden passage, out of another, and on to a tile."""

    seat: Seat
    entrance: Cell
    exit: Cell
    cell: Cell

    def told(self, names: Sequence[str]) -> str:
        """Who came out where."""
        on = "" if self.exit == self.cell else f" and goes on to {cell_name(self.cell)}"
        way = f"from {cell_name(self.entrance)} to {cell_name(self.exit)}"
        return f"{names[self.seat]} goes through the hidden passage {way}{on}."


class HiddenPassages(Expansion):
    """Lay-on tiles with one more tile to lay, or a way through."""

    acts = frozenset((Act.THROUGH,))
    offer = Offer(
        "hidden",
        True,
        title="Hidden Passages",
        label="Yes",
        help="Six tiles that lead to each other, with one more tile to lay for each (RW-HID-1).",
        place=6,
    )

    def deck(self, tiles_: Tiles, seats: int) -> Tiles:  # noqa: ARG002
        """They are shuffled in."""
        return tiles_ + tiles(Kind.PASSAGE)

    def laid(self, draft: Draft, seat: Seat, face: int, cell: Cell) -> None:
        """One more tile, or through the passage at once (RW-HID-1, RW-HID-2)."""
        if FACES[face].kind == Kind.PASSAGE:
            draft.due.append(Due(Want.LAYS, seat, cell, left=1))

    def moves(self, state: State, due: Due) -> Iterable[Move]:
        """Where a meeple can come out."""
        return [Move(Act.THROUGH, cell=cell) for cell in goals(state, due)]

    def ways_out(self, state: State, seat: Seat) -> bool:
        """A hidden passage leads on where nothing else does."""
        return bool(goals(state, Due(Want.TURN, seat)))

    def do(self, draft: Draft, due: Due, move: Move) -> None:
        """Through, and on; then a tile may be laid or a dark tile entered."""
        way = goals(draft.state(), due)[move.cell]
        if due.want == Want.EXTRA:
            spend_action(draft, due)
        draft.go(due.seat, move.cell, way[-2])
        draft.happened(WentThrough(due.seat, way[0], way[1], move.cell))
        draft.due.append(Due(Want.ONWARD, due.seat))

    def refusal(self, state: State, due: Due, move: Move) -> Refusal | None:
        """RW-HID-2, RW-HID-3."""
        found = goals(state, due)
        if move.cell in found:
            return None
        if not found:
            return Refusal("RW-HID-3", "No way leads through a hidden passage now. Do something else.")
        where = " ".join(map(cell_name, sorted(found)))
        return Refusal(
            "RW-HID-3", f"No hidden passage leads to {cell_name(move.cell)}. It leads to: {where}."
        )


def goals(state: State, due: Due) -> dict[Cell, tuple[Cell, ...]]:
    """Every tile to go to through hidden passages, each with the way from the entrance on.

    A MOVE may enter those that it reaches, and the one the meeple is on; who has just laid one only that.
    """
    here = state.meeples[due.seat]
    if due.want in (Want.TURN, Want.EXTRA):
        entrances = [cell for cell in (here, *reach(state, due.seat)) if _is_passage(state, cell)]
    else:
        entrances = [here] if due.want == Want.LAYS and due.cell == here else []
    found: dict[Cell, tuple[Cell, ...]] = {}
    for out in sorted(cell for cell in state.board if entrances and _is_passage(state, cell)):
        entrance = next((cell for cell in entrances if cell != out), None)
        if entrance is not None:
            for way in _nearest(state, out):
                if way[-1] != here:
                    found.setdefault(way[-1], (entrance, *way))
    return found


def _is_passage(state: State, cell: Cell) -> bool:
    face = state.board[cell].face
    return face >= 0 and FACES[face].kind == Kind.PASSAGE


def _nearest(state: State, out: Cell) -> list[tuple[Cell, ...]]:
    """The ways to the nearest tiles with a free exit or a dark tile at one, fewest links away."""
    ring: list[tuple[Cell, ...]] = [(out,)]
    seen = {out}
    while ring:
        found = [way for way in ring if must_stop(state, way[-1])]
        if found:
            return found
        further: list[tuple[Cell, ...]] = []
        for way in ring:
            for cell in ways(state, way[-1], state.board[way[-1]].exits):
                if cell not in seen:
                    seen.add(cell)
                    further.append((*way, cell))
        ring = further
    return []


EXPANSION = HiddenPassages()
