"""The edges of a hex as characters: which cells they take, and with what they are drawn."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from cavegames.engine.hexgrid import Edge
from cavegames.tui.boards.hexmeasures import Measures

Spot: TypeAlias = tuple[int, int]
"""Column and line of a cell in the box around a hex."""


class Pen(NamedTuple):
    """The characters of an outline: across, upright, and corners from the upper left, by reading order."""

    across: str
    upright: str
    corners: str


LINE = Pen("─", "│", "╭╮╰╯")
HEAVY = Pen("━", "┃", "┏┓┗┛")
DOTTED = Pen("·", "·", "····")
LAST = Pen("─", "│", "◆◆◆◆")
SHEET = Pen("═", "║", "╔╗╚╝")
GHOST = Pen("╌", "╎", "┌┐└┘")
PLAIN = Pen("-", "|", "..''")
PLAIN_HEAVY = Pen("#", "#", "####")
PLAIN_LAST = Pen("-", "|", "****")
PLAIN_SHEET = Pen("=", "|", "====")
PLAIN_GHOST = Pen("+", "+", "++++")
PLAIN_DOTTED = Pen(":", ":", "::::")


@lru_cache(64)
def outline(hexes: Measures, pen: Pen) -> Mapping[Spot, tuple[Edge, str]]:
    """For each cell on the rim of a hex the edge it belongs to, and its character."""
    cells: dict[Spot, tuple[Edge, str]] = {}
    for line in range(hexes.height):
        if hexes.slope <= line < hexes.pitch:
            cells[0, line] = Edge.W, pen.upright
            cells[hexes.width - 1, line] = Edge.E, pen.upright
        else:
            cells.update(_sloping(hexes, line, pen))
    return MappingProxyType(cells)


def _sloping(hexes: Measures, line: int, pen: Pen) -> Iterator[tuple[Spot, tuple[Edge, str]]]:
    upper = line < hexes.slope
    left, right = (Edge.NW, Edge.NE) if upper else (Edge.SW, Edge.SE)
    first, end = hexes.span(line)
    beyond = line - 1 if upper else line + 1
    middle = hexes.width // 2
    inner = hexes.span(beyond) if 0 <= beyond < hexes.height else (middle, middle)
    corners = pen.corners[:2] if upper else pen.corners[2:]
    for column in range(first, inner[0]):
        yield (column, line), (left, corners[0] if column == first else pen.across)
    for column in range(inner[1], end):
        yield (column, line), (right, corners[1] if column == end - 1 else pen.across)
