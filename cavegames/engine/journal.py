"""Writing match files: each entry is on the disk before it is shown.

See `matchfile` for the format, `reading` for reading and checking, `recovery` for damaged files.
"""

import os
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple

from cavegames.engine import matchfile, recovery, safefiles
from cavegames.engine.errors import JournalError, Locked, advice, because, shown
from cavegames.engine.game import AnyGame, BadPosition
from cavegames.engine.match import Entry, Match, MatchSetup
from cavegames.engine.matchlock import MatchLock
from cavegames.engine.reading import Reading, Report, read, verify

__all__ = [
    "Journal",
    "JournalError",
    "Locked",
    "Reading",
    "Report",
    "Resumed",
    "create",
    "read",
    "resume",
    "verify",
]


CLOSED = "The match was closed. Open it again to play on."


class Journal:
    """An open match file, and the only writer to it. Made by `create` and `resume`."""

    def __init__(
        self,
        path: Path,
        fd: int,
        lock: MatchLock,
        *,
        size: int,
        entries: int = 0,
        seconds: float = 0.0,
        made: bool = False,
    ) -> None:
        """Go on in the file `fd`, which is right up to `size` bytes; `made` when it was made just now."""
        self.path = path
        self.entries = entries
        self.seconds = seconds
        """Seconds from the start of the match to the last entry; a screen's clock goes on from here."""
        self._fd = fd
        self._lock = lock
        self._size = size
        self._made = made
        self._failed: str | None = None

    def write(self, entry: Entry) -> None:
        """Keep an entry for good. Raises JournalError; then the file tells nothing of it."""
        if self._failed is not None:
            raise JournalError(self._failed)
        data = self._line(entry)
        self._look()
        self._append(data)
        self._size += len(data)
        self.entries += 1
        self.seconds = entry.seconds

    def _line(self, entry: Entry) -> bytes:
        try:
            data = matchfile.line(self.entries + 1, entry).to_bytes()
        except (ValueError, TypeError, RecursionError) as error:
            raise JournalError("The move could not be saved: a match file cannot hold it.") from error
        if self._size + len(data) > matchfile.MAX_BYTES or len(data) > matchfile.MAX_LINE:
            raise JournalError("The move could not be saved: the match file is full.")
        return data

    def _look(self) -> None:
        """Someone may have removed, replaced or changed the file: then writing on would lose moves."""
        try:
            here, named = os.fstat(self._fd), self.path.stat()
        except OSError as error:
            raise JournalError(
                f"The match file {shown(self.path)} is gone: {because(error)}. Put it back to play on."
            ) from error
        if not os.path.samestat(here, named) or here.st_size != self._size:
            raise JournalError(
                f"The match file {shown(self.path)} was changed by another program. Open the match again."
            )

    def _append(self, data: bytes) -> None:
        synced = True
        try:
            safefiles.write_all(self._fd, data)
            synced = False
            os.fsync(self._fd)
        except OSError as error:
            self._take_back(error, usable=synced)
            raise JournalError(
                f"The move could not be saved: {because(error)}. The match stands as before it."
            ) from error

    def _take_back(self, error: OSError, *, usable: bool) -> None:
        """Cut what was half written.

        Nothing more may be written when that fails, or when the system could not say what is on the disk.
        """
        try:
            os.ftruncate(self._fd, self._size)
            os.fsync(self._fd)
        except OSError:
            usable = False
        if not usable:
            self._failed = (
                f"The match file can no longer be written: {because(error)}. Open the match again to play on."
            )

    def discard_untouched(self) -> None:
        """Close, and remove the file if this journal made it and nobody has written an entry to it."""
        if self._fd < 0 or not self._made or self.entries:
            return
        try:
            self._look()
        except JournalError:
            return
        os.close(self._fd)  # An open file cannot be removed everywhere; the lock is still held.
        self._fd = -1
        with suppress(OSError):
            self.path.unlink()
        self._lock.release()
        self._failed = CLOSED

    def close(self) -> None:
        """Let others write the match; does nothing the second time."""
        if self._fd >= 0:
            with suppress(OSError):
                os.close(self._fd)
            self._fd = -1
            self._failed = CLOSED
            self._lock.release()

    def __enter__(self) -> "Journal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def create(
    path: Path | str,
    setup: MatchSetup,
    game: AnyGame,
    *,
    origin: str | None = None,
    created: datetime | None = None,
) -> Journal:
    """Make a match file for a match that has no move yet, and the folder it lies in.

    `origin` is a short text that says where the match comes from; `created` is now when not given.
    Raises JournalError; then no file was made. A file that is there already is never touched.
    """
    path = _real(path)
    first = _first_line(setup, game, origin, created or datetime.now(UTC))
    try:
        safefiles.make_folder(path.parent)
    except OSError as error:
        raise _not_made(path, error) from error
    lock = MatchLock(path)
    try:
        return Journal(path, _made(path, first), lock, size=len(first), made=True)
    except OSError as error:
        lock.release()
        raise _not_made(path, error) from error


