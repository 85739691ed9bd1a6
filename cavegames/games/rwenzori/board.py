"""What lies on the table: an unbounded field of hexes, as an immutable mapping."""

from collections.abc import Iterator, Mapping
from enum import IntEnum
from typing import NamedTuple

from cavegames.engine.hexgrid import Cell, Exits
from cavegames.games.rwenzori.components import HIDDEN, TURNED

NOBODY = -1
"""In the place of a seat."""
NOWHERE: Cell = (-999, -999)
"""In the place of a cell."""
FARTHEST = 99
"""Coordinates of cells go no further from 0: the tiles do not reach beyond."""


class Status(IntEnum):
    """What a tile on the table is to who comes to it."""

    OPEN = 0
    """An ordinary passage: also a passed obstacle, a revealed plain passage or clock."""
    DARK = 1
    """A dark tile that is not revealed."""
    ACTIVE = 2
    """An obstacle that nobody has passed: flooded, dead end, or a revealed dark tile with an icon."""
    CAVE_IN = 3
    """What an explosion leaves: no way in or out (RW-PEN-4)."""


class Placed(NamedTuple):
    """A tile on the table."""

    face: int
    """HIDDEN for a dark tile in the eyes of who may not see it."""
    turn: int = 0
    """Turned clockwise by so many sixths; 0 while it is not revealed."""
    status: Status = Status.OPEN
    exits: Exits = 0
    """The exits as it lies. None for a dark tile that is not revealed, for a cave-in and for lava."""
    owner: int = NOBODY
    """The seat that laid it, of dark tiles only (RW-OBS-5); NOBODY for the cave of a match of one."""
    marked: bool = False
    """A penalty was taken from it, in a match of one (RW-SOLO-6); the treasure on it is found (RW-TRE-1)."""


def placed(face: int, turn: int, status: Status = Status.OPEN, owner: int = NOBODY) -> Placed:
    """A tile that lies face up and turned."""
    return Placed(face, turn, status, TURNED[face][turn], owner)


def dark(face: int, owner: int) -> Placed:
    """A dark tile that lies face down (RW-OBS-3)."""
    return Placed(face, 0, Status.DARK, 0, owner)


def linked(tile: Placed, edge: int, other: Placed) -> bool:
    """Whether a tile and its neighbour over an edge are linked: each has an exit there."""
    return bool(tile.exits >> edge & 1 and other.exits >> (edge + 3) % 6 & 1)


def masked(tile: Placed) -> Placed:
    """A dark tile as seen by somebody who did not lay it."""
    return tile._replace(face=HIDDEN)


class Board(Mapping[Cell, Placed]):
    """The tiles by cell. Equal boards hold equal tiles, however they came about; a change makes a new one."""

    __slots__ = ("_hash", "_tiles", "at")

    def __init__(self, tiles: Mapping[Cell, Placed] | None = None) -> None:
        self._tiles: dict[Cell, Placed] = dict(tiles or {})
        self._hash: int | None = None
        self.at = self._tiles.get
        """What lies on a cell, or None: the same as `get`, without a detour."""

    def __getitem__(self, cell: Cell) -> Placed:
        return self._tiles[cell]

    def __contains__(self, cell: object) -> bool:
        return cell in self._tiles

    def __iter__(self) -> Iterator[Cell]:
        return iter(self._tiles)

    def __len__(self) -> int:
        return len(self._tiles)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self._tiles == other._tiles

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash(frozenset(self._tiles.items()))
        return self._hash

    def __repr__(self) -> str:
        return f"Board({self._tiles!r})"

    def __reduce__(self) -> tuple[type["Board"], tuple[dict[Cell, Placed]]]:
        return Board, (self._tiles,)

    def laid(self, cell: Cell, tile: Placed) -> "Board":
        """The board with a tile on a cell, in the place of what may lie there."""
        return Board({**self._tiles, cell: tile})
