"""Every move there is, made once: legal lists pick from here instead of making new objects."""

from cavegames.games.ocelot.components import FACES
from cavegames.games.ocelot.moves import END, Kind, Move
from cavegames.games.ocelot.playmat import MAT


def _row(kind: Kind, spaces: int, face: int = -1) -> tuple[Move, ...]:
    return tuple(Move(kind, face, space) for space in range(spaces))


MOVES: tuple[Move, ...] = _row(Kind.MOVE, len(MAT.squares))
"""The companion goes deeper, by square space."""

COMPANION: tuple[Move, ...] = _row(Kind.COMPANION, len(MAT.squares))
"""The companion comes into play, by square space."""

TOOLS: tuple[tuple[Move, ...], ...] = tuple(
    _row(Kind.TOOL, len(MAT.rounds), face) for face in range(len(FACES))
)
"""A tool is placed, by index of FACES and round space."""

TAKE: tuple[Move, ...] = _row(Kind.TAKE, len(MAT.squares))
"""A token is collected, by square space."""

ALL: tuple[Move, ...] = (
    *MOVES,
    *COMPANION,
    *(move for row in TOOLS for move in row),
    *TAKE,
    END,
)
"""All of them, ascending."""
