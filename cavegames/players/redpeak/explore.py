"""Longer and longer ways from one on: of each length only the best are carried on."""

from collections.abc import Iterator

from cavegames.players.redpeak.day import Day
from cavegames.players.redpeak.payment import Payment
from cavegames.players.redpeak.plan import Plan, aboard, stop
from cavegames.players.redpeak.way import Way, onward


def plans_from(day: Day, start: Way, breadth: int, length: int) -> Iterator[Plan]:
    """The plans with more tiles than a way has, of those tried; so many of each length are carried on."""
    known: dict[int, tuple[Payment, ...]] = {}
    ways = [start]
    while ways and len(ways[0].steps) < length:
        found: dict[object, tuple[float, Way]] = {}
        for way in ways:
            for longer in onward(day, way, known):
                if min(payment.owed for payment in longer.payments) > day.scene.multis:
                    continue
                plan = stop(day, longer)
                yield plan
                if (boarding := aboard(day, longer)) is not None:
                    yield boarding
                key = longer.used, longer.end
                if key not in found or found[key][0] < plan.worth:
                    found[key] = plan.worth, longer
        ranked = sorted(found.values(), key=lambda each: each[0], reverse=True)
        ways = [way for _, way in ranked[:breadth]]
