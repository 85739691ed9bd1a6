"""The shape of a position or view as JSON data, checked by pydantic."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

_Word = Annotated[str, Field(max_length=40)]
_Name = Annotated[str, Field(pattern=r"^-?[0-9]{1,2},-?[0-9]{1,2}$")]
_Tiles = Annotated[list[_Word], Field(max_length=120)]
_Count = Annotated[int, Field(ge=0, le=100_000)]
_Seats = dict[_Word, _Tiles]


class _Shape(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class DueShape(_Shape):
    """One thing due; what its kind does not need is left out."""

    want: _Word
    seat: _Word
    cell: _Name | None = None
    edge: Annotated[int, Field(ge=0, le=5)] | None = None
    left: _Count = 0
    seats: list[_Word] = []
    why: _Word = "blind"
    plus: bool = False


class SoloShape(_Shape):
    """What only a match of one has."""

    deck: _Tiles
    section: _Tiles
    lights: _Tiles
    drawn: _Tiles
    owed: Annotated[int, Field(ge=0, le=99)]
    fresh: list[_Name]
    by_hand: bool


class CardShape(_Shape):
    """A card of a seat: its id or the mask, and whether it was used."""

    card: _Word
    used: bool


class Position(_Shape):
    """The shape of a position. Seats are named, tiles by the ids of their faces."""

    expansions: list[_Word]
    first: _Word
    seat: _Word
    turn: Annotated[int, Field(ge=1, le=100_000)]
    idle: _Count
    ending: bool
    due: Annotated[list[DueShape], Field(max_length=12)]
    """What is still to be done, the last first."""
    board: dict[_Name, _Word]
    """By cell, e.g. `"2,-1": "straight/1"`, `"3,0": "dark-hand-dive/0 active by blue"`."""
    meeples: dict[_Word, _Name]
    entries: dict[_Word, Annotated[int, Field(ge=0, le=5)]]
    """Edges over which blocked meeples came in; the others are left out."""
    behind: dict[_Word, _Name | None] = {}
    """The tile that each meeple last came from, null before it has moved; left out where it never matters."""
    hands: _Seats
    stacks: _Seats
    box: _Tiles
    spent: _Tiles
    supply: _Tiles = []
    alarms: _Count = 0
    gear: dict[_Word, CardShape]
    characters: dict[_Word, CardShape]
    missed: dict[_Word, _Count]
    ended: _Word | None
    shuffles: _Count
    seed: int | None
    solo: SoloShape | None
