"""What is to be seen on each space of the mat, as values that a painter draws."""

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TypeAlias

from cavegames.engine import squaregrid
from cavegames.engine.squaregrid import Cell
from cavegames.games.ocelot.components import FACES, Token, Tool
from cavegames.games.ocelot.playmat import MAT
from cavegames.games.ocelot.state import State

Bits: TypeAlias = int
"""A set of square spaces: bit i is square space i of the playmat."""


@dataclass(frozen=True, slots=True)
class Square:
    """A square space of a cave."""

    level: int
    """1, 2, 3."""
    noise: int
    """Fixed by the cell: which grain the stone has."""
    token: Token | None = None
    companion: int | None = None
    """The seat whose companion lies here."""
    lit: bool = False
    """In sight of the tool in hand, were it placed under the cursor."""
    target: bool = False
    """A move may be made here now."""
    opens: bool = False
    """Would become takeable by the placement under the cursor."""
    takeable: bool = False
    """May be taken now."""
    last: bool = False
    """The last token placed."""
    ghost: int | None = None
    """The seat whose companion is in hand over this space."""


@dataclass(frozen=True, slots=True)
class Round:
    """A round space around the caves."""

    sides: int
    """The directions it looks in: bit i is Side(i)."""
    shared: bool
    """Whether it looks into two caves."""
    tool: Tool | None = None
    ghost: Tool | None = None
    """The tool in hand, shown before it is placed."""
    target: bool = False
    """The tool in hand may be placed here."""
    last: bool = False
    """The last token placed."""


@dataclass(frozen=True, slots=True)
class Rock:
    """The mountain, where the mat has no space."""

    dark: tuple[int, int, int, int]
    """How dark its corners are, north west, north east, south west, south east: 0 to DARKEST."""
    noise: int


DEEP = 4
"""So many steps from every space, and farther, the mountain is not seen."""
DARKEST = 4 * (DEEP - 1)

Space: TypeAlias = Square | Round


@dataclass(frozen=True, slots=True)
class Marks:
    """What matters now, beside what lies on the mat. Cells are those of the playmat."""

    targets: frozenset[Cell] = frozenset()
    """Where a move may be made now."""
    lit: Bits = 0
    """Square spaces in sight of the tool in hand over the cursor."""
    opens: Bits = 0
    """Square spaces whose token would become takeable by placing it there."""
    takeable: Bits = 0
    """Square spaces whose token may be taken now."""
    last: Cell | None = None
    """Where the last token was placed."""
    ghost_cell: Cell | None = None
    """Where the thing in hand is shown."""
    ghost_tool: Tool | None = None
    ghost_companion: int | None = None


NO_MARKS = Marks()


def scene(state: State, marks: Marks = NO_MARKS) -> dict[Cell, Space]:
    """Every space of the mat with what is to be seen on it."""
    cells: dict[Cell, Space] = {}
    for i, cell in enumerate(MAT.squares):
        cells[cell] = _square(state, marks, i, cell)
    for i, cell in enumerate(MAT.rounds):
        cells[cell] = _round(state, marks, i, cell)
    return cells


def rock(cell: Cell) -> Rock:
    """The mountain at a cell that is no space: the darker the farther it is from the caves."""
    x, y = cell
    corners = (_dark(x, y), _dark(x + 1, y), _dark(x, y + 1), _dark(x + 1, y + 1))
    return Rock(corners, noise(cell))


def _dark(x: int, y: int) -> int:
    """How dark the corner between four cells is."""
    return sum(_depths().get((x + dx, y + dy), DEEP) - 1 for dx in (-1, 0) for dy in (-1, 0))


@cache
def _depths() -> dict[Cell, int]:
    """Steps from every cell of the mat to the nearest space, 1 to DEEP; 1 for the spaces too."""
    near = set(MAT.squares + MAT.rounds)
    depths = dict.fromkeys(near, 1)
    for depth in range(1, DEEP):
        near = {squaregrid.neighbour(cell, side) for cell in near for side in squaregrid.Side} - depths.keys()
        depths |= dict.fromkeys(near, depth)
    return {cell: d for cell, d in depths.items() if 0 <= cell[0] < MAT.width and 0 <= cell[1] < MAT.height}


def noise(cell: Cell) -> int:
    """A small number 0 to 7, fixed by the cell, that looks random; odd as on a chessboard."""
    x, y = cell
    scattered = (x * 73856093) ^ (y * 19349663) ^ ((x + y) * 83492791)
    return (scattered >> 4 & 6) | (x + y & 1)


def sees(space: int) -> Bits:
    """The square spaces in sight of a tool on a round space, by its number."""
    return _SEES[space]


def _square(state: State, marks: Marks, i: int, cell: Cell) -> Square:
    here = marks.ghost_cell == cell
    return _one_square(
        level=MAT.levels[i],
        noise=noise(cell),
        token=state.tokens[i],
        companion=state.companions.index(i) if i in state.companions else None,
        lit=bool(marks.lit >> i & 1),
        target=cell in marks.targets,
        opens=bool(marks.opens >> i & 1),
        takeable=bool(marks.takeable >> i & 1),
        last=marks.last == cell,
        ghost=marks.ghost_companion if here else None,
    )


def _round(state: State, marks: Marks, i: int, cell: Cell) -> Round:
    face = state.tools[i]
    return _one_round(
        sides=_SIDES[i],
        shared=_SHARED[i],
        tool=None if face is None else FACES[face].tool,
        ghost=marks.ghost_tool if marks.ghost_cell == cell and face is None else None,
        target=cell in marks.targets,
        last=marks.last == cell,
    )


_one_square = lru_cache(8192)(Square)
_one_round = lru_cache(8192)(Round)
"""Equal contents are one object, so that a board sees at once what has not changed."""


def _union(space: int) -> Bits:
    seen = 0
    for look in MAT.looks[space]:
        seen |= look.spaces
    return seen


_SEES = tuple(_union(i) for i in range(len(MAT.rounds)))
_SIDES = tuple(sum(1 << look.side for look in looks) for looks in MAT.looks)
_SHARED = tuple(MAT.shared(i) for i in range(len(MAT.rounds)))
