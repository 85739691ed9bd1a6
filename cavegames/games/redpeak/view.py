"""What a seat may know (RP-DAY-2, RP-TABLE-1)."""

from dataclasses import replace
from random import Random

from cavegames.engine.game import Seat
from cavegames.games.redpeak.guess import filled
from cavegames.games.redpeak.state import DAYTIME, Clearing, Hand, State


def observe(state: State, seat: Seat | None) -> State:
    """The view of a seat (None: of everybody): what lies face down is masked, also after the end."""
    return replace(
        state,
        tiles=(None,) * len(state.tiles),
        lava=(None,) * len(state.lava),
        hands=_hands(state, seat),
        seen=remembered(state, seat),
        deck=(None,) * len(state.deck),
        boats=(None,) * len(state.boats),
        clearings=tuple(
            there if there is None or there.shown else Clearing(None, shown=False)
            for there in state.clearings
        ),
        spare=(None,) * len(state.spare),
    )


def _hands(state: State, seat: Seat | None) -> tuple[Hand, ...]:
    """By day each sees the own hand, or everybody all; in the evening nobody any (RP-DAY-2, RP-TABLE-1)."""
    if state.open and state.phase in DAYTIME:
        return state.hands
    day = state.phase in DAYTIME
    return tuple(
        hand if day and owner == seat else (None,) * len(hand) for owner, hand in enumerate(state.hands)
    )


def remembered(state: State, seat: Seat | None) -> tuple[tuple[int, ...], ...]:
    """What a seat has seen of the hands by day: of all where they lie open, else of the own one."""
    seen = tuple(cards if state.open or owner == seat else () for owner, cards in enumerate(state.seen))
    return seen if any(seen) else ()


def imagine(state: State, seat: Seat, rng: Random) -> State:
    """A full state that fits what a seat knows, and what everybody was told."""
    return filled(observe(state, seat), rng)


def redeal(state: State, rng: Random) -> State:
    """The same position with all that lies face down on the table dealt anew; hands stay as they are."""
    return filled(replace(observe(state, None), hands=state.hands, seen=state.seen), rng)
