"""Lines of hexes put together: for the board, and for tables that stand still (rules, doors, hands)."""

from collections.abc import Callable, Hashable, Mapping

from textual.geometry import Region
from textual.strip import Strip

from cavegames.engine.hexgrid import Cell, Edge, Exits, neighbour
from cavegames.tui.boards.hexframe import reach
from cavegames.tui.boards.hexmeasures import Measures, measures
from cavegames.tui.boards.hexpainter import HexBrush, HexPainter
from cavegames.tui.boards.painter import Picture
from cavegames.tui.looks import Look, Size


def line(hexes: Measures, x: int, y: int, width: int, picture: Callable[[Cell], Picture]) -> Strip:
    """`width` columns of the world from `x` on in the line `y`."""
    pieces: list[Strip] = []
    at = start = hexes.begin(x, y)
    end = x + width
    for cell, its_line in hexes.along(start, y):
        if at >= end:
            break
        pieces.append(picture(cell)[its_line])
        at += pieces[-1].cell_length
    if at > end:
        pieces[-1] = pieces[-1].crop(0, pieces[-1].cell_length - (at - end))
    if start < x and pieces:
        pieces[0] = pieces[0].crop(x - start)
    return Strip.join(pieces)


def bare(cell: Cell, solid: Callable[[Cell], bool]) -> Exits:
    """The edges of a hex beyond which no tile lies."""
    return sum(1 << edge for edge in Edge if not solid(neighbour(cell, edge)))


def still(
    cells: Mapping[Cell, Hashable],
    painter: HexPainter,
    size: Size,
    look: Look,
    theme: str,
    *,
    window: Region | None = None,
) -> list[Strip]:
    """Some hexes in the box around them, or a `window` of the world; what is not in `cells` is blank.

    Without cells nothing.
    """
    if not cells:
        return []

    def solid(cell: Cell) -> bool:
        return cell in cells and painter.solid(cells[cell])

    def picture(cell: Cell) -> Picture:
        content = cells[cell] if cell in cells else painter.blank(cell)
        return painter.paint(content, HexBrush(size, look, theme, bare=bare(cell, solid)))

    hexes = measures(size)
    box = window or reach(cells, 0).region(hexes)
    return [line(hexes, box.x, y, box.width, picture) for y in range(box.y, box.bottom)]
