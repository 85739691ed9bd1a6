"""What an evening will bring: the stops of the tent, with rewards and volcanoes (RP-EVE-2)."""

from typing import NamedTuple

from cavegames.engine.squaregrid import Cell
from cavegames.games.redpeak.bonus import at
from cavegames.games.redpeak.components import Bonus, Reward
from cavegames.games.redpeak.path import cell_of, rewards, volcanoes
from cavegames.games.redpeak.state import State


class Stop(NamedTuple):
    """A space of the way that the tent will come to."""

    space: int
    cell: Cell
    rewards: tuple[Reward, ...]
    bonus: Bonus | None
    """The bonus tile there, where one is turned up."""
    volcanoes: int
    """Lava tiles to be revealed there."""


def stops_ahead(state: State) -> tuple[Stop, ...]:
    """The stops from the next one to the end of the path, or to the boat with the adventurer in it."""
    last = max(state.adventurer, len(state.path))
    return tuple(_stop(state, space) for space in range(state.tent + 1, last + 1))


def _stop(state: State, space: int) -> Stop:
    cell = cell_of(state, space)
    there = at(state, cell)
    bonus = there.bonus if there is not None and there.shown else None
    return Stop(space, cell, rewards(state, space), bonus, volcanoes(state, space))


def lava_due(state: State) -> int:
    """The lava tiles that are revealed before the tent is with the adventurer (RP-EVE-2)."""
    ahead = (stop.volcanoes for stop in stops_ahead(state) if stop.space <= state.adventurer)
    return state.eruptions + sum(ahead)
