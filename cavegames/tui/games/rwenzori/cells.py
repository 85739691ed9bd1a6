"""What is to be seen on each hex of the table of Rwenzori, as values that the painter of caves draws."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from cavegames.engine.game import Seat
from cavegames.engine.hexgrid import EDGES, Cell, Exits
from cavegames.games.rwenzori.board import NOBODY, Placed, Status
from cavegames.games.rwenzori.components import FACES, HIDDEN, LAVA, TURNED, Face, Icon, Kind, Penalty
from cavegames.games.rwenzori.state import State
from cavegames.tui.boards.hexcells import CaveHex, CaveTile, Gap, Ground, Mark, lit
from cavegames.tui.boards.hexsigns import Sign
from cavegames.tui.games.rwenzori import sheet

ICONS = {Icon.SWING: Sign.SWING, Icon.DIVE: Sign.DIVE, Icon.JUMP: Sign.JUMP, Icon.PICKAXE: Sign.PICKAXE}
PENALTIES = {
    Penalty.CLOCK: Sign.CLOCK,
    Penalty.PLUS1: Sign.MORE,
    Penalty.HAND: Sign.STOP,
    Penalty.EXPLOSION: Sign.EXPLOSION,
}
_SIGNS = {
    Kind.LIGHT: Sign.ILLUMINATE,
    Kind.TNT: Sign.TNT,
    Kind.DEAD_END: Sign.DEAD_END,
    Kind.ESCAPE: Sign.ESCAPE,
    Kind.PASSAGE: Sign.HIDDEN,
    Kind.TREASURE: Sign.TREASURE,
}
_GROUNDS = {
    Kind.DARK: Ground.DARK,
    Kind.FLOODED: Ground.WATER,
    Kind.ESCAPE: Ground.DAYLIGHT,
    Kind.LAVA: Ground.LAVA,
}
_ALWAYS = (Kind.ESCAPE, Kind.START, Kind.PASSAGE)
"""What is written on these matters as long as they lie."""
_ROCK_FALL = 4
"""The edge of a start tile that the rock has closed, before it is turned (RW-COMP-7)."""


@dataclass(frozen=True, slots=True)
class Marks:
    """What matters now, beside what lies on the table."""

    targets: frozenset[Cell] = frozenset()
    """Where something may be done now."""
    against: bool = False
    """It is done to other players."""
    victims: frozenset[Seat] = frozenset()
    """Those it would be done to under the cursor, or anywhere while the cursor is elsewhere."""
    last: Cell | None = None
    """Where the last tile was laid."""
    ghost: tuple[Cell, CaveTile] | None = None
    """What is held over the table, and where."""
    lamp: Seat | None = None
    """Whose lamp burns."""


def scene(view: State, marks: Marks) -> Mapping[Cell, CaveHex]:
    """Every hex with something on it."""
    cells = _without_ghost(view, replace(marks, ghost=None))
    if marks.ghost is None:
        return cells
    cell, held = marks.ghost
    here = cells.get(cell)
    meeples = here.meeples if isinstance(here, CaveTile) else ()
    return {**cells, **lit({cell: replace(held, ghost=True, meeples=meeples)}, _lamp(view, marks))}


@lru_cache(4)
def _without_ghost(view: State, marks: Marks) -> Mapping[Cell, CaveHex]:
    """What does not change while the cursor moves over the table."""
    blank = sheet.blank(view)
    cells: dict[Cell, CaveHex] = {**blank}
    for cell in marks.targets:
        cells[cell] = replace(blank.get(cell, Gap()), mark=_mark(marks))
    for cell, tile in view.board.items():
        cells[cell] = _on_table(view, marks, cell, tile)
    return lit(cells, _lamp(view, marks))


def _lamp(view: State, marks: Marks) -> Cell | None:
    return view.meeples[marks.lamp] if marks.lamp is not None else None


def _mark(marks: Marks) -> Mark:
    return Mark.AGAINST if marks.against else Mark.TARGET


def _on_table(view: State, marks: Marks, cell: Cell, tile: Placed) -> CaveTile:
    here = tuple(seat for seat, at in enumerate(view.meeples) if at == cell)
    if cell in marks.targets:
        mark = _mark(marks)
    elif not marks.victims.isdisjoint(here):
        mark = Mark.AGAINST
    else:
        mark = Mark.LAST if cell == marks.last else Mark.NONE
    active = marks.lamp if marks.lamp in here else None
    return replace(lying(tile), meeples=here, active=active, mark=mark)


def lying(tile: Placed) -> CaveTile:
    """A tile as it lies on the table; of a dark one as much as its viewer knows."""
    owner = tile.owner if tile.owner != NOBODY else None
    if tile.status == Status.DARK:
        return face_down(tile.face, owner)
    if tile.status == Status.CAVE_IN:
        return CaveTile(0, Ground.RUBBLE, Sign.CAVE_IN)
    face = FACES[tile.face]
    seen = _tile(face, tile.exits, tile.turn)
    open_ = tile.status == Status.OPEN and face.kind not in _ALWAYS
    done = tile.marked if face.kind == Kind.TREASURE else open_
    return replace(seen, passed=done, owner=owner if tile.status == Status.ACTIVE else None)


def face_down(face: int, owner: Seat | None = None) -> CaveTile:
    """A dark tile that is not revealed: who laid it sees what it is."""
    if face == HIDDEN:
        return CaveTile(0, Ground.UNKNOWN, Sign.UNKNOWN, owner=owner)
    icon, penalty = FACES[face].icon, FACES[face].penalty
    return CaveTile(0, Ground.UNKNOWN, ICONS.get(icon, Sign.UNKNOWN), PENALTIES.get(penalty), owner=owner)


def held(face: int, turn: int = 0) -> CaveTile:
    """A tile in a hand, turned clockwise by sixths; one that nobody may see is dark. Lava has no exits."""
    if face == HIDDEN:
        return face_down(face)
    if face == LAVA:
        return _tile(FACES[face], 0, 0)
    ways = TURNED[face]
    return _tile(FACES[face], ways[turn % len(ways)], turn)


def _tile(face: Face, exits: Exits, turn: int) -> CaveTile:
    return CaveTile(
        exits,
        _GROUNDS.get(face.kind, Ground.ROCK),
        sign_of(face),
        PENALTIES.get(face.penalty),
        fallen=1 << (_ROCK_FALL + turn) % EDGES if face.kind == Kind.START else 0,
    )


def sign_of(face: Face) -> Sign | None:
    """What is written on a face, beside a penalty."""
    if face.icon:
        return ICONS[face.icon]
    if face.bonus:
        return Sign.PLUS_1 if face.bonus == 1 else Sign.PLUS_2
    return _SIGNS.get(face.kind)
