"""The playmat (OC-COMP-7): its spaces, and what a tool on each round space sees (OC-SIGHT-1, OC-SIGHT-2).

Square spaces (in the caves) and round spaces (around them) are numbered from 0, each row by row
from the top left.
Sets of square spaces are bit sets: bit i is square space i.
"""

from dataclasses import dataclass

from cavegames.engine import assets, squaregrid
from cavegames.engine.squaregrid import Cell, Side


@dataclass(frozen=True, slots=True)
class Look:
    """One line of sight of a round space: towards `side`, over the square spaces in `spaces` (a bit set)."""

    side: Side
    spaces: int


@dataclass(frozen=True, slots=True)
class Playmat:
    """The spaces and their lines of sight."""

    width: int
    height: int
    squares: tuple[Cell, ...]
    levels: tuple[int, ...]
    """The level (1, 2, 3) of each square space."""
    rounds: tuple[Cell, ...]
    looks: tuple[tuple[Look, ...], ...]
    """The lines of sight of each round space."""
    caves: tuple[int, int, int]
    """The square spaces of levels 1, 2, 3, as bit sets."""
    names: tuple[str, ...]
    """The names of the square spaces, then of the round spaces."""

    def square(self, name: str) -> int | None:
        """The number of the square space with that name, if there is one."""
        return _SQUARES.get(name)

    def round(self, name: str) -> int | None:
        """The number of the round space with that name, if there is one."""
        return _ROUNDS.get(name)

    def square_name(self, space: int) -> str:
        """The name of a square space, e.g. `f6`."""
        return self.names[space]

    def round_name(self, space: int) -> str:
        """The name of a round space, e.g. `f1`."""
        return self.names[len(self.squares) + space]

    def shared(self, space: int) -> bool:
        """Whether a round space lies between two caves (OC-SIGHT-2)."""
        seen = 0
        for look in self.looks[space]:
            seen |= look.spaces
        return sum(bool(seen & cave) for cave in self.caves) > 1


def _read(drawing: str) -> Playmat:
    rows = drawing.split()
    cells = {(x, y): mark for y, row in enumerate(rows) for x, mark in enumerate(row) if mark != "."}
    squares = tuple(cell for cell, mark in cells.items() if mark in "123")
    rounds = tuple(cell for cell, mark in cells.items() if mark in "o@")
    number = {cell: i for i, cell in enumerate(squares)}
    by_level = [{cell for cell in squares if cells[cell] == level} for level in "123"]

    def look(cell: Cell, side: Side) -> Look:
        cave = next((cave for cave in by_level if squaregrid.neighbour(cell, side) in cave), set())
        return Look(side, sum(1 << number[seen] for seen in squaregrid.line(cell, side, cave)))

    return Playmat(
        width=max(map(len, rows)),
        height=len(rows),
        squares=squares,
        levels=tuple(int(cells[cell]) for cell in squares),
        rounds=rounds,
        looks=tuple(tuple(seen for side in Side if (seen := look(cell, side)).spaces) for cell in rounds),
        caves=tuple(sum(1 << number[cell] for cell in cave) for cave in by_level),  # type: ignore[arg-type]
        names=tuple(squaregrid.name(cell) for cell in squares + rounds),
    )


MAT = _read(assets.table("ocelot/playmat.toml")["drawing"])
_SQUARES = {MAT.square_name(i): i for i in range(len(MAT.squares))}
_ROUNDS = {MAT.round_name(i): i for i in range(len(MAT.rounds))}
