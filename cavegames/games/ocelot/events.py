"""What happens in a match, as data. `tell` makes sentences of it."""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from cavegames.engine.game import Event, Seat
from cavegames.games.ocelot.components import Amethyst, Token


@dataclass(frozen=True, slots=True)
class CompanionMoved(Event):
    """A companion went a level deeper (OC-MOVE-1); `gem` is what it gained there (OC-MOVE-2)."""

    seat: Seat
    start: int
    space: int
    gem: Token | None


@dataclass(frozen=True, slots=True)
class CompanionPlaced(Event):
    """A companion came into play; `gem` is what it gained there (OC-PLACE-2)."""

    seat: Seat
    space: int
    gem: Token | None


@dataclass(frozen=True, slots=True)
class ToolPlaced(Event):
    """A tool (an index of FACES) was placed on a round space (OC-PLACE-1)."""

    seat: Seat
    face: int
    space: int


@dataclass(frozen=True, slots=True)
class Taken(Event):
    """A gem or geode was collected from a square space (OC-COLL-1)."""

    seat: Seat
    token: Token
    space: int


@dataclass(frozen=True, slots=True)
class AmethystDrawn(Event):
    """An amethyst was drawn for a geode (OC-GEO-1) or for a set of celestites (OC-CEL-1)."""

    reveals: ClassVar[bool] = True

    seat: Seat
    amethyst: Amethyst
    geode: bool


@dataclass(frozen=True, slots=True)
class BagEmpty(Event):
    """The bag of a level had no amethyst left to draw (OC-CEL-2)."""

    seat: Seat
    level: int


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A seat ended its turn; `turn` counts from 1."""

    seat: Seat
    turn: int


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """All tokens are placed and the amethysts are shown, by seat (OC-TURN-2, OC-HIDE-1)."""

    reveals: ClassVar[bool] = True

    amethysts: tuple[tuple[Amethyst, ...], ...]


OcelotEvent: TypeAlias = (
    CompanionMoved | CompanionPlaced | ToolPlaced | Taken | AmethystDrawn | BagEmpty | TurnEnded | MatchEnded
)
