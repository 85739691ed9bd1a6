"""What may still be done in this turn, as a short list."""

from collections.abc import Callable, Sequence

from cavegames.games.rwenzori import expansions, modes
from cavegames.games.rwenzori.moves import Act
from cavegames.games.rwenzori.state import Due, State, Want
from cavegames.games.rwenzori.wording import cell_name, counted


def still(state: State, names: Sequence[str]) -> tuple[str, ...]:
    """All that is due in a position or view, as phrases without a full stop; the next first.

    What is due from another player than the one to move begins with that player's name.
    """
    return tuple(_phrase(state, due, names) for due in reversed(state.due))


def _phrase(state: State, due: Due, names: Sequence[str]) -> str:
    text = _STILL[due.want](state, due, names)
    return text if due.seat == state.due[-1].seat else f"{names[due.seat]}: {text}"


def leads_through(state: State, due: Due) -> bool:
    """Whether a hidden passage leads on from here now (RW-HID-2, RW-HID-3)."""
    found = expansions.of(state.expansions).moves(state, due)
    return any(move.act == Act.THROUGH for move in found)


def _turn(state: State, due: Due, _: Sequence[str]) -> str:
    return "lay the Escape tile" if modes.of(state).may_escape(state, due.seat) else "1 action"


def _lays(state: State, due: Due, _: Sequence[str]) -> str:
    through = ", or go through" if leads_through(state, due) else ""
    return f"lay {counted(due.left, 'more tile')}{through}"


def _discard(state: State, due: Due, _: Sequence[str]) -> str:
    return f"discard{' or give' if state.ending else ''} up to {counted(due.left, 'tile')}"


def _lava(_: State, due: Due, __: Sequence[str]) -> str:
    follow = f", {due.left - 1} more to follow" if due.left > 1 else ""
    return f"lay a lava tile{follow}"


_STILL: dict[Want, Callable[[State, Due, Sequence[str]], str]] = {
    Want.TURN: _turn,
    Want.ROTATE: lambda _, due, __: f"turn the tile on {cell_name(due.cell)}",
    Want.SAVE: lambda _, due, __: f"save tile or penalty on {cell_name(due.cell)}",
    Want.CLOCK: lambda _, __, ___: "use Sturdy Boots, or wait",
    Want.LAY_ON: lambda _, __, ___: "lay 1 more tile from here",
    Want.EXTRA: lambda _, due, __: counted(due.left, "further action"),
    Want.DISCARD: _discard,
    Want.GIVE: lambda _, due, names: f"give {names[due.seats[0]]} a tile for the +1",
    Want.RETURN: lambda _, due, names: f"give {names[due.seats[0]]} a tile back",
    Want.ANSWER: lambda _, due, names: f"take or refuse the hand of {names[due.seats[0]]}",
    Want.PICK: lambda _, due, __: f"choose {counted(due.left, 'save tile')}",
    Want.EXCHANGE: lambda _, due, __: f"exchange up to {counted(due.left, 'more save tile')}",
    Want.CAVE: lambda _, __, ___: "place the tile of the cave",
    Want.LAYS: _lays,
    Want.ONWARD: lambda _, __, ___: "lay 1 tile, or go in blind",
    Want.LAVA: _lava,
}
