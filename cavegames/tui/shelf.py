"""The match files in words: who plays, when, how far. Knows no screen."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime
from typing import TYPE_CHECKING

from cavegames.engine import registry

if TYPE_CHECKING:
    from cavegames.engine.store import Summary


def together(names: Sequence[str]) -> str:
    """Names in a sentence, e.g. `Ada, Ben and Cleo`."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} and {names[-1]}"


def when(written: float, today: date | None = None) -> str:
    """A time, in seconds since 1970, in few words: the hour today, `yesterday`, else the day."""
    try:
        local = datetime.fromtimestamp(written)
    except (OverflowError, OSError, ValueError):
        return "some day"
    days = ((today or date.today()) - local.date()).days
    if days == 0:
        return f"today {local:%H:%M}"
    return "yesterday" if days == 1 else f"{local:%Y-%m-%d}"


def moves(plies: int) -> str:
    """How far a match is, e.g. `12 moves`."""
    return {0: "no move yet", 1: "1 move"}.get(plies, f"{plies} moves")


def open_matches(count: int) -> str:
    """How many matches are open behind a door; empty for none."""
    return "" if not count else "1 open match" if count == 1 else f"{count} open matches"


def newest(summary: Summary) -> str:
    """Which match Continue means."""
    return f"{together(summary.names)}\n{moves(summary.plies)}, {when(summary.written)}"


def result(summary: Summary) -> str:
    """How a match stands, e.g. `Ada won`."""
    if summary.problem:
        return "broken"
    if not summary.over:
        return "open"
    winners = [summary.names[seat] for seat in summary.winners if seat < len(summary.names)]
    return f"{together(winners)} won" if winners else "over"


def about(summary: Summary) -> str:
    """All about a match in one line."""
    if summary.problem:
        return summary.problem
    taken = f" Taken over from {summary.origin}." if summary.origin else ""
    return f"{together(summary.names)}: {moves(summary.plies)}, {result(summary)}. {summary.path.name}{taken}"


def title(summary: Summary) -> str:
    """The title of the game of a match; the name of the file where it is none of ours."""
    return next((info.title for info in registry.GAMES if info.id == summary.game), summary.path.name)
