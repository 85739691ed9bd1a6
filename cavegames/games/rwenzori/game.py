"""The Game object of Caves of Rwenzori: the contract, each member handed to its module."""

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
from cavegames.games.rwenzori import (
    apply,
    census,
    describe,
    expansions,
    legal,
    notation,
    prompt,
    refusal,
    scoring,
    setup,
    tell,
    view,
)
from cavegames.games.rwenzori.components import SEATS
from cavegames.games.rwenzori.moves import ALARM, Move
from cavegames.games.rwenzori.options import RwenzoriOptions
from cavegames.games.rwenzori.solo import setup as solo_setup
from cavegames.games.rwenzori.state import State


class Rwenzori(Game[State, Move]):
    """Caves of Rwenzori."""

    info = registry.info("rwenzori")
    Options = RwenzoriOptions

    def seat_names(self, seats: int) -> tuple[str, ...]:
        """`red`, `blue`, `green`, `yellow`, `white`."""
        return SEATS[:seats]

    def seat_titles(self, seats: int) -> tuple[str, ...]:
        """By letters, as on the meeples: what colour a seat has is a matter of the theme."""
        return tuple(f"Caver {letter}" for letter in "ABCDE"[:seats])

    def setup(self, options: GameOptions, seats: int, seed: int) -> State:
        """The first state. Raises ValueError for another number of seats than 1 to 5."""
        if not 1 <= seats <= len(SEATS):
            raise ValueError(f"Caves of Rwenzori is for 1 to {len(SEATS)} players, not {seats}.")
        chosen = RwenzoriOptions.model_validate(options.model_dump())
        extra = chosen.chosen(seats)
        if seats > 1:
            return setup.first_state(seats, seed, extra)
        return solo_setup.first_state(seed, chosen.cave_normals, by_hand=chosen.cave == "hand", extra=extra)

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
        """How the match ended (RW-END-2, RW-STUCK-4, RW-STUCK-5, RW-SOLO-11)."""
        return scoring.outcome(state)

    def observe(self, state: State, seat: Seat | None) -> State:
        """What a seat may know (RW-HIDE-1)."""
        return view.observe(state, seat)

    def imagine(self, state: State, seat: Seat, rng: Random) -> State:
        """A full state that fits what a seat knows."""
        return view.imagine(state, seat, rng)

    def redeal(self, state: State, rng: Random) -> State:
        """The same position with what nobody has seen dealt anew."""
        return view.redeal(state, rng)

    def time_limit(self, state: State, options: GameOptions) -> TimeLimit | None:  # noqa: ARG002
        """Until the next alarm, with the expansion that has one (RW-LAVA-2)."""
        return expansions.of(state.expansions).limit(state)

    def time_up(self, state: State) -> Move:  # noqa: ARG002
        """The alarm rings (RW-LAVA-2)."""
        return ALARM

    def notate(self, move: Move) -> str:
        """The text of a move."""
        return notation.notate(move)

    def read(self, text: str) -> Move:
        """The move a text names."""
        return notation.read(text)

    def dump(self, state: State) -> dict[str, Json]:
        """A position or view as plain data."""
        from cavegames.games.rwenzori import position

        return position.dump(state)

    def load(self, data: object, *, view: bool = False) -> State:
        """The position in `data`, checked."""
        from cavegames.games.rwenzori import position

        return position.load(data, view=view)

    def tell(self, event: Event, names: Sequence[str], viewer: Seat | None = None) -> str:
        """An event as a sentence."""
        return tell.tell(event, names, viewer)

    def prompt(self, state: State, names: Sequence[str]) -> Prompt:
        """What is asked of whom."""
        return prompt.prompt(state, names)

    def describe(self, state: State, cell: str) -> str:
        """What is on a cell."""
        return describe.describe(state, cell)

    def cells(self, state: State) -> tuple[str, ...]:
        """The names of the cells that matter."""
        return describe.cells(state)

    def census(self, state: State) -> Mapping[str, int]:
        """All components."""
        return census.census(state)


GAME = Rwenzori()
