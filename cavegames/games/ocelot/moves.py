"""The moves of a turn, and their notation.

A turn is a sequence of small moves: maybe `move@h4` (the companion goes a level deeper), then one of
`A:lamp@k3` (a tool) and `companion@f6`, then any number of `take@f7`, then `end`.
"""

from dataclasses import dataclass
from enum import IntEnum


class Kind(IntEnum):
    """What a move does, in the order of a turn (OC-TURN-1)."""

    MOVE = 0
    """The companion goes a level deeper; `space` is square."""
    COMPANION = 1
    """The companion comes into play; `space` is square."""
    TOOL = 2
    """A tool is placed; `face` indexes FACES, `space` is round."""
    TAKE = 3
    """A token is collected; `space` is square."""
    END = 4
    """The turn ends."""


@dataclass(frozen=True, slots=True, order=True)
class Move:
    """One small move. Spaces are numbers of the playmat; -1 where the kind has none."""

    kind: Kind
    face: int = -1
    space: int = -1


END = Move(Kind.END)
