"""The island between the spaces: mountain, beach and sea, always the same at the same place."""

import math
from collections.abc import Iterator
from enum import IntEnum
from functools import cache, lru_cache

from cavegames.engine.squaregrid import Cell
from cavegames.games.redpeak.boards import BOARDS
from cavegames.tui.boards.grain import smooth


class Terrain(IntEnum):
    """What the ground is at a place."""

    DEEP = 0
    SHALLOW = 1
    SAND = 2
    JUNGLE = 3
    ROCK = 4
    EMBER = 5
    """A glowing crack in the mountain."""


BANDS = ((0.66, Terrain.DEEP), (0.3, Terrain.SHALLOW), (-0.05, Terrain.SAND))
"""So far from the land, in spaces, and farther."""
ROUGH = 0.42
"""How far the shore winds, in spaces."""


@lru_cache(2048)
def ground(side: int, cell: Cell, columns: int, rows: int) -> tuple[tuple[Terrain, ...], ...]:
    """The ground of a cell of a board in `rows` rows of `columns` places."""
    inland = cell[1] > 1 and all(near in _land(side) for near in _around(*cell))
    if inland:
        return ((Terrain.JUNGLE,) * columns,) * rows
    return tuple(
        tuple(
            terrain(side, cell[0] + (x + 0.5) / columns, cell[1] + (y + 0.5) / rows) for x in range(columns)
        )
        for y in range(rows)
    )


def terrain(side: int, x: float, y: float) -> Terrain:
    """The ground at a place of a board; spaces are 1 wide and high, cell (x, y) begins at x, y."""
    if y < 0.85 + 0.3 * smooth(2 * x, 0) and abs(x - 4.5) < 2.7 + 0.4 * y + smooth(1.7 * x, 3 * y):
        return _rock(x, y)
    off = _offshore(side, x, y) + ROUGH * (smooth(2.1 * x, 2.1 * y) - 0.5)
    return next((kind for least, kind in BANDS if off > least), Terrain.JUNGLE)


def _rock(x: float, y: float) -> Terrain:
    """The slope of the volcano; cracks run down beside the camp, the hotter the higher."""
    if math.hypot((x - 4.5) / 2.2, (y + 0.1) / 0.4) < 1:
        return Terrain.EMBER
    for crack, end in ((2.6, 0.8), (3.6, 0.45), (5.6, 0.55), (6.5, 0.9)):
        bent = crack + 0.25 * math.sin(7 * y + crack) + 0.2 * (crack - 4.5) * y
        if y < end and abs(x - bent) < 0.13 * (1 - y / end) + 0.06:
            return Terrain.EMBER
    return Terrain.ROCK


def _offshore(side: int, x: float, y: float) -> float:
    """How far a place is from the land, in spaces; on the land negative, so far from the sea."""
    land = _land(side)
    column, row = math.floor(x), math.floor(y)
    inside = (column, row) in land
    near = (cell for cell in _around(column, row) if (cell in land) is not inside)
    away = min((_gap(cell, x, y) for cell in near), default=1.0)
    return -away if inside else away


def _around(column: int, row: int) -> Iterator[Cell]:
    steps = (-1, 0, 1)
    return ((column + dx, row + dy) for dx in steps for dy in steps)


def _gap(cell: Cell, x: float, y: float) -> float:
    """From a place to the nearest edge of a space."""
    across = max(cell[0] - x, 0.0, x - cell[0] - 1)
    down = max(cell[1] - y, 0.0, y - cell[1] - 1)
    return math.hypot(across, down)


@cache
def _land(side: int) -> frozenset[Cell]:
    """The jungle, and the mountain north of it, which goes on beyond the board."""
    return BOARDS[side].jungle | {(x, y) for x in range(1, 8) for y in (-2, -1, 0)}
