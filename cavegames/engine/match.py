"""A match: a set-up and a list of plies. Play, undo and redo with their barriers, resign.

Every change is handed to the record (see `journal`) before it takes effect here.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, Literal, Protocol, TypeAlias, TypeVar

from cavegames.engine.game import (
    Event,
    Game,
    GameOptions,
    IllegalMove,
    Json,
    Outcome,
    Refusal,
    Refused,
    Seat,
)

S = TypeVar("S")
M = TypeVar("M")

PERSON = "person"
"""The player name of a seat where a person sits."""


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """Who sits on a seat: the name shown, and `person` or the name of a computer player."""

    name: str
    player: str = PERSON


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """All that a match starts from. With `position`, play starts there and not from the seed."""

    game: str
    options: GameOptions
    seats: tuple[SeatSetup, ...]
    seed: int
    position: Json = None

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""
        return tuple(seat.name for seat in self.seats)


@dataclass(frozen=True, slots=True)
class Ply(Generic[S, M]):
    """One move as played: who, what, what came of it. `seconds` count from the start of the match."""

    seat: Seat
    move: M
    events: tuple[Event, ...]
    state: S
    seconds: float

    @property
    def barrier(self) -> bool:
        """Whether it showed something hidden or random (GEN-UNDO-2)."""
        return any(event.reveals for event in self.events)


Action: TypeAlias = Literal["move", "undo", "redo", "resign"]


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a record. `position` gives the position after it as plain data, for the checksum."""

    action: Action
    seat: Seat | None
    move: str | None
    seconds: float
    position: Callable[[], Json]
    winners: tuple[Seat, ...] | None = None
    """Who has won, when the match is over after this entry."""


class Record(Protocol):
    """Where a match writes what happens. `write` returns when the entry is safe, or raises OSError."""

    def write(self, entry: Entry) -> None:
        """Keep one entry for good."""


class Match(Generic[S, M]):
    """A match being played. `state` is a value and may be kept; the match itself changes."""

    def __init__(self, game: Game[S, M], setup: MatchSetup, record: Record | None = None) -> None:
        """Start at the first position. Raises BadPosition when `setup.position` is none."""
        self.game = game
        self.setup = setup
        self.record = record
        self.plies: list[Ply[S, M]] = []
        self.undone: list[Ply[S, M]] = []
        self.resigned: Seat | None = None
        if setup.position is None:
            self.start = game.setup(setup.options, len(setup.seats), setup.seed)
        else:
            self.start = game.load(setup.position)

    @property
    def state(self) -> S:
        """The position now."""
        return self.plies[-1].state if self.plies else self.start

    @property
    def to_move(self) -> Seat | None:
        """Who moves next; None when the match is over."""
        return None if self.resigned is not None else self.game.to_move(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None. After a resignation all others win, in a team nobody (GEN-RESIGN)."""
        if self.resigned is None:
            return self.game.outcome(self.state)
        return Outcome(
            self._others(self.resigned), (), "GEN-RESIGN", f"{self.setup.names[self.resigned]} gave up"
        )

    def play(self, move: object, seconds: float = 0.0) -> Ply[S, M]:
        """Play a move. Raises IllegalMove, or OSError when it cannot be recorded; then nothing changed."""
        seat = self.to_move
        if seat is None:
            raise IllegalMove(Refusal("GEN-OVER", "The match is over. Start a new one to play on."))
        step = self.game.play(self.state, move)
        ply: Ply[S, M] = Ply(seat, move, step.events, step.state, seconds)  # type: ignore[arg-type]
        self._write("move", seconds, step.state, seat, self.game.notate(ply.move))
        self.plies.append(ply)
        self.undone.clear()
        return ply

    def undo_refusal(self) -> Refusal | None:
        """Why the last move cannot be taken back; None when it can."""
        if not self.plies:
            return Refusal("GEN-UNDO-1", "There is no move to take back yet.")
        if self.resigned is not None:
            return Refusal("GEN-UNDO-1", "The match is over. Start a new one to play on.")
        if self.setup.options.undo == "free":
            return None
        last = self.plies[-1]
        if last.barrier:
            by_clock = self.game.info.clock and last.move == self.game.time_up(last.state)
            why = "The clock made that move" if by_clock else "That move showed something hidden"
            return Refusal("GEN-UNDO-2", f"{why}, so it stands.")
        if last.seat != self.to_move:
            over = self.to_move is None
            what = "the match" if over else f"the turn of {self.setup.names[last.seat]}"
            return Refusal("GEN-UNDO-3", f"That move ended {what}, so it stands.")
        return None

    def undo(self, seconds: float = 0.0) -> Ply[S, M]:
        """Take the last move back and give it. Raises Refused, or OSError; then nothing changed."""
        refusal = self.undo_refusal()
        if refusal is not None:
            raise Refused(refusal)
        before = self.plies[-2].state if len(self.plies) > 1 else self.start
        self._write("undo", seconds, before)
        ply = self.plies.pop()
        self.undone.append(ply)
        return ply

    def redo_refusal(self) -> Refusal | None:
        """Why nothing can be redone; None when it can."""
        if self.undone and self.resigned is None:
            return None
        return Refusal("GEN-UNDO-4", "There is nothing to redo.")

    def redo(self, seconds: float = 0.0) -> Ply[S, M]:
        """Play the move again that was taken back last. Raises Refused, or OSError; then nothing changed."""
        refusal = self.redo_refusal()
        if refusal is not None:
            raise Refused(refusal)
        self._write("redo", seconds, self.undone[-1].state)
        ply = self.undone.pop()
        self.plies.append(ply)
        return ply

    def resign(self, seat: Seat, seconds: float = 0.0) -> None:
        """Give the match up for one seat. Raises Refused when it is over, or OSError."""
        if self.outcome is not None:
            raise Refused(Refusal("GEN-OVER", "The match is over already."))
        self._write("resign", seconds, self.state, seat)
        self.resigned = seat

    def _write(
        self, action: Action, seconds: float, after: S, seat: Seat | None = None, move: str | None = None
    ) -> None:
        if self.record is None:
            return
        winners = self._others(seat) if action == "resign" else self._winners(after)
        self.record.write(Entry(action, seat, move, seconds, lambda: self.game.dump(after), winners))

    def _winners(self, state: S) -> tuple[Seat, ...] | None:
        outcome = self.game.outcome(state)
        return None if outcome is None else outcome.winners

    def _others(self, resigned: Seat | None) -> tuple[Seat, ...]:
        if self.game.info.team:
            return ()
        return tuple(seat for seat in range(len(self.setup.seats)) if seat != resigned)
