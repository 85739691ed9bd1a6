"""The two sides of the board (RP-COMP-5, RP-QUE-1, RP-QUE-3), each a drawing in the assets."""

from dataclasses import dataclass
from typing import Any

from cavegames.engine import assets
from cavegames.engine.squaregrid import Cell, Side, name, neighbour


@dataclass(frozen=True, slots=True)
class Board:
    """One side of the board. Row 0 holds the camp, the last row the docks, the others jungle."""

    id: str
    width: int
    height: int
    jungle: frozenset[Cell]
    camp: Cell
    docks: tuple[Cell, ...]
    """From the west."""
    clearings: tuple[Cell, ...]
    """Where bonus tiles lie, row by row (RP-BON-1); all in the jungle."""
    places: tuple[Cell, ...]
    """The special places by quest card (RP-QUE-1); all in the jungle. None on the front."""
    place_names: tuple[str, ...]
    """Their names, with article, e.g. `the temple`."""
    lava_from: int
    """The first space that lava covers: 0 is the base camp, 1 the first path tile (RP-LAVA-2)."""

    def name(self, cell: Cell) -> str:
        """The name of a cell: `camp`, `dock1` to `dock3`, else as in `e1`, which is below the camp."""
        if cell == self.camp:
            return "camp"
        if cell in self.docks:
            return f"dock{self.docks.index(cell) + 1}"
        return name((cell[0], cell[1] - 1))


def board_from(side: str, data: dict[str, Any]) -> Board:
    """The board in `data`. Raises ValueError when it is none.

    In the drawing `C` is the camp, `#` jungle, `o` a clearing, `1` to `7` a place, `D` a dock, `.` nothing.
    """
    rows = data["drawing"].split()
    cells = {(x, y): mark for y, row in enumerate(rows) for x, mark in enumerate(row) if mark != "."}

    def marked(mark: str) -> tuple[Cell, ...]:
        return tuple(cell for cell, found in cells.items() if found == mark)

    places = tuple(marked(str(i + 1)) for i in range(len(data["places"])))
    camp, docks, clearings = marked("C"), marked("D"), marked("o")
    width = max(map(len, rows))
    if (len(camp), len(docks), len(clearings), set(map(len, places)) - {1}) != (1, 3, 4, set()):
        raise ValueError(f"{side}: one camp, three docks, four clearings and one space a place are needed")
    if (width, len(rows), camp[0]) != (9, 13, (4, 0)) or {y for _, y in docks} != {12}:
        raise ValueError(
            f"{side}: the camp must lie north of the middle of 9 x 11 spaces, the docks south of them"
        )
    board = Board(
        id=side,
        width=width,
        height=len(rows),
        jungle=frozenset(cell for cell, mark in cells.items() if mark not in "CD"),
        camp=camp[0],
        docks=docks,
        clearings=clearings,
        places=tuple(place[0] for place in places),
        place_names=tuple(data["places"]),
        lava_from=data["lava_from"],
    )
    if _reached(board) != set(cells):
        raise ValueError(f"{side}: every space must be reached from the camp without going north")
    return board


def _reached(board: Board) -> set[Cell]:
    """The cells that a path from the camp can come to; it leaves the camp southwards, and a dock never."""
    found = {board.camp}
    ends = [neighbour(board.camp, Side.SOUTH)]
    while ends:
        cell = ends.pop()
        if cell in found or cell not in board.jungle:
            continue
        found.add(cell)
        ends += [neighbour(cell, side) for side in (Side.EAST, Side.SOUTH, Side.WEST)]
    return found | {dock for dock in board.docks if neighbour(dock, Side.NORTH) in found}


BOARDS: tuple[Board, ...] = tuple(
    board_from(side, assets.table(f"redpeak/{side}.toml")) for side in ("front", "reversed")
)
FRONT, REVERSED = 0, 1
