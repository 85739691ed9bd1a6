"""A glance at the newest match files: is there a match to go on with? It must not hold up the first frame.

Only the first and the last line of each file are looked at, and nothing heavy is imported. `store` tells all.
"""

import os
from pathlib import Path
from typing import NamedTuple

from cavegames.engine import places, strictjson

NEWEST = 60
"""So many files are looked at."""
LARGEST = 256 * 1024
"""Bytes of the largest file that is looked at."""
SUFFIX = ".jsonl"


class Glimpse(NamedTuple):
    """An open match, as far as a glance tells."""

    path: Path
    game: str
    """The id of its game."""
    touched: bool
    """Whether there is a move in it, or another entry."""


def open_matches() -> tuple[Glimpse, ...]:
    """The open matches among the newest files: those with moves first, of these the newest. Never raises."""
    seen = [glimpse for path in _newest() if (glimpse := _look(path)) is not None]
    return tuple(sorted(seen, key=lambda glimpse: not glimpse.touched))


def _newest() -> list[Path]:
    found = []
    try:
        with os.scandir(places.matches()) as entries:
            for entry in entries:
                if entry.name.endswith(SUFFIX) and entry.is_file():
                    info = entry.stat()
                    if info.st_size <= LARGEST:
                        found.append((info.st_mtime, entry.name, entry.path))
    except OSError:
        return []
    return [Path(path) for _, _, path in sorted(found, reverse=True)[:NEWEST]]


def _look(path: Path) -> Glimpse | None:
    """What the first and the last whole line tell; None when the match is over or the file is not ours."""
    try:
        # What follows the last line end was being written when the program ended; see `recovery`.
        first, *rest = path.read_bytes().split(b"\n")[:-1]
        header, last = strictjson.loads(first), strictjson.loads(rest[-1]) if rest else {}
    except (OSError, ValueError, RecursionError):
        return None
    if not isinstance(header, dict) or not isinstance(last, dict) or last.get("winners") is not None:
        return None
    game = header.get("game")
    return Glimpse(path, game, bool(rest)) if header.get("cavegames") == 1 and isinstance(game, str) else None
