"""A position of the game: a value, never changed."""

from dataclasses import dataclass

from cavegames.engine.game import Seat
from cavegames.games.ocelot.components import Amethyst, Token


@dataclass(frozen=True, slots=True)
class Sight:
    """What the tools on the mat see, as bit sets of square spaces. Follows from `State.tools`."""

    sides: tuple[int, int, int, int] = (0, 0, 0, 0)
    """Seen by a tool that looks north, east, south, west (by Side)."""
    tools: tuple[int, int, int] = (0, 0, 0)
    """Seen by a compass, a lamp, a pickaxe (by Tool), from whichever side."""


@dataclass(frozen=True, slots=True)
class State:
    """A position. A view (`observe`) is the same with hidden amethysts masked."""

    first: Seat
    """Who took the first turn (OC-SET-2)."""
    turn: int
    """Turns that have ended, 0 to 32."""
    moved: bool
    """The companion has moved in this turn."""
    placed: bool
    """A token has been placed in this turn: now collecting."""
    tokens: tuple[Token | None, ...]
    """What lies on each square space."""
    tools: tuple[int | None, ...]
    """What lies on each round space, as an index of FACES."""
    hands: tuple[tuple[int, ...], ...]
    """Tool tokens left, by seat and Letter."""
    companions: tuple[int | None, ...]
    """The square space of each seat's companion, None while it is in hand."""
    gems: tuple[tuple[int, ...], ...]
    """Gems gained, by seat and Token (the geode's count is always 0: geodes go to the box)."""
    geodes: int
    """Geodes in the box."""
    bags: tuple[tuple[Amethyst, ...], ...]
    """The bags of levels 1, 2, 3; the last of each is drawn next."""
    amethysts: tuple[tuple[Amethyst, ...], ...]
    """Amethysts drawn, by seat, in the order drawn."""
    sight: Sight
    """What the tools see."""
