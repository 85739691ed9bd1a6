"""What a legal move does. Nothing is checked here: see `legal` and `refusal`."""

from collections.abc import Callable

from cavegames.engine.game import Event, Step
from cavegames.games.redpeak import daytime, evening, paying
from cavegames.games.redpeak.moves import Kind, Move
from cavegames.games.redpeak.state import State


def apply(state: State, move: Move) -> Step[State]:
    """Play a legal move."""
    happened: list[Event] = []
    state = _HOW[move.kind](state, move, happened)
    return Step(state, tuple(happened))


_HOW: dict[Kind, Callable[[State, Move, list[Event]], State]] = {
    Kind.BUY: evening.buy,
    Kind.TURN: daytime.turn,
    Kind.PLACE: daytime.place,
    Kind.ASK: daytime.ask,
    Kind.GO: daytime.go,
    Kind.PAY: paying.pay,
    Kind.PASS: paying.pass_on,
    Kind.MULTI: paying.multi,
    Kind.BACK: paying.back,
    Kind.BOARD: paying.board,
    Kind.REST: daytime.rest,
    Kind.SAND: daytime.sand,
    Kind.ON: evening.on,
    Kind.KEEP: evening.keep,
    Kind.TAKE: evening.take,
}
