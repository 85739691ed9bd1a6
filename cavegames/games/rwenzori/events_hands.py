"""What happens in hands, stacks and cards, as data. Which tiles it is about only some may know."""

from dataclasses import dataclass
from typing import ClassVar

from cavegames.engine.game import Event, Seat
from cavegames.games.rwenzori.state import Tiles


@dataclass(frozen=True, slots=True)
class TileTaken(Event):
    """A +1 penalty: a tile went from one player to another (RW-PEN-1). The taker knows it."""

    reveals: ClassVar[bool] = True

    seat: Seat
    owner: Seat
    face: int
    from_stack: bool


@dataclass(frozen=True, slots=True)
class NothingTaken(Event):
    """A +1 penalty gave no tile: there are only dark ones, or gear avoided it (RW-PEN-1, RW-GEAR-1)."""

    seat: Seat
    owner: Seat
    avoided: bool


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """Tiles were drawn from the stack (RW-TURN-2); what they are is for the seat alone."""

    reveals: ClassVar[bool] = True

    seat: Seat
    tiles: Tiles


@dataclass(frozen=True, slots=True)
class GearUsed(Event):
    """Gear was used (RW-GEAR-1 to RW-GEAR-5)."""

    seat: Seat
    gear: int


@dataclass(frozen=True, slots=True)
class CharacterUsed(Event):
    """A character was used (RW-COMP-9), maybe on another player."""

    reveals: ClassVar[bool] = True

    seat: Seat
    character: int
    target: Seat | None


@dataclass(frozen=True, slots=True)
class Stolen(Event):
    """The Thief took a tile; the two players know which."""

    reveals: ClassVar[bool] = True

    seat: Seat
    owner: Seat
    face: int


@dataclass(frozen=True, slots=True)
class Given(Event):
    """A tile was given from hand to hand; the two players know which (RW-STUCK-3, RW-COMP-9)."""

    reveals: ClassVar[bool] = True

    seat: Seat
    to: Seat
    face: int


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A tile was discarded face down for freeing a player (RW-STUCK-3)."""

    seat: Seat
    face: int


@dataclass(frozen=True, slots=True)
class Offered(Event):
    """A hand was offered unseen (RW-STUCK-2)."""

    seat: Seat
    to: Seat


@dataclass(frozen=True, slots=True)
class Answered(Event):
    """The offer was taken or not (RW-STUCK-2)."""

    reveals: ClassVar[bool] = True

    seat: Seat
    giver: Seat
    taken: bool


@dataclass(frozen=True, slots=True)
class EndPhase(Event):
    """A stack is empty, and the others took theirs into their hands (RW-END-1)."""

    reveals: ClassVar[bool] = True

    seat: Seat


@dataclass(frozen=True, slots=True)
class SavePicked(Event):
    """A save tile was chosen from the unplayable section (RW-SOLO-2, RW-SOLO-3)."""

    seat: Seat
    face: int


@dataclass(frozen=True, slots=True)
class SaveReturned(Event):
    """A save tile went back there (RW-SOLO-4)."""

    seat: Seat
    face: int


@dataclass(frozen=True, slots=True)
class Replaced(Event):
    """A tile of the selection was replaced from its stack (RW-SOLO-3)."""

    reveals: ClassVar[bool] = True

    seat: Seat
    face: int
