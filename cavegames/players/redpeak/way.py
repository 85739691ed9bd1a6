"""Tiles placed in one day, one after the other, and what they come to."""

from collections.abc import Iterator
from typing import NamedTuple, Optional

from cavegames.engine.squaregrid import Cell, Side, neighbour
from cavegames.games.redpeak.components import TILES
from cavegames.games.redpeak.path import OpenEnd, exits_at
from cavegames.players.redpeak.day import Day
from cavegames.players.redpeak.gifts import OF_TILE, Gifts
from cavegames.players.redpeak.payment import Payment

Step = tuple[int, Side]
"""A tile, and where the path leaves it."""


class Way(NamedTuple):
    """A part of a day's path."""

    before: Optional["Way"]
    """Without its last tile; None where there is none."""
    steps: tuple[Step, ...]
    end: OpenEnd
    wanted: frozenset[Cell]
    supply: int
    """The path tiles left, as a bit set."""
    used: int
    """The path tiles placed, as a bit set."""
    icons: int
    volcanoes: tuple[int, ...]
    """By space that the tent will come over."""
    gifts: Gifts
    payments: tuple[Payment, ...]
    """How it is paid, by deal."""


def no_way(day: Day) -> Way:
    """Nothing placed yet."""
    scene = day.scene
    payments = tuple(map(Payment, day.deals))
    return Way(None, (), scene.end, scene.wanted, scene.supply, 0, 0, day.volcanoes, day.gifts, payments)


def onward(day: Day, way: Way, known: dict[int, tuple[Payment, ...]]) -> Iterator[Way]:
    """The way with one more tile, in each way it can be. `known` keeps how sets of tiles are paid."""
    exits = tuple(exits_at(day.scene.side, way.end, curved=curved) for curved in (False, True))
    cell = way.end.cell
    for tile, each in enumerate(TILES):
        if not way.supply >> tile & 1 or not exits[each.curved]:
            continue
        used = way.used | 1 << tile
        payments = known.get(used)
        if payments is None:
            payments = known[used] = tuple(payment.with_icons(each.icons) for payment in way.payments)
        gifts = way.gifts.plus(OF_TILE[tile])
        if cell in day.clearings:
            gifts = gifts.plus(day.clearings[cell])
        for leave in exits[each.curved]:
            yield Way(
                way,
                (*way.steps, (tile, leave)),
                OpenEnd(neighbour(cell, leave), leave),
                way.wanted - {cell},
                way.supply & ~(1 << tile),
                used,
                way.icons + len(each.icons),
                (*way.volcanoes, each.volcanoes),
                gifts,
                payments,
            )
