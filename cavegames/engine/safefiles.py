"""Reading files that may be anything, and writing so that a power cut leaves all or nothing."""

import errno
import os
import stat
import tempfile
from contextlib import suppress
from pathlib import Path

from cavegames.engine.errors import JournalError, because, shown

_BINARY = getattr(os, "O_BINARY", 0)
_QUIET = _BINARY | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_NOCTTY", 0)
# Opening a FIFO to read waits for a writer unless told not to.
_READ = os.O_RDONLY | _QUIET | getattr(os, "O_NONBLOCK", 0)
_APPEND = os.O_WRONLY | os.O_APPEND | _QUIET
_NEW = os.O_CREAT | os.O_EXCL
_CANNOT_SYNC_FOLDERS = (errno.EINVAL, errno.ENOTSUP, errno.EBADF)


def read_file(path: Path, limit: int) -> bytes:
    """All bytes of a plain file. Raises JournalError for anything else, or for more than `limit` bytes."""
    try:
        fd = os.open(path, _READ)
    except (OSError, ValueError) as error:
        why = because(error) if isinstance(error, OSError) else "that is no name of a file"
        raise JournalError(f"{shown(path)} cannot be opened: {why}.") from error
    try:
        if not stat.S_ISREG(os.fstat(fd).st_mode):
            raise JournalError(f"{shown(path)} is no file.")
        data = _bytes(fd, limit + 1)
    except JournalError:
        raise
    except OSError as error:
        raise JournalError(f"{shown(path)} cannot be read: {because(error)}.") from error
    finally:
        os.close(fd)
    if len(data) > limit:
        raise JournalError(f"{shown(path)} is too long to be a match.")
    return data


def _bytes(fd: int, limit: int) -> bytes:
    with os.fdopen(fd, "rb", closefd=False) as file:
        return file.read(limit)


def open_new(path: Path) -> int:
    """A new file to append to, as a descriptor. Raises FileExistsError or another OSError."""
    return os.open(path, _APPEND | _NEW, 0o666)


def open_to_append(path: Path) -> int:
    """An existing file to append to, as a descriptor. Raises OSError."""
    return os.open(path, _APPEND)


def write_all(fd: int, data: bytes) -> None:
    """Write everything, not yet synced. Raises OSError, then part of it may have been written."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(fd, rest) :]


def make_folder(path: Path) -> None:
    """Make a folder and those above it, for good. Raises OSError."""
    if not path.is_dir():
        make_folder(path.parent)
        path.mkdir(exist_ok=True)
        sync_folder(path.parent)


def check_writable(folder: Path) -> None:
    """Find out whether files can be made in a folder, which need not be there yet. Raises OSError."""
    there = next((path for path in (folder, *folder.parents) if os.path.lexists(path)), folder)
    with tempfile.TemporaryFile(dir=there):
        pass


def sync_folder(path: Path) -> None:
    """Have the names in a folder on the disk. Raises OSError."""
    if os.name == "nt":  # Windows has no such call, and needs none.
        return
    fd = os.open(path, os.O_RDONLY)
    try:
        os.fsync(fd)
    except OSError as error:
        if error.errno not in _CANNOT_SYNC_FOLDERS:
            raise
    finally:
        os.close(fd)


def replace(path: Path, data: bytes) -> None:
    """Put `data` in the place of a file, all or nothing. Raises OSError, then the file is as it was."""
    fd, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
    try:
        try:
            write_all(fd, data)
            os.fsync(fd)
        finally:
            os.close(fd)
        _same_rights(path, Path(name))
        Path(name).replace(path)
    except OSError:
        with suppress(OSError):
            Path(name).unlink()
        raise
    sync_folder(path.parent)


def _same_rights(old: Path, new: Path) -> None:
    with suppress(OSError):
        new.chmod(stat.S_IMODE(old.stat().st_mode))


def free_name(path: Path) -> Path:
    """A name beside `path` that no file has yet, e.g. `settings.broken-1.json`."""
    number = 1
    while (aside := path.with_name(f"{path.stem}.broken-{number}{path.suffix}")).exists():
        number += 1
    return aside
