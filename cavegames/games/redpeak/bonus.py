"""The bonus tiles on the clearings (RP-BON-1, RP-BON-2)."""

from dataclasses import replace

from cavegames.engine.game import Event
from cavegames.engine.squaregrid import Cell
from cavegames.games.redpeak import lava
from cavegames.games.redpeak.components import Bonus, Gain, Reward
from cavegames.games.redpeak.events import BonusShown, BonusTaken
from cavegames.games.redpeak.gains import available
from cavegames.games.redpeak.path import cell_of
from cavegames.games.redpeak.state import Clearing, Phase, State

_REWARDS = {
    Bonus.MULTI: Reward(Gain.MULTI, 1),
    Bonus.TIME: Reward(Gain.TIME, 1),
    Bonus.CARDS: Reward(Gain.CARDS, 2),
}
CHOICES = (Gain.PATH, Gain.BOAT)
"""What PATH_OR_BOAT gives one of."""


def at(state: State, cell: Cell) -> Clearing | None:
    """The bonus tile on a cell, if there is one."""
    clearings = state.board.clearings
    return state.clearings[clearings.index(cell)] if state.clearings and cell in clearings else None


def show(state: State, cell: Cell, happened: list[Event]) -> State:
    """The path has reached a cell; a bonus tile there is turned up (RP-BON-2)."""
    there = at(state, cell)
    if there is None or there.shown:
        return state
    if there.bonus is None:
        raise ValueError("a view cannot be played on; imagine a state that fits it")
    happened.append(BonusShown(there.bonus, cell))
    return _put(state, cell, Clearing(there.bonus, shown=True))


def pending(state: State) -> bool:
    """Whether the tent stands on a bonus tile not taken yet."""
    return bool(state.clearings) and at(state, cell_of(state, state.tent)) is not None


def take(state: State, happened: list[Event]) -> State:
    """The tent takes the bonus tile where it stands; what it gives is left in `gains`, or to be chosen."""
    cell = cell_of(state, state.tent)
    there = at(state, cell)
    assert there is not None
    assert there.bonus is not None
    happened.append(BonusTaken(there.bonus, cell))
    state = _put(replace(state, spent=tuple(sorted((*state.spent, there.bonus)))), cell, None)
    match there.bonus:
        case Bonus.LAVA:
            return lava.remove(state, happened)
        case Bonus.NOTHING:
            return state
        case Bonus.PATH_OR_BOAT:
            return _path_or_boat(state)
        case bonus:
            return replace(state, gains=(_REWARDS[bonus],))


def _path_or_boat(state: State) -> State:
    """The team chooses where both are there; else it is given the one that is."""
    if all(available(state, gain) for gain in CHOICES):
        return replace(state, phase=Phase.WHICH_BONUS)
    gain = Gain.BOAT if available(state, Gain.BOAT) else Gain.PATH
    return replace(state, gains=(Reward(gain, 1),))


def _put(state: State, cell: Cell, clearing: Clearing | None) -> State:
    i = state.board.clearings.index(cell)
    return replace(state, clearings=(*state.clearings[:i], clearing, *state.clearings[i + 1 :]))
