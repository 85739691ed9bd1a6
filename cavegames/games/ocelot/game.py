"""The Game object of Sir Ocelot's Cave: the contract, each member handed to its module."""

from collections.abc import Mapping, Sequence
from random import Random

from cavegames.engine import registry
from cavegames.engine.game import Event, Game, GameOptions, Json, Outcome, Prompt, Refusal, Seat, Step
from cavegames.games.ocelot import (
    apply,
    census,
    describe,
    legal,
    notation,
    refusal,
    scoring,
    setup,
    tell,
    view,
)
from cavegames.games.ocelot.components import SEATS
from cavegames.games.ocelot.moves import Move
from cavegames.games.ocelot.options import OcelotOptions
from cavegames.games.ocelot.playmat import MAT
from cavegames.games.ocelot.state import State


class Ocelot(Game[State, Move]):
    """Sir Ocelot's Cave."""

    info = registry.info("ocelot")
    Options = OcelotOptions

    def seat_names(self, seats: int) -> tuple[str, ...]:
        """`ocelot` and `penguin`."""
        return SEATS[:seats]

    def setup(self, options: GameOptions, seats: int, seed: int) -> State:
        """The first state. Raises ValueError for another number of seats than two."""
        if seats != len(SEATS):
            raise ValueError(f"Sir Ocelot's Cave is for {len(SEATS)} players, not {seats}.")
        return setup.first_state(OcelotOptions.model_validate(options.model_dump()), seed)

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
        """How the match ended (OC-SCORE-7)."""
        return scoring.outcome(state)

    def observe(self, state: State, seat: Seat | None) -> State:
        """What a seat may know (OC-HIDE-1)."""
        return view.observe(state, seat)

    def imagine(self, state: State, seat: Seat, rng: Random) -> State:
        """A full state that fits what a seat knows."""
        return view.imagine(state, seat, rng)

    def redeal(self, state: State, rng: Random) -> State:
        """The same position with the bags shuffled."""
        return view.redeal(state, rng)

    def notate(self, move: Move) -> str:
        """The text of a move."""
        return notation.notate(move)

    def read(self, text: str) -> Move:
        """The move a text names."""
        return notation.read(text)

    def dump(self, state: State) -> dict[str, Json]:
        """A position or view as plain data."""
        from cavegames.games.ocelot import position

        return position.dump(state)

    def load(self, data: object, *, view: bool = False) -> State:
        """The position in `data`, checked."""
        from cavegames.games.ocelot import position

        return position.load(data, view=view)

    def tell(self, event: Event, names: Sequence[str], viewer: Seat | None = None) -> str:
        """An event as a sentence."""
        return tell.tell(event, names, viewer)

    def prompt(self, state: State, names: Sequence[str]) -> Prompt:
        """What is asked of whom."""
        return tell.prompt(state, names)

    def describe(self, state: State, cell: str) -> str:
        """What is on a space."""
        return describe.describe(state, cell)

    def cells(self, state: State) -> tuple[str, ...]:  # noqa: ARG002
        """The names of all spaces."""
        return MAT.names

    def census(self, state: State) -> Mapping[str, int]:
        """All components."""
        return census.census(state)


GAME = Ocelot()
