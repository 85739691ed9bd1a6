"""A grid of squares: coordinates, directions, lines, distances.

A cell is `(x, y)`, x growing to the east and y to the south. Names are a letter and a number:
`(0, 0)` is `a1`.
"""

import re
from collections.abc import Container, Iterator
from enum import IntEnum
from typing import TypeAlias

Cell: TypeAlias = tuple[int, int]

_NAME = re.compile(r"([a-z])([1-9][0-9]{0,2})", re.ASCII)


class Side(IntEnum):
    """The four directions, clockwise from the north."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3

    @property
    def opposite(self) -> "Side":
        """The direction that leads back."""
        return Side((self + 2) % 4)


STEPS: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""One step in each direction, by Side."""


def neighbour(cell: Cell, side: Side) -> Cell:
    """The next cell in a direction."""
    dx, dy = STEPS[side]
    return cell[0] + dx, cell[1] + dy


def line(cell: Cell, side: Side, within: Container[Cell]) -> Iterator[Cell]:
    """The cells beyond `cell` in a direction, nearest first, while they lie in `within`."""
    cell = neighbour(cell, side)
    while cell in within:
        yield cell
        cell = neighbour(cell, side)


def distance(a: Cell, b: Cell) -> int:
    """Steps from one cell to another without diagonals."""
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def name(cell: Cell) -> str:
    """The name of a cell, `a1` to `z999`, e.g. `k3`. Raises ValueError for cells outside."""
    x, y = cell
    if not (0 <= x < 26 and 0 <= y < 999):
        raise ValueError(f"no name for cell {cell}")
    return f"{chr(ord('a') + x)}{y + 1}"


def read(text: str) -> Cell:
    """The cell with that name. Raises ValueError."""
    found = _NAME.fullmatch(text)
    if found is None:
        raise ValueError(f"{text!r} is no cell; a cell is a letter and a number, as in k3")
    return ord(found[1]) - ord("a"), int(found[2]) - 1
