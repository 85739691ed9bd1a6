"""Why a move is not legal: the clause, and what to do instead. The mirror of `legal`."""

from collections.abc import Callable

from cavegames.engine.game import Refusal
from cavegames.games.redpeak import catalogue
from cavegames.games.redpeak.moves import Kind, Move
from cavegames.games.redpeak.notation import HOW
from cavegames.games.redpeak.refusal_day import BY_DAY
from cavegames.games.redpeak.refusal_evening import BY_EVENING
from cavegames.games.redpeak.state import Phase, State

_UNREADABLE = Refusal("GEN-READ", f"That is no move of this game. {HOW}")
_OVER = Refusal("GEN-OVER", "The match is over. Start a new one to play on.")
_KNOWN = frozenset(catalogue.ALL)
_WHY: dict[Kind, Callable[[State, Move], Refusal | None]] = {**BY_DAY, **BY_EVENING}


def refusal(state: State, move: object) -> Refusal | None:
    """Why `move` is not legal, or None. Takes any object and never raises."""
    if type(move) is not Move or not _well_formed(move):
        return _UNREADABLE
    if state.phase == Phase.OVER:
        return _OVER
    return _WHY[move.kind](state, move)


def _well_formed(move: Move) -> bool:
    """Whether it is a move of this game at all; the types come first, so that comparing cannot fail."""
    fields = (move.what, move.exit)
    return type(move.kind) is Kind and all(isinstance(part, int) for part in fields) and move in _KNOWN
