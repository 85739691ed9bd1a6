"""Several expansions at once, as one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from cavegames.engine.game import Refusal, Seat, TimeLimit
from cavegames.engine.hexgrid import Cell
from cavegames.games.rwenzori.board import Placed
from cavegames.games.rwenzori.expansions.hooks import Expansion

if TYPE_CHECKING:
    from cavegames.games.rwenzori.draft import Draft
    from cavegames.games.rwenzori.moves import Move
    from cavegames.games.rwenzori.spots import Pass
    from cavegames.games.rwenzori.state import Due, State, Tiles


class Together(Expansion):
    """What any of them forbids is forbidden, what they give adds up, one after the other."""

    def __init__(self, parts: Sequence[Expansion]) -> None:
        self.parts = tuple(parts)
        self.acts = frozenset(act for part in parts for act in part.acts)
        self.wants = frozenset(want for part in parts for want in part.wants)
        self.asks_behind = any(part.asks_behind for part in parts)
        self._ends = [part.within for part in parts if type(part).within is not Expansion.within]

    def deck(self, tiles: Tiles, seats: int) -> Tiles:
        """Changed by each."""
        for part in self.parts:
            tiles = part.deck(tiles, seats)
        return tiles

    def pieces(self, seats: int) -> Tiles:
        """Those of all."""
        return tuple(tile for part in self.parts for tile in part.pieces(seats))

    def prepare(self, state: State) -> State:
        """Prepared by each."""
        for part in self.parts:
            state = part.prepare(state)
        return state

    def within(self, state: State, cell: Cell) -> bool:
        """Within all play areas that have an end."""
        return all(within(state, cell) for within in self._ends)

    def coverable(self, tile: Placed) -> bool:
        """Coverable for all."""
        return all(part.coverable(tile) for part in self.parts)

    def passes(self, state: State, seat: Seat) -> Iterable[Pass]:
        """The ways of all."""
        return [way for part in self.parts for way in part.passes(state, seat)]

    def moves(self, state: State, due: Due) -> Iterable[Move]:
        """The moves of all."""
        return [move for part in self.parts for move in part.moves(state, due)]

    def no_way(self, state: State, seat: Seat) -> bool:
        """No way for any of them, and no way out for the others."""
        return any(part.no_way(state, seat) for part in self.parts) and not self.ways_out(state, seat)

    def ways_out(self, state: State, seat: Seat) -> bool:
        """A way that any of them knows."""
        return any(part.ways_out(state, seat) for part in self.parts)

    def do(self, draft: Draft, due: Due, move: Move) -> None:
        """Played by the one whose act it is."""
        next(part for part in self.parts if move.act in part.acts).do(draft, due, move)

    def refusal(self, state: State, due: Due, move: Move) -> Refusal | None:
        """Refused by the one whose act it is, or whose thing is due."""
        for part in self.parts:
            if move.act in part.acts or due.want in part.wants:
                return part.refusal(state, due, move)
        return None

    def reason(self, state: State, due: Due, move: Move) -> Refusal | None:
        """The first reason that one of them knows."""
        reasons = (part.reason(state, due, move) for part in self.parts)
        return next((reason for reason in reasons if reason is not None), None)

    def asks(self, state: State, due: Due, names: Sequence[str]) -> tuple[str, str]:
        """Asked by the one whose thing is due."""
        return next(part for part in self.parts if due.want in part.wants).asks(state, due, names)

    def laid(self, draft: Draft, seat: Seat, face: int, cell: Cell) -> None:
        """What follows for each."""
        for part in self.parts:
            part.laid(draft, seat, face, cell)

    def starts_round(self, draft: Draft) -> None:
        """What happens for each."""
        for part in self.parts:
            part.starts_round(draft)

    def limit(self, state: State) -> TimeLimit | None:
        """The limit of the one that has one."""
        limits = (part.limit(state) for part in self.parts)
        return next((limit for limit in limits if limit is not None), None)

    def time_up(self, state: State) -> Move | None:
        """The move of the one that has a limit."""
        ends = (part.time_up(state) for part in self.parts)
        return next((move for move in ends if move is not None), None)

    def problems(self, state: State) -> Iterable[str]:
        """What none of them can have."""
        return [problem for part in self.parts for problem in part.problems(state)]

    def cells(self, state: State) -> Iterable[Cell]:
        """Those of all."""
        return [cell for part in self.parts for cell in part.cells(state)]

    def describe(self, state: State, cell: Cell) -> Iterable[str]:
        """What all say."""
        return [text for part in self.parts for text in part.describe(state, cell)]
