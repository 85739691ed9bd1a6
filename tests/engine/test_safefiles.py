"""Files that may be anything, and writing all or nothing."""

import errno
import os
from pathlib import Path
from typing import Any

import pytest

from cavegames.engine import safefiles
from cavegames.engine.errors import JournalError, because, shown


def failing(*_: object, **__: object) -> Any:
    raise OSError(errno.EIO, os.strerror(errno.EIO))


def test_a_file_is_read_up_to_a_limit(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"12345")
    assert safefiles.read_file(path, 5) == b"12345"
    with pytest.raises(JournalError, match="file is too long"):
        safefiles.read_file(path, 4)


def test_a_file_that_cannot_be_read_leaves_nothing_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"1")
    closed: list[int] = []
    close = os.close
    monkeypatch.setattr(os, "close", lambda fd: (closed.append(fd), close(fd)))
    monkeypatch.setattr(os, "fdopen", failing)
    with pytest.raises(JournalError, match="file cannot be read: input/output error"):
        safefiles.read_file(path, 5)
    assert len(closed) == 1


def test_a_file_is_replaced_as_a_whole(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    path.chmod(0o640)
    safefiles.replace(path, b"new")
    assert path.read_bytes() == b"new"
    assert path.stat().st_mode & 0o777 == 0o640
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("broken", ["write", "fsync"])
def test_a_replacement_that_fails_leaves_the_old(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    with monkeypatch.context() as patch:
        patch.setattr(os, broken, failing)
        with pytest.raises(OSError, match="Input/output error"):
            safefiles.replace(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_on_a_disk_that_syncs_no_folders_will_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cannot(fd: int) -> None:
        raise OSError(errno.EINVAL, "Invalid argument")

    monkeypatch.setattr(os, "fsync", cannot)
    safefiles.sync_folder(tmp_path)
    monkeypatch.setattr(os, "fsync", failing)
    with pytest.raises(OSError, match="Input/output error"):
        safefiles.sync_folder(tmp_path)


def test_folders_are_made_all_the_way(tmp_path: Path) -> None:
    safefiles.make_folder(tmp_path / "a" / "b")
    safefiles.make_folder(tmp_path / "a" / "b")
    assert (tmp_path / "a" / "b").is_dir()


def test_reasons_and_names_can_be_shown() -> None:
    assert because(OSError(errno.ENOSPC, "No space left on device")) == "no space left on device"
    assert because(OSError("Odd")) == "odd"
    assert because(OSError()) == "oSError"
    assert shown(Path("/a/b\n\x1b[2J\udcff.jsonl")) == "b??[2J?.jsonl"
    assert shown(Path("/")) == "/"
