"""Boards that stand still: for the rules and the doors, drawn by the same painters as in a match."""

from collections.abc import Hashable, Mapping, Sequence

from rich.style import Style
from textual.strip import Strip

from cavegames.engine.squaregrid import Cell
from cavegames.tui.boards.painter import Brush, Painter


def still(
    cells: Mapping[Cell, Hashable], corner: Cell, opposite: Cell, painter: Painter, brush: Brush
) -> list[Strip]:
    """The spaces from one corner to the opposite one, both included; what is not in `cells` is blank."""
    lines: list[Strip] = []
    for y in range(corner[1], opposite[1] + 1):
        row = [(x, y) for x in range(corner[0], opposite[0] + 1)]
        pictures = [painter.paint(cells.get(cell) or painter.blank(cell), brush) for cell in row]
        lines += [Strip.join(parts) for parts in zip(*pictures, strict=True)]
    return lines


def centred(strips: Sequence[Strip], width: int, height: int, style: Style) -> list[Strip]:
    """A picture in the middle of a room, cut where it is too large: `height` lines of `width`."""
    tall, wide = len(strips), max((strip.cell_length for strip in strips), default=0)
    top, left = max(0, (height - tall) // 2), max(0, (width - wide) // 2)
    cut_y, cut_x = max(0, (tall - height) // 2), max(0, (wide - width) // 2)
    shown = [strip.crop(cut_x, cut_x + width) for strip in strips[cut_y : cut_y + height]]
    middle = [
        Strip.join([Strip.blank(left, style), strip, Strip.blank(width - left - strip.cell_length, style)])
        for strip in shown
    ]
    below = height - top - len(middle)
    return [Strip.blank(width, style)] * top + middle + [Strip.blank(width, style)] * below
