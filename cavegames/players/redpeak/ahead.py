"""The rest of the way as it looks now: the cheapest tiles for one of the routes, and what they ask and give."""

from functools import lru_cache
from typing import NamedTuple

from cavegames.engine.squaregrid import Cell
from cavegames.games.redpeak.components import BOATS, TILES, Gain
from cavegames.games.redpeak.path import OpenEnd
from cavegames.players.redpeak.routes import routes

VOLCANO = 0.875
"""The price of a volcano: the spaces that a lava tile covers, about."""
POINT = 0.43
"""What a point of rewards is worth in such spaces: half of what a lava tile buys."""
ICON = 0.4
MISSING = 0.5
"""The price of a tile that has to be got first."""
NO_BOAT = 1.0
"""The price of having no boat yet, in such spaces."""


class Ahead(NamedTuple):
    """The rest of the way: sums over its tiles and the boat."""

    tiles: float
    missing: float
    """Tiles that are not in the supply."""
    volcanoes: float
    icons: float
    cards: float
    """Cards that its rewards give."""
    rewards: float
    """Points of its other rewards."""
    no_boat: float
    """1 where no boat lies at its dock, 2 where the path leads to that dock already."""


class _Sum(NamedTuple):
    """What some tiles come to."""

    price: float
    volcanoes: float
    icons: float
    cards: float
    rewards: float


def _price(tile: int) -> float:
    each = TILES[tile]
    return VOLCANO * each.volcanoes + ICON * len(each.icons) - POINT * each.points


def _sum(tile: int) -> _Sum:
    each = TILES[tile]
    cards = sum(reward.amount for reward in each.rewards if reward.gain == Gain.CARDS)
    return _Sum(_price(tile), each.volcanoes, len(each.icons), cards, each.points - cards)


_SUMS = tuple(_sum(tile) for tile in range(len(TILES)))
_CHEAPEST = tuple(
    tuple(sorted((i for i in range(len(TILES)) if TILES[i].curved == curved), key=_price))
    for curved in (False, True)
)
_MEAN = _Sum(*(sum(column) / len(TILES) for column in zip(*_SUMS, strict=True)))
_BOAT = _Sum(*(sum(column) / len(BOATS) for column in zip(*(
    (VOLCANO * boat.volcanoes + ICON * len(boat.icons), boat.volcanoes, len(boat.icons), 0, 0)
    for boat in BOATS
), strict=True)))


@lru_cache(maxsize=1 << 15)
def ahead(
    side: int, end: OpenEnd, wanted: frozenset[Cell], supply: int, docks: tuple[int, ...]
) -> Ahead | None:
    """The cheapest way on that can be seen; None where no dock can be reached any more."""
    best: Ahead | None = None
    least = 0.0
    running = tuple(_running(supply, curved) for curved in (0, 1))
    for dock, straights, curves in routes(side, end, wanted):
        boat = docks[dock]
        sums = [_of(running[0], straights), _of(running[1], curves), _boat(boat)]
        missing = max(0, straights + 1 - len(running[0])) + max(0, curves + 1 - len(running[1]))
        price = sum(each.price for each in sums) + MISSING * missing + NO_BOAT * (boat < 0) - (straights + curves)
        if best is None or price < least:
            least = price
            totals = [sum(column) for column in zip(*sums, strict=True)]
            no_boat = (1.0 if straights + curves else 2.0) if boat < 0 else 0.0
            best = Ahead(straights + curves, missing, *totals[1:], no_boat)
    return best


def _running(supply: int, curved: int) -> list[_Sum]:
    """The sums of the cheapest 0, 1, 2 … tiles of a shape in the supply."""
    found = [_Sum(0, 0, 0, 0, 0)]
    for tile in _CHEAPEST[curved]:
        if supply >> tile & 1:
            found.append(_Sum(*map(sum, zip(found[-1], _SUMS[tile], strict=True))))
    return found


def _of(running: list[_Sum], count: int) -> _Sum:
    """The cheapest so many tiles; those that are missing are as tiles are in the mean."""
    more = count + 1 - len(running)
    if more <= 0:
        return running[count]
    return _Sum(*(total + more * mean for total, mean in zip(running[-1], _MEAN, strict=True)))


def _boat(boat: int) -> _Sum:
    if boat < 0:
        return _BOAT
    there = BOATS[boat]
    return _Sum(VOLCANO * there.volcanoes + ICON * len(there.icons), there.volcanoes, len(there.icons), 0, 0)
