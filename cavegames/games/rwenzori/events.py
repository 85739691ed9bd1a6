"""What happens on the table, as data. `tell` makes sentences of it, and hides what a viewer may not know.

What happens in hands is in `events_hands`.
"""

from dataclasses import dataclass
from typing import ClassVar

from cavegames.engine.game import Event, Seat
from cavegames.engine.hexgrid import Cell
from cavegames.games.rwenzori.state import Ending, Why


@dataclass(frozen=True, slots=True)
class TileLaid(Event):
    """A tile was laid and the meeple went onto it (RW-LAY-1). `bonus`: extra actions it gives."""

    seat: Seat
    face: int
    cell: Cell
    turn: int
    bonus: int


@dataclass(frozen=True, slots=True)
class ObstacleLaid(Event):
    """An obstacle was laid (RW-OBS-1). The face of a dark one is for the seat alone."""

    seat: Seat
    face: int
    cell: Cell
    turn: int
    """-1 for a dark tile, which lies face down."""


@dataclass(frozen=True, slots=True)
class SaveLaid(Event):
    """A save tile was laid past obstacles, or in the place of one (RW-SAVE-1, RW-SOLO-5)."""

    seat: Seat
    face: int
    cell: Cell
    turn: int
    passed: tuple[Cell, ...]
    """The obstacles that are passed now; those replaced are not on the table any more."""


@dataclass(frozen=True, slots=True)
class TntLaid(Event):
    """TNT was laid on top of a tile (RW-TNT-1)."""

    seat: Seat
    cell: Cell
    turn: int
    covered: int
    """What lies under it; told only if it lay face up."""
    dark: bool
    """It lay face down."""
    freed: tuple[Seat, ...]
    """Trapped players that have a way again (RW-STUCK-3)."""


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A meeple moved (RW-MOVE-1)."""

    seat: Seat
    start: Cell
    cell: Cell
    way: tuple[Cell, ...]
    """The cells it went over, without `start`, with `cell`."""


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """A dark tile was turned over (RW-BLIND-1, RW-ILLU-1, RW-GEAR-3); `light`: the illuminate tile spent."""

    reveals: ClassVar[bool] = True

    seat: Seat
    cell: Cell
    face: int
    why: Why
    light: int | None = None


@dataclass(frozen=True, slots=True)
class Turned(Event):
    """A revealed tile was turned so that it can be entered."""

    seat: Seat
    cell: Cell
    turn: int


@dataclass(frozen=True, slots=True)
class Entered(Event):
    """A meeple went into a dark tile and is not blocked (RW-BLIND-2, RW-PEN-3)."""

    seat: Seat
    cell: Cell


@dataclass(frozen=True, slots=True)
class Blocked(Event):
    """A meeple went into a dark tile and is blocked there (RW-BLIND-4)."""

    seat: Seat
    cell: Cell


@dataclass(frozen=True, slots=True)
class CavedIn(Event):
    """An explosion went off (RW-PEN-4)."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class TurnMissed(Event):
    """A trapped player missed a turn, or swapped the hand in it (RW-STUCK-1)."""

    seat: Seat
    swapped: bool


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A player left what they might still have done."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class WentUnder(Event):
    """An obstacle that was overcome went under the Cave Deck (RW-SOLO-5)."""

    face: int


@dataclass(frozen=True, slots=True)
class CaveDrew(Event):
    """The cave drew a tile and it is the player who places it; a dark one stays face down (RW-SOLO-8)."""

    reveals: ClassVar[bool] = True

    face: int


@dataclass(frozen=True, slots=True)
class CaveLaid(Event):
    """The cave laid a tile; the face of a dark one nobody knows (RW-SOLO-7)."""

    reveals: ClassVar[bool] = True

    face: int
    cell: Cell
    turn: int


@dataclass(frozen=True, slots=True)
class CavePassed(Event):
    """None of the tiles of the Cave Deck can be laid (RW-SOLO-10)."""


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A seat ended its turn; `turn` counts from 1."""

    ends_turn: ClassVar[bool] = True

    seat: Seat
    turn: int


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The match ended."""

    ending: Ending
    winners: tuple[Seat, ...]
