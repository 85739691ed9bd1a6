"""How a match ended (RW-END-2, RW-STUCK-4, RW-STUCK-5, RW-SOLO-11)."""

from cavegames.engine.game import Outcome
from cavegames.games.rwenzori import modes
from cavegames.games.rwenzori.state import Ending, State

_PARTY = {
    Ending.ESCAPED: ("RW-END-2", "Laid the Escape tile"),
    Ending.MISSED: ("RW-STUCK-4", "Everybody is trapped, fewest tiles left"),
    Ending.IDLE: ("RW-STUCK-5", "Nobody could get on, fewest tiles left"),
}
_SOLO = {
    Ending.ESCAPED: ("RW-SOLO-11", "Laid the Escape tile"),
    Ending.CAVE: ("RW-SOLO-11", "The Cave Deck ran out first"),
    Ending.IDLE: ("RW-STUCK-5", "Nobody could get on"),
}


def outcome(state: State) -> Outcome | None:
    """How the match ended, or None while it goes on. Nobody counts points."""
    if state.ended is None:
        return None
    winners = modes.of(state).winners(state.ended, state.seat, state.hands, state.stacks)
    clause, reason = (_PARTY if state.solo is None else _SOLO)[state.ended]
    return Outcome(winners, (), clause, reason)
