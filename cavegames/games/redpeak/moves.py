"""The moves of a day, and their notation.

At the camp `buy:multi`, `buy:time`, `buy:path`, `buy:cards`, `buy:boat`, any number of them, then `turn` (the
hourglass). In the daytime `place:t07/s` (a tile of the supply, and where the path leaves it), with closed
hands `ask:rope` (who holds one?), then `go`. In the move, for each icon `pay:axe+rope+map` (a card), `pass`
(another player who can shall pay), `multi` (a multi-tool) or `back` (nobody can). Before a boat `board` or
`rest`. `sand` is the clock's: the sand ran out. In the evening `on` lets the tent go on or the next volcano
break out, `keep:b2` chooses between two boats, `take:path` or `take:boat` between two bonuses.
"""

from dataclasses import dataclass
from enum import IntEnum

from cavegames.engine.squaregrid import Side
from cavegames.games.redpeak.components import Gain, Tool


class Kind(IntEnum):
    """What a move does, in the order of a day."""

    BUY = 0
    """Buy `what` (a Gain) for a lava tile (RP-EVE-6)."""
    TURN = 1
    """Turn the hourglass: the day starts (RP-DAY-1)."""
    PLACE = 2
    """The tile `what` continues the path, which leaves its space to `exit` (RP-PATH-1, RP-PATH-2)."""
    ASK = 3
    """Ask who holds the tool `what` (RP-TABLE-3)."""
    GO = 4
    """The adventurer starts to move (RP-DAY-3)."""
    PAY = 5
    """The card `what` pays the next icon (RP-DAY-4)."""
    PASS = 6
    """Somebody else who can shall pay it (RP-DAY-4)."""
    MULTI = 7
    """A multi-tool pays it (RP-DAY-5)."""
    BACK = 8
    """Nobody can pay it: back to the last completed tile (RP-DAY-6)."""
    BOARD = 9
    """The adventurer boards the boat (RP-END-1)."""
    REST = 10
    """The adventurer stays on the last path tile."""
    SAND = 11
    """The sand ran out (RP-DAY-7); made by the clock."""
    ON = 12
    """The evening goes on: the tent moves, or the next volcano breaks out (RP-EVE-1, RP-EVE-2)."""
    KEEP = 13
    """The boat `what` is kept (RP-EVE-5)."""
    TAKE = 14
    """The bonus gives `what`: a path tile or a boat (RP-BON-1)."""


@dataclass(frozen=True, slots=True, order=True)
class Move:
    """One small move. What a kind does not need keeps its default."""

    kind: Kind
    what: int = -1
    exit: int = -1
    """A Side, for PLACE."""


TURN, GO, PASS, MULTI, BACK = map(Move, (Kind.TURN, Kind.GO, Kind.PASS, Kind.MULTI, Kind.BACK))
BOARD, REST, SAND, ON = map(Move, (Kind.BOARD, Kind.REST, Kind.SAND, Kind.ON))

WARES = (Gain.MULTI, Gain.TIME, Gain.PATH, Gain.CARDS, Gain.BOAT)
"""What can be bought (RP-EVE-6)."""


def buy(ware: Gain) -> Move:
    """Buy something for a lava tile."""
    return Move(Kind.BUY, ware)


def place(tile: int, leave: Side) -> Move:
    """Place a path tile."""
    return Move(Kind.PLACE, tile, leave)


def ask(tool: Tool) -> Move:
    """Ask who holds a tool."""
    return Move(Kind.ASK, tool)


def pay(card: int) -> Move:
    """Pay the next icon with a card."""
    return Move(Kind.PAY, card)


def keep(boat: int) -> Move:
    """Keep one of two boats."""
    return Move(Kind.KEEP, boat)


def take(gain: Gain) -> Move:
    """Choose what a bonus gives: PATH or BOAT."""
    return Move(Kind.TAKE, gain)
