"""Reading match files: whatever the file holds, the answer is a match or a sentence, never an exception.

Lines are scanned (`scanning`), then replayed (`replaying`). Reading takes no lock and changes nothing.
"""

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from cavegames.engine import matchfile, safefiles
from cavegames.engine.errors import JournalError, shown
from cavegames.engine.match import Match
from cavegames.engine.replaying import begin, follow
from cavegames.engine.scanning import Scan, Unusable, scan


@dataclass(frozen=True, slots=True)
class Reading:
    """What a file holds. `match` is None exactly when `problem` says why."""

    match: Match[Any, Any] | None = None
    created: datetime | None = None
    notes: tuple[str, ...] = ()
    """Sentences for the player: what was left out, and why."""
    problem: str | None = None
    origin: str | None = None
    """Where the match comes from, if the file says so."""
    entries: int = 0
    """Entries that fit."""
    seconds: float = 0.0
    """Seconds from the start of the match to the last entry that fits."""
    size: int = 0
    """Bytes of the header and the entries that fit."""
    wrong: int | None = None
    """The number of the first entry that does not fit."""
    torn: bool = False
    """The last line was not finished."""
    damaged: bool = False
    """No match can be read, and no other version or machine could."""


def read(path: Path | str) -> Reading:
    """Read a match file. Never raises, whatever the file holds."""
    path = Path(path)
    try:
        return read_bytes(safefiles.read_file(path, matchfile.MAX_BYTES), shown(path))
    except JournalError as error:
        return Reading(problem=str(error))


def read_bytes(data: bytes, name: str = "The match") -> Reading:
    """Read what a match file called `name` holds. Never raises, whatever the bytes."""
    try:
        return _read(scan(data))
    except Unusable as error:
        return Reading(problem=f"{name} cannot be opened. {error}", damaged=error.damaged)


def _read(scanned: Scan) -> Reading:
    match, notes = begin(scanned.header)
    fitting, fault = follow(match, scanned)
    if fault is not None:
        notes += (fault,)
    elif scanned.torn:
        notes += ("The last line of the match file was not finished, so it is left out.",)
    return Reading(
        match=match,
        created=scanned.header.moment,
        notes=notes,
        origin=scanned.header.origin,
        entries=fitting,
        seconds=scanned.lines[fitting - 1].seconds if fitting else 0.0,
        size=scanned.ends[fitting],
        wrong=None if fault is None else fitting + 1,
        torn=scanned.torn and fault is None,
    )


@dataclass(frozen=True, slots=True)
class Report:
    """What `verify` found."""

    ok: bool
    """Every line fits, and nothing is left over."""
    moves: int
    """Moves that stand in the match as it opens."""
    wrong: int | None
    """The number of the first entry that does not fit, counted from 1."""
    sentence: str


def verify(path: Path | str) -> Report:
    """Check a match file from end to end. Never raises, changes nothing."""
    reading = read(path)
    if reading.match is None:
        return Report(False, 0, None, reading.problem or "")
    moves = len(reading.match.plies)
    if reading.wrong is not None or reading.torn:
        return Report(False, moves, reading.wrong, " ".join(reading.notes))
    counted = f"{moves} {'move stands' if moves == 1 else 'moves stand'}"
    fits = f"The match file is whole: {reading.entries} entries fit, {counted}."
    return Report(True, moves, None, " ".join((fits, *reading.notes)))
