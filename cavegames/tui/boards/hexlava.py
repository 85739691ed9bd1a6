"""The pixels of lava, which flows: one pattern over the whole table, so that a river has no seams.

It is made of waves that repeat every two hexes each way, so four pictures are enough for all hexes. After
`PHASES` steps all waves are where they were.
"""

import math
from functools import lru_cache

from cavegames.engine.hexgrid import Exits
from cavegames.tui.boards.hexground import Rows, passages, scatter
from cavegames.tui.boards.hexmeasures import Measures, measures
from cavegames.tui.boards.hexpainter import PHASES
from cavegames.tui.boards.hexrim import edge_at, outside, ring
from cavegames.tui.boards.hexshades import Stuff
from cavegames.tui.looks import Size

_WAVES = (
    (1, 1, 1, 0.00, 1.0),
    (2, -1, -1, 0.30, 0.9),
    (-1, 3, 1, 0.55, 0.8),
    (3, 1, -1, 0.15, 0.6),
    (2, 4, 1, 0.80, 0.5),
)
"""Crests to the east and to the south-east in two hexes, turns in PHASES steps, start in turns, height."""
_HEATS = ((-0.9, Stuff.CRUST_0), (0.25, Stuff.LAVA_0), (1.3, Stuff.LAVA_1))
"""Up to which height of the waves it is how cold; beyond the last it is hottest."""


@lru_cache(1024)
def lava(size: Size, exits: Exits, flow: Exits, patch: int, phase: int) -> Rows:
    """The pixels of the box around a hex of lava. Over the edges of `flow` it runs on, at others it has a
    crust; a bridge of crust lies along its exits. `patch` says which part of the pattern it shows.
    """
    hexes = measures(size)
    rows = [list(row) for row in _flowing(size, patch, phase)]
    for dots, stuff in ((outside(size), Stuff.EDGE), (ring(size), Stuff.CRUST_0)):
        for x, y in dots:
            if not flow >> edge_at(hexes, x, y) & 1:
                rows[y][x] = stuff
    if exits:
        _bridge(rows, hexes, passages(size, exits, 0))
    return tuple(map(tuple, rows))


def _bridge(rows: list[list[Stuff]], hexes: Measures, floor: list[list[bool]]) -> None:
    """Cold stone along the way over the lava, and the glow below its lower side."""
    for y, row in enumerate(floor):
        for x in range(*hexes.dot_span(y)):
            if row[x]:
                rows[y][x] = Stuff.CRUST_0 if scatter(x // 2, y, 0) % 5 == 0 else Stuff.CRUST_1
            elif y and floor[y - 1][x]:
                rows[y][x] = Stuff.LAVA_2


@lru_cache(256)
def _flowing(size: Size, patch: int, phase: int) -> Rows:
    """A part of the pattern, without edges."""
    hexes = measures(size)
    rows, columns = range(2 * hexes.height), range(hexes.width)
    return tuple(tuple(_heat(hexes, x, y, patch, phase) for x in columns) for y in rows)


def _heat(hexes: Measures, x: int, y: int, patch: int, phase: int) -> Stuff:
    down = (y + 0.5) / (2 * hexes.pitch)
    along = (x + 0.5) / hexes.width - down / 2 + patch % 2
    down += patch // 2
    height = sum(
        tall * math.sin(2 * math.pi * ((east * along + south * down) / 2 + turns * phase / PHASES + start))
        for east, south, turns, start, tall in _WAVES
    )
    return next((stuff for limit, stuff in _HEATS if height < limit), Stuff.LAVA_2)
