"""The best plan for a day: longer and longer ways, of each length only the best carried on."""

from functools import lru_cache

from cavegames.games.redpeak.state import State
from cavegames.players.redpeak.buying import waiting
from cavegames.players.redpeak.day import Day, morning
from cavegames.players.redpeak.explore import plans_from
from cavegames.players.redpeak.plan import Plan, aboard, stop
from cavegames.players.redpeak.way import Step, no_way, onward

BREADTH = 8
"""Ways of one length that are carried on."""
LENGTH = 6
"""Tiles in a day, at most."""


def best_plan(view: State) -> Plan:
    """The best plan for the day of a view; tiles that are placed already stay where they are."""
    placed = tuple((each.tile, each.exit) for each in view.path[view.adventurer :])
    start = morning(view)
    plan = _best(start, ())
    return plan if plan.steps[: len(placed)] == placed else _best(start, placed)


@lru_cache(maxsize=64)
def _best(view: State, placed: tuple[Step, ...]) -> Plan:
    """The best plan that begins with the tiles placed; remembered, as each step of a plan asks for it."""
    day = Day.of(view)
    way = no_way(day)
    for step in placed:
        way = next(longer for longer in onward(day, way, {}) if longer.steps[-1] == step)
    first = stop(day, way)
    if not placed and view.tent == view.adventurer:
        first = first._replace(worth=waiting(day))
    boarding = aboard(day, way)
    known = () if boarding is None else (boarding,)
    plans: list[Plan] = [*known, first, *plans_from(day, way, BREADTH, LENGTH)]
    return max(plans, key=lambda plan: plan.worth)
