"""A match as plain sentences, as everyone may hear them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from cavegames.engine.game import AnyGame, Seat
from cavegames.engine.match import Ply


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence of the log, and whose move it tells of."""

    seat: Seat | None
    text: str
    name: str = ""
    """Of that seat; most sentences begin with it."""


def sentences(
    game: AnyGame, names: Sequence[str], plies: Iterable[Ply[Any, Any]], viewer: Seat | None = None
) -> tuple[Sentence, ...]:
    """What happened in these plies, saying no more than `viewer` may know (None: everyone)."""
    return tuple(
        Sentence(ply.seat, text, names[ply.seat])
        for ply in plies
        for event in ply.events
        if (text := game.tell(event, names, viewer))
    )


def newest(told: Sequence[Sentence], most: int) -> tuple[Sentence, ...]:
    """So many lines at most: the last sentences, and before them, where some are left out, how many."""
    if len(told) <= most:
        return tuple(told)
    shown = most - 1
    return (Sentence(None, f"{len(told) - shown} sentences before that are in the log."), *told[-shown:])
