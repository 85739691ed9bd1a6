"""The play sheet as it is seen where nothing lies on it (RW-SHEET-1)."""

from collections.abc import Mapping
from functools import cache

from cavegames.engine.hexgrid import Cell
from cavegames.games.rwenzori import field
from cavegames.games.rwenzori.state import State
from cavegames.tui.boards.hexcells import Gap
from cavegames.tui.boards.hexframe import Reach, reach
from cavegames.tui.boards.hexsigns import Sign
from cavegames.tui.boards.hexstill import bare

SHEET = "sheet"
"""The expansion that gives the table an end."""


def blank(view: State) -> Mapping[Cell, Gap]:
    """All hexes of the sheet of a match; none for a table without end."""
    return sheet(len(view.meeples)) if SHEET in view.expansions else {}


def bounds(view: State) -> Reach | None:
    """How far the sheet of a match goes; None for a table without end."""
    return reach(field.cells(len(view.meeples)), 0) if SHEET in view.expansions else None


@cache
def sheet(seats: int) -> Mapping[Cell, Gap]:
    """The empty sheet for so many players."""
    cells = field.cells(seats)
    printed = {
        **dict.fromkeys(field.marks(seats), Sign.TREASURE),
        **dict.fromkeys(field.logos(seats), Sign.LOGO),
    }
    return {
        cell: Gap(sheet=True, rim=bare(cell, cells.__contains__), printed=printed.get(cell)) for cell in cells
    }
