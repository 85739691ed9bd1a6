"""From the match files into the database: only files that changed since they were last read."""

import itertools
from collections.abc import Iterable, Iterator
from pathlib import Path

from cavegames.engine import places, store
from cavegames.records import database
from cavegames.records.database import Connection, Stamp
from cavegames.records.result import Result, read_file

BATCH = 50
"""Files that are read before what they hold is written: little is lost when the reading is stopped."""


def catch_up(connection: Connection) -> None:
    """Enter what the match files hold that is not entered yet.

    What a file held before is kept when the file is gone, damaged, or of rules that are no more.
    """
    known = database.stamps(connection)
    changed = ((path, at) for path, at in _files() if known.get(path.name) != at)
    while batch := list(itertools.islice(changed, BATCH)):
        _enter(connection, [(path.name, at, read_file(path)) for path, at in batch])


def _enter(connection: Connection, found: Iterable[tuple[str, Stamp, tuple[Result, ...] | None]]) -> None:
    with database.changing(connection):
        for name, at, results in found:
            database.stamp(connection, name, at)
            if results is not None:
                database.replace(connection, name, results)


def _files() -> Iterator[tuple[Path, Stamp]]:
    try:
        paths = sorted(places.matches().iterdir())
    except OSError:
        return
    for path in paths:
        if path.suffix == store.SUFFIX and path.name.isprintable():
            try:
                status = path.stat()
            except OSError:
                continue
            yield path, Stamp(status.st_size, status.st_mtime_ns)
