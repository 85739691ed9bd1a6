"""The Game object of Red Peak: the contract, each member handed to its module."""

from collections.abc import Mapping, Sequence
from random import Random

from cavegames.engine import registry
from cavegames.engine.game import (
    Event,
    Game,
    GameOptions,
    Json,
    Outcome,
    Prompt,
    Refusal,
    Seat,
    Step,
    TimeLimit,
)
from cavegames.games.redpeak import (
    apply,
    census,
    describe,
    legal,
    notation,
    prompt,
    refusal,
    scoring,
    setup,
    tell,
    view,
)
from cavegames.games.redpeak.components import SEATS
from cavegames.games.redpeak.moves import SAND, Move
from cavegames.games.redpeak.options import RedPeakOptions
from cavegames.games.redpeak.state import State


class RedPeak(Game[State, Move]):
    """Red Peak."""

    info = registry.info("redpeak")
    Options = RedPeakOptions

    def seat_names(self, seats: int) -> tuple[str, ...]:
        """`leader`, `cook`, `medic` and so on."""
        return SEATS[:seats]

    def setup(self, options: GameOptions, seats: int, seed: int) -> State:
        """The first state. Raises ValueError for fewer seats than one or more than six."""
        if not 1 <= seats <= len(SEATS):
            raise ValueError(f"Red Peak is for one to {len(SEATS)} players, not {seats}.")
        return setup.first_state(RedPeakOptions.model_validate(options.model_dump()), seats, seed)

    def to_move(self, state: State) -> Seat | None:
        """Who moves next."""
        return legal.to_move(state)

    def legal(self, state: State) -> Sequence[Move]:
        """All legal moves, ascending."""
        return legal.legal(state)

    def refusal(self, state: State, move: object) -> Refusal | None:
        """Why a move is not legal."""
        return refusal.refusal(state, move)

    def apply(self, state: State, move: Move) -> Step[State]:
        """Play a legal move, unchecked."""
        return apply.apply(state, move)

    def outcome(self, state: State) -> Outcome | None:
        """How the match ended (RP-END-1, RP-LAVA-4, RP-LAVA-5)."""
        return scoring.outcome(state)

    def observe(self, state: State, seat: Seat | None) -> State:
        """What a seat may know (RP-DAY-2, RP-TABLE-1)."""
        return view.observe(state, seat)

    def imagine(self, state: State, seat: Seat, rng: Random) -> State:
        """A full state that fits what a seat knows."""
        return view.imagine(state, seat, rng)

    def redeal(self, state: State, rng: Random) -> State:
        """The same position with all that lies face down on the table dealt anew."""
        return view.redeal(state, rng)

    def time_limit(self, state: State, options: GameOptions) -> TimeLimit | None:
        """The sand of the day, until it has run out or the moving ends (RP-DAY-2, RP-TABLE-2)."""
        if not legal.sand_runs(state):
            return None
        return TimeLimit(float(RedPeakOptions.model_validate(options.model_dump()).sand), state.day)

    def time_up(self, state: State) -> Move:  # noqa: ARG002
        """The sand ran out (RP-DAY-7)."""
        return SAND

    def notate(self, move: Move) -> str:
        """The text of a move."""
        return notation.notate(move)

    def read(self, text: str) -> Move:
        """The move a text names."""
        return notation.read(text)

    def dump(self, state: State) -> dict[str, Json]:
        """A position or view as plain data."""
        from cavegames.games.redpeak import position

        return position.dump(state)

    def load(self, data: object, *, view: bool = False) -> State:
        """The position in `data`, checked."""
        from cavegames.games.redpeak import reading

        return reading.load(data, view=view)

    def tell(self, event: Event, names: Sequence[str], viewer: Seat | None = None) -> str:  # noqa: ARG002
        """An event as a sentence; the log is open to everybody."""
        return tell.tell(event, names)

    def prompt(self, state: State, names: Sequence[str]) -> Prompt:
        """What is asked of whom."""
        return prompt.prompt(state, names)

    def describe(self, state: State, cell: str) -> str:
        """What is on a space."""
        return describe.describe(state, cell)

    def cells(self, state: State) -> tuple[str, ...]:
        """The names of the spaces of this side of the board."""
        return describe.cells(state)

    def census(self, state: State) -> Mapping[str, int]:
        """All components."""
        return census.census(state)


GAME = RedPeak()
