"""The tiles (RW-COMP-1 to RW-COMP-7), also of the expansions: `assets/rwenzori/tiles.toml`, checked.

Tiles with one face are the same to everybody, so a tile is the number of its face in FACES.
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import Annotated, Any, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from cavegames.engine import assets, hexgrid
from cavegames.engine.hexgrid import EDGES, Exits

SEATS = ("red", "blue", "green", "yellow", "white")
"""The meeples, west to east."""

HAND = 4
"""Tiles in a hand while the stack lasts (RW-TURN-2)."""

HIDDEN = -1
"""The face of a tile in the eyes of someone who may not see it."""


class Kind(IntEnum):
    """What sort of tile it is."""

    NORMAL = 0
    SAVE = 1
    LIGHT = 2
    """An illuminate tile."""
    ACTION = 3
    """+1 or +2."""
    TNT = 4
    DARK = 5
    FLOODED = 6
    DEAD_END = 7
    ESCAPE = 8
    START = 9
    PASSAGE = 10
    """A hidden passage (RW-HID-1)."""
    TREASURE = 11
    LAVA = 12


LAY_ON = frozenset((Kind.NORMAL, Kind.SAVE, Kind.LIGHT, Kind.ACTION, Kind.PASSAGE))
"""The kinds that are laid on from one's own tile (RW-LAY-1)."""
OBSTACLES = frozenset((Kind.DARK, Kind.FLOODED, Kind.DEAD_END))
"""The kinds that are laid at another player's tile (RW-OBS-1)."""


class Icon(IntEnum):
    """What a save tile does, and what an obstacle asks for."""

    NONE = 0
    SWING = 1
    DIVE = 2
    JUMP = 3
    PICKAXE = 4

    @property
    def title(self) -> str:
        """Its name in a sentence and in notation."""
        return self.name.lower()


SAVES = (Icon.SWING, Icon.DIVE, Icon.JUMP, Icon.PICKAXE)


class Penalty(IntEnum):
    """What a dark tile does to who enters it blind. All but NONE are red (RW-PEN-1 to RW-PEN-4)."""

    NONE = 0
    CLOCK = 1
    PLUS1 = 2
    HAND = 3
    EXPLOSION = 4


@dataclass(frozen=True, slots=True)
class Face:
    """One face: `id` is its name in notation, `exits` its exits before it is turned."""

    id: str
    kind: Kind
    shape: str
    exits: Exits
    count: int
    icon: Icon = Icon.NONE
    penalty: Penalty = Penalty.NONE
    bonus: int = 0
    """Extra actions that laying it gives (RW-ACT-1)."""

    @property
    def lay_on(self) -> bool:
        """Whether it is laid on from one's own tile (RW-LAY-1)."""
        return self.kind in LAY_ON

    @property
    def obstacle(self) -> bool:
        """Whether it is laid at another player's tile (RW-OBS-1)."""
        return self.kind in OBSTACLES


_Count = Annotated[int, Field(ge=1, le=20)]
_Shapes: TypeAlias = dict[str, _Count]
_Edge = Annotated[int, Field(ge=0, lt=EDGES)]


