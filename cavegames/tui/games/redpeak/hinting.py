"""A move in words, for a hint."""

from collections.abc import Callable

from cavegames.engine.squaregrid import Side
from cavegames.games.redpeak import wording
from cavegames.games.redpeak.components import BOATS, Gain, Tool
from cavegames.games.redpeak.evening import BUYS
from cavegames.games.redpeak.moves import Kind, Move
from cavegames.games.redpeak.state import State
from cavegames.tui.games.redpeak.keys import CHOICE_KEYS


def hinted(view: State, move: Move) -> str:
    """What a hint proposes, e.g. `place number 4, leading east`."""
    return _WITH[move.kind](view, move) if move.kind in _WITH else _DEEDS[move.kind]


def _place(view: State, move: Move) -> str:
    number = CHOICE_KEYS[view.supply.index(move.what)]
    return f"place number {number}, leading {wording.side_in(Side(move.exit))}"


_WITH: dict[Kind, Callable[[State, Move], str]] = {
    Kind.PLACE: _place,
    Kind.PAY: lambda _, move: f"pay with {wording.card_in(move.what)}",
    Kind.ASK: lambda _, move: f"ask for {wording.a(Tool(move.what))}",
    Kind.BUY: lambda _, move: f"buy {wording.amount(Gain(move.what), BUYS[Gain(move.what)])}",
    Kind.KEEP: lambda _, move: f"keep boat {BOATS[move.what].id}",
    Kind.TAKE: lambda _, move: f"take {wording.amount(Gain(move.what), 1)}",
}
_DEEDS = {
    Kind.TURN: "turn the hourglass (t)",
    Kind.GO: "set out (e)",
    Kind.PASS: "let somebody else pay",
    Kind.MULTI: "use a multi-tool",
    Kind.BACK: "go back",
    Kind.BOARD: "board the boat",
    Kind.REST: "rest here",
    Kind.ON: "go on",
    Kind.SAND: "let the sand run",
}
