"""The best plan for a day: longer and longer ways, of each length only the best carried on."""

from functools import lru_cache

from cavegames.games.redpeak.state import State
from cavegames.players.redpeak.day import Day, morning
from cavegames.players.redpeak.payment import Payment
from cavegames.players.redpeak.plan import Plan, aboard, stop
from cavegames.players.redpeak.way import Step, Way, no_way, onward

BREADTH = 16
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
    """The best plan that begins with the tiles placed. It is remembered: a plan is asked for at each step of it."""
    day = Day.of(view)
    known: dict[int, tuple[Payment, ...]] = {}
    ways = [no_way(day)]
    for step in placed:
        ways = [way for way in onward(day, ways[0], known) if way.steps[-1] == step]
    best = stop(day, ways[0])
    boarding = aboard(day, ways[0])
    plans = [best] if boarding is None else [best, boarding]
    while ways and len(ways[0].steps) < LENGTH:
        found: dict[object, tuple[float, Way]] = {}
        for way in ways:
            for longer in onward(day, way, known):
                plan = stop(day, longer)
                if not plan.paid:
                    continue
                plans.append(plan)
                if (boarding := aboard(day, longer)) is not None:
                    plans.append(boarding)
                key = longer.used, longer.end
                if key not in found or found[key][0] < plan.worth:
                    found[key] = plan.worth, longer
        ranked = sorted(found.values(), key=lambda each: each[0], reverse=True)
        ways = [way for _, way in ranked[:BREADTH]]
    return max(plans, key=lambda plan: plan.worth)
