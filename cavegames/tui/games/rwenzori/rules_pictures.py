"""The pictures in the rules, drawn as the table is."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import product

from textual.strip import Strip

from cavegames.engine.hexgrid import Cell
from cavegames.games.rwenzori import field
from cavegames.tui.boards.hexpaint import CavePainter
from cavegames.tui.boards.hexstill import still
from cavegames.tui.games.rwenzori.demo import demo
from cavegames.tui.looks import Look, Size
from cavegames.tui.palette import Palette


def rules_picture(clause: str, look: Look, palette: Palette) -> Sequence[Strip] | None:
    """The picture that goes with a clause, at most 45 x 21 terminal cells; None where there is none."""
    cave = _PICTURES.get(clause)
    if cave is None:
        return None
    middle = sorted(cave)[len(cave) // 2]
    lamp = next((cell for cell, words in cave.items() if "@A" in words), middle)
    wide = max(2 * q + r for q, r in cave) - min(2 * q + r for q, r in cave)
    size = Size.M if wide <= FEW else Size.S
    return still(demo(cave, lamp), CavePainter(), size, look, palette.name)


FEW = 5
"""Half hexes from the westernmost hex to the easternmost, up to which a picture is drawn larger."""


def _part(columns: Iterable[int], rows: Iterable[int]) -> dict[Cell, str]:
    """A part of the empty play sheet."""
    return {field.cell_at(3, column, row): "sheet" for row, column in product(rows, columns)}


_PICTURES: Mapping[str, Mapping[Cell, str]] = {
    # The eight normal tiles, in the order of the clause.
    "RW-COMP-2": {
        (0, 0): "straight", (1, 0): "wide-bend", (2, 0): "sharp-bend", (3, 0): "star",
        (-1, 2): "left-fork", (0, 2): "right-fork", (1, 2): "cross", (2, 2): "six-way",
    },
    # Swing, dive, jump, pickaxe.
    "RW-COMP-3": {
        (0, 0): "swing-cross", (1, 0): "dive-right-fork", (2, 0): "jump-star",
        (3, 0): "pickaxe-left-fork", (4, 0): "light-straight",
    },
    "RW-COMP-5": {
        (0, 0): "?B", (1, 0): "dark-plain-straight/1", (2, 0): "dark-clock-star",
        (3, 0): "dark-plus1-swing/1", (4, 0): "dark-hand-dive/1",
    },
    "RW-COMP-6": {
        (0, 0): "flooded-dive-straight/1", (1, 0): "flooded-swing-wide-bend", (2, 0): "dead-end/1",
    },
    "RW-COMP-7": {(0, 0): "plus1-straight/1", (1, 0): "plus2-star", (2, 0): "tnt", (3, 0): "escape/4"},
    "RW-SET-2": {(0, 0): "start @A", (1, 0): "start/1 @B", (2, 0): "start/4 @C", (3, 0): "start/3 @D"},
    "RW-LAY-1": {(0, 0): "left-fork/1 @A", (1, 0): "+", (0, 1): "straight/2 ghost", (-1, 0): "straight/1"},
    "RW-OBS-1": {(0, 0): "straight/1 @A", (1, 0): "straight/1", (2, 0): "straight/1 @B", (3, 0): "!B"},
    "RW-SAVE-1": {(0, 0): "straight/1 @A", (1, 0): "flooded-dive-straight/1", (2, 0): "dive-star ghost"},
    "RW-BLIND-1": {(0, 0): "straight/1 @A", (1, 0): "?B", (-1, 0): "star/1"},
    "RW-BLIND-4": {(0, 0): "straight/1", (1, 0): "dark-hand-dive/1 @A", (2, 0): "dive-cross ghost"},
    "RW-TNT-1": {(0, 0): "straight/1 @A", (1, 0): "tnt/1 ghost", (2, 0): "star"},
    "RW-MOVE-1": {
        (0, 0): "straight/1 @A", (1, 0): "straight/1", (2, 0): "left-fork/1", (3, 0): "+", (2, 1): "?C",
    },
    # The lower edge of the sheet with its logo and a treasure mark, and an exit that is a wall.
    "RW-SHEET-1": {**_part(range(-1, 2), range(3, 6)), (-2, 5): "straight/2 @A"},
    # Two arms of lava, a row apart.
    "RW-LAVA-1": {
        **_part(range(-2, 3), range(-3, 3)), (0, 2): "lava", (0, 1): "lava",
        (2, -3): "lava", (2, -2): "lava", (1, -1): "lava", (0, 0): "sheet +", (1, 0): "sheet +",
        (-1, 0): "straight/1 @A", (2, 0): "star @B",
    },
    # Two meeples that came from the west, cut off.
    "RW-LAVA-2": {
        (-1, 0): "cross/1", (0, 0): "lava", (1, 0): "straight/1 @A",
        (-1, 1): "lava", (-1, 2): "straight/2 @B",
    },
    # A jump over the ring.
    "RW-LAVA-4": {
        (0, 0): "start @A", (1, 0): "lava/1 passed", (2, 0): "jump-star ghost",
        (0, -1): "lava", (1, -1): "lava", (-1, 0): "lava", (0, 1): "lava", (-1, 1): "lava",
    },
    # From an end of the start row.
    "RW-LAVA-5": {
        (0, 0): "start @A", (1, 0): "start/1 @B", (2, 0): "start/3 @C", (-1, 0): "lava", (-1, 1): "lava",
        (-1, 2): "lava", (0, 2): "lava", (1, 2): "+", (1, 1): "+", (0, 1): "+",
    },
    "RW-HID-1": {(0, 0): "hidden-star", (1, 0): "hidden-left-fork/1", (2, 0): "hidden-right-fork"},
    # In above, out below.
    "RW-HID-3": {
        (0, 0): "straight/1 @A", (1, 0): "hidden-left-fork/3", (0, 2): "hidden-star/1", (1, 2): "+",
    },
    # Above the tile links to the treasure, below it does not.
    "RW-TRE-1": {
        (0, 0): "straight/1 @A", (1, 0): "straight/1 ghost", (2, 0): "treasure-straight/1",
        (-1, 2): "straight/1 @B", (0, 2): "straight/1 ghost", (1, 2): "treasure-straight",
    },
}  # fmt: skip
