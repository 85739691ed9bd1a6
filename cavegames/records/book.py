"""Entering, loading and rebuilding records. Whatever the database file holds, nothing here raises."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from filelock import FileLock, Timeout

from cavegames.engine import places, safefiles, store
from cavegames.engine.errors import because
from cavegames.engine.match import Match
from cavegames.records import database
from cavegames.records.collecting import catch_up
from cavegames.records.database import MEMORY, Broken, Connection, Unavailable
from cavegames.records.result import Result, results

T = TypeVar("T")

_WITH = ("-journal", "-wal", "-shm", "")
"""The files of a database: what belongs to a broken one must not stay beside a new one."""


@dataclass(frozen=True, slots=True)
class Records:
    """All results, the match begun first first, and sentences for the player."""

    results: tuple[Result, ...]
    notes: tuple[str, ...] = ()

    def of(self, game: str | None = None, *, practice: bool = False) -> tuple[Result, ...]:
        """The results of one game, or of all; those of practice are kept apart."""
        return tuple(
            result for result in self.results if game in (None, result.game) and result.practice == practice
        )


def enter(match: Match[Any, Any], path: Path | None) -> tuple[str, ...]:
    """Enter a match that has ended; sentences for the player when that was not to be. Never raises.

    Does nothing for a match that goes on, or whose file does not lie with the others; a match is entered once
    however often this is called. One that could not be entered is entered by the next `load`.
    """
    if path is None or match.outcome is None or path.resolve().parent != places.matches().resolve():
        return ()
    summary = store.summarise(path)
    if summary is None or summary.created is None:
        return ()
    found = results(match, path.name, summary.created, store.seconds_of(match))

    def job(connection: Connection) -> None:
        with database.changing(connection):
            database.replace(connection, path.name, found)

    try:
        return _mended(job)[1]
    except Unavailable as why:
        return (f"{why} The match itself is safe, and is entered later.",)


def load() -> Records:
    """All records, with what the match files hold that was not entered yet. Never raises.

    Reads every match file that changed since the last time: about 40 a second, so have it off the
    screen's own thread.
    """

    def job(connection: Connection) -> tuple[Result, ...]:
        catch_up(connection)
        return database.read(connection)

    try:
        found, notes = _mended(job)
    except Unavailable as why:
        return Records(_from_files(job), (f"{why} They are read from the match files this time.",))
    return Records(found, notes)


def rebuild() -> Records:
    """Read every match file anew. Never raises.

    Results are kept whose match file is gone or can no longer be read: nothing else tells of them.
    """

    def forget(connection: Connection) -> None:
        with database.changing(connection):
            database.forget_stamps(connection)

    try:
        notes = _mended(forget)[1]
    except Unavailable:
        notes = ()  # `load` says it
    loaded = load()
    return Records(loaded.results, notes + loaded.notes)


def _from_files(job: Callable[[Connection], T]) -> T:
    with database.opened(MEMORY) as connection:
        return job(connection)


def _mended(job: Callable[[Connection], T]) -> tuple[T, tuple[str, ...]]:
    """Do a job on the database; set a broken one aside and begin a new one. Raises Unavailable."""
    path = places.records_file()
    before = _identity(path)
    try:
        with database.opened(path) as connection:
            return job(connection), ()
    except Broken as broken:
        note = _set_aside(path, before, str(broken))
    try:
        with database.opened(path) as connection:
            catch_up(connection)
            return job(connection), (note,)
    except Broken as broken:
        raise Unavailable(str(broken)) from broken


def _identity(path: Path) -> tuple[int, int] | None:
    """Which file it is that lies there."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino


def _set_aside(path: Path, which: tuple[int, int] | None, why: str) -> str:
    """Rename a broken database, if nobody else has done so yet. Raises Unavailable."""
    aside = safefiles.free_name(path)
    try:
        with FileLock(path.with_name(f".{path.name}.lock"), timeout=database.PATIENCE):
            if _identity(path) == which:
                for suffix in _WITH:
                    _rename(path, aside, suffix)
    except Timeout as error:
        raise Unavailable(f"{why} Another window is mending it.") from error
    except OSError as error:
        raise Unavailable(f"{why} It could not be set aside ({because(error)}).") from error
    kept = f"It was kept as {aside.name}, and the records" if aside.exists() else "The records"
    return f"{why} {kept} were made anew."


def _rename(path: Path, aside: Path, suffix: str) -> None:
    old = path.with_name(path.name + suffix)
    if old.exists():
        old.rename(aside.with_name(aside.name + suffix))
