"""Two cannot write one match, and a lock ends with its holder."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import pytest

from cavegames.engine import journal, matchlock
from cavegames.engine.journal import JournalError, Locked
from cavegames.engine.matchlock import MatchLock
from tests.engine import help

HOLDER = """
import sys
from cavegames.engine import journal
resumed = journal.resume(sys.argv[1])
print("held", flush=True)
sys.stdin.readline()
resumed.journal.close()
print("free", flush=True)
sys.stdin.readline()
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "match.jsonl"
    help.recorded(path, "+1 +2")
    return path


@contextmanager
def holder(path: Path) -> Iterator[subprocess.Popen[str]]:
    """Another process that has the match open."""
    process = help.python(HOLDER, str(path))
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        yield process
    finally:
        process.kill()
        process.communicate(timeout=60)


def test_another_process_is_kept_out_until_the_match_is_closed(path: Path) -> None:
    with holder(path) as process:
        with pytest.raises(Locked, match="is being played in another window"):
            journal.resume(path)
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("\n")
        process.stdin.flush()
        assert process.stdout.readline() == "free\n"
        journal.resume(path).journal.close()


def test_a_killed_holder_holds_nothing(path: Path) -> None:
    with holder(path) as process:
        process.kill()
        process.wait(60)
        assert matchlock.lock_file(path).exists()
        journal.resume(path).journal.close()


def test_a_locked_match_can_be_looked_at(path: Path) -> None:
    with holder(path):
        assert journal.verify(path).ok


def test_one_process_does_not_open_a_match_twice(path: Path) -> None:
    with journal.resume(path).journal, pytest.raises(Locked):
        journal.resume(path)
    journal.resume(path).journal.close()


def test_a_new_match_is_locked_from_the_first(tmp_path: Path) -> None:
    path = tmp_path / "new.jsonl"
    _, record = help.begin(path)
    with pytest.raises(Locked):
        journal.resume(path)
    record.close()


def test_a_lock_file_that_was_left_behind_blocks_nobody(path: Path) -> None:
    matchlock.lock_file(path).write_text("left by a crash long ago")
    journal.resume(path).journal.close()


@pytest.mark.skipif(os.name == "nt", reason="needs links")
def test_two_names_of_one_match_are_one_lock(path: Path) -> None:
    link = path.with_name("link.jsonl")
    link.symlink_to(path)
    with journal.resume(link).journal, pytest.raises(Locked):
        journal.resume(path)


def test_another_thread_may_close_the_match(path: Path) -> None:
    record = journal.resume(path).journal
    closer = Thread(target=record.close)
    closer.start()
    closer.join()
    journal.resume(path).journal.close()


def test_where_no_lock_can_be_there_is_a_sentence(path: Path) -> None:
    lock = matchlock.lock_file(path)
    lock.unlink(missing_ok=True)
    lock.mkdir()
    with pytest.raises(JournalError, match="cannot be locked"):
        MatchLock(path)
