"""Reading match files: whatever the file holds, a match or a sentence."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cavegames.engine import journal, matchfile
from cavegames.engine.journal import Reading
from cavegames.engine.match import SeatSetup
from tests.engine import help, tiny

MOVES = "+1 undo redo +2 undo +1 peek end +3 +2 undo end +2 end +3"
OPENS = "The match opens up to there."


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.jsonl"


def lines_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_bytes().splitlines()]


def put(path: Path, lines: list[dict[str, Any]]) -> None:
    path.write_text("".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines), "utf-8")


def change(path: Path, line: int, **fields: Any) -> None:
    """Change fields of one line; None takes a field away."""
    lines = lines_of(path)
    told = {**lines[line], **fields}
    lines[line] = {key: value for key, value in told.items() if value is not None}
    put(path, lines)


def printable(reading: Reading) -> bool:
    return all(sentence.isprintable() for sentence in (*reading.notes, reading.problem or ""))


@pytest.mark.parametrize("undo", ["fair", "free"])
@pytest.mark.parametrize("moves", ["", "+1", MOVES, "+1 end +2 resign0", "+3 +3 +3 +3"])
def test_what_was_played_is_read(path: Path, moves: str, undo: str) -> None:
    match, record = help.begin(path, undo=undo)
    help.play(match, moves)
    record.close()
    reading = journal.read(path)
    assert (reading.problem, reading.notes) == (None, ())
    assert reading.match is not None
    assert help.same(reading.match, match)
    assert (reading.entries, reading.size) == (len(moves.split()), path.stat().st_size)
    assert reading.seconds == len(moves.split())


def test_the_names_are_read_as_written(path: Path) -> None:
    setup = help.setup()
    seats = (SeatSetup("Zoë “Ω” Łu"), SeatSetup('a"b\\c'))
    record = journal.create(path, replace(setup, seats=seats), tiny.GAME)
    record.close()
    reading = journal.read(path)
    assert reading.match is not None
    assert reading.match.setup.seats == seats
    assert "Zoë “Ω” Łu" in path.read_text("utf-8")


def test_the_origin_and_the_moment_are_read(path: Path) -> None:
    journal.create(path, help.setup(), tiny.GAME, origin="move 3 of another").close()
    reading = journal.read(path)
    assert reading.origin == "move 3 of another"
    assert reading.created is not None
    assert reading.created.tzinfo is not None


def test_a_match_from_a_position_is_read(path: Path) -> None:
    position = tiny.GAME.dump(replace(tiny.GAME.setup(tiny.Options(), 2, 1), count=4))
    help.recorded(path, "+1 end +2", position=position)
    reading = journal.read(path)
    assert reading.match is not None
    assert reading.match.state.count == 7


def test_a_line_without_its_end_is_dropped_and_said(path: Path) -> None:
    data = help.recorded(path, "+1 +2")
    path.write_bytes(data[:-1])
    reading = journal.read(path)
    assert reading.torn
    assert reading.notes == ("The last line of the match file was not finished, so it is left out.",)
    assert reading.match is not None
    assert [ply.move for ply in reading.match.plies] == [tiny.Move("add", 1)]
    assert not journal.verify(path).ok


def test_a_last_line_that_is_none_is_dropped_and_said(path: Path) -> None:
    data = help.recorded(path, "+1 +2")
    path.write_bytes(data + b"\0" * 200 + b"\n")
    reading = journal.read(path)
    assert reading.match is not None
    assert len(reading.match.plies) == 2
    assert reading.notes == (f"Line 4 of the match file is damaged. It cannot be read. {OPENS}",)


def test_a_checksum_that_does_not_fit_names_the_move(path: Path) -> None:
    help.recorded(path, "+1 +2 end +3")
    change(path, 3, check="00000000")
    reading = journal.read(path)
    assert reading.match is not None
    assert len(reading.match.plies) == 2
    assert reading.wrong == 3
    why = "Its checksum does not fit the position after it."
    assert reading.notes == (f"Line 4 of the match file (move 3, end) does not fit. {why} {OPENS}",)


def test_another_move_in_the_place_of_one_is_found(path: Path) -> None:
    help.recorded(path, "+1 +2 end +3")
    change(path, 2, move="+3")
    assert journal.verify(path).wrong == 2


@pytest.mark.parametrize(
    ("line", "fields"),
    [
        (1, {"seat": 1}),
        (1, {"seat": None}),
        (1, {"move": None}),
        (1, {"do": "resign"}),
        (1, {"do": "undo"}),
        (1, {"winners": [0]}),
        (2, {"seat": 0}),
        (2, {"move": "+1"}),
        (2, {"do": "redo"}),
        (2, {"n": 3}),
        (2, {"n": 0}),
        (4, {"winners": None}),
        (4, {"winners": [1]}),
        (4, {"winners": [True]}),
        (4, {"winners": [-2]}),
        (4, {"seat": 0}),
        (4, {"seat": 7}),
        (4, {"move": "+1"}),
        (4, {"more": 1}),
        (4, {"seconds": -1}),
        (4, {"seconds": "1"}),
    ],
)
def test_a_field_that_is_wrong_ends_the_match_before_it(
    path: Path, line: int, fields: dict[str, Any]
) -> None:
    moves = "+1 undo +2 resign1"
    help.recorded(path, moves)
    change(path, line, **fields)
    reading = journal.read(path)
    assert reading.wrong == line
    assert OPENS in reading.notes[0]
    assert reading.match is not None
    assert help.stand(reading.match) == help.after_each(moves)[line - 1]


@pytest.mark.parametrize("fields", [{"seconds": 99.5}, {"seconds": 3}])
def test_the_time_of_an_entry_is_guarded_by_nothing(path: Path, fields: dict[str, Any]) -> None:
    help.recorded(path, "+1 +2")
    change(path, 1, **fields)
    assert journal.verify(path).ok


@pytest.mark.parametrize(
    ("undo", "moves", "clause"),
    [
        ("fair", "peek undo", "showed something hidden"),
        ("fair", "+1 end undo", "ended the turn of Ada"),
    ],
)
def test_a_hand_made_file_cannot_undo_past_a_barrier(path: Path, undo: str, moves: str, clause: str) -> None:
    data = help.recorded(path, moves, undo="free")
    cheat = json.loads(data.splitlines()[0])
    fair = help.setup()
    start = tiny.GAME.dump(tiny.GAME.setup(fair.options, 2, fair.seed))
    cheat["options"]["undo"] = undo
    cheat["check"] = matchfile.start_check(fair, cheat["options"], 2, start)
    put(path, [cheat, *lines_of(path)[1:]])
    reading = journal.read(path)
    assert reading.wrong == len(moves.split())
    assert clause in reading.notes[0]
    assert reading.match is not None
    assert help.stand(reading.match) == help.after_each(moves.removesuffix(" undo"))[-1]


def test_free_undo_passes_everything(path: Path) -> None:
    help.recorded(path, "peek +1 end undo undo undo redo", undo="free")
    assert journal.verify(path).ok


def test_moves_after_the_end_are_left_out(path: Path) -> None:
    help.recorded(path, "+1 resign0")
    lines = lines_of(path)
    put(path, [*lines, {**lines[1], "n": 3}])
    assert journal.verify(path).wrong == 3
    assert "The match is over." in journal.verify(path).sentence


@pytest.mark.parametrize(
    ("fields", "why", "damaged"),
    [
        ({"cavegames": 2}, "newer version of cavegames", False),
        ({"cavegames": 0}, "`cavegames` cannot be right", True),
        ({"game": "chess"}, "no game called 'chess'", False),
        ({"game": "../../x"}, "`game` cannot be right", True),
        ({"rules": 3}, "newer rules", False),
        ({"rules": 0}, "`rules` cannot be right", True),
        ({"rules": True}, "`rules` cannot be right", True),
        ({"seed": 8}, "checksum does not fit", True),
        ({"seed": 1 << 70}, "`seed` cannot be right", True),
        ({"options": {"undo": "never"}}, "`options` cannot be right", True),
        ({"options": {"undo": "free"}}, "checksum does not fit", True),
        ({"options": {"goal": 13}}, "checksum does not fit", True),
        ({"options": []}, "`options` cannot be right", True),
        ({"seats": []}, "`seats` cannot be right", True),
        ({"seats": [{"name": "A", "player": "person"}]}, "not played by 1", True),
        ({"seats": [{"name": "A", "player": "person"}] * 3}, "not played by 3", True),
        ({"seats": [{"name": "A", "player": "person"}] * 1000}, "`seats` cannot be right", True),
        ({"seats": [{"name": "\ud800", "player": "x"}] * 2}, "cannot be read", True),
        ({"seats": [{"name": "\x1b[2J", "player": "x"}] * 2}, "`seats` cannot be right", True),
        ({"created": "yesterday"}, "`created` cannot be right", True),
        ({"created": "2026-13-30T18:30:12.000Z"}, "`created` cannot be right", True),
        ({"created": 5}, "`created` cannot be right", True),
        ({"origin": "a\nb"}, "`origin` cannot be right", True),
        ({"check": "0" * 8}, "checksum does not fit", True),
        ({"check": "0" * 8 + "\n"}, "`check` cannot be right", True),
        ({"position": {"goal": 1}}, "no position of Tiny Count", True),
        ({"position": []}, "no position of Tiny Count", True),
        ({"\x1b[2J": 1}, "content cannot be right", True),
    ],
)
def test_a_header_that_is_wrong_is_a_sentence(
    path: Path, fields: dict[str, Any], why: str, damaged: bool
) -> None:
    help.recorded(path, "+1")
    change(path, 0, **fields)
    reading = journal.read(path)
    assert reading.match is None
    assert why in (reading.problem or "")
    assert printable(reading)
    assert reading.damaged == damaged
    assert journal.verify(path) == journal.Report(False, 0, None, reading.problem or "")


def test_a_match_of_older_rules_opens_when_it_fits(path: Path) -> None:
    data = help.recorded(path, "+1")
    header = json.loads(data.splitlines()[0])
    setup = help.setup()
    start = tiny.GAME.dump(tiny.GAME.setup(setup.options, 2, setup.seed))
    change(path, 0, rules=1, check=matchfile.start_check(setup, header["options"], 1, start))
    reading = journal.read(path)
    assert reading.match is not None
    assert reading.notes == ("The match was begun with older rules of this game.",)
    assert journal.verify(path).ok


def test_a_match_of_older_rules_that_does_not_fit_is_not_called_damaged(path: Path) -> None:
    help.recorded(path, "+1")
    change(path, 0, rules=1)
    reading = journal.read(path)
    assert "older rules" in (reading.problem or "")
    assert not reading.damaged


def test_reading_changes_nothing_and_takes_no_lock(path: Path) -> None:
    data = help.recorded(path, "+1 +2")
    path.write_bytes(data[:-3])
    before = {entry.name: entry.stat().st_mtime_ns for entry in path.parent.iterdir()}
    journal.read(path)
    journal.verify(path)
    assert {entry.name: entry.stat().st_mtime_ns for entry in path.parent.iterdir()} == before


def test_the_report_counts_the_moves_that_stand(path: Path) -> None:
    help.recorded(path, "+1 undo +2 +1")
    assert journal.verify(path) == journal.Report(
        True, 2, None, "The match file is whole: 4 entries fit, 2 moves stand."
    )
