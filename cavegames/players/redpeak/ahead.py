"""The rest of the way as it looks now: the cheapest tiles for a route, and what they ask and give."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from cavegames.engine.squaregrid import Cell
from cavegames.games.redpeak.components import BOATS, TILES, Boat
from cavegames.games.redpeak.path import OpenEnd
from cavegames.players.redpeak.gifts import OF_TILE
from cavegames.players.redpeak.routes import Shapes, routes

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
    no_boat: float
    """1 where no boat lies at its dock, 2 where the path leads to that dock already."""
    volcanoes: float
    icons: float
    multis: float
    times: float
    paths: float
    cards: float
    boats: float
    """What the tiles give."""


class _Sum(NamedTuple):
    """What some tiles or a boat come to."""

    price: float
    volcanoes: float
    icons: float
    multis: float = 0.0
    times: float = 0.0
    paths: float = 0.0
    cards: float = 0.0
    boats: float = 0.0


def _price(tile: int) -> float:
    each = TILES[tile]
    return VOLCANO * each.volcanoes + ICON * len(each.icons) - POINT * each.points


def _boat_sum(boat: Boat) -> _Sum:
    icons = len(boat.icons)
    return _Sum(VOLCANO * boat.volcanoes + ICON * icons, boat.volcanoes, icons)


def _mean(sums: Sequence[_Sum]) -> _Sum:
    return _Sum(*(sum(column) / len(sums) for column in zip(*sums, strict=True)))


_TILES = tuple(
    _Sum(_price(i), tile.volcanoes, len(tile.icons), *OF_TILE[i][:5]) for i, tile in enumerate(TILES)
)
_CHEAPEST = tuple(
    tuple(sorted((i for i, tile in enumerate(TILES) if tile.curved == curved), key=_price))
    for curved in (False, True)
)
_MEAN_TILE = _mean(_TILES)
_BOATS = tuple(map(_boat_sum, BOATS))
_MEAN_BOAT = _mean(_BOATS)
_NO_BOAT = _MEAN_BOAT.price + NO_BOAT


@lru_cache(maxsize=1 << 15)
def ahead(
    side: int, end: OpenEnd, wanted: frozenset[Cell], supply: int, docks: tuple[int, ...]
) -> Ahead | None:
    """The cheapest way on that can be seen; None where no dock can be reached any more."""
    there = tuple([tile for tile in _CHEAPEST[curved] if supply >> tile & 1] for curved in (0, 1))
    prices = tuple(map(_prices, there))
    best, least = None, 0.0
    for route in routes(side, end, wanted):
        dock, straights, curves = route
        boat = docks[dock]
        price = prices[0][straights] + prices[1][curves] + (_BOATS[boat].price if boat >= 0 else _NO_BOAT)
        if best is None or price < least:
            best, least = route, price
    return None if best is None else _summed(best, there, docks[best.dock])


def _prices(tiles: Sequence[int]) -> list[float]:
    """The prices of the first 0, 1, 2 … tiles, each less the space that it brings; then of missing ones."""
    steps = [_TILES[tile].price - 1 for tile in tiles]
    missing = [_MEAN_TILE.price + MISSING - 1] * (len(TILES) - len(steps))
    return list(accumulate((*steps, *missing), initial=0.0))


def _summed(route: Shapes, there: Sequence[Sequence[int]], boat: int) -> Ahead:
    """What a route asks and gives with the cheapest tiles."""
    parts = [_BOATS[boat] if boat >= 0 else _MEAN_BOAT]
    missing = 0
    for tiles, count in zip(there, (route.straights, route.curves), strict=True):
        parts += [_TILES[tile] for tile in tiles[:count]]
        short = max(0, count - len(tiles))
        parts += [_MEAN_TILE] * short
        missing += short
    count = route.straights + route.curves
    no_boat = 0 if boat >= 0 else 1 if count else 2
    return Ahead(count, missing, no_boat, *map(sum, list(zip(*parts, strict=True))[1:]))
