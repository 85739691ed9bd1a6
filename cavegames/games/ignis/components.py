"""The cards, the cave and the awards (IG-COMP-1 to IG-COMP-3, IG-END-4), checked when loaded."""

from enum import IntEnum
from typing import Annotated, Any, NamedTuple

from pydantic import BaseModel, ConfigDict, Field

from cavegames.engine import assets

SEATS = ("caver",)


class Colour(IntEnum):
    """The colour of a card. The first four have a stack of their own."""

    YELLOW = 0
    WHITE = 1
    GREEN = 2
    RED = 3
    BLUE = 4
    BLACK = 5

    @property
    def title(self) -> str:
        """Its name in a sentence and in notation."""
        return self.name.lower()


STACKS = (Colour.YELLOW, Colour.WHITE, Colour.GREEN, Colour.RED)
JOKERS = (Colour.WHITE, Colour.GREEN, Colour.RED)
"""The stacks that a blue card may join (IG-JOK-1)."""
COLOURS = {colour.title: colour for colour in Colour}


class Card(NamedTuple):
    """A card. Two of one colour and value are the same to everybody."""

    colour: Colour
    value: int

    def __str__(self) -> str:
        return f"{self.colour.title}{self.value}"


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


_Number = Annotated[int, Field(ge=1, le=40)]
_Words = Annotated[str, Field(min_length=1, max_length=60)]


class _Reveal(_Part):
    least: _Number
    most: _Number


class _Move(_Part):
    cards: _Number
    strength: _Number


class _Skill(_Part):
    shift: _Number


class _Cave(_Part):
    steps: Annotated[list[_Words], Field(min_length=2)]
    cubes: _Number
    values: Annotated[list[Annotated[int, Field(ge=1, le=3)]], Field(min_length=1)]
    caps: dict[str, _Number]
    reveal: _Reveal
    move: _Move
    skill: _Skill


class Award(_Part):
    """A rank for a win with at least so many cubes left."""

    cubes: _Number
    title: _Words
    line: _Words


class _Awards(_Part):
    award: Annotated[list[Award], Field(min_length=1)]


def cave_from(data: dict[str, Any]) -> _Cave:
    """The cave in `data`. Raises ValueError when it is none."""
    cave = _Cave.model_validate(data)
    if list(cave.caps) != [colour.title for colour in STACKS]:
        raise ValueError("caps must be those of the four stacks, in their order")
    if cave.reveal.least > cave.reveal.most:
        raise ValueError("a round cannot start with more cards than it may have")
    return cave


def awards_from(data: dict[str, Any]) -> tuple[Award, ...]:
    """The awards in `data`. Raises ValueError when they do not go from the best down to one cube."""
    awards = tuple(_Awards.model_validate(data).award)
    cubes = [award.cubes for award in awards]
    if cubes != sorted(set(cubes), reverse=True) or cubes[-1] != 1:
        raise ValueError("awards must descend to the one for a single cube")
    return awards


_CAVE = cave_from(assets.table("ignis/cave.toml"))

STEPS: tuple[str, ...] = tuple(_CAVE.steps)
"""The names of the steps; the number of a step is its index (IG-COMP-2)."""

EXIT, THRONE = 0, len(STEPS) - 1

CUBES: int = _CAVE.cubes
"""Black cubes at the start (IG-COMP-3)."""

DECK: tuple[Card, ...] = tuple(Card(colour, value) for colour in Colour for value in sorted(_CAVE.values))
"""All cards, ascending (IG-COMP-1)."""

CAPS: tuple[int, ...] = tuple(_CAVE.caps.values())
"""The most each stack may hold by collecting (IG-USE-2)."""

LEAST, MOST = _CAVE.reveal.least, _CAVE.reveal.most
"""Cards revealed at the start of a round, and at most (IG-REV-1)."""

GREEN_USED: int = _CAVE.move.cards
"""Green cards used in a move at most (IG-MOVE-1)."""

STRENGTH: int = _CAVE.move.strength
"""Strength that carries the scepter without loss (IG-MOVE-4)."""

SHIFT: int = _CAVE.skill.shift
"""The highest value the hero skill shifts (IG-USE-4)."""

AWARDS: tuple[Award, ...] = awards_from(assets.table("ignis/awards.toml"))
"""From the best to the least (IG-END-4)."""


def award(cubes: int) -> Award:
    """The award for a win with so many cubes left, at least one (IG-END-4)."""
    return next(each for each in AWARDS if cubes >= each.cubes)
