"""The six bonus tiles and their strengths (IG-COMP-4), checked when loaded."""

from dataclasses import dataclass
from enum import IntEnum
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

from cavegames.engine import assets


class Tile(IntEnum):
    """A bonus tile."""

    COOL_DRAUGHT = 0
    DEEP_BREATH = 1
    SWIFT_FEET = 2
    IRON_GRIP = 3
    KEEN_EYE = 4
    FIRM_STEP = 5

    @property
    def id(self) -> str:
        """Its name in notation, e.g. `keen-eye`."""
        return INFO[self].id

    @property
    def title(self) -> str:
        """Its name in a sentence."""
        return INFO[self].title

    @property
    def text(self) -> str:
        """What it does, as a sentence with the strength in it."""
        return INFO[self].text

    @property
    def strength(self) -> int:
        """How much it does, in the unit of the tile: cubes, steps, strength or cards."""
        return INFO[self].strength


MOVE_TILES = (Tile.SWIFT_FEET, Tile.IRON_GRIP, Tile.FIRM_STEP)
"""Those that change the way of a move."""


class Place(IntEnum):
    """Where a bonus tile is."""

    OFFERED = 0
    """Still there to be taken (IG-USE-3)."""
    HELD = 1
    """Taken, not used yet."""
    USED = 2
    """Turned over for good (IG-BON-1)."""


@dataclass(frozen=True, slots=True)
class TileInfo:
    """What the asset says of a tile."""

    id: str
    title: str
    text: str
    strength: int


UNITS = ("cube", "cube", "step", "strength", "card", "card")
LIMITS = ((0, 3), (1, 6), (1, 6), (0, 3), (4, 6), (1, 9))
"""The least and the greatest strength that makes sense, by tile."""


class _Line(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    id: Annotated[str, Field(pattern=r"^[a-z]+-[a-z]+$")]
    title: Annotated[str, Field(min_length=1, max_length=20)]
    text: Annotated[str, Field(min_length=1, max_length=90)]
    strength: Annotated[int, Field(ge=0)]


class _Bonus(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    tile: list[_Line]


def tiles_from(data: dict[str, Any]) -> tuple[TileInfo, ...]:
    """The tiles in `data`, in the order of Tile. Raises ValueError when they are not the six."""
    lines = _Bonus.model_validate(data).tile
    if [line.id for line in lines] != [tile.name.lower().replace("_", "-") for tile in Tile]:
        raise ValueError("bonus.toml must list the six tiles in their order")
    for line, (low, high) in zip(lines, LIMITS, strict=True):
        if not low <= line.strength <= high:
            raise ValueError(f"the strength of {line.id} must be {low} to {high}")
    return tuple(
        TileInfo(line.id, line.title, line.text.format(n=_amount(line.strength, unit)), line.strength)
        for line, unit in zip(lines, UNITS, strict=True)
    )


def _amount(count: int, unit: str) -> str:
    """`no card`, `1 step`, `3 steps`; strength has no plural."""
    number = str(count) if count else "no"
    return f"{number} {unit}{'' if count in (0, 1) or unit == 'strength' else 's'}"


INFO: tuple[TileInfo, ...] = tiles_from(assets.table("ignis/bonus.toml"))
"""By Tile."""

BY_ID = {tile.id: tile for tile in Tile}
