"""The moves of a turn, and their notation.

A turn is a sequence of small moves. It starts with any free actions (`gear:torch@2,-1`, `card:guide`), then
one action: a tile is laid (`lay`, `block`, `save`, `gear-save`, `tnt`, `light`), or `move@3,0`, or
`blind@2,-1`. What that action allows or asks for next lies in `State.due`, the last first: turn a revealed
tile (`turn:2`), lay past it, take the `penalty`, lay further tiles, or `pass`. Cells are written `q,r`, a
tile turned clockwise by sixths `/2`: `lay:left-fork@2,-1/3`. A dark tile has no turn until it is revealed.
"""

from enum import IntEnum
from typing import NamedTuple

from cavegames.engine.hexgrid import Cell
from cavegames.games.rwenzori.board import NOWHERE


class Act(IntEnum):
    """What a move does."""

    LAY = 0
    """A lay-on tile or the Escape tile is laid from the meeple's tile: `lay:straight@1,0/2` (RW-LAY-1)."""
    BLOCK = 1
    """An obstacle is laid at another player: `block:dead-end@1,0/2`, `block:dark-hand-dive@1,0`."""
    SAVE = 2
    """A save tile is laid past an obstacle: `save:dive-star@1,0/1` (RW-SAVE-1)."""
    GEAR_SAVE = 3
    """Another tile is laid as a save tile by gear: `gear-save:straight@1,0/1` (RW-GEAR-1, RW-GEAR-4)."""
    TNT = 4
    """TNT goes on top of a tile: `tnt@1,0/2` (RW-TNT-1)."""
    LIGHT = 5
    """An illuminate tile reveals a dark tile: `light:light-star@1,0` (RW-ILLU-1)."""
    MOVE = 6
    """The meeple moves: `move@1,0` (RW-MOVE-1)."""
    BLIND = 7
    """The meeple goes into a dark tile: `blind@1,0` (RW-BLIND-1)."""
    TURN = 8
    """A revealed tile is turned: `turn:2` (RW-BLIND-1, RW-ILLU-1)."""
    PENALTY = 9
    """The penalty is taken: `penalty` (RW-BLIND-4)."""
    GEAR = 10
    """Gear is used: `gear:torch@1,0`, `gear:boots`, `gear:map`, `gear:bag` (RW-GEAR-1 to RW-GEAR-5)."""
    CARD = 11
    """The character is used: `card:guide`, `card:thief@blue` (RW-CHAR-1)."""
    OFFER = 12
    """The hand is offered to a trapped player: `offer@blue` (RW-STUCK-2)."""
    ACCEPT = 13
    """It is taken: `accept`."""
    REFUSE = 14
    """It is not: `refuse`."""
    GIVE = 15
    """A tile is given: `give:straight@blue` (RW-PEN-1, RW-STUCK-3, RW-COMP-9)."""
    DISCARD = 16
    """A tile is discarded: `discard:straight` (RW-STUCK-3)."""
    SWAP = 17
    """A trapped player puts the hand under the stack: `swap` (RW-STUCK-1)."""
    MISS = 18
    """A trapped player misses a turn: `miss` (RW-STUCK-1)."""
    BACK = 19
    """A save tile goes back to the unplayable section: `back:dive-star` (RW-SOLO-4)."""
    PICK = 20
    """A save tile is chosen from it: `pick:dive-star` (RW-SOLO-2, RW-SOLO-3, RW-SOLO-4)."""
    CAVE = 21
    """The tile of the cave is placed by hand: `cave@1,0/2`, a dark one `cave@1,0` (RW-SOLO-8)."""
    PASS = 22
    """What may still be done is left: `pass` (RW-ACT-2)."""
    THROUGH = 23
    """The meeple moves through hidden passages and comes out there: `through@1,0` (RW-HID-2, RW-HID-3)."""
    LAVA = 24
    """A lava tile is laid: `lava@1,0` (RW-LAVA-1, RW-LAVA-5)."""
    ALARM = 25
    """The alarm rings: `alarm` (RW-LAVA-2)."""


class Move(NamedTuple):
    """One small move. What an act does not need keeps its default."""

    act: Act
    face: int = -1
    """A number of FACES; for GEAR a Gear, for CARD a Character."""
    cell: Cell = NOWHERE
    turn: int = -1
    seat: int = -1


PASS, MISS, SWAP = Move(Act.PASS), Move(Act.MISS), Move(Act.SWAP)
ALARM = Move(Act.ALARM)
PENALTY, ACCEPT, REFUSE = Move(Act.PENALTY), Move(Act.ACCEPT), Move(Act.REFUSE)


def tile(act: Act, face: int, cell: Cell, turn: int = -1) -> Move:
    """A tile is laid; without `turn` when it lies face down or goes out of the game."""
    return Move(act, face, cell, turn)


def at(act: Act, cell: Cell, turn: int = -1) -> Move:
    """MOVE, BLIND, TNT, CAVE, THROUGH or LAVA on a cell."""
    return Move(act, cell=cell, turn=turn)


def turned(turn: int) -> Move:
    """A revealed tile is turned."""
    return Move(Act.TURN, turn=turn)
