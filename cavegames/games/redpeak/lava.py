"""The lava: what a revealed tile does, and the space it covers next (RP-LAVA-1 to RP-LAVA-5)."""

from dataclasses import replace

from cavegames.engine.game import Event
from cavegames.games.redpeak.components import Lava
from cavegames.games.redpeak.events import LavaRemoved, LavaRevealed, MatchEnded
from cavegames.games.redpeak.path import cell_of
from cavegames.games.redpeak.state import Ending, Phase, State


def next_space(state: State) -> int:
    """The space of the way that the next lava covers (RP-LAVA-2). Lava on the tent's space ends the match.

    On a board where lava leaves out the camp, the first lava reaches a tent that is still there.
    """
    return min(state.board.lava_from + len(state.flow), state.tent)


def spaces_left(state: State) -> int:
    """The eruptions that the tent can stand where it is; the next one is lost (RP-LAVA-4)."""
    return state.tent - next_space(state)


def reveal(state: State, source: Ending, happened: list[Event]) -> State:
    """Reveal a lava tile and resolve it; after a double eruption another one, and so on (RP-LAVA-3)."""
    while True:
        if not state.lava:
            return end(state, Ending.EMPTY, happened)
        *left, lava = state.lava
        if lava is None:
            raise ValueError("a view cannot be played on; imagine a state that fits it")
        if lava == Lava.CALM:
            happened.append(LavaRevealed(lava, None))
            return replace(state, lava=tuple(left), aside=tuple(sorted((*state.aside, lava))))
        space = next_space(state)
        happened.append(LavaRevealed(lava, cell_of(state, space)))
        state = replace(state, lava=tuple(left), flow=(*state.flow, lava))
        if space == state.tent:
            return end(state, source, happened)
        if lava != Lava.DOUBLE:
            return state


def remove(state: State, happened: list[Event]) -> State:
    """The lava furthest down the path is put aside (RP-BON-1)."""
    if not state.flow:
        happened.append(LavaRemoved(None))
        return state
    *flow, gone = state.flow
    state = replace(state, flow=tuple(flow), aside=tuple(sorted((*state.aside, gone))))
    happened.append(LavaRemoved(cell_of(state, next_space(state))))
    return state


def end(state: State, ending: Ending, happened: list[Event]) -> State:
    """The match is over; nothing is left to be done."""
    happened.append(MatchEnded(ending))
    return replace(
        state,
        phase=Phase.OVER,
        ending=ending,
        paid=0,
        able=0,
        payer=0,
        late=False,
        gains=(),
        eruptions=0,
        bought=False,
    )