class _Tiles(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    shapes: dict[str, Annotated[list[_Edge], Field(min_length=1)]]
    normal: _Shapes
    save: dict[str, _Shapes]
    light: _Shapes
    action: dict[str, _Shapes]
    tnt: _Shapes
    dark: dict[str, _Shapes]
    dark_icon: dict[str, dict[str, str]] = Field(alias="dark-icon")
    flooded: dict[str, _Shapes]
    dead_end: _Shapes = Field(alias="dead-end")
    escape: _Shapes
    start: _Shapes
    hidden: _Shapes
    treasure: _Shapes
    lava: _Shapes


def faces_from(data: dict[str, Any]) -> tuple[Face, ...]:
    """The faces in `data`, in the order of the kinds. Raises ValueError when it is no set of tiles."""
    given = _Tiles.model_validate(data)
    shapes = {name: hexgrid.exits(*map(hexgrid.Edge, edges)) for name, edges in given.shapes.items()}

    def faces(kind: Kind, prefix: str, counts: _Shapes, **more: Any) -> list[Face]:
        return [
            Face(f"{prefix}{shape}", kind, shape, _exits(shapes, shape), count, **more)
            for shape, count in counts.items()
        ]

    def one(kind: Kind, name: str, counts: _Shapes) -> Face:
        ((shape, count),) = counts.items()
        return Face(name, kind, shape, _exits(shapes, shape), count)

    def dark(penalty: str, icon: str, shape: str) -> Face:
        name = f"dark-{penalty}" if penalty == "explosion" else f"dark-{penalty}-{icon}"
        exits = _exits(shapes, shape)
        return Face(name, Kind.DARK, shape, exits, 1, Icon[icon.upper()], Penalty[penalty.upper()])

    plain, clock = given.dark["plain"], given.dark["clock"]
    return (
        *faces(Kind.NORMAL, "", given.normal),
        *(
            face
            for icon, counts in given.save.items()
            for face in faces(Kind.SAVE, f"{icon}-", counts, icon=Icon[icon.upper()])
        ),
        *faces(Kind.LIGHT, "light-", given.light),
        *(
            face
            for name, counts in given.action.items()
            for face in faces(Kind.ACTION, f"{name}-", counts, bonus=int(name.removeprefix("plus")))
        ),
        one(Kind.TNT, "tnt", given.tnt),
        *faces(Kind.DARK, "dark-plain-", plain),
        *faces(Kind.DARK, "dark-clock-", clock, penalty=Penalty.CLOCK),
        *(
            dark(penalty, icon, shape)
            for penalty, icons in given.dark_icon.items()
            for icon, shape in icons.items()
        ),
        *(
            face
            for icon, counts in given.flooded.items()
            for face in faces(Kind.FLOODED, f"flooded-{icon}-", counts, icon=Icon[icon.upper()])
        ),
        one(Kind.DEAD_END, "dead-end", given.dead_end),
        one(Kind.ESCAPE, "escape", given.escape),
        one(Kind.START, "start", given.start),
        *faces(Kind.PASSAGE, "hidden-", given.hidden),
        *faces(Kind.TREASURE, "treasure-", given.treasure),
        one(Kind.LAVA, "lava", given.lava),
    )


def _exits(shapes: dict[str, Exits], shape: str) -> Exits:
    if shape not in shapes:
        raise ValueError(f"no shape is called {shape!r}")
    return shapes[shape]


FACES: tuple[Face, ...] = faces_from(assets.table("rwenzori/tiles.toml"))
"""Every face, grouped by kind; its index is what a tile is in states and moves."""

BY_ID: dict[str, int] = {face.id: number for number, face in enumerate(FACES)}

TURNED: tuple[tuple[Exits, ...], ...] = tuple(
    tuple(dict.fromkeys(hexgrid.rotate(face.exits, steps) for steps in range(EDGES))) for face in FACES
)
"""By face, its exits after each turn clockwise by sixths: as many as differ, so a straight has three."""

FACING: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(tuple(turn for turn, exits in enumerate(turns) if exits >> edge & 1) for edge in range(EDGES))
    for turns in TURNED
)
"""By face and edge, the turns that give it an exit on that edge."""

TNT, ESCAPE, START, LAVA = BY_ID["tnt"], BY_ID["escape"], BY_ID["start"], BY_ID["lava"]
DARK: frozenset[int] = frozenset(n for n, face in enumerate(FACES) if face.kind == Kind.DARK)


def tiles(*kinds: Kind) -> tuple[int, ...]:
    """The tiles of some kinds, ascending."""
    return tuple(n for n, face in enumerate(FACES) if face.kind in kinds for _ in range(face.count))


DECK: tuple[int, ...] = tiles(*(Kind(kind) for kind in range(Kind.ESCAPE)))
"""The tiles that are shuffled in the base game, ascending (RW-COMP-1)."""
