"""The cave of `benchmarks.cavern` on the play sheet, with a river of lava or without."""

from dataclasses import replace

from benchmarks.cavern import Cavern, cavern
from cavegames.engine.hexgrid import Cell
from cavegames.games.rwenzori import field
from cavegames.tui.boards.hexcells import CaveHex, CaveTile, Gap, Ground, lit
from cavegames.tui.games.rwenzori.sheet import sheet

SEATS = 5
BESIDE = 2
"""The river runs so many hexes east of the lamp."""


def on_sheet(tiles: int = 88, *, lava: bool = False) -> Cavern:
    """A cave of so many tiles without those that would lie beside the sheet."""
    cave, blank = cavern(tiles), sheet(SEATS)
    shown: dict[Cell, CaveHex] = {**blank}
    for cell, content in cave.cells.items():
        if isinstance(content, CaveTile) and cell in blank:
            shown[cell] = content
        elif isinstance(content, Gap) and cell in blank:
            shown[cell] = replace(blank[cell], mark=content.mark, victim=content.victim)
    if lava:
        shown |= dict.fromkeys(_river(cave.lamp), CaveTile(0, Ground.LAVA))
    return Cavern(lit(shown, cave.lamp), cave.lamp, [cell for cell in cave.targets if cell in blank])


def _river(lamp: Cell) -> list[Cell]:
    """A hex in each row of the sheet, one below the other."""
    column = field.column_of(SEATS, lamp) + BESIDE
    return [field.cell_at(SEATS, column, row) for row in range(-field.SOUTH, field.SOUTH + 1)]
