"""The Game object of The Cave of Ignis: the contract, each member handed to its module."""

from collections.abc import Mapping, Sequence
from random import Random

from cavegames.engine import registry
from cavegames.engine.game import Event, Game, GameOptions, Json, Outcome, Prompt, Refusal, Seat, Step
from cavegames.games.ignis import (
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
from cavegames.games.ignis.components import SEATS
from cavegames.games.ignis.moves import Move
from cavegames.games.ignis.options import IgnisOptions
from cavegames.games.ignis.state import State


class Ignis(Game[State, Move]):
    """The Cave of Ignis."""

    info = registry.info("ignis")
    Options = IgnisOptions

    def seat_names(self, seats: int) -> tuple[str, ...]:
        """`caver`."""
        return SEATS[:seats]

    def setup(self, options: GameOptions, seats: int, seed: int) -> State:  # noqa: ARG002
        """The first state. Raises ValueError for another number of seats than one."""
        if seats != len(SEATS):
            raise ValueError(f"The Cave of Ignis is for one player, not {seats}.")
        return setup.first_state(seed)

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
        """How the match ended (IG-END-1 to IG-END-4)."""
        return scoring.outcome(state)

    def observe(self, state: State, seat: Seat | None) -> State:  # noqa: ARG002
        """What anybody may know: all but the pile."""
        return view.observe(state)

    def imagine(self, state: State, seat: Seat, rng: Random) -> State:  # noqa: ARG002
        """A full state that fits the view."""
        return view.imagine(state, rng)

    def notate(self, move: Move) -> str:
        """The text of a move."""
        return notation.notate(move)

    def read(self, text: str) -> Move:
        """The move a text names."""
        return notation.read(text)

    def dump(self, state: State) -> dict[str, Json]:
        """A position or view as plain data."""
        from cavegames.games.ignis import position

        return position.dump(state)

    def load(self, data: object, *, view: bool = False) -> State:
        """The position in `data`, checked."""
        from cavegames.games.ignis import position

        return position.load(data, view=view)

    def tell(self, event: Event, names: Sequence[str], viewer: Seat | None = None) -> str:  # noqa: ARG002
        """An event as a sentence."""
        return tell.tell(event, names)

    def prompt(self, state: State, names: Sequence[str]) -> Prompt:
        """What is asked of whom."""
        return tell.prompt(state, names)

    def describe(self, state: State, cell: str) -> str:
        """What is on a cell."""
        return describe.describe(state, cell)

    def cells(self, state: State) -> tuple[str, ...]:  # noqa: ARG002
        """The names of all cells."""
        return describe.CELLS

    def census(self, state: State) -> Mapping[str, int]:
        """All components."""
        return census.census(state)


GAME = Ignis()
