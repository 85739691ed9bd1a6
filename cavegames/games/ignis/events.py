"""What happens in a match, as data. `tell` makes sentences of it."""

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar, TypeAlias

from cavegames.engine.game import Event, Seat
from cavegames.games.ignis.components import Card, Colour
from cavegames.games.ignis.tiles import Tile


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """Cards were revealed (IG-REV-1)."""

    reveals: ClassVar[bool] = True

    seat: Seat
    cards: tuple[Card, ...]
    shuffled: int
    """How many discards were shuffled into a new pile first or meanwhile; 0: none (IG-REV-2)."""


@dataclass(frozen=True, slots=True)
class TurnChosen(Event):
    """The kind of turn was chosen (IG-REV-3): MOVE or USE."""

    seat: Seat
    moving: bool


@dataclass(frozen=True, slots=True)
class Collected(Event):
    """A revealed card went to a stack, which now holds `total` points (IG-USE-1, IG-JOK-1)."""

    seat: Seat
    card: Card
    stack: Colour
    total: int


@dataclass(frozen=True, slots=True)
class TileTaken(Event):
    """A bonus tile was taken for the whole yellow stack (IG-USE-3)."""

    seat: Seat
    tile: Tile
    paid: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class SkillUsed(Event):
    """The hero skill was used (IG-USE-4): a card shifted to yellow or None, the rest discarded."""

    seat: Seat
    shifted: Card | None
    discarded: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TilePlayed(Event):
    """A bonus tile was used (IG-BON-1). `count`: cubes back or cards swept away, else 0."""

    seat: Seat
    tile: Tile
    count: int


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """The figure went from one step to another (IG-MOVE-1)."""

    seat: Seat
    start: int
    step: int
    distance: int
    """What the cards were worth after all, in steps; more than the way when steps were lost (IG-MOVE-3)."""
    discarded: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class ScepterTaken(Event):
    """The figure took the scepter from the throne (IG-MOVE-3)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A turn ended and burnt cubes (IG-BURN-1)."""

    ends_turn: ClassVar[bool] = True

    seat: Seat
    round: int
    burnt: int
    left: int


class Ending(Enum):
    """How a match ends: the clause."""

    WON = "IG-END-1"
    TIED = "IG-END-2"
    LOST = "IG-END-3"


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The match ended (IG-END-1 to IG-END-4)."""

    seat: Seat
    ending: Ending
    cubes: int


IgnisEvent: TypeAlias = (
    Revealed
    | TurnChosen
    | Collected
    | TileTaken
    | SkillUsed
    | TilePlayed
    | Moved
    | ScepterTaken
    | TurnEnded
    | MatchEnded
)
