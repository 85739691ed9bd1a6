"""Who is trapped, and what may be done about it (RW-STUCK-1, RW-STUCK-2)."""

from cavegames.engine.game import Seat
from cavegames.games.rwenzori.components import FACES, TNT, Kind
from cavegames.games.rwenzori.places import walled_in
from cavegames.games.rwenzori.spots import needed
from cavegames.games.rwenzori.state import State

MISSES = 1
"""Turns missed in a row after which a trapped player may swap the hand (RW-STUCK-1)."""


def may_swap(state: State, seat: Seat) -> bool:
    """Whether a trapped player may put the hand under the stack (RW-STUCK-1)."""
    return bool(state.missed[seat] >= MISSES and state.hands[seat] and state.stacks[seat])


def trapped(state: State, seat: Seat) -> bool:
    """Whether a player missed the last turn and still has no way, as all can see (RW-STUCK-2, RW-STUCK-3)."""
    return state.missed[seat] > 0 and walled_in(state, seat)


def may_offer(state: State, seat: Seat, other: Seat) -> bool:
    """Whether a seat holds what a trapped player needs (RW-STUCK-2)."""
    if not trapped(state, other):
        return False
    icons = needed(state, other)
    return any(
        face == TNT or (FACES[face].kind == Kind.SAVE and FACES[face].icon in icons)
        for face in state.hands[seat]
    )
