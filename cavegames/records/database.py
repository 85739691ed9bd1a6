"""The database file: its tables, and what can be wrong with it."""

import sqlite3
import stat
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple, TypeAlias

from pydantic import TypeAdapter

from cavegames.engine import safefiles
from cavegames.engine.errors import because
from cavegames.records.result import Result

APPLICATION = 0x43415645
"""Says that a database is ours: `CAVE`."""
VERSION = 1
"""Of the tables."""
PATIENCE = 5.0
"""Seconds to wait for another process that writes."""

MEMORY = ":memory:"

Connection: TypeAlias = sqlite3.Connection

_COLUMNS = tuple(Result.model_fields)
_SCHEMA = (
    "CREATE TABLE files (name TEXT PRIMARY KEY, size INTEGER NOT NULL, changed INTEGER NOT NULL)",
    f"CREATE TABLE results ({', '.join(_COLUMNS)}, PRIMARY KEY (file, seat))",
    f"PRAGMA application_id = {APPLICATION}",
    f"PRAGMA user_version = {VERSION}",
)
_OUT_OF_REACH = frozenset(
    {
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
    }
)
_RESULTS = TypeAdapter(list[Result])


class Unavailable(Exception):
    """The file cannot be used now, but is not to be touched; the message is a sentence."""


class Broken(Exception):
    """The file holds no records of ours; the message is a sentence."""


class Stamp(NamedTuple):
    """What a match file was like when it was read: bytes, and when it changed, in nanoseconds."""

    size: int
    changed: int


@contextmanager
def opened(path: Path | str) -> Iterator[Connection]:
    """The database at `path`, checked, made where there is none. Raises Unavailable or Broken, also later."""
    with _sorted_out():
        if path != MEMORY:
            _look_at(Path(path))
        connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
        try:
            _check(connection)
            yield connection
        finally:
            connection.close()


@contextmanager
def _sorted_out() -> Iterator[None]:
    """Errors of the database as Unavailable or Broken."""
    try:
        yield
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
        if code in _OUT_OF_REACH:
            raise Unavailable(f"The records cannot be written now ({error}).") from error
        raise Broken("The file of the records is damaged.") from error


def _look_at(path: Path) -> None:
    try:
        safefiles.make_folder(path.parent)
        if path.exists() and not stat.S_ISREG(path.stat().st_mode):
            raise Unavailable(f"{path} is no file, so the records cannot be kept there.")
    except OSError as error:
        raise Unavailable(f"The records cannot be kept in {path} ({because(error)}).") from error


def _check(connection: Connection) -> None:
    (ours,) = connection.execute("PRAGMA application_id").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if not tables and ours in (0, APPLICATION):
        _create(connection)
    elif ours != APPLICATION:
        raise Broken("The file of the records is a database of another program.")
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > VERSION:
        raise Unavailable("The file of the records is of a newer cavegames.")
    if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise Broken("The file of the records is damaged.")


def _create(connection: Connection) -> None:
    with changing(connection):
        (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if not tables:  # another process may have been faster
            for statement in _SCHEMA:
                connection.execute(statement)


@contextmanager
def changing(connection: Connection) -> Iterator[None]:
    """Write all or nothing, one process at a time."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        connection.rollback()
        raise
    connection.execute("COMMIT")


def read(connection: Connection) -> tuple[Result, ...]:
    """All results, the match begun first first."""
    rows = connection.execute(f"SELECT {', '.join(_COLUMNS)} FROM results").fetchall()
    try:
        found = _RESULTS.validate_python([dict(zip(_COLUMNS, row, strict=True)) for row in rows])
        return tuple(sorted(found, key=lambda result: (result.created, result.file, result.seat)))
    except (ValueError, TypeError) as error:
        raise Broken("The file of the records holds something that is no record.") from error


def replace(connection: Connection, file: str, results: Iterable[Result]) -> None:
    """Put the results of a match in the place of those that were there."""
    connection.execute("DELETE FROM results WHERE file = ?", (file,))
    into = f"INSERT INTO results ({', '.join(_COLUMNS)}) VALUES ({', '.join('?' * len(_COLUMNS))})"
    for result in results:
        row = result.model_dump(mode="json")
        connection.execute(into, [row[column] for column in _COLUMNS])


def stamps(connection: Connection) -> dict[str, Stamp]:
    """What the match files were like when they were read."""
    rows = connection.execute("SELECT name, size, changed FROM files").fetchall()
    return {name: Stamp(size, changed) for name, size, changed in rows}


def stamp(connection: Connection, name: str, at: Stamp) -> None:
    """Note what a match file was like when it was read."""
    connection.execute("INSERT OR REPLACE INTO files (name, size, changed) VALUES (?, ?, ?)", (name, *at))


def forget_stamps(connection: Connection) -> None:
    """Have every match file read anew."""
    connection.execute("DELETE FROM files")
