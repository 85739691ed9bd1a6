"""What happens in a match, as data. `tell` makes sentences of it."""

from dataclasses import dataclass
from typing import ClassVar

from cavegames.engine.game import Event, Seat
from cavegames.engine.squaregrid import Cell, Side
from cavegames.games.redpeak.components import Bonus, Gain, Lava, Tool
from cavegames.games.redpeak.state import Ending


@dataclass(frozen=True, slots=True)
class HourglassMoved(Event):
    """The hourglass went to the next time tile (RP-DAY-1, RP-DAY-7)."""

    hour: int
    """The time tile it stands at now, from 1."""
    fresh: bool
    """The tile came from the reserve, and a lava tile is due."""
    none_left: bool
    """There was no time tile at all: a lava tile is due."""


@dataclass(frozen=True, slots=True)
class DayBegan(Event):
    """The hourglass was turned, and hands can be seen (RP-DAY-1, RP-DAY-2)."""

    reveals: ClassVar[bool] = True

    day: int


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    """A path tile was placed (RP-PATH-1)."""

    tile: int
    cell: Cell
    exit: Side


@dataclass(frozen=True, slots=True)
class BonusShown(Event):
    """The path reached a clearing and its bonus tile was turned up (RP-BON-2)."""

    reveals: ClassVar[bool] = True

    bonus: Bonus
    cell: Cell


@dataclass(frozen=True, slots=True)
class Answered(Event):
    """Everybody was told who holds a tool (RP-TABLE-3, RP-DAY-5). With closed hands only."""

    reveals: ClassVar[bool] = True

    tool: Tool
    seats: int
    """As a bit set."""


@dataclass(frozen=True, slots=True)
class MoveBegan(Event):
    """The adventurer started to move (RP-DAY-3)."""

    tiles: int
    """Path tiles ahead."""


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A card paid an icon (RP-DAY-4)."""

    seat: Seat
    card: int
    tool: Tool


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A player who could pay lets another one pay."""

    seat: Seat
    tool: Tool


@dataclass(frozen=True, slots=True)
class MultiUsed(Event):
    """A multi-tool paid an icon (RP-DAY-5)."""

    tool: Tool
    left: int


@dataclass(frozen=True, slots=True)
class TileCompleted(Event):
    """The adventurer paid the last icon of a path tile; `place` is the quest place reached there, or -1."""

    tile: int
    cell: Cell
    place: int


@dataclass(frozen=True, slots=True)
class BoardingBegan(Event):
    """The adventurer wants to board the boat, and its icons are to be paid (RP-END-1)."""

    boat: int


@dataclass(frozen=True, slots=True)
class Boarded(Event):
    """The adventurer is in the boat (RP-END-1)."""

    boat: int


@dataclass(frozen=True, slots=True)
class WentBack(Event):
    """An icon could not be paid (RP-DAY-6): these tiles came back to the supply."""

    tool: Tool
    tiles: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SandRanOut(Event):
    """The 90 seconds are over (RP-DAY-7). Time cannot be taken back."""

    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class DayEnded(Event):
    """The moving ended, hands are hidden (RP-EVE-1)."""

    ends_turn: ClassVar[bool] = True

    day: int
    late: bool


@dataclass(frozen=True, slots=True)
class TentMoved(Event):
    """The tent followed to a space of the way (RP-EVE-1)."""

    space: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class Gained(Event):
    """A reward, a bonus or something bought: so many of a kind; fewer than written when no more are there."""

    gain: Gain
    count: int
    written: int


@dataclass(frozen=True, slots=True)
class TilesRevealed(Event):
    """Path tiles came to the supply (RP-COMP-7)."""

    reveals: ClassVar[bool] = True

    tiles: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardsDealt(Event):
    """Cards were dealt face down; how many each seat got (RP-EVE-4)."""

    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BoatRevealed(Event):
    """A boat was revealed (RP-EVE-5)."""

    reveals: ClassVar[bool] = True

    boat: int
    taken: bool
    """Whether another one lies at its dock."""


@dataclass(frozen=True, slots=True)
class BoatKept(Event):
    """Of two boats at a dock one was kept (RP-EVE-5)."""

    kept: int
    gone: int


@dataclass(frozen=True, slots=True)
class BonusTaken(Event):
    """The tent passed a bonus tile (RP-BON-2)."""

    bonus: Bonus
    cell: Cell


@dataclass(frozen=True, slots=True)
class LavaRevealed(Event):
    """A lava tile was revealed; the cell that it covers, or None (RP-LAVA-1 to RP-LAVA-3)."""

    reveals: ClassVar[bool] = True

    lava: Lava
    cell: Cell | None


@dataclass(frozen=True, slots=True)
class LavaRemoved(Event):
    """The bonus took the lava furthest down the path away; None when there was none (RP-BON-1)."""

    cell: Cell | None


@dataclass(frozen=True, slots=True)
class Bought(Event):
    """The team bought something for a lava tile (RP-EVE-6)."""

    ware: Gain


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The match ended (RP-END-1, RP-LAVA-4, RP-LAVA-5)."""

    ending: Ending
