"""The rim of a hex in pixels: its outermost ones, those outside of it, and the edge that each is at."""

from collections.abc import Mapping
from functools import lru_cache
from typing import TypeAlias

from cavegames.engine.hexgrid import Edge
from cavegames.tui.boards.hexmeasures import Measures, measures
from cavegames.tui.looks import Size

Pixels: TypeAlias = tuple[tuple[int, int], ...]
"""Columns and rows in the box around a hex."""


@lru_cache(8)
def ring(size: Size) -> Pixels:
    """The outermost pixels of a hex."""
    own = _own(size)
    return tuple(
        (x, y) for x, y in sorted(own) if not {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)} <= own
    )


@lru_cache(8)
def outside(size: Size) -> Pixels:
    """The pixels of the box around a hex that are not its own."""
    hexes, own = measures(size), _own(size)
    box = ((x, y) for y in range(2 * hexes.height) for x in range(hexes.width))
    return tuple(dot for dot in box if dot not in own)


def _own(size: Size) -> frozenset[tuple[int, int]]:
    hexes = measures(size)
    return frozenset((x, y) for y in range(2 * hexes.height) for x in range(*hexes.dot_span(y)))


@lru_cache(8)
def sides(size: Size) -> Mapping[Edge, Pixels]:
    """The outermost pixels of a hex by the edge that they are at."""
    return _by_edge(measures(size), ring(size))


@lru_cache(8)
def corners(size: Size) -> Mapping[Edge, Pixels]:
    """The pixels of the box that are not its own, by the edge that is next; none at W and E."""
    return _by_edge(measures(size), outside(size))


def _by_edge(hexes: Measures, pixels: Pixels) -> Mapping[Edge, Pixels]:
    return {edge: tuple(dot for dot in pixels if edge_at(hexes, *dot) is edge) for edge in Edge}


def edge_at(hexes: Measures, x: int, y: int) -> Edge:
    """The edge that a pixel of the rim is at."""
    west = x < hexes.width // 2
    if y < 2 * hexes.slope:
        return Edge.NW if west else Edge.NE
    if y >= 2 * hexes.pitch:
        return Edge.SW if west else Edge.SE
    return Edge.W if west else Edge.E
