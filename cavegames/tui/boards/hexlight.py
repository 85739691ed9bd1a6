"""How much light of the lamp falls on each pixel of a hex."""

import math
from functools import lru_cache

from cavegames.engine.hexgrid import Cell
from cavegames.tui.boards.hexcells import LIGHT_REACH
from cavegames.tui.boards.hexmeasures import measures
from cavegames.tui.boards.hexshades import LEVELS
from cavegames.tui.looks import Size


@lru_cache(512)
def light(size: Size, lamp: Cell | None) -> tuple[tuple[int, ...], ...]:
    """For each pixel of the box around a hex a level of light; `lamp` is the way to the lamp."""
    hexes = measures(size)
    rows = range(2 * hexes.height)
    if lamp is None:
        return ((0,) * hexes.width,) * (2 * hexes.height)
    left, top = hexes.corner(lamp)
    x0, y0 = left + hexes.width / 2, 2 * top + hexes.height
    return tuple(
        tuple(_level(math.hypot(x + 0.5 - x0, y + 0.5 - y0) / hexes.width) for x in range(hexes.width))
        for y in rows
    )


def _level(steps: float) -> int:
    """The level at so many steps from the lamp."""
    share = max(0.0, 1 - steps / (LIGHT_REACH + 0.5))
    return round((LEVELS - 1) * math.pow(share, 1.2))


@lru_cache(512)
def around(lamp: Cell | None) -> int:
    """The level in the middle of a hex."""
    hexes = measures(Size.S)
    return light(Size.S, lamp)[hexes.height][hexes.width // 2]
