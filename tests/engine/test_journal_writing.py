"""Writing match files: what is written, when it is safe, and what a failure leaves behind."""

import json
import os
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from cavegames.engine import checksum, journal
from cavegames.engine.game import IllegalMove, Refused
from cavegames.engine.journal import JournalError
from cavegames.engine.match import MatchSetup, SeatSetup
from tests.engine import help, tiny

MOVES = "+1 undo redo +2 peek end +3 resign0"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.jsonl"


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_the_header_tells_all_a_match_starts_from(path: Path) -> None:
    created = datetime(2026, 11, 30, 18, 30, 12, 500_000, tzinfo=UTC)
    journal.create(path, help.setup(), tiny.GAME, created=created, origin="a test").close()
    (header,) = lines(path)
    assert len(header.pop("check")) == checksum.DIGITS
    assert header == {
        "cavegames": 1,
        "game": "tiny",
        "rules": 2,
        "created": "2026-11-30T18:30:12.500Z",
        "seed": 7,
        "options": {"undo": "fair", "goal": 12},
        "seats": [{"name": "Ada", "player": "person"}, {"name": "Bo", "player": "random"}],
        "origin": "a test",
    }


def test_the_header_tells_a_given_position(path: Path) -> None:
    position = tiny.GAME.dump(tiny.GAME.setup(tiny.Options(), 2, 1))
    journal.create(path, help.setup(position=position), tiny.GAME).close()
    assert lines(path)[0]["position"] == position


def test_each_entry_is_one_numbered_line(path: Path) -> None:
    help.recorded(path, MOVES)
    told = [
        (line["n"], line["do"], line.get("seat"), line.get("move"), line["seconds"])
        for line in lines(path)[1:]
    ]
    assert told == [
        (1, "move", 0, "+1", 1.0),
        (2, "undo", None, None, 2.0),
        (3, "redo", None, None, 3.0),
        (4, "move", 0, "+2", 4.0),
        (5, "move", 0, "peek", 5.0),
        (6, "move", 0, "end", 6.0),
        (7, "move", 1, "+3", 7.0),
        (8, "resign", 0, None, 8.0),
    ]


def test_a_checksum_is_of_the_position_after_the_entry(path: Path) -> None:
    match, record = help.begin(path)
    match.play(tiny.Move("add", 2))
    record.close()
    assert lines(path)[1]["check"] == checksum.of(tiny.GAME.dump(match.state))


def test_only_the_entry_that_ends_a_match_names_winners(path: Path) -> None:
    help.recorded(path, "+3 end +3", goal=6, seed=1)
    assert [line.get("winners") for line in lines(path)[1:]] == [None, None, [1]]


def test_an_entry_is_in_the_file_when_play_returns(path: Path) -> None:
    match, record = help.begin(path)
    for n, word in enumerate(MOVES.split(), start=1):
        help.play(match, word)
        assert len(lines(path)) == n + 1
    record.close()


def test_each_entry_is_synced_after_it_was_written(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    sync = os.fsync
    monkeypatch.setattr(os, "fsync", lambda fd: (sizes.append(os.fstat(fd).st_size), sync(fd)))
    match, record = help.begin(path)
    made = list(sizes)
    assert made[0] == path.stat().st_size, "the header first"
    assert len(made) == 2, "then the folder"
    match.play(tiny.Move("add", 1))
    assert sizes[2:] == [path.stat().st_size]
    record.close()


def test_what_is_refused_leaves_no_line(path: Path) -> None:
    match, record = help.begin(path)
    with pytest.raises(IllegalMove):
        match.play(tiny.Move("end"))
    with pytest.raises(Refused):
        match.undo()
    record.close()
    assert len(lines(path)) == 1


def test_the_folder_is_made(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "match.jsonl"
    journal.create(path, help.setup(), tiny.GAME).close()
    assert path.is_file()


def test_a_file_that_is_there_is_never_touched(path: Path) -> None:
    path.write_text("my poem")
    with pytest.raises(JournalError, match="could not be made"):
        journal.create(path, help.setup(), tiny.GAME)
    assert path.read_text() == "my poem"


def test_a_dangling_link_is_no_place_for_a_match(tmp_path: Path) -> None:
    link = tmp_path / "link.jsonl"
    link.symlink_to(link)
    with pytest.raises(JournalError):
        journal.create(link, help.setup(), tiny.GAME)


@pytest.mark.parametrize("name", ["", "a\nb", "a\x1b[2J", "\ud800", "x" * 61, "a\u202eb"])
def test_a_name_that_could_not_be_read_back_is_not_written(path: Path, name: str) -> None:
    bad = MatchSetup("tiny", tiny.Options(), (SeatSetup(name), SeatSetup("Bo")), 7)
    with pytest.raises(JournalError, match="Names have 1 to 60 printable characters"):
        journal.create(path, bad, tiny.GAME)
    assert not path.exists()


@pytest.mark.parametrize("position", [{}, [], "x", {"goal": float("nan")}])
def test_a_bad_position_makes_no_file(path: Path, position: object) -> None:
    with pytest.raises(JournalError, match="no position"):
        journal.create(path, help.setup(position=position), tiny.GAME)
    assert not path.exists()


@pytest.mark.parametrize("seconds", [float("nan"), float("inf"), -1.0])
def test_time_that_is_none_is_not_written(path: Path, seconds: float) -> None:
    match, record = help.begin(path)
    with pytest.raises(JournalError):
        match.play(tiny.Move("add", 1), seconds)
    assert match.plies == []
    record.close()
    assert len(lines(path)) == 1


def test_time_is_written_in_thousandths(path: Path) -> None:
    match, record = help.begin(path)
    match.play(tiny.Move("add", 1), 1.23456)
    record.close()
    assert lines(path)[1]["seconds"] == 1.235
