"""The line that says what is asked now, from what everyone may know."""

from collections.abc import Callable, Sequence

from cavegames.engine.game import Prompt
from cavegames.engine.words import listed
from cavegames.games.rwenzori import expansions
from cavegames.games.rwenzori.components import DARK, FACES, HIDDEN, TNT, Penalty
from cavegames.games.rwenzori.scoring import outcome
from cavegames.games.rwenzori.state import Due, State, Want, Why
from cavegames.games.rwenzori.still import leads_through
from cavegames.games.rwenzori.wording import a, cell_name, counted, title


def prompt(state: State, names: Sequence[str]) -> Prompt:
    """What is asked of whom now."""
    if not state.due:
        return _ended(state, names)
    due = state.due[-1]
    asks = _ASKED.get(due.want, expansions.of(state.expansions).asks)
    text, clause = asks(state, due, names)
    return Prompt(f"{names[due.seat]}: {text}", clause)


def _ended(state: State, names: Sequence[str]) -> Prompt:
    result = outcome(state)
    if result is None:
        return Prompt("The match is over.", "GEN-OVER")
    if not result.winners:
        return Prompt(f"The match is over: the caves win. {result.reason}.", result.clause)
    won = listed([names[seat] for seat in result.winners])
    verb = "wins" if len(result.winners) == 1 else "share the victory"
    return Prompt(f"The match is over: {won} {verb}. {result.reason}.", result.clause)


def _turn(state: State, due: Due, _: Sequence[str]) -> tuple[str, str]:
    if not state.hands[due.seat] and not state.stacks[due.seat]:
        return "all tiles are laid; lay the Escape tile.", "RW-END-2"
    if state.entries[due.seat] >= 0:
        obstacle = ", an obstacle" if state.solo is None else ""
        return f"blocked; lay its save tile past it{obstacle}, or move.", "RW-BLIND-4"
    if state.solo is not None:
        return "lay, move, go in blind, or exchange save tiles.", "RW-SOLO-4"
    return "lay a tile, move, or go in blind.", "RW-TURN-1"


def _rotate(_: State, due: Due, __: Sequence[str]) -> tuple[str, str]:
    clause = "RW-BLIND-1" if due.why == Why.BLIND else "RW-ILLU-1"
    return f"turn the tile on {cell_name(due.cell)}: an exit must face you.", clause


def _save(state: State, due: Due, _: Sequence[str]) -> tuple[str, str]:
    face = FACES[state.board[due.cell].face]
    what = {Penalty.EXPLOSION: "explosion", Penalty.PLUS1: "+1 penalty"}.get(face.penalty, "hand penalty")
    return f"use a {face.icon.title} save tile, or take the {what}.", "RW-BLIND-3"


def _clock(_: State, __: Due, ___: Sequence[str]) -> tuple[str, str]:
    return "a clock stops you; pass, or use Sturdy Boots.", "RW-PEN-3"


def lay_on_clause(state: State, due: Due) -> str:
    """Whether it is for TNT (RW-TNT-2), for a plain passage (RW-BLIND-2) or for a clock (RW-GEAR-2)."""
    face = state.board[state.meeples[due.seat]].face
    if face == TNT:
        return "RW-TNT-2"
    return "RW-GEAR-2" if FACES[face].penalty == Penalty.CLOCK else "RW-BLIND-2"


def _lay_on(state: State, due: Due, _: Sequence[str]) -> tuple[str, str]:
    return "lay 1 more tile from here, or pass.", lay_on_clause(state, due)


def _extra(_: State, due: Due, __: Sequence[str]) -> tuple[str, str]:
    return f"{counted(due.left, 'further action')}: lay a tile or move, or pass.", "RW-ACT-1"


def lays_clause(state: State, due: Due) -> str:
    """Whether it is for a hidden passage just laid (RW-HID-1) or for a treasure (RW-TRE-1)."""
    return "RW-HID-1" if due.cell == state.meeples[due.seat] else "RW-TRE-1"


def _lays(state: State, due: Due, _: Sequence[str]) -> tuple[str, str]:
    onward = ", go through" if leads_through(state, due) else ""
    return f"lay {counted(due.left, 'more tile')}{onward}, or pass.", lays_clause(state, due)


def _onward(_: State, __: Due, ___: Sequence[str]) -> tuple[str, str]:
    return "out of the hidden passage: lay a tile, go in blind, or pass.", "RW-HID-3"


def _discard(state: State, due: Due, names: Sequence[str]) -> tuple[str, str]:
    freed = listed([names[seat] for seat in due.seats])
    give = " or give" if state.ending else ""
    return f"for freeing {freed}, discard{give} up to {counted(due.left, 'tile')}, or pass.", "RW-STUCK-3"


def _give(_: State, due: Due, names: Sequence[str]) -> tuple[str, str]:
    return f"give {names[due.seats[0]]} a tile that is not dark, for the +1 penalty.", "RW-PEN-1"


def _return(_: State, due: Due, names: Sequence[str]) -> tuple[str, str]:
    return f"give {names[due.seats[0]]} a tile for the one that the Thief took.", "RW-COMP-9"


def _answer(_: State, due: Due, names: Sequence[str]) -> tuple[str, str]:
    return f"take the hand that {names[due.seats[0]]} offers, or refuse it.", "RW-STUCK-2"


def _pick(_: State, due: Due, __: Sequence[str]) -> tuple[str, str]:
    return f"choose {due.left} of the unplayable save tiles.", "RW-SOLO-3"


def _exchange(_: State, due: Due, __: Sequence[str]) -> tuple[str, str]:
    return f"exchange {counted(due.left, 'more save tile')} at most, or pass.", "RW-SOLO-4"


def _cave(state: State, _: Due, __: Sequence[str]) -> tuple[str, str]:
    drawn = state.solo.drawn[0] if state.solo and state.solo.drawn else HIDDEN
    what = "dark tile" if drawn == HIDDEN or drawn in DARK else title(drawn)
    return f"lay {a(what)} for the cave.", "RW-SOLO-8"


_ASKED: dict[Want, Callable[[State, Due, Sequence[str]], tuple[str, str]]] = {
    Want.TURN: _turn,
    Want.ROTATE: _rotate,
    Want.SAVE: _save,
    Want.CLOCK: _clock,
    Want.LAY_ON: _lay_on,
    Want.EXTRA: _extra,
    Want.DISCARD: _discard,
    Want.GIVE: _give,
    Want.RETURN: _return,
    Want.ANSWER: _answer,
    Want.PICK: _pick,
    Want.EXCHANGE: _exchange,
    Want.CAVE: _cave,
    Want.LAYS: _lays,
    Want.ONWARD: _onward,
}
