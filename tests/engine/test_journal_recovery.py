"""Going on in match files that something happened to: nothing of them is ever lost."""

import errno
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cavegames.engine import journal, places, safefiles
from cavegames.engine.journal import JournalError
from tests.engine import help, mutations

MOVES = "+1 undo redo +2 undo +1 peek end +3 +2 undo end +2"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.jsonl"


def kept(path: Path) -> list[Path]:
    """The files set aside, in order."""
    return sorted(path.parent.glob("*.damaged-*"))


def names(path: Path) -> set[str]:
    return {entry.name for entry in path.parent.iterdir() if not entry.name.endswith(".lock")}


def test_a_match_goes_on_where_it_was_left(path: Path) -> None:
    help.recorded(path, "+1 +2")
    match, record, notes = journal.resume(path)
    assert (notes, record.entries, record.seconds, match.record) == ((), 2, 2.0, record)
    help.play(match, "undo redo end +3")
    record.close()
    reading = journal.read(path)
    assert reading.match is not None
    assert help.same(reading.match, match)
    assert journal.verify(path).ok


def test_what_was_undone_can_be_redone_after_opening(path: Path) -> None:
    help.recorded(path, "+1 +2 undo")
    match, record, _ = journal.resume(path)
    match.redo(4.0)
    record.close()
    assert journal.verify(path).moves == 2


@pytest.mark.parametrize("cut", [1, 2, 10, 40])
def test_a_torn_line_is_cut_off_and_play_goes_on(path: Path, cut: int) -> None:
    data = help.recorded(path, "+1 +2")
    path.write_bytes(data[:-cut])
    match, record, notes = journal.resume(path)
    assert "not finished" in notes[0]
    assert path.read_bytes() == data[: data[:-1].rindex(b"\n") + 1]
    help.play(match, "+2")
    record.close()
    assert journal.verify(path).ok
    assert kept(path) == []


@pytest.mark.parametrize("tail", [b"\0" * 500, b"\xff\xfe", b'{"n":3,"do":"mo'])
def test_whatever_tail_a_crash_leaves_is_cut_off(path: Path, tail: bytes) -> None:
    data = help.recorded(path, "+1 +2")
    path.write_bytes(data + tail)
    _, record, _ = journal.resume(path)
    record.close()
    assert path.read_bytes() == data
    assert kept(path) == []


def test_of_a_damaged_match_all_is_kept_and_play_goes_on_under_the_old_name(path: Path) -> None:
    data = help.recorded(path, MOVES)
    damaged = data.replace(b'"move":"peek"', b'"move":"+3"')
    path.write_bytes(damaged)
    match, record, notes = journal.resume(path)
    assert help.stand(match) == help.after_each(MOVES)[6]
    assert notes[-1] == "The whole file was kept as match.jsonl.damaged-1."
    assert [file.read_bytes() for file in kept(path)] == [damaged]
    help.play(match, "+1")
    record.close()
    assert journal.verify(path).ok
    assert [file.read_bytes() for file in kept(path)] == [damaged]
    assert path.read_bytes().startswith(data[: data.index(b'{"n":7')])


def test_each_damage_is_kept_under_a_name_of_its_own(path: Path) -> None:
    data = help.recorded(path, "+1 +2 +3")
    for n in range(1, 4):
        path.write_bytes(data + b"broken %d\n" % n)
        journal.resume(path).journal.close()
    assert [file.read_bytes() for file in kept(path)] == [data + b"broken %d\n" % n for n in (1, 2, 3)]
    assert path.read_bytes() == data


def test_a_match_file_of_which_nothing_can_be_read_gets_another_name(path: Path) -> None:
    data = help.recorded(path, "+1").replace(b'"seed":7', b'"seed":6')
    path.write_bytes(data)
    with pytest.raises(JournalError, match=r"kept as match\.jsonl\.damaged-1; nothing was deleted"):
        journal.resume(path)
    assert names(path) == {"match.jsonl.damaged-1"}
    assert kept(path)[0].read_bytes() == data


def test_a_file_of_something_else_stays(tmp_path: Path) -> None:
    poem = tmp_path / "poem.txt"
    poem.write_text("Roses are red\n")
    with pytest.raises(JournalError, match=r"poem\.txt cannot be opened"):
        journal.resume(poem)
    assert names(poem) == {"poem.txt"}


