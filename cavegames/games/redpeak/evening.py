"""What the moves of the evening do: the tent, its rewards, its volcanoes, buying (RP-EVE-1 to RP-EVE-6)."""

from dataclasses import replace

from cavegames.engine.game import Event
from cavegames.games.redpeak import bonus, gains, lava
from cavegames.games.redpeak.components import Gain, Reward
from cavegames.games.redpeak.events import Bought, TentMoved
from cavegames.games.redpeak.moves import Move
from cavegames.games.redpeak.path import cell_of, is_boat, rewards, volcanoes
from cavegames.games.redpeak.state import Ending, Phase, State

BUYS = {Gain.MULTI: 1, Gain.TIME: 1, Gain.PATH: 2, Gain.CARDS: 2, Gain.BOAT: 1}
"""How many of each a lava tile buys (RP-EVE-6)."""


def on(state: State, _: Move, happened: list[Event]) -> State:
    """The next volcano breaks out, or the tent goes on by a space (RP-EVE-1, RP-EVE-2)."""
    if not state.eruptions:
        return _tent(state, happened)
    source = Ending.BOAT if is_boat(state, state.tent) else Ending.EVENING
    state = lava.reveal(state, source, happened)
    if state.phase == Phase.OVER:
        return state
    return _settled(replace(state, eruptions=state.eruptions - 1), happened)


def keep(state: State, move: Move, happened: list[Event]) -> State:
    """One of two boats is kept (RP-EVE-5)."""
    return _given(gains.keep(state, move.what, happened), happened)


def take(state: State, move: Move, happened: list[Event]) -> State:
    """The bonus gives a path tile or a boat (RP-BON-1)."""
    return _given(replace(state, gains=(Reward(Gain(move.what), 1),)), happened)


def buy(state: State, move: Move, happened: list[Event]) -> State:
    """A lava tile is revealed first, then what was bought is there (RP-EVE-6)."""
    ware = Gain(move.what)
    happened.append(Bought(ware))
    state = lava.reveal(state, Ending.BOUGHT, happened)
    if state.phase == Phase.OVER:
        return state
    return _given(replace(state, gains=(Reward(ware, BUYS[ware]),), bought=True), happened)


def _tent(state: State, happened: list[Event]) -> State:
    """The tent goes to the next space; its rewards come first (RP-EVE-2)."""
    space = state.tent + 1
    happened.append(TentMoved(space, cell_of(state, space)))
    return _given(replace(state, tent=space, gains=rewards(state, space)), happened)


def _given(state: State, happened: list[Event]) -> State:
    """Take what is due in `gains`, then the bonus tile there, until a choice comes between."""
    state = replace(state, phase=Phase.EVENING)
    while state.gains or bonus.pending(state):
        if state.gains:
            due, *rest = state.gains
            state = gains.gain(replace(state, gains=tuple(rest)), due, happened)
        else:
            state = bonus.take(state, happened)
        if state.phase != Phase.EVENING:
            return state
    if state.bought:
        return replace(state, phase=Phase.CAMP, bought=False)
    return _settled(replace(state, eruptions=volcanoes(state, state.tent)), happened)


def _settled(state: State, happened: list[Event]) -> State:
    """The evening is over when the tent has arrived; in the boat the match is won (RP-END-1)."""
    if state.eruptions or state.tent < state.adventurer:
        return state
    if is_boat(state, state.tent):
        return lava.end(state, Ending.WON, happened)
    return replace(state, phase=Phase.CAMP)
