"""What is to be seen on each hex of a cave, as values that the painter draws. Knows no game."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import lru_cache
from typing import TypeAlias

from cavegames.engine.hexgrid import Cell, Exits, distance
from cavegames.tui.boards.hexsigns import Sign

LIGHT_REACH = 3
"""Steps from the lamp to the farthest hexes that its light falls on."""
NOISES = 8
"""So many kinds of grain the stone has."""


class Ground(Enum):
    """What a tile is made of."""

    ROCK = auto()
    DARK = auto()
    """A dark tile that is known."""
    UNKNOWN = auto()
    """A dark tile, face down."""
    WATER = auto()
    LAVA = auto()
    RUBBLE = auto()
    """A cave-in."""
    DAYLIGHT = auto()
    """The way out."""


class Mark(Enum):
    """What a hex means now."""

    NONE = auto()
    TARGET = auto()
    """Something may be done here."""
    AGAINST = auto()
    """Something may be done here against another player."""
    BARRED = auto()
    """Looks as if it were possible, and is not."""
    LAST = auto()
    """The last tile laid."""


@dataclass(frozen=True, slots=True)
class CaveTile:
    """A hex with a tile."""

    exits: Exits
    ground: Ground = Ground.ROCK
    sign: Sign | None = None
    penalty: Sign | None = None
    fallen: Exits = 0
    """Edges closed by fallen rock."""
    owner: int | None = None
    """The seat that laid a dark tile."""
    passed: bool = False
    """Whether its sign does not matter any more."""
    meeples: tuple[int, ...] = ()
    """The seats whose meeples stand here."""
    active: int | None = None
    """The one of them whose lamp burns."""
    mark: Mark = Mark.NONE
    ghost: bool = False
    """Whether it is only held over the table."""
    lamp: Cell | None = None
    """The way from here to the burning lamp; None when it is far."""
    noise: int = 0
    """Which grain the stone has: fixed by the cell, so that it never flickers."""

    @property
    def standing(self) -> tuple[int, ...]:
        """The seats of the meeples from left to right; whose lamp burns stands last, with room for it."""
        return tuple(sorted(self.meeples, key=lambda seat: seat == self.active))


@dataclass(frozen=True, slots=True)
class Gap:
    """A hex without a tile."""

    mark: Mark = Mark.NONE
    victim: int | None = None
    """The seat that something would be done to here."""
    lamp: Cell | None = None
    noise: int = 0


CaveHex: TypeAlias = CaveTile | Gap


def noise(cell: Cell) -> int:
    """A small number, fixed by the cell, that looks random."""
    q, r = cell
    scattered = (q * 73856093) ^ (r * 19349663) ^ ((q + r) * 83492791)
    return (scattered >> 5) % NOISES


def lit(cells: Mapping[Cell, CaveHex], lamp: Cell | None) -> dict[Cell, CaveHex]:
    """The same hexes with the grain of their cells, and the light of a lamp at `lamp` on those near it."""
    return {cell: _placed(content, noise(cell), _way(cell, lamp)) for cell, content in cells.items()}


def _way(cell: Cell, lamp: Cell | None) -> Cell | None:
    if lamp is None or distance(cell, lamp) > LIGHT_REACH:
        return None
    return lamp[0] - cell[0], lamp[1] - cell[1]


@lru_cache(8192)
def _placed(content: CaveHex, grain: int, lamp: Cell | None) -> CaveHex:
    """Equal contents are one object, so that a board sees at once what has not changed."""
    return replace(content, noise=grain, lamp=lamp)
