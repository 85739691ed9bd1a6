"""A position of the game: a value, never changed."""

from dataclasses import dataclass
from enum import IntEnum
from typing import TypeAlias

from cavegames.games.ignis.components import Card
from cavegames.games.ignis.tiles import Place, Tile

Cards: TypeAlias = tuple[Card, ...]


class Phase(IntEnum):
    """Where in a round the player is."""

    START = 0
    """Nothing is revealed yet (IG-REV-1)."""
    CHOOSE = 1
    """Cards lie open; more may be revealed, or the kind of turn chosen (IG-REV-1, IG-REV-3)."""
    USE = 2
    """A USE turn: collecting (IG-USE-1)."""
    MOVE = 3
    """A MOVE turn before the figure moves (IG-MOVE-1)."""
    MOVED = 4
    """A MOVE turn after it has moved."""
    OVER = 5
    """The match has ended (IG-END-1 to IG-END-3)."""


@dataclass(frozen=True, slots=True)
class State:
    """A position. A view (`observe`) is the same with the pile and the seed masked."""

    round: int
    """Counts from 1."""
    phase: Phase
    step: int
    """Where the figure is, 0 (exit) to 13 (throne)."""
    scepter: bool
    """The figure carries the scepter and is on the way back."""
    cubes: int
    """Cubes left on the fuse."""
    revealed: Cards
    """What lies open, in the order revealed; collected cards are gone from it."""
    stacks: tuple[Cards, ...]
    """The stacks yellow, white, green, red, each ascending. Blue cards in them are jokers."""
    discards: Cards
    """The discarded cards, ascending: everybody may count them."""
    tiles: tuple[Place, ...]
    """Where each bonus tile is, by Tile."""
    active: frozenset[Tile]
    """The tiles that work in this turn."""
    joined: frozenset[int]
    """The stacks (by Colour) that a blue card has joined in this turn (IG-JOK-1)."""
    shuffles: int
    """How often the discards were shuffled into a new pile."""
    pile: tuple[Card | None, ...]
    """Face down, the last is revealed next. None: masked."""
    seed: int | None
    """Where later shuffles come from, hidden as the pile is. None: masked."""
