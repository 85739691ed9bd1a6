"""The hourglass and its timeline (RP-DAY-1, RP-DAY-7)."""

from dataclasses import replace

from cavegames.engine.game import Event
from cavegames.games.redpeak import lava
from cavegames.games.redpeak.events import HourglassMoved
from cavegames.games.redpeak.state import Ending, State


def move_on(state: State, happened: list[Event]) -> State:
    """The hourglass goes to the next time tile; one from the reserve, or none, costs a lava tile."""
    if state.hour < state.timeline:
        state = replace(state, hour=state.hour + 1)
        happened.append(HourglassMoved(state.hour, fresh=False, none_left=False))
        return state
    if state.times:
        state = replace(state, hour=state.hour + 1, timeline=state.timeline + 1, times=state.times - 1)
        happened.append(HourglassMoved(state.hour, fresh=True, none_left=False))
    else:
        happened.append(HourglassMoved(state.hour, fresh=False, none_left=True))
    return lava.reveal(state, Ending.DAY, happened)
