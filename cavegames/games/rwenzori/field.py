"""The play sheet as a field of hexes (RW-SHEET-1), read from `assets/rwenzori/sheet.toml`.

Places on the sheet are columns and rows counted from its middle hex, which lies under the middle start tile;
every odd row lies half a hex further east. The column of a cell grows to the east, its row is `r`.
"""

from functools import cache
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from cavegames.engine import assets
from cavegames.engine.hexgrid import Cell
from cavegames.games.rwenzori.components import BY_ID

_Place = tuple[int, int]
_Odd = Annotated[int, Field(ge=1, le=99, multiple_of=1)]


class _Mark(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    column: int
    row: int
    treasure: str
    """The id of the face that lies there with Treasure Hunter."""
    turn: Annotated[int, Field(ge=0, le=5)]


class _Sheet(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    columns: _Odd
    rows: _Odd
    marks: list[_Mark]


_SHEET = _Sheet.model_validate(assets.table("rwenzori/sheet.toml"))
COLUMNS, ROWS = _SHEET.columns, _SHEET.rows
"""How many hexes the sheet is wide and high; both are odd."""
EAST, SOUTH = COLUMNS // 2, ROWS // 2
"""The last column and row; the first are as far the other way."""


def middle(seats: int) -> Cell:
    """The middle hex of the sheet: that of the middle start tile, or the left one of two (RW-SET-4)."""
    return (seats - 1) // 2, 0


def cell_at(seats: int, column: int, row: int) -> Cell:
    """The cell at a place of the sheet."""
    return middle(seats)[0] + column - (row - (row & 1)) // 2, row


def column_of(seats: int, cell: Cell) -> int:
    """The column in which a cell lies."""
    return cell[0] - middle(seats)[0] + (cell[1] - (cell[1] & 1)) // 2


@cache
def cells(seats: int) -> frozenset[Cell]:
    """All cells of the sheet."""
    rows, columns = range(-SOUTH, SOUTH + 1), range(-EAST, EAST + 1)
    return frozenset(cell_at(seats, column, row) for row in rows for column in columns)


def logos(seats: int) -> tuple[Cell, Cell]:
    """The logo hexes, at the top centre and at the bottom centre."""
    return cell_at(seats, 0, -SOUTH), cell_at(seats, 0, SOUTH)


@cache
def marks(seats: int) -> dict[Cell, tuple[int, int]]:
    """The hexes with a treasure mark; with Treasure Hunter, the face that lies there and how it is turned."""
    return {cell_at(seats, mark.column, mark.row): (BY_ID[mark.treasure], mark.turn) for mark in _SHEET.marks}
