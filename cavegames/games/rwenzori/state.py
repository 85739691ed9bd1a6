"""A position of the game: a value, never changed."""

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from cavegames.engine.game import Seat
from cavegames.engine.hexgrid import Cell
from cavegames.games.rwenzori.board import NOWHERE, Board

Tiles = tuple[int, ...]
"""Tiles, as numbers of FACES; HIDDEN for each that the viewer may not see."""


class Want(IntEnum):
    """What is still to be done or may be done in a turn."""

    TURN = 0
    """The action of the turn is to come; free actions before it (RW-TURN-1)."""
    ROTATE = 1
    """The dark tile on `cell` is revealed and must be turned so that an exit lies on `edge`."""
    SAVE = 2
    """Inside the dark tile on `cell`, entered over `edge`: save tile or penalty (RW-BLIND-3)."""
    CLOCK = 3
    """In a clock: Sturdy Boots or nothing (RW-PEN-3)."""
    LAY_ON = 4
    """One lay-on tile may be laid from the meeple's tile (RW-BLIND-2, RW-TNT-2)."""
    EXTRA = 5
    """`left` further actions, each a LAY or a MOVE (RW-ACT-1)."""
    DISCARD = 6
    """Up to `left` tiles may be discarded for freeing `seats` (RW-STUCK-3)."""
    GIVE = 7
    """In the end phase a tile is owed to `seats` for a +1 (RW-PEN-1)."""
    RETURN = 8
    """The Thief owes a tile to `seats` (RW-COMP-9)."""
    ANSWER = 9
    """The hand of `seats` is offered: accept or refuse (RW-STUCK-2)."""
    PICK = 10
    """`left` save tiles are to be chosen from the unplayable section (RW-SOLO-2, RW-SOLO-3)."""
    EXCHANGE = 11
    """`left` more save tiles may be exchanged (RW-SOLO-4)."""
    CAVE = 12
    """The tile that the cave has drawn is to be placed by hand (RW-SOLO-8)."""
    LAYS = 13
    """`left` further tiles may be laid; on `cell` a hidden passage leads on (RW-HID-1, RW-TRE-1)."""
    ONWARD = 14
    """One tile may be laid from the meeple's tile, or a dark tile be entered blind (RW-HID-2, RW-HID-3)."""
    LAVA = 15
    """A lava tile is to be laid; `left` of them in all (RW-LAVA-1, RW-LAVA-5)."""


class Why(IntEnum):
    """What made a dark tile be revealed."""

    BLIND = 0
    LIGHT = 1
    TORCH = 2


class Due(NamedTuple):
    """One thing that `seat` must or may do now. What a kind does not need keeps its default."""

    want: Want
    seat: Seat
    cell: Cell = NOWHERE
    edge: int = -1
    """The edge of the tile on `cell` over which the meeple comes, by Edge."""
    left: int = 0
    seats: tuple[Seat, ...] = ()
    why: Why = Why.BLIND
    plus: bool = False
    """The last tile laid was a +1, so the Map Fragment can still make it a +2 (RW-GEAR-5)."""


class Ending(IntEnum):
    """How a match has ended."""

    ESCAPED = 0
    """Somebody laid the Escape tile (RW-END-2, RW-SOLO-11)."""
    MISSED = 1
    """Everybody missed three turns in a row in the end phase (RW-STUCK-4)."""
    IDLE = 2
    """Nobody laid a tile for too long (RW-STUCK-5)."""
    CAVE = 3
    """The last tile of the Cave Deck was laid first (RW-SOLO-11)."""


@dataclass(frozen=True, slots=True)
class Solo:
    """What only a match of one has."""

    deck: Tiles
    """The Cave Deck, face down; the last is drawn next."""
    section: Tiles
    """The unplayable section: save tiles, open, ascending."""
    lights: Tiles
    """Illuminate tiles that are not yet in the selection, face down; the last comes next."""
    drawn: Tiles = ()
    """What the cave has drawn and not yet placed: one tile or none. A dark one is HIDDEN to everybody."""
    owed: int = 1
    """Tiles that the cave lays in its next turn: one, and one for each +1 penalty (RW-SOLO-6)."""
    fresh: tuple[Cell, ...] = ()
    """Normal tiles that the cave laid at the meeple in its last turn (RW-SOLO-9)."""
    by_hand: bool = False
    """The player places the tiles of the cave (RW-SOLO-8)."""


@dataclass(frozen=True, slots=True)
class State:
    """A position. A view (`observe`) is the same with HIDDEN in the place of what the seat may not know."""

    expansions: tuple[str, ...]
    """The ids of the expansions in play, ascending."""
    first: Seat
    """Who took the first turn (RW-SET-4)."""
    seat: Seat
    """Whose turn it is. Who moves now is in the last of `due`."""
    turn: int
    """Counts from 1."""
    idle: int
    """Turns that have ended since a tile was last laid or revealed (RW-STUCK-5)."""
    ending: bool
    """The end phase has begun (RW-END-1)."""
    due: tuple[Due, ...]
    """What is still to be done in this turn: the last first. Empty when the match has ended."""
    board: Board
    meeples: tuple[Cell, ...]
    """Where each seat's meeple is."""
    entries: tuple[int, ...]
    """By seat: the edge over which it came into the dark tile that blocks it, else -1 (RW-BLIND-4)."""
    behind: tuple[Cell, ...]
    """By seat: the tile that its meeple last came from, NOWHERE before it has moved (RW-LAVA-3). Empty where
    no expansion asks for it."""
    hands: tuple[Tiles, ...]
    """By seat, ascending. In a match of one: the active selection, open."""
    stacks: tuple[Tiles, ...]
    """By seat, face down; the last is drawn next."""
    box: Tiles
    """Out of the game, face down, ascending."""
    spent: Tiles
    """Out of the game, face up, ascending."""
    supply: Tiles
    """Tiles beside the table that come onto it in the match: lava (RW-LAVA-6)."""
    alarms: int
    """How often the alarm has rung (RW-LAVA-2)."""
    gear: tuple[int, ...]
    """By seat, a Gear, or HIDDEN."""
    gear_used: tuple[bool, ...]
    characters: tuple[int, ...]
    """By seat, a Character, or HIDDEN; NONE in a match of one."""
    characters_used: tuple[bool, ...]
    missed: tuple[int, ...]
    """By seat, turns missed in a row (RW-STUCK-1)."""
    ended: Ending | None
    shuffles: int
    """How often chance was asked after the start."""
    seed: int | None
    """Where that chance comes from. None: masked."""
    solo: Solo | None
