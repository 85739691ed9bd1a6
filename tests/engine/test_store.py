"""The matches of the player."""

import os
import re
from pathlib import Path

import pytest

from cavegames.engine import journal, places, store
from cavegames.engine.game import BadPosition
from cavegames.engine.journal import JournalError, Locked
from cavegames.engine.match import Match
from tests.engine import help, mutations, tiny


def saved(moves: str, *, written: int, **options: object) -> Path:
    """A closed match with these moves, last written at that second."""
    match = store.new_match(tiny.GAME, help.setup(**options))  # type: ignore[arg-type]
    help.play(match, moves)
    store.close(match)
    path = store.path_of(match)
    assert path is not None
    os.utime(path, (written, written))
    return path


def test_there_are_no_matches_and_no_folder_at_first() -> None:
    assert store.matches() == []
    assert store.unfinished() == []
    assert not places.matches().exists()


def test_a_new_match_has_a_readable_name_in_the_folder_of_matches() -> None:
    match = store.new_match(tiny.GAME, help.setup())
    path = store.path_of(match)
    assert path is not None
    assert path.parent == places.matches()
    assert re.fullmatch(r"tiny-\d{4}-\d\d-\d\d-\d{6}-[0-9a-f]{4}\.jsonl", path.name)
    store.close(match)


def test_a_new_match_is_recorded_from_its_first_move() -> None:
    match = store.new_match(tiny.GAME, help.setup(), origin="here")
    help.play(match, "+1 +2")
    path = store.path_of(match)
    assert path is not None
    reading = journal.read(path)
    assert reading.match is not None
    assert help.same(reading.match, match)
    assert reading.origin == "here"
    store.close(match)


def test_two_matches_may_begin_within_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    endings = iter(["0000", "0000", "0000", "ffff"])
    monkeypatch.setattr(store, "file_name", lambda game, _: f"{game}-{next(endings)}.jsonl")
    for _ in range(2):
        store.close(store.new_match(tiny.GAME, help.setup()))
    made = sorted(path.name for path in places.matches().glob("*.jsonl"))
    assert made == ["tiny-0000.jsonl", "tiny-ffff.jsonl"]


def test_an_open_match_is_locked_until_it_is_closed() -> None:
    match = store.new_match(tiny.GAME, help.setup())
    path = store.path_of(match)
    assert path is not None
    with pytest.raises(Locked):
        store.open_match(path)
    store.close(match)
    again, notes = store.open_match(path)
    assert notes == ()
    assert help.same(again, match)
    store.close(again)


def test_a_match_without_a_file_can_be_closed_too() -> None:
    match: help.TinyMatch = Match(tiny.GAME, help.setup())
    assert store.seconds_of(match) == 0
    help.play(match, "+1 +1")
    store.close(match)
    assert store.path_of(match) is None
    assert store.seconds_of(match) == 2


def test_the_clock_goes_on_after_the_last_entry_even_an_undo() -> None:
    path = saved("+1 +2 undo", written=1)
    match = store.open_match(path).match
    assert store.seconds_of(match) == 3
    store.close(match)


def test_a_bad_position_makes_no_file() -> None:
    with pytest.raises(BadPosition):
        store.new_match(tiny.GAME, help.setup(position={}))
    assert store.matches() == []


def test_where_no_folder_can_be_there_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv(places.HOME, str(tmp_path / "file"))
    with pytest.raises(JournalError, match="could not be made"):
        store.new_match(tiny.GAME, help.setup())
    assert store.matches() == []


def test_a_summary_tells_what_a_list_shows() -> None:
    path = saved("+1 +2 undo end", written=50)
    (summary,) = store.matches()
    assert summary.path == path
    assert (summary.game, summary.names, summary.plies) == ("tiny", ("Ada", "Bo"), 2)
    assert [seat.player for seat in summary.seats] == ["person", "random"]
    assert (summary.over, summary.winners, summary.problem) == (False, (), None)
    assert summary.written == 50
    assert summary.created == journal.read(path).created


@pytest.mark.parametrize(
    ("moves", "winners"),
    [("+1 end resign0", (1,)), ("+3 end +3", (1,)), ("+3 end +2", ()), ("+3 end +3 undo", ())],
)
def test_a_summary_knows_how_a_match_ended_without_any_rule(
    moves: str, winners: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    saved(moves, written=1, undo="free", goal=6, seed=1)
    monkeypatch.setattr(tiny, "GAME", None)
    (summary,) = store.matches()
    assert (summary.over, summary.winners) == (bool(winners), winners)


def test_the_match_played_last_comes_first() -> None:
    old, new, middle = saved("", written=10), saved("+1", written=30), saved("", written=20)
    assert [summary.path for summary in store.matches()] == [new, middle, old]


def test_only_matches_that_can_go_on_are_unfinished() -> None:
    going = saved("+1", written=1)
    saved("resign0", written=2)
    (places.matches() / "tiny-broken.jsonl").write_bytes(b"broken")
    assert [summary.path for summary in store.unfinished("tiny")] == [going]
    assert store.unfinished("ocelot") == []


def test_matches_of_one_game_can_be_listed() -> None:
    saved("+1", written=1)
    assert len(store.matches("tiny")) == 1
    assert store.matches("ocelot") == []


@pytest.mark.parametrize("name", mutations.HOSTILE_FILES)
def test_a_broken_file_is_listed_with_its_problem(name: str) -> None:
    good = saved("+1", written=1)
    path = places.matches() / "tiny-x.jsonl"
    path.write_bytes(mutations.HOSTILE_FILES[name])
    broken, listed = store.matches("tiny")
    assert listed.path == good
    assert broken.path == path
    assert (broken.problem or "").startswith("tiny-x.jsonl cannot be opened.")
    assert not broken.over


def test_what_is_no_file_is_listed_with_its_problem() -> None:
    places.matches().mkdir(parents=True)
    (places.matches() / "folder.jsonl").mkdir()
    (places.matches() / "loop.jsonl").symlink_to("loop.jsonl")
    os.mkfifo(places.matches() / "pipe.jsonl")
    problems = {summary.path.name: summary.problem for summary in store.matches()}
    assert set(problems) == {"folder.jsonl", "loop.jsonl", "pipe.jsonl"}
    assert all(problems.values())


def test_files_of_other_kinds_are_not_listed() -> None:
    path = saved("+1", written=1)
    path.with_name(path.name + ".damaged-1").write_bytes(b"kept")
    (places.matches() / "notes.txt").write_bytes(b"mine")
    assert [summary.path for summary in store.matches()] == [path]


def test_opening_a_damaged_match_says_where_all_of_it_is_kept() -> None:
    path = saved("+1 +2", written=1)
    path.write_bytes(path.read_bytes() + b"broken\n")
    match, notes = store.open_match(path)
    store.close(match)
    assert notes[-1] == f"The whole file was kept as {path.name}.damaged-1."
    assert [summary.plies for summary in store.matches()] == [2]
