"""A cave as a match would have it: up to 88 tiles, every sign, meeples of five seats, one lamp burning."""

from dataclasses import replace
from random import Random
from typing import NamedTuple

from cavegames.engine.hexgrid import (
    EDGES,
    Cell,
    Edge,
    Exits,
    distance,
    edges,
    exits,
    neighbour,
    neighbours,
    rotate,
)
from cavegames.tui.boards.hexcells import CaveHex, CaveTile, Gap, Ground, Mark, lit
from cavegames.tui.boards.hexsigns import Sign

FACES: tuple[tuple[int, CaveTile], ...] = (
    (4, CaveTile(exits(Edge(0), Edge(3)))),
    (4, CaveTile(exits(Edge(0), Edge(2)))),
    (2, CaveTile(exits(Edge(0), Edge(1)))),
    (3, CaveTile(exits(Edge(0), Edge(2), Edge(4)))),
    (2, CaveTile(exits(Edge(0), Edge(1), Edge(3)))),
    (2, CaveTile(exits(Edge(0), Edge(2), Edge(3)))),
    (2, CaveTile(exits(Edge(0), Edge(1), Edge(3), Edge(4)))),
    (1, CaveTile(0b111111)),
    *(
        (1, CaveTile(of, sign=sign))
        for sign in (Sign.SWING, Sign.DIVE, Sign.JUMP, Sign.PICKAXE)
        for of in (0b1001, 0b101, 0b10101, 0b1011)
    ),
    (2, CaveTile(0b1001, Ground.WATER, Sign.DIVE)),
    (2, CaveTile(0b101, Ground.WATER, Sign.SWING)),
    (2, CaveTile(0b1011, Ground.WATER, Sign.JUMP, passed=True)),
    (4, CaveTile(0b1, sign=Sign.DEAD_END)),
    (5, CaveTile(0, Ground.UNKNOWN, Sign.UNKNOWN, owner=1)),
    (4, CaveTile(0, Ground.UNKNOWN, Sign.UNKNOWN, owner=3)),
    (2, CaveTile(0b1001, Ground.DARK, Sign.JUMP, Sign.MORE)),
    (2, CaveTile(0b101, Ground.DARK, Sign.DIVE, Sign.STOP)),
    (2, CaveTile(0b1011, Ground.DARK, penalty=Sign.CLOCK)),
    (1, CaveTile(0b1001, Ground.DARK, Sign.PICKAXE, Sign.EXPLOSION)),
    (1, CaveTile(0b1001, Ground.RUBBLE, Sign.CAVE_IN)),
    (2, CaveTile(0b11011, sign=Sign.TNT)),
    (6, CaveTile(0b10101, sign=Sign.PLUS_1)),
    (5, CaveTile(0b1011, sign=Sign.PLUS_2)),
    (7, CaveTile(0b111, sign=Sign.ILLUMINATE)),
    (1, CaveTile(0b1, Ground.DAYLIGHT, Sign.ESCAPE)),
)
_START = CaveTile(0b1011, fallen=1 << Edge.W)


class Cavern(NamedTuple):
    """A table in the middle of a turn."""

    cells: dict[Cell, CaveHex]
    lamp: Cell
    """Where the meeple with the burning lamp stands."""
    targets: list[Cell]


def cavern(count: int = 88, seed: int = 4) -> Cavern:
    """A cave of so many tiles; the same number and seed give the same cave."""
    rng = Random(seed)
    faces = [face for number, face in FACES for _ in range(number)]
    rng.shuffle(faces)
    cells: dict[Cell, CaveTile] = {(q, 0): _START for q in range(-2, 3)}
    while len(cells) < count and faces:
        cell, edge = max(
            _mouths(cells), key=lambda mouth: _closeness(cells, neighbour(*mouth)) + rng.random() * 3
        )
        there = neighbour(cell, edge)
        cells[there] = _turned(faces.pop(), edge.opposite, rng)
    lamp = _stand(cells)
    return _marked(cells, lamp)


def held(cave: Cavern, cell: Cell | None) -> dict[Cell, CaveHex]:
    """The table with a tile held over a hex, where that is empty."""
    if cell is None or isinstance(cave.cells.get(cell), CaveTile):
        return cave.cells
    ghost = lit({cell: CaveTile(0b10110, sign=Sign.SWING, ghost=True)}, cave.lamp)
    return cave.cells | ghost


def _closeness(cells: dict[Cell, CaveTile], cell: Cell) -> float:
    """How well a tile would close the cave: many neighbours, near the start."""
    return sum(other in cells for other in neighbours(cell)) - 0.25 * distance(cell, (0, 0))


def _mouths(cells: dict[Cell, CaveTile]) -> list[tuple[Cell, Edge]]:
    return [
        (cell, edge)
        for cell, tile in sorted(cells.items(), key=lambda item: item[0])
        for edge in edges(tile.exits)
        if neighbour(cell, edge) not in cells
    ]


def _turned(face: CaveTile, back: Edge, rng: Random) -> CaveTile:
    ways: list[Exits] = [rotate(face.exits, step) for step in range(EDGES)]
    return replace(face, exits=rng.choice([way for way in ways if way >> back & 1] or [face.exits]))


def _stand(cells: dict[Cell, CaveTile]) -> Cell:
    """Put five meeples on the table; gives the place of the first, which has an empty hex before it."""
    mouths = [cell for cell, _ in _mouths(cells)]
    open_ones = sorted(set(mouths), key=lambda cell: (-mouths.count(cell), distance(cell, (0, 0)), cell))
    lamp, victim, crowd = open_ones[0], open_ones[-1], (0, 0)
    for seat, cell in enumerate((lamp, crowd, victim, crowd, lamp)):
        tile = cells[cell]
        cells[cell] = replace(tile, meeples=(*tile.meeples, seat), active=0 if seat == 0 else tile.active)
    return lamp


def _marked(cells: dict[Cell, CaveTile], lamp: Cell) -> Cavern:
    shown: dict[Cell, CaveHex] = dict(cells)
    mouths = [(neighbour(cell, edge), cells[cell]) for cell, edge in _mouths(cells)]
    shown |= {there: Gap(Mark.AGAINST, victim=2) for there, tile in mouths if 2 in tile.meeples}
    targets = [neighbour(cell, edge) for cell, edge in _mouths(cells) if cell == lamp]
    shown |= {cell: Gap(Mark.TARGET) for cell in targets}
    return Cavern(lit(shown, lamp), lamp, targets)
