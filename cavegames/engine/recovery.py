"""Setting damaged match files aside: nothing of them is ever overwritten, cut or deleted.

A file of which nothing can be read gets another name. Of a file that is right only up to some line, all
is kept under another name, and the old name gets a new file with the lines that are right. At each moment
in between, everything is there under one name or the other.
"""

import os
from pathlib import Path

from cavegames.engine import places, safefiles
from cavegames.engine.errors import shown

_OURS = b'{"cavegames":'


def keep_aside(path: Path) -> Path:
    """Give the file a second name (or a copy, where files cannot have two). Raises OSError."""
    for number in range(1, 10_000):
        aside = path.with_name(f"{path.name}.damaged-{number}")
        try:
            _keep(path, aside)
        except FileExistsError:
            continue
        safefiles.sync_folder(path.parent)
        return aside
    raise FileExistsError(f"{shown(path)} was set aside too often")


def _keep(path: Path, aside: Path) -> None:
    try:
        os.link(path, aside)
    except FileExistsError:
        raise
    except OSError:
        _copy(path, aside)


def _copy(path: Path, aside: Path) -> None:
    data = path.read_bytes()
    fd = safefiles.open_new(aside)
    try:
        safefiles.write_all(fd, data)
        os.fsync(fd)
    finally:
        os.close(fd)


def set_aside(path: Path) -> Path | None:
    """Give a file of which nothing can be read another name. None when it may be no match file at all:
    then it stays. Raises OSError.
    """
    if not _looks_ours(path):
        return None
    aside = keep_aside(path)
    path.unlink()
    safefiles.sync_folder(path.parent)
    return aside


def _looks_ours(path: Path) -> bool:
    if path.parent == places.matches().resolve() and path.suffix == ".jsonl":
        return True
    with path.open("rb") as file:
        return file.read(len(_OURS)) == _OURS


def cut_back(path: Path, size: int) -> Path:
    """Keep all of the file aside, and only its first `size` bytes under its name. Raises OSError."""
    right = path.read_bytes()[:size]
    aside = keep_aside(path)
    safefiles.replace(path, right)
    return aside
