"""A tiny whole game for the tests of the engine: count up to a goal, with a hidden number.

In a turn you add 1 to 3 as often as you like, may peek once at the hidden number, then end the turn after
at least one addition. Whoever reaches the goal wins; when the count is then a multiple of the hidden
number, both win.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, ClassVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from cavegames.engine import chance
from cavegames.engine.game import (
    BadPosition,
    Event,
    Game,
    GameInfo,
    GameOptions,
    Outcome,
    Prompt,
    Refusal,
    Seat,
    Step,
    Term,
    Unreadable,
)

INFO = GameInfo(
    id="tiny",
    title="Tiny Count",
    tagline="Count to the goal.",
    module="tests.engine.tiny:GAME",
    seats_min=2,
    seats_max=2,
    minutes="1",
    modes=("two players",),
    hidden=True,
    clock=False,
    clauses="TY",
    rules_version=2,
)


class Options(GameOptions):
    goal: int = Field(12, ge=1, le=100, title="Goal", description="Where the count ends.")


@dataclass(frozen=True, slots=True)
class State:
    goal: int
    count: int
    seat: Seat
    added: bool
    secret: int | None
    peeked: tuple[bool, ...]
    points: tuple[int, ...]


class Position(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")

    goal: int = Field(ge=1, le=100)
    count: int = Field(ge=0, le=102)
    seat: int = Field(ge=0, le=1)
    added: bool
    secret: int | None = Field(ge=2, le=9)
    peeked: list[bool] = Field(min_length=2, max_length=2)
    points: list[int] = Field(min_length=2, max_length=2)


@dataclass(frozen=True, slots=True, order=True)
class Move:
    kind: str
    amount: int = 0


@dataclass(frozen=True, slots=True)
class Added(Event):
    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class Peeked(Event):
    reveals: ClassVar[bool] = True
    seat: Seat


@dataclass(frozen=True, slots=True)
class Ended(Event):
    seat: Seat


_READ = re.compile(r"\+[123]|peek|end", re.ASCII)


class Tiny(Game[State, Move]):
    info = INFO
    Options = Options

    def seat_names(self, seats: int) -> tuple[str, ...]:
        return ("left", "right")[:seats]

    def setup(self, options: GameOptions, seats: int, seed: int) -> State:
        assert isinstance(options, Options)
        secret = 2 + chance.below(chance.stream(seed, "secret"), 8)
        return State(options.goal, 0, 0, False, secret, (False, False), (0, 0))

    def to_move(self, state: State) -> Seat | None:
        return None if state.count >= state.goal else state.seat

    def legal(self, state: State) -> Sequence[Move]:
        every = (Move("add", 1), Move("add", 2), Move("add", 3), Move("end"), Move("peek"))
        return tuple(move for move in every if self.refusal(state, move) is None)

    def refusal(self, state: State, move: object) -> Refusal | None:
        if self.to_move(state) is None:
            return Refusal("GEN-OVER", "The match is over.")
        if move not in [Move("add", n) for n in (1, 2, 3)] + [Move("end"), Move("peek")]:
            return Refusal("GEN-READ", "That is no move.")
        if move == Move("end") and not state.added:
            return Refusal("TY-2", "Add something before you end the turn.")
        if move == Move("peek") and state.peeked[state.seat]:
            return Refusal("TY-3", "You know the number already.")
        return None

    def apply(self, state: State, move: Move) -> Step[State]:
        seat = state.seat
        if move.kind == "end":
            return Step(replace(state, seat=1 - seat, added=False), (Ended(seat),))
        if move.kind == "peek":
            peeked = tuple(known or i == seat for i, known in enumerate(state.peeked))
            return Step(replace(state, peeked=peeked), (Peeked(seat),))
        points = tuple(n + (move.amount if i == seat else 0) for i, n in enumerate(state.points))
        after = replace(state, count=state.count + move.amount, added=True, points=points)
        return Step(after, (Added(seat, move.amount),))

    def outcome(self, state: State) -> Outcome | None:
        if state.count < state.goal:
            return None
        shared = state.secret is not None and state.count % state.secret == 0
        scores = tuple((Term("added", n, "TY-1"),) for n in state.points)
        return Outcome((0, 1) if shared else (state.seat,), scores, "TY-4", "The goal is reached")

    def observe(self, state: State, seat: Seat | None) -> State:
        known = seat is not None and state.peeked[seat]
        return state if known else replace(state, secret=None)

    def imagine(self, state: State, seat: Seat, rng: Random) -> State:
        view = self.observe(state, seat)
        return view if view.secret is not None else replace(view, secret=2 + chance.below(rng, 8))

    def notate(self, move: Move) -> str:
        return f"+{move.amount}" if move.kind == "add" else move.kind

    def read(self, text: str) -> Move:
        if _READ.fullmatch(text) is None:
            raise Unreadable(Refusal("GEN-READ", "Moves are +1, +2, +3, peek and end."))
        return Move("add", int(text[1])) if text[0] == "+" else Move(text)

    def dump(self, state: State) -> dict[str, Any]:
        return {
            "goal": state.goal,
            "count": state.count,
            "seat": state.seat,
            "added": state.added,
            "secret": state.secret,
            "peeked": list(state.peeked),
            "points": list(state.points),
        }

    def load(self, data: object, *, view: bool = False) -> State:
        try:
            told = Position.model_validate(data).model_dump()
        except ValidationError:
            raise BadPosition("That is no position of Tiny Count.") from None
        if told["secret"] is None and not view:
            raise BadPosition("A position needs the hidden number.")
        return State(**{**told, "peeked": tuple(told["peeked"]), "points": tuple(told["points"])})

    def tell(self, event: Event, names: Sequence[str], viewer: Seat | None = None) -> str:
        match event:
            case Added(seat, amount):
                return f"{names[seat]} added {amount}."
            case Peeked(seat):
                return f"{names[seat]} looked at the hidden number."
            case Ended(seat):
                return f"{names[seat]} ended the turn."
        raise TypeError(event)

    def prompt(self, state: State, names: Sequence[str]) -> Prompt:
        return Prompt(f"{names[state.seat]} counts on from {state.count}.", "TY-1")

    def describe(self, state: State, cell: str) -> str:
        if cell != "a1":
            raise Unreadable(Refusal("GEN-READ", "The only cell is a1."))
        return f"The count is {state.count}."

    def cells(self, state: State) -> tuple[str, ...]:
        return ("a1",)

    def census(self, state: State) -> Mapping[str, int]:
        return {"hidden number": 1}


GAME = Tiny()