def _real(path: Path | str) -> Path:
    """The file itself behind links, so that it has one lock whatever name it is opened by."""
    try:
        return Path(os.path.realpath(path))
    except (OSError, ValueError) as error:
        raise JournalError(f"{shown(Path(path))} is no name of a file.") from error


def _first_line(setup: MatchSetup, game: AnyGame, origin: str | None, created: datetime) -> bytes:
    try:
        start = Match(game, setup).start
        data = matchfile.header(game, setup, start, created, origin).to_bytes()
        matchfile.read_header(data[:-1])
    except BadPosition as error:
        raise JournalError(str(error)) from error
    except (ValueError, TypeError, RecursionError) as error:
        raise JournalError(
            "The match could not be made: a match file cannot hold its set-up. Names have 1 to 60 printable "
            "characters."
        ) from error
    return data


def _made(path: Path, first: bytes) -> int:
    fd = safefiles.open_new(path)
    try:
        safefiles.write_all(fd, first)
        os.fsync(fd)
        safefiles.sync_folder(path.parent)
    except OSError:
        os.close(fd)
        with suppress(OSError):
            path.unlink()
        raise
    return fd


def _not_made(path: Path, error: OSError) -> JournalError:
    what_to_do = "Name another file." if os.path.lexists(path) else advice(error)
    return JournalError(f"The match file {shown(path)} could not be made: {because(error)}. {what_to_do}")


class Resumed(NamedTuple):
    """An opened match; its record is the journal."""

    match: Match[Any, Any]
    journal: Journal
    notes: tuple[str, ...]
    """Sentences for the player: what was left out, and where it was kept."""


def resume(path: Path | str) -> Resumed:
    """Open a match file to play on. Raises Locked, or JournalError with a sentence.

    A last line without its end was never shown as played: it is cut off. When anything else does not fit,
    all of the file is kept under another name first. See `recovery`.
    """
    path = _real(path)
    if not _is_file(path):
        raise JournalError(read(path).problem or f"{shown(path)} is no file.")
    lock = MatchLock(path)
    try:
        return _resume(path, lock)
    except JournalError:
        lock.release()
        raise
    except OSError as error:
        lock.release()
        raise JournalError(f"The match {shown(path)} cannot go on: {because(error)}.") from error
    except BaseException:
        lock.release()
        raise


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:  # e.g. a name that is too long
        return False


def _resume(path: Path, lock: MatchLock) -> Resumed:
    reading = read(path)
    if reading.match is None:
        raise JournalError(_unreadable(path, reading))
    notes = reading.notes
    if reading.wrong is not None:
        aside = recovery.cut_back(path, reading.size)
        notes += (f"The whole file was kept as {shown(aside)}.",)
    fd = safefiles.open_to_append(path)
    try:
        if reading.torn:
            os.ftruncate(fd, reading.size)
            os.fsync(fd)
    except OSError:
        os.close(fd)
        raise
    journal = Journal(path, fd, lock, size=reading.size, entries=reading.entries, seconds=reading.seconds)
    reading.match.record = journal
    return Resumed(reading.match, journal, notes)


def _unreadable(path: Path, reading: Reading) -> str:
    problem = reading.problem or ""
    aside = recovery.set_aside(path) if reading.damaged else None
    return problem if aside is None else f"{problem} It was kept as {shown(aside)}; nothing was deleted."