@pytest.mark.parametrize("name", mutations.HOSTILE_FILES)
def test_in_the_folder_of_matches_everything_unreadable_is_kept(name: str) -> None:
    places.matches().mkdir(parents=True)
    path = places.matches() / "ocelot-x.jsonl"
    path.write_bytes(mutations.HOSTILE_FILES[name])
    with pytest.raises(JournalError):
        journal.resume(path)
    assert [file.read_bytes() for file in (*path.parent.glob("ocelot*"),)] == [mutations.HOSTILE_FILES[name]]
    assert path.exists() == (name == "newer format")


@pytest.mark.parametrize("old", [b'"rules":2', b'"cavegames":1', b'"game":"tiny"'])
def test_a_match_that_another_version_could_read_stays(path: Path, old: bytes) -> None:
    newer = {
        b'"rules":2': b'"rules":3',
        b'"cavegames":1': b'"cavegames":2',
        b'"game":"tiny"': b'"game":"chess"',
    }
    data = help.recorded(path, "+1").replace(old, newer[old])
    path.write_bytes(data)
    with pytest.raises(JournalError):
        journal.resume(path)
    assert names(path) == {"match.jsonl"}
    assert path.read_bytes() == data


def no_links(*_: object, **__: object) -> None:
    raise OSError(errno.EPERM, "no links here")


def test_where_a_file_cannot_have_two_names_a_copy_is_kept(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "link", no_links)
    data = help.recorded(path, "+1 +2") + b"broken\n"
    for _ in range(2):
        path.write_bytes(data)
        journal.resume(path).journal.close()
    assert [file.read_bytes() for file in kept(path)] == [data, data]


@pytest.mark.parametrize("broken", ["write", "fsync", "replace"])
def test_a_recovery_that_fails_leaves_the_file_as_it_was(
    path: Path, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    data = help.recorded(path, "+1 +2") + b"broken\n"
    path.write_bytes(data)

    def fail(*_: object) -> Any:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(Path if broken == "replace" else os, broken, fail)
        with pytest.raises(JournalError, match="cannot go on: no space left on device"):
            journal.resume(path)
    assert path.read_bytes() == data
    assert not list(path.parent.glob("*.part"))
    match, record, _ = journal.resume(path)
    assert len(match.plies) == 2
    record.close()


def test_a_failed_resume_gives_the_lock_back(path: Path) -> None:
    path.write_bytes(b"nothing")
    for _ in range(3):
        with pytest.raises(JournalError, match="cannot be opened"):
            journal.resume(path)


def test_a_file_that_cannot_be_written_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    help.recorded(path, "+1")

    def refuse(_: Path) -> int:
        raise PermissionError(errno.EACCES, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(safefiles, "open_to_append", refuse)
        with pytest.raises(JournalError, match="cannot go on: permission denied"):
            journal.resume(path)
    journal.resume(path).journal.close()


def test_a_folder_that_cannot_be_written_is_refused(path: Path) -> None:
    data = help.recorded(path, "+1 +2") + b"broken\n"
    path.write_bytes(data)
    path.parent.chmod(0o555)
    try:
        if os.access(path.parent, os.W_OK):
            pytest.skip("this user may write everywhere")
        with pytest.raises(JournalError, match="permission denied"):
            journal.resume(path)
        with pytest.raises(JournalError, match="permission denied"):
            help.begin(path.with_name("other.jsonl"))
        assert path.read_bytes() == data
    finally:
        path.parent.chmod(0o755)


def test_no_bytes_of_a_mutated_file_are_lost(path: Path) -> None:
    data = help.recorded(path, MOVES)
    stands = help.after_each(MOVES)
    rng = Random(11)
    for _ in range(150):
        what, changed = mutations.mutated(data, rng)
        path.write_bytes(changed)
        try:
            match, record, _ = journal.resume(path)
        except JournalError:
            (left,) = [path] if path.exists() else kept(path)
            assert left.read_bytes() == changed, what
        else:
            assert help.stand(match) == stands[record.entries], what
            record.close()
            assert journal.verify(path).ok, what
            whole = kept(path)[0].read_bytes() if kept(path) else changed
            assert whole == changed, what
        for file in (*kept(path), path):
            file.unlink(missing_ok=True)
