"""A grid of pointy-top hexes: axial coordinates, edges, sets of exits, lines, rings, distances.

A cell is `(q, r)`: q grows to the east, r to the south-east (each row lies half a hex further east
than the one above). Names are letters for the column and a number for the row, as players count
them on a board whose every second row is set in by half a hex: `(0, 0)` is `a1`, `(0, 1)` is `a2`,
`(-1, 2)` is `a3`.
"""

import re
from collections.abc import Container, Iterator
from enum import IntEnum
from typing import TypeAlias

Cell: TypeAlias = tuple[int, int]

Exits: TypeAlias = int
"""A set of edges: bit i is edge i."""

EDGES = 6
ALL_EXITS: Exits = (1 << EDGES) - 1

_LETTERS = 26
_COLUMNS = _LETTERS + _LETTERS * _LETTERS
_NAME = re.compile(r"([a-z]{1,2})([1-9][0-9]{0,2})", re.ASCII)


class Edge(IntEnum):
    """The six edges, clockwise from the north-east."""

    NE = 0
    E = 1
    SE = 2
    SW = 3
    W = 4
    NW = 5

    @property
    def opposite(self) -> "Edge":
        """The edge that leads back."""
        return Edge((self + 3) % EDGES)

    def turned(self, steps: int) -> "Edge":
        """Where this edge comes to lie after turning clockwise by sixths; negative is anticlockwise."""
        return Edge((self + steps) % EDGES)


STEPS: tuple[Cell, ...] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""One step over each edge, by Edge."""


def neighbour(cell: Cell, edge: Edge) -> Cell:
    """The cell over an edge."""
    dq, dr = STEPS[edge]
    return cell[0] + dq, cell[1] + dr


def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """The six cells around, by Edge."""
    return tuple(neighbour(cell, edge) for edge in Edge)


def edge_between(a: Cell, b: Cell) -> Edge | None:
    """The edge of `a` that leads to `b`; None when they are no neighbours."""
    step = (b[0] - a[0], b[1] - a[1])
    return Edge(STEPS.index(step)) if step in STEPS else None


def exits(*edges: Edge) -> Exits:
    """The set of these edges."""
    return sum({1 << edge for edge in edges})


def edges(of: Exits) -> tuple[Edge, ...]:
    """The edges of a set, ascending."""
    return tuple(edge for edge in Edge if of >> edge & 1)


def rotate(of: Exits, steps: int) -> Exits:
    """A set of exits turned clockwise by sixths; negative is anticlockwise."""
    steps %= EDGES
    return (of << steps | of >> (EDGES - steps)) & ALL_EXITS


def distance(a: Cell, b: Cell) -> int:
    """Steps from one cell to another."""
    dq, dr = b[0] - a[0], b[1] - a[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def line(cell: Cell, edge: Edge, within: Container[Cell]) -> Iterator[Cell]:
    """The cells beyond `cell` over an edge and straight on, nearest first, while they lie in `within`."""
    cell = neighbour(cell, edge)
    while cell in within:
        yield cell
        cell = neighbour(cell, edge)


def ring(centre: Cell, radius: int) -> Iterator[Cell]:
    """The cells at that distance, clockwise from the north-east corner. Raises ValueError below 0."""
    if radius < 0:
        raise ValueError(f"a ring has a radius of 0 or more, not {radius}")
    if radius == 0:
        yield centre
        return
    dq, dr = STEPS[Edge.NE]
    cell = centre[0] + dq * radius, centre[1] + dr * radius
    for side in Edge:
        for _ in range(radius):
            yield cell
            cell = neighbour(cell, side.turned(2))


def name(cell: Cell) -> str:
    """The name of a cell, `a1` to `zz999`, e.g. `k3`. Raises ValueError for cells outside."""
    q, r = cell
    column = q + r // 2
    if not (0 <= column < _COLUMNS and 0 <= r < 999):
        raise ValueError(f"no name for cell {cell}")
    first, second = divmod(column, _LETTERS)
    return f"{_letter(first - 1) if first else ''}{_letter(second)}{r + 1}"


def _letter(i: int) -> str:
    return chr(ord("a") + i)


def read(text: str) -> Cell:
    """The cell with that name. Raises ValueError."""
    found = _NAME.fullmatch(text)
    if found is None:
        raise ValueError(f"{text!r} is no cell; a cell is a letter and a number, as in k3")
    column = -1
    for letter in found[1]:
        column = (column + 1) * _LETTERS + ord(letter) - ord("a")
    r = int(found[2]) - 1
    return column - r // 2, r
