"""Hidden Passages: six tiles with ways between them (RW-HID-1 to RW-HID-3)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial

from cavegames.engine.game import Refusal, Seat
from cavegames.engine.hexgrid import Cell, edges
from cavegames.engine.words import listed
from cavegames.games.rwenzori import darkness
from cavegames.games.rwenzori.board import NOWHERE
from cavegames.games.rwenzori.components import FACES, Kind, Penalty, tiles
from cavegames.games.rwenzori.draft import Draft
from cavegames.games.rwenzori.expansions.hooks import Expansion, Offer, TellingEvent
from cavegames.games.rwenzori.laying import spend_action
from cavegames.games.rwenzori.moves import Act, Move
from cavegames.games.rwenzori.places import must_stop, neighbour, reach, ways
from cavegames.games.rwenzori.state import Due, State, Tiles, Want
from cavegames.games.rwenzori.wording import cell_name

_PASSAGES = frozenset(tiles(Kind.PASSAGE))
"""Their faces."""
_SIDES = 2
"""Sides on which a clock has tiles when it has no effect any more (RW-PEN-3)."""


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
            draft.allow(Due(Want.LAYS, seat, cell, left=1))

    def moves(self, state: State, due: Due) -> Iterable[Move]:
        """Where a meeple can come out."""
        return [Move(Act.THROUGH, cell=cell) for cell in goals(state, due)]

    def ways_out(self, state: State, seat: Seat) -> bool:
        """A hidden passage leads on where nothing else does."""
        return bool(goals(state, Due(Want.TURN, seat)))

    def do(self, draft: Draft, due: Due, move: Move) -> None:
        """Through, and on; then a tile is laid or a dark tile entered, but not from a clock (RW-PEN-3)."""
        draft.due.append(due)
        before = draft.state()
        way = goals(before, due)[move.cell]
        draft.due.pop()
        spend_action(draft, due)
        draft.go(due.seat, move.cell, way[-2])
        draft.happened(WentThrough(due.seat, way[0], way[1], move.cell))
        if _is_running_clock(before, move.cell):
            darkness.held_up(draft, due.seat)
        else:
            draft.due.append(Due(Want.ONWARD, due.seat))

    def refusal(self, state: State, due: Due, move: Move) -> Refusal | None:
        """RW-HID-2 for one just laid, else RW-HID-3."""
        clause = "RW-HID-2" if due.want == Want.LAYS else "RW-HID-3"
        found = goals(state, due)
        if move.cell in found:
            return None
        if not entrances(state, due):
            return Refusal(clause, "No hidden passage can be entered now. Do something else.")
        if not found:
            return Refusal(clause, "The hidden passage leads to no other exit now. Do something else.")
        where = listed([cell_name(cell) for cell in sorted(found)])
        return Refusal(clause, f"No hidden passage leads to {cell_name(move.cell)}. It leads to {where}.")

    def problems(self, state: State) -> Iterable[str]:
        """A way is open only from a hidden passage (RW-HID-2)."""
        starts = [due.cell for due in state.due if due.want == Want.LAYS and due.cell != NOWHERE]
        if not set(starts) <= set(passages(state)):
            yield "There is no hidden passage where one was just laid."

    def describe(self, state: State, cell: Cell) -> Iterable[str]:
        """Which others a hidden passage leads to."""
        if cell in state.board and _is_passage(state, cell):
            others = [cell_name(other) for other in passages(state) if other != cell]
            yield f"It leads to {listed(others)}." if others else "It leads to no other yet."


def passages(state: State) -> list[Cell]:
    """The cells on which hidden passages lie, ascending."""
    return sorted(cell for cell, tile in state.board.items() if tile.face in _PASSAGES)


def entrances(state: State, due: Due) -> list[Cell]:
    """The hidden passages that may be entered, the nearest first.

    A MOVE may enter those that it reaches, and the one the meeple is on; who has just laid one only that.
    """
    here = state.meeples[due.seat]
    if due.want in (Want.TURN, Want.EXTRA):
        return [cell for cell in (here, *reach(state, due.seat)) if _is_passage(state, cell)]
    return [here] if due.want == Want.LAYS and due.cell == here else []


@lru_cache(maxsize=16)
def goals(state: State, due: Due) -> Mapping[Cell, tuple[Cell, ...]]:
    """Every tile to go to through hidden passages, each with the way from the entrance on.

    The last answers are kept, for a position is asked several times.
    """
    lying = passages(state)
    here, doors = state.meeples[due.seat], entrances(state, due) if len(lying) > 1 else []
    stops = cache(partial(must_stop, state))
    found: dict[Cell, tuple[Cell, ...]] = {}
    for out in lying if doors else ():
        entrance = next((cell for cell in doors if cell != out), None)
        if entrance is not None:
            for way in _nearest(state, out, stops):
                if way[-1] != here:
                    found.setdefault(way[-1], (entrance, *way))
    return found


def _is_passage(state: State, cell: Cell) -> bool:
    return state.board[cell].face in _PASSAGES


def _is_running_clock(state: State, cell: Cell) -> bool:
    """Whether a tile is a clock with no tile beyond: with tiles on both sides it has no effect (RW-PEN-3)."""
    tile = state.board[cell]
    over = [neighbour(cell, edge) for edge in edges(tile.exits)]
    return FACES[tile.face].penalty == Penalty.CLOCK and sum(near in state.board for near in over) < _SIDES


def _nearest(state: State, out: Cell, stops: Callable[[Cell], bool]) -> list[tuple[Cell, ...]]:
    """The ways to the nearest tiles with a free exit or a dark tile at one, fewest links away."""
    ring: list[tuple[Cell, ...]] = [(out,)]
    seen = {out}
    while ring:
        found = [way for way in ring if stops(way[-1])]
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
