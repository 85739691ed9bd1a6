"""Matches of the tiny game that were played, for the tests of records."""

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from cavegames.engine import journal, places
from cavegames.engine.match import PERSON, Match, MatchSetup, SeatSetup
from cavegames.records import Result
from tests.engine import tiny
from tests.engine.help import play

DAY = datetime(2026, 11, 30, 18, tzinfo=UTC)
LEFT_WINS = "+3 +2"
"""With the goal 5; the hidden number of seed 7 does not divide 5."""
RIGHT_WINS = "+3 end +2"


def played(
    moves: str,
    n: int = 0,
    *,
    names: tuple[str, str] = ("Ada", "Ben"),
    players: tuple[str, str] = (PERSON, PERSON),
    **given: Any,
) -> tuple[Match[Any, Any], Path]:
    """A match in the folder of the matches, begun `n` days after DAY."""
    options = tiny.Options(undo=given.pop("undo", "fair"), goal=5)
    seats = tuple(map(SeatSetup, names, players))
    setup = MatchSetup("tiny", options, seats, given.pop("seed", 7), given.pop("position", None))
    path = places.matches() / f"tiny-{n:03}.jsonl"
    record = journal.create(path, setup, tiny.GAME, created=DAY + timedelta(days=n))
    match: Match[Any, Any] = Match(tiny.GAME, setup, record)
    play(match, moves)
    record.close()
    return match, path


def result(n: int = 0, **changes: Any) -> Result:
    """A result of a match begun `n` days after DAY."""
    fields: dict[str, Any] = {
        "file": f"tiny-{n:03}.jsonl",
        "seat": 0,
        "seats": 1,
        "game": "tiny",
        "mode": "solo",
        "practice": False,
        "created": DAY + timedelta(days=n),
        "name": "Ada",
        "player": PERSON,
        "won": True,
        "shared": False,
        "resigned": False,
        "score": 5,
        "award": None,
        "plies": 2,
        "seconds": 60.0,
        "clause": "TY-4",
        "reason": "The goal is reached",
    }
    return Result(**{**fields, **changes})
