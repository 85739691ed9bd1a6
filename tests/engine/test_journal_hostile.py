"""Files that mean harm, or are no files at all: a sentence, and nothing else happens."""

import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cavegames.engine import journal, matchfile
from cavegames.engine.journal import Reading
from cavegames.engine.reading import read_bytes
from tests.engine import help, mutations, tiny

MOVES = "+1 undo redo +2 undo +1 peek end +3 +2 undo end +2 end +3"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.jsonl"


def printable(reading: Reading) -> bool:
    return all(sentence.isprintable() for sentence in (*reading.notes, reading.problem or ""))


@pytest.mark.parametrize("name", mutations.HOSTILE_FILES)
def test_a_file_that_never_was_a_match_is_a_sentence(path: Path, name: str) -> None:
    path.write_bytes(mutations.HOSTILE_FILES[name])
    reading = journal.read(path)
    assert reading.match is None
    assert reading.problem
    assert printable(reading)


@pytest.mark.parametrize("name", mutations.HOSTILE_FILES)
def test_hostile_lines_after_the_header_leave_the_match(path: Path, name: str) -> None:
    data = help.recorded(path, "+1 +2")
    path.write_bytes(data + mutations.HOSTILE_FILES[name])
    reading = journal.read(path)
    assert reading.match is not None
    assert len(reading.match.plies) == 2
    assert printable(reading)
    assert bool(reading.notes) == (name != "empty")


def test_hostile_values_are_never_taken_for_others(path: Path) -> None:
    moves = "+1 undo +2 resign1"
    data = help.recorded(path, moves)
    stands = help.after_each(moves)
    for changed in mutations.damaged_values(data):
        reading = read_bytes(changed)
        assert printable(reading)
        if reading.match is None:
            assert reading.problem
        else:
            assert help.stand(reading.match) == stands[reading.entries], changed
            assert reading.entries == len(stands) - 1 or reading.notes, changed


def test_a_position_may_be_as_deep_as_it_likes(path: Path) -> None:
    data = help.recorded(path, "+1", position=tiny.GAME.dump(tiny.GAME.setup(tiny.Options(), 2, 1)))
    for depth in range(100, 1400, 50):
        deep = b"[" * depth + b"]" * depth
        reading = read_bytes(data.replace(b'"position":', b'"position":' + deep + b',"x":'))
        assert reading.problem


@pytest.mark.parametrize("error", [ZeroDivisionError, KeyError, RecursionError])
def test_rules_that_fail_are_said_and_spare_the_moves_before(
    path: Path, monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    help.recorded(path, "+1 +2")
    apply = tiny.Tiny.apply

    def failing(self: tiny.Tiny, state: tiny.State, move: tiny.Move) -> Any:
        if move.amount == 2:
            raise error
        return apply(self, state, move)

    monkeypatch.setattr(tiny.Tiny, "apply", failing)
    reading = journal.read(path)
    assert reading.match is not None
    assert len(reading.match.plies) == 1
    assert f"The rules failed on it ({error.__name__}). Please report this." in reading.notes[0]


def no_file(path: Path) -> None:
    return None


def folder(path: Path) -> None:
    path.mkdir()


def pipe(path: Path) -> None:
    os.mkfifo(path)


def loop(path: Path) -> None:
    path.symlink_to(path)


def dangling(path: Path) -> None:
    path.symlink_to(path.with_name("nowhere"))


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


@pytest.mark.skipif(os.name == "nt", reason="needs POSIX files")
@pytest.mark.parametrize("make", [no_file, folder, pipe, loop, dangling, device])
def test_what_is_no_file_is_a_sentence_and_stays(path: Path, make: Callable[[Path], None]) -> None:
    make(path)
    before = sorted(path.parent.iterdir())
    assert "match.jsonl" in (journal.read(path).problem or "")
    with pytest.raises(journal.JournalError, match=r"cannot be opened|is no file"):
        journal.resume(path)
    assert sorted(path.parent.iterdir()) == before


@pytest.mark.parametrize("name", ["a\0b", "x" * 5000, "a\nb\x1b[2J", ""], ids=range(4))
def test_a_name_of_no_file_is_a_sentence(tmp_path: Path, name: str) -> None:
    reading = journal.read(str(tmp_path / name))
    assert reading.problem
    assert printable(reading)
    with pytest.raises(journal.JournalError):
        journal.resume(tmp_path / name)


def test_no_permission_is_a_sentence(path: Path) -> None:
    help.recorded(path, "+1")
    path.chmod(0)
    if os.access(path, os.R_OK):
        pytest.skip("this user may read everything")
    assert "permission denied" in (journal.read(path).problem or "")


def test_a_file_too_long_is_not_read_to_its_end(path: Path) -> None:
    data = help.recorded(path, "+1")
    with path.open("r+b") as file:
        file.truncate(matchfile.MAX_BYTES * 4)
    assert journal.read(path).problem == "match.jsonl is too long to be a match."
    path.write_bytes(data)
    assert journal.read(path).problem is None


def test_mutated_files_never_crash_and_never_deceive(path: Path) -> None:
    data = help.recorded(path, MOVES)
    stands = help.after_each(MOVES)
    rng = Random(5)
    for _ in range(1500):
        what, changed = mutations.mutated(data, rng)
        reading = read_bytes(changed)
        assert printable(reading), what
        if reading.match is not None:
            assert help.stand(reading.match) == stands[reading.entries], what
