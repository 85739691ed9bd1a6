"""What is to be seen on each hex of a cave, as values that the painter draws. Knows no game."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import lru_cache
from typing import TypeAlias

from cavegames.engine.hexgrid import Cell, Edge, Exits, distance, neighbour
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
    """The way from here to the burning lamp; None when it is far, and for lava, which glows by itself."""
    noise: int = 0
    """Which grain the stone has, or which part of the pattern lava shows: fixed by the cell, so that it never
    flickers."""
    flow: Exits = 0
    """The edges over which its lava runs on."""

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
    noise: int = 0
    sheet: bool = False
    """Whether it lies on a printed sheet, not in the open dark."""
    rim: Exits = 0
    """The edges at which the sheet ends."""
    printed: Sign | None = None
    """What is printed on the sheet here."""


CaveHex: TypeAlias = CaveTile | Gap


def noise(cell: Cell) -> int:
    """A small number, fixed by the cell, that looks random."""
    q, r = cell
    scattered = (q * 73856093) ^ (r * 19349663) ^ ((q + r) * 83492791)
    return (scattered >> 5) % NOISES


def patch(cell: Cell) -> int:
    """Which of the four parts of the pattern of lava comes on a hex: it repeats every two hexes each way."""
    q, r = cell
    return 2 * (r % 2) + q % 2


def lit(cells: Mapping[Cell, CaveHex], lamp: Cell | None) -> dict[Cell, CaveHex]:
    """The same hexes with the grain of their cells, and the light of a lamp at `lamp` on those near it.

    Lava runs on into lava beside it.
    """
    return {cell: _in_place(cells, cell, content, lamp) for cell, content in cells.items()}


def _in_place(cells: Mapping[Cell, CaveHex], cell: Cell, content: CaveHex, lamp: Cell | None) -> CaveHex:
    if isinstance(content, Gap):
        return content if content.sheet else _grained(content, noise(cell))
    if content.ground is Ground.LAVA:
        flow = sum(1 << edge for edge in Edge if _lava(cells.get(neighbour(cell, edge))))
        return _flowing(content, patch(cell), flow)
    return _lighted(content, noise(cell), _way(cell, lamp))


def _lava(content: CaveHex | None) -> bool:
    return isinstance(content, CaveTile) and content.ground is Ground.LAVA


def _way(cell: Cell, lamp: Cell | None) -> Cell | None:
    if lamp is None or distance(cell, lamp) > LIGHT_REACH:
        return None
    return lamp[0] - cell[0], lamp[1] - cell[1]


# Equal contents are one object, so that a board sees at once what has not changed.


@lru_cache(8192)
def _lighted(content: CaveTile, grain: int, lamp: Cell | None) -> CaveTile:
    return replace(content, noise=grain, lamp=lamp)


@lru_cache(1024)
def _grained(content: Gap, grain: int) -> Gap:
    return replace(content, noise=grain)


@lru_cache(1024)
def _flowing(content: CaveTile, part: int, flow: Exits) -> CaveTile:
    return replace(content, noise=part, flow=flow)
