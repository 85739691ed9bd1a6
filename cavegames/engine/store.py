"""The matches of the player: making, opening and listing them. None that has a move is ever deleted."""

import os
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from cavegames.engine import journal, matchfile, places, safefiles
from cavegames.engine.errors import JournalError, advice, because, shown
from cavegames.engine.game import AnyGame, Seat
from cavegames.engine.journal import Journal
from cavegames.engine.match import Match, MatchSetup, SeatSetup
from cavegames.engine.scanning import Scan, Unusable, scan

SUFFIX = ".jsonl"


class Opened(NamedTuple):
    """A match to play on, and sentences for the player about what was left out."""

    match: Match[Any, Any]
    notes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Summary:
    """What a list shows of a match."""

    path: Path
    game: str
    """The id of the game; of a broken file, what its name says, or nothing."""
    written: float
    """When it was last written, in seconds since 1970."""
    created: datetime | None = None
    seats: tuple[SeatSetup, ...] = ()
    plies: int = 0
    """Moves that stand."""
    over: bool = False
    winners: tuple[Seat, ...] = ()
    origin: str | None = None
    """Where it was taken over from, if it was."""
    problem: str | None = None
    """Why it cannot be opened, a sentence."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""
        return tuple(seat.name for seat in self.seats)


def new_match(game: AnyGame, setup: MatchSetup, *, origin: str | None = None) -> Match[Any, Any]:
    """A new match with its file. Raises BadPosition, or JournalError when there can be no file."""
    match: Match[Any, Any] = Match(game, setup)
    created = datetime.now(UTC)
    match.record = journal.create(_free(setup.game, created), setup, game, origin=origin, created=created)
    return match


def trouble() -> str | None:
    """Why no match could be kept, a sentence; None when all is well."""
    folder = places.matches()
    try:
        safefiles.check_writable(folder)
    except OSError as error:
        return f"No match can be kept in {folder}: {because(error)}. {advice(error)}"
    return None


def _free(game_id: str, created: datetime) -> Path:
    """A path in the folder of the matches at which nothing lies: two may begin within a second."""
    while os.path.lexists(path := places.matches() / file_name(game_id, created)):
        pass
    return path


def file_name(game_id: str, created: datetime) -> str:
    """A name for a match file that hardly another has, e.g. `ocelot-2026-11-30-183012-ab12.jsonl`."""
    return f"{game_id}-{created:%Y-%m-%d-%H%M%S}-{secrets.token_hex(2)}{SUFFIX}"


def open_match(path: Path | str) -> Opened:
    """Open a match to play on. Raises Locked or another JournalError, with a sentence."""
    resumed = journal.resume(path)
    return Opened(resumed.match, resumed.notes)


def close(match: Match[Any, Any]) -> None:
    """Let others play on the match; it keeps its moves, and its file takes no more from it."""
    if isinstance(match.record, Journal):
        match.record.close()


def leave(match: Match[Any, Any]) -> None:
    """Close a match, and keep no file of one that was begun just now and left before anything was done.

    Only a file goes that this process made in the folder of the matches and that holds no entry.
    """
    record = match.record
    if isinstance(record, Journal) and record.path.parent == places.matches().resolve():
        record.discard_untouched()
    close(match)


def path_of(match: Match[Any, Any]) -> Path | None:
    """The file of a match, if it has one."""
    return match.record.path if isinstance(match.record, Journal) else None


def seconds_of(match: Match[Any, Any]) -> float:
    """Seconds from the start of the match to its last entry: where a screen's clock goes on."""
    if isinstance(match.record, Journal):
        return match.record.seconds
    return match.plies[-1].seconds if match.plies else 0.0


def matches(game_id: str | None = None) -> list[Summary]:
    """All matches, or those of one game, the one last played first. Never raises; no rule is asked."""
    found = (summary for path in _files() if (summary := summarise(path)) is not None)
    listed = [summary for summary in found if game_id in (None, summary.game)]
    return sorted(listed, key=lambda summary: (summary.written, summary.path.name), reverse=True)


def unfinished(game_id: str | None = None) -> list[Summary]:
    """The matches that can go on: those with moves first, of these the one last played."""
    return still_open(matches(game_id))


def still_open(found: Iterable[Summary]) -> list[Summary]:
    """Those of some matches that can go on: those with moves first, else in the order given."""
    can = [match for match in found if match.problem is None and not match.over]
    return sorted(can, key=lambda match: match.plies == 0)


def _files() -> list[Path]:
    try:
        return [path for path in places.matches().iterdir() if path.suffix == SUFFIX]
    except OSError:
        return []


def summarise(path: Path) -> Summary | None:
    """The summary of one file; None when it has just gone. Never raises."""
    game = path.name.split("-")[0]
    try:
        written = path.stat().st_mtime
    except FileNotFoundError:
        return None
    except OSError:
        written = 0.0
    try:
        scanned = scan(safefiles.read_file(path, matchfile.MAX_BYTES))
    except JournalError as error:
        return Summary(path, game, written, problem=str(error))
    except Unusable as error:
        return Summary(path, game, written, problem=f"{shown(path)} cannot be opened. {error}")
    return _summary(path, written, scanned)


def _summary(path: Path, written: float, scanned: Scan) -> Summary:
    header, lines = scanned.header, scanned.lines
    winners = lines[-1].winners if lines else None
    step = {"move": 1, "redo": 1, "undo": -1, "resign": 0}
    return Summary(
        path=path,
        game=header.game,
        written=written,
        created=header.moment,
        seats=tuple(SeatSetup(seat.name, seat.player) for seat in header.seats),
        plies=max(0, sum(step[line.do] for line in lines)),
        over=winners is not None,
        winners=tuple(winners or ()),
        origin=header.origin,
    )
