"""The Game contract: a game is a pure value machine.

A state is a value that is never changed. `play` gives a new one. Randomness lives in the state,
time never enters it. Screens, files, the command line and computer players all work over this contract.
"""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Generic, Literal, TypeAlias, TypeVar, cast

from pydantic import BaseModel, ConfigDict, Field

from cavegames.engine.info import GameInfo as GameInfo  # noqa: PLC0414 - a part of the contract

Seat: TypeAlias = int
"""A place at the table: 0 to the number of seats - 1, in the order of the set-up."""

Json: TypeAlias = Any
"""Anything that `json.dumps` takes."""

S = TypeVar("S")
M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something is not allowed: the clause, and a sentence that says what to do instead."""

    clause: str
    why: str


class Refused(ValueError):
    """Something was asked for that the clause in `refusal` does not allow. Nothing was changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.clause}: {refusal.why}")
        self.refusal = refusal


class IllegalMove(Refused):
    """The move is not legal in this state."""


class Unreadable(Refused):
    """The text names no move or no cell of this game."""


class BadPosition(ValueError):
    """The data is no position of this game; the message is a sentence for the player."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, as data. Each game has its own kinds; `Game.tell` makes sentences."""

    reveals: ClassVar[bool] = False
    """Whether somebody has now seen something hidden or random: undo may not pass it."""
    ends_turn: ClassVar[bool] = False
    """Whether a turn ends with it though the same seat may go on, as in a match of one."""


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """What a move leads to."""

    state: S
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Term:
    """One line of a score, e.g. `3 opals` = 9 points by clause OC-COMP-5."""

    label: str
    points: int
    clause: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended."""

    winners: tuple[Seat, ...]
    scores: tuple[tuple[Term, ...], ...]
    """The terms of each seat's score, by seat. Empty where the game does not count points."""
    clause: str
    reason: str
    """A sentence without a name, e.g. `More points` or `Equal points, more amethysts`."""
    award: str = ""
    """A title for how well it was won, where a game gives one."""

    def total(self, seat: Seat) -> int:
        """Sum of the terms of one seat, in points."""
        return sum(term.points for term in self.scores[seat])


@dataclass(frozen=True, slots=True)
class Prompt:
    """What is asked now: a sentence, and the clause that matters."""

    text: str
    clause: str


@dataclass(frozen=True, slots=True)
class TimeLimit:
    """A limit in real time: so many seconds from the move after which it first ran.

    It is the same limit as long as the states after each move give an equal one.
    """

    seconds: float
    name: Hashable
    """Tells it from the next one, e.g. the number of the day."""
    until: str = ""
    """What comes at its end, e.g. `until the alarm`; nothing where everybody knows."""
    again: bool = False
    """It runs anew when it is over. Of several that ended before anybody looked only the last is played."""


class GameOptions(BaseModel):
    """The options every game has. Games add theirs; labels are titles, help texts descriptions."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    undo: Literal["fair", "free"] = Field(
        "fair",
        title="Undo",
        description="Fair: your moves of this turn, until something hidden shows. Free: any move.",
    )


class Game(ABC, Generic[S, M]):
    """One game. Objects of this class hold no state; `S` is the state, `M` a move.

    Moves are hashable and ordered values. States are values: equal when all is equal.
    """

    info: GameInfo
    Options: type[GameOptions]

    @abstractmethod
    def seat_names(self, seats: int) -> tuple[str, ...]:
        """The ids of the seats, as written on the command line, e.g. `ocelot`, `penguin`."""

    def seat_titles(self, seats: int) -> tuple[str, ...]:
        """What the seats are called, and who sits there before a name is typed."""
        return tuple(seat.title() for seat in self.seat_names(seats))

    @abstractmethod
    def setup(self, options: GameOptions, seats: int, seed: int) -> S:
        """The first state. All randomness of the start comes from `seed`."""

    @abstractmethod
    def to_move(self, state: S) -> Seat | None:
        """Who moves next; None when the match has ended."""

    @abstractmethod
    def legal(self, state: S) -> Sequence[M]:
        """All legal moves, ascending. Empty exactly when the match has ended."""

    @abstractmethod
    def refusal(self, state: S, move: object) -> Refusal | None:
        """Why `move` is not legal; None when it is. Takes any object at all and never raises."""

    def play(self, state: S, move: object) -> Step[S]:
        """Play a move; `state` is not changed. Raises IllegalMove for whatever is not legal."""
        refusal = self.refusal(state, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        return self.apply(state, cast(M, move))

    @abstractmethod
    def apply(self, state: S, move: M) -> Step[S]:
        """Play a move known to be legal (from `legal`); unchecked, for players and simulations."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the match ended, or None while it goes on."""

    @abstractmethod
    def observe(self, state: S, seat: Seat | None) -> S:
        """What `seat` may know (None: what everyone may know), hidden parts masked. Idempotent."""

    @abstractmethod
    def imagine(self, state: S, seat: Seat, rng: Random) -> S:
        """A full state that fits what `seat` knows. Gives the same for a state and for its view."""

    def redeal(self, state: S, rng: Random) -> S:
        """The same position, with what no seat has seen dealt anew: no view changes by it.

        This is right for one seat; a game of several seats that hides something has its own.
        """
        return self.imagine(state, 0, rng)

    def time_limit(self, state: S, options: GameOptions) -> TimeLimit | None:  # noqa: ARG002
        """The limit in real time that runs in a state; None when none does.

        Time is no part of a state: whoever runs the match keeps the clock (see `timekeeper`), and plays
        `time_up` when the seconds have passed. A replay needs no clock. Views give the same as states.
        """
        return None

    def time_up(self, state: S) -> M:
        """The move that says that the time is up; legal wherever a limit runs, whoever is to move."""
        raise NotImplementedError(f"{self.info.id} has no clock")

    @abstractmethod
    def notate(self, move: M) -> str:
        """Short printable text of a move, unique in its game."""

    @abstractmethod
    def read(self, text: str) -> M:
        """The move that `text` names, legal or not. Raises Unreadable."""

    @abstractmethod
    def dump(self, state: S) -> dict[str, Json]:
        """A position or a view as plain JSON data."""

    @abstractmethod
    def load(self, data: object, *, view: bool = False) -> S:
        """The position in `data`, checked. With `view`, masked parts are allowed. Raises BadPosition."""

    @abstractmethod
    def tell(self, event: Event, names: Sequence[str], viewer: Seat | None = None) -> str:
        """An event as one plain sentence with names, never "you", saying no more than `viewer` may know."""

    @abstractmethod
    def prompt(self, state: S, names: Sequence[str]) -> Prompt:
        """What is asked of whom now, from what everyone may know."""

    @abstractmethod
    def describe(self, state: S, cell: str) -> str:
        """What is on a cell and what matters about it, in plain sentences. Raises Unreadable."""

    @abstractmethod
    def cells(self, state: S) -> tuple[str, ...]:
        """The names of what there is to `describe`; more on a table that grows."""

    @abstractmethod
    def census(self, state: S) -> Mapping[str, int]:
        """All components, wherever they are: no move may change this count."""


AnyGame: TypeAlias = Game[Any, Any]
