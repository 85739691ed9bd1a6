"""The pixels of a tile: stone, passages and edges. No colour yet: each pixel is some Stuff."""

import math
from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from cavegames.engine.hexgrid import Edge, Exits, edges
from cavegames.tui.boards.hexcells import Ground
from cavegames.tui.boards.hexmeasures import Measures, measures
from cavegames.tui.boards.hexshades import Stuff
from cavegames.tui.looks import Size

Rows: TypeAlias = tuple[tuple[Stuff, ...], ...]
Point: TypeAlias = tuple[float, float]
_Face: TypeAlias = tuple[Ground, int]
"""What a tile is made of, and its grain."""

_HALF = {Size.S: 1.35, Size.M: 1.9, Size.L: 2.5}
"""Half the width of a passage, in pixels."""
_HALL = {Size.S: 1.7, Size.M: 2.9, Size.L: 4.0}
"""How far the hall in the middle of three and more passages reaches."""
_STEPS = 14
"""Points along a passage."""


@lru_cache(1024)
def ground(size: Size, exits: Exits, kind: Ground, fallen: Exits, grain: int) -> Rows:
    """The pixels of the box around a tile, row by row."""
    hexes = measures(size)
    box = [range(hexes.width)] * (2 * hexes.height)
    floor = passages(size, exits, grain)
    above = [[False] * hexes.width, *floor]
    face = kind, grain
    found = [
        [
            _floor(x, y, not above[y][x], face) if floor[y][x] else _wall(x, y, hexes, above[y][x], face)
            for x in row
        ]
        for y, row in enumerate(box)
    ]
    for edge in edges(fallen):
        _rocks(found, hexes, edge)
    return tuple(map(tuple, found))


def passages(size: Size, exits: Exits, grain: int) -> list[list[bool]]:
    """For each pixel of the box whether it is the floor of a passage."""
    hexes = measures(size)
    ways = tuple(_ways(hexes, exits))
    rows, columns = range(2 * hexes.height), range(hexes.width)
    return [[_is_floor(x, y, size, ways, grain) for x in columns] for y in rows]


def towards(hexes: Measures, edge: Edge) -> Point:
    """From the middle of a hex to the middle of an edge, in pixels."""
    x = {Edge.NE: 1, Edge.E: 2, Edge.SE: 1, Edge.SW: -1, Edge.W: -2, Edge.NW: -1}[edge] * hexes.width / 4
    y = {Edge.NE: -1, Edge.E: 0, Edge.SE: 1, Edge.SW: 1, Edge.W: 0, Edge.NW: -1}[edge] * hexes.pitch
    return x, float(y)


def _ways(hexes: Measures, exits: Exits) -> Iterator[Point]:
    """Points along the passages. Two exits make one bow, others meet in the middle."""
    open_edges = edges(exits)
    if len(open_edges) == 2:
        one, other = (towards(hexes, edge) for edge in open_edges)
        for step in range(-2, 2 * _STEPS + 3):
            t = step / (2 * _STEPS)
            yield (1 - t) ** 2 * one[0] + t**2 * other[0], (1 - t) ** 2 * one[1] + t**2 * other[1]
        return
    for edge in open_edges:
        x, y = towards(hexes, edge)
        for step in range(_STEPS + 3):
            yield x * step / _STEPS, y * step / _STEPS


def _is_floor(x: int, y: int, size: Size, ways: tuple[Point, ...], grain: int) -> bool:
    hexes = measures(size)
    dx, dy = x + 0.5 - hexes.width / 2, y + 0.5 - hexes.height
    rough = (scatter(x, y, grain) % 5 - 2) * 0.12
    if ways and math.hypot(dx, dy) < _HALL[size] + rough and (0.0, 0.0) in ways:
        return True
    half = _HALF[size] + rough
    return any((dx - px) ** 2 + (dy - py) ** 2 < half * half for px, py in ways)


def scatter(x: int, y: int, grain: int) -> int:
    """A number that looks random, fixed by a pixel and the grain."""
    mixed = (x * 374761393 + y * 668265263 + grain * 2246822519) & 0xFFFFFFFF
    mixed = (mixed ^ mixed >> 13) * 1274126177 & 0xFFFFFFFF
    return (mixed ^ mixed >> 16) >> 4


def _wall(x: int, y: int, hexes: Measures, under_floor: bool, face: _Face) -> Stuff:
    """What is not floor."""
    kind, grain = face
    first, end = hexes.dot_span(y)
    if not first <= x < end:
        return Stuff.EDGE
    if kind is Ground.RUBBLE:
        return (Stuff.RUBBLE_0, Stuff.RUBBLE_1, Stuff.ROCK_0)[scatter(x // 2, y // 2, grain) % 3]
    if under_floor:
        return Stuff.LIP
    return _rim(x, y, hexes) or _rock(x, y, face)


def _floor(x: int, y: int, under_wall: bool, face: _Face) -> Stuff:
    kind, grain = face
    odd = scatter(x // 2, y, grain) % 3 == 0
    if kind is Ground.WATER:
        return Stuff.SHORE if under_wall else Stuff.WATER_1 if odd else Stuff.WATER_0
    if kind is Ground.DAYLIGHT:
        return Stuff.DAY_1 if odd else Stuff.DAY_0
    if kind is Ground.RUBBLE:
        return Stuff.RUBBLE_0 if scatter(x // 2, y // 2, grain) % 3 else Stuff.RUBBLE_1
    if under_wall:
        return Stuff.SHADOW
    if kind is Ground.DARK:
        return Stuff.GLOOM
    return Stuff.FLOOR_1 if odd else Stuff.FLOOR_0


def _rim(x: int, y: int, hexes: Measures) -> Stuff | None:
    """The outermost stone of a tile: bright towards the upper left, dark towards the lower right."""
    first, end = hexes.dot_span(y)
    if y < 2 * hexes.slope:
        inner = hexes.dot_span(y - 1) if y else (hexes.width, 0)
        if x < inner[0] or x >= inner[1]:
            return Stuff.RISE
    if y >= 2 * hexes.pitch:
        outer = hexes.dot_span(y + 1) if y + 1 < 2 * hexes.height else (hexes.width, 0)
        if x < outer[0] or x >= outer[1]:
            return Stuff.FALL
    if x == end - 1:
        return Stuff.FALL
    return Stuff.RISE if x == first else None


def _rock(x: int, y: int, face: _Face) -> Stuff:
    kind, grain = face
    if kind is Ground.UNKNOWN:
        return Stuff.DARK_0 if scatter(x // 3, y, grain) % 3 == 0 else Stuff.DARK_1
    if kind is Ground.DARK:
        return Stuff.DARK_0
    stone = scatter(x // 2 + (y // 2) % 2, y // 2, grain) % 4
    return (
        (Stuff.ROCK_0, Stuff.ROCK_1, Stuff.ROCK_0, Stuff.ROCK_2)[stone]
        if scatter(x, y, grain) % 9
        else Stuff.ROCK_3
    )


def _rocks(found: list[list[Stuff]], hexes: Measures, edge: Edge) -> None:
    """Boulders on the middle of an edge."""
    x, y = towards(hexes, edge)
    for dx, dy in ((0, 0), (1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, -1), (-1, 1), (1, -1)):
        column = round(hexes.width / 2 + x * 0.78 - 0.5) + dx
        row = round(hexes.height + y * 0.78 - 0.5) + dy
        if 0 <= row < len(found) and 0 <= column < hexes.width:
            found[row][column] = Stuff.RUBBLE_0 if (dx + dy) % 2 == 0 else Stuff.RUBBLE_1
