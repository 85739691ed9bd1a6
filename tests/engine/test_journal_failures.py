"""What a failure to write leaves behind: the match as it was, and a file that reads right."""

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cavegames.engine import journal
from cavegames.engine.journal import JournalError
from tests.engine import help, tiny


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.jsonl"


def failing(number: int) -> Callable[..., Any]:
    def fail(*_: object) -> Any:
        raise OSError(number, os.strerror(number))

    return fail


def test_a_write_that_fails_changes_nothing_and_can_be_tried_again(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, record = help.begin(path)
    match.play(tiny.Move("add", 1))
    before = path.read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", failing(errno.ENOSPC))
        with pytest.raises(JournalError, match="could not be saved: no space left on device"):
            match.play(tiny.Move("add", 2))
    assert (len(match.plies), path.read_bytes()) == (1, before)
    match.play(tiny.Move("add", 2))
    record.close()
    assert journal.verify(path).ok


def test_a_half_written_line_is_taken_back(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match, record = help.begin(path)
    before = path.read_bytes()
    write, tries = os.write, iter(range(9))

    def short(fd: int, data: memoryview) -> int:
        return write(fd, data[:10]) if next(tries) < 2 else failing(errno.EIO)()

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", short)
        with pytest.raises(JournalError, match="could not be saved"):
            match.play(tiny.Move("add", 2))
    assert (match.plies, path.read_bytes()) == ([], before)
    match.play(tiny.Move("add", 2))
    record.close()
    assert journal.verify(path).ok


def test_short_writes_are_gone_on_with(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match, record = help.begin(path)
    write = os.write
    monkeypatch.setattr(os, "write", lambda fd, data: write(fd, data[:7]))
    help.play(match, "+1 undo redo +2 peek end +3 resign0")
    record.close()
    assert journal.verify(path).ok


@pytest.mark.parametrize("failures", [1, 9], ids=["once", "for good"])
def test_after_a_failed_sync_nothing_more_is_taken(
    path: Path, monkeypatch: pytest.MonkeyPatch, failures: int
) -> None:
    match, record = help.begin(path)
    before = path.read_bytes()
    sync, tries = os.fsync, iter(range(99))
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", lambda fd: failing(errno.EIO)() if next(tries) < failures else sync(fd))
        with pytest.raises(JournalError, match="could not be saved"):
            match.play(tiny.Move("add", 1))
    with pytest.raises(JournalError, match="Open the match again"):
        match.play(tiny.Move("add", 1))
    assert (match.plies, path.read_bytes()) == ([], before)
    record.close()
    reopened, record, notes = journal.resume(path)
    help.play(reopened, "+1")
    assert notes == ()
    record.close()


def test_when_a_half_line_cannot_be_taken_back_nothing_more_is_taken(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, record = help.begin(path)
    write, tries = os.write, iter(range(9))
    with monkeypatch.context() as patch:
        patch.setattr(os, "ftruncate", failing(errno.EIO))
        patch.setattr(
            os, "write", lambda fd, data: failing(errno.EIO)() if next(tries) else write(fd, data[:10])
        )
        with pytest.raises(JournalError, match="could not be saved"):
            match.play(tiny.Move("add", 1))
    with pytest.raises(JournalError, match="can no longer be written"):
        match.play(tiny.Move("add", 1))
    record.close()
    reopened, record, notes = journal.resume(path)
    record.close()
    assert reopened.plies == []
    assert "not finished" in notes[0]


@pytest.mark.parametrize("broken", ["write", "fsync"])
def test_a_header_that_cannot_be_written_leaves_no_file(
    path: Path, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(os, broken, failing(errno.ENOSPC))
        with pytest.raises(JournalError, match="could not be made: no space left on device"):
            journal.create(path, help.setup(), tiny.GAME)
    assert not path.exists()
    journal.create(path, help.setup(), tiny.GAME).close()


def test_a_removed_file_is_noticed(path: Path) -> None:
    match, record = help.begin(path)
    path.rename(path.with_name("elsewhere"))
    with pytest.raises(JournalError, match="is gone"):
        match.play(tiny.Move("add", 1))
    path.with_name("elsewhere").rename(path)
    match.play(tiny.Move("add", 1))
    record.close()


def test_a_changed_file_is_noticed(path: Path) -> None:
    match, record = help.begin(path)
    with path.open("ab") as file:
        file.write(b"x")
    with pytest.raises(JournalError, match="changed by another program"):
        match.play(tiny.Move("add", 1))
    assert match.plies == []
    record.close()


def test_a_closed_journal_takes_nothing(path: Path) -> None:
    match, record = help.begin(path)
    record.close()
    record.close()
    with pytest.raises(JournalError, match="closed"):
        match.play(tiny.Move("add", 1))


FULL_DISK = """
import resource, sys
from cavegames.engine.journal import JournalError
from tests.engine import help
match, record = help.begin(help.Path(sys.argv[1]))
help.play(match, "+1")
size = record.path.stat().st_size
hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
resource.setrlimit(resource.RLIMIT_FSIZE, (size + 20, hard))
try:
    help.play(match, "+2")
except JournalError as error:
    print(error)
print(len(match.plies), record.path.stat().st_size == size)
resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
help.play(match, "+2")
print(len(match.plies))
"""


def test_a_full_disk_loses_nothing(path: Path) -> None:
    pytest.importorskip("resource")
    out, err = help.python(FULL_DISK, str(path)).communicate(timeout=60)
    assert err == ""
    assert out.splitlines() == [
        "The move could not be saved: file too large. The match stands as before it.",
        "1 True",
        "2",
    ]
    assert journal.verify(path).ok
