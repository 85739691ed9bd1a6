"""What a recorded match is about, and how it is played until that happens."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from cavegames.engine.game import Event
from cavegames.games.rwenzori.moves import Act, Move
from cavegames.games.rwenzori.state import State

Met = Callable[[Move, Sequence[Event]], bool]


@dataclass(frozen=True)
class Recording:
    """What must happen in a match; from a position it is played by a script, else at random."""

    met: Met
    seats: int = 3
    options: tuple[tuple[str, str | bool], ...] = ()
    """Those that are not as they are by default; the expansions of a position are chosen besides."""
    position: Callable[[], State] | None = None
    script: str = ""


def has(kind: type[Event], **fields: Any) -> Met:
    """An event of that kind with those fields happens."""
    return lambda _, seen: any(
        isinstance(event, kind) and all(getattr(event, name) == value for name, value in fields.items())
        for event in seen
    )


def both(*parts: Met) -> Met:
    """All of these, in one move."""
    return lambda move, seen: all(part(move, seen) for part in parts)


def acts(act: Act) -> Met:
    """A move of that kind."""
    return lambda move, _: move.act == act
