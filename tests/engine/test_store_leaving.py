"""A match that was begun and left before a move leaves nothing; every other file stays."""

import os
from pathlib import Path

import pytest

from cavegames.engine import journal, places, store
from cavegames.engine.journal import JournalError
from cavegames.engine.match import Match
from tests.engine import help, tiny


def new() -> tuple[help.TinyMatch, Path]:
    match = store.new_match(tiny.GAME, help.setup())
    path = store.path_of(match)
    assert path is not None
    return match, path


def test_an_untouched_new_match_is_not_kept() -> None:
    match, path = new()
    store.leave(match)
    assert not path.exists()
    store.leave(match)
    with pytest.raises(JournalError, match="closed"):
        help.play(match, "+1")


@pytest.mark.parametrize("moves", ["+1", "+1 undo", "resign0"])
def test_a_match_with_an_entry_is_kept(moves: str) -> None:
    match, path = new()
    help.play(match, moves)
    store.leave(match)
    assert path.exists()
    assert match.record is not None
    again = store.open_match(path).match
    store.close(again)


def test_a_match_of_another_day_is_kept_even_without_a_move() -> None:
    match, path = new()
    store.close(match)
    store.leave(store.open_match(path).match)
    assert path.exists()


def test_a_match_in_another_folder_is_kept(tmp_path: Path) -> None:
    match: help.TinyMatch = Match(tiny.GAME, help.setup())
    match.record = journal.create(tmp_path / "mine.jsonl", help.setup(), tiny.GAME)
    store.leave(match)
    assert (tmp_path / "mine.jsonl").exists()
    store.close(store.open_match(tmp_path / "mine.jsonl").match)


def test_a_file_that_somebody_else_changed_is_kept() -> None:
    match, path = new()
    with path.open("ab") as file:
        file.write(b"a note\n")
    store.leave(match)
    assert path.read_bytes().endswith(b"a note\n")


def test_a_file_that_took_its_place_is_kept() -> None:
    match, path = new()
    content = path.read_bytes()
    path.unlink()
    path.write_bytes(content)
    store.leave(match)
    assert path.exists()


def test_nothing_is_left_where_a_match_could_not_be_removed(monkeypatch: pytest.MonkeyPatch) -> None:
    match, path = new()

    def fail(*_: object, **__: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "unlink", fail)
    store.leave(match)
    store.close(store.open_match(path).match)


def test_matches_with_moves_go_on_first() -> None:
    touched, path = new()
    help.play(touched, "+1")
    store.close(touched)
    os.utime(path, (10, 10))
    untouched, later = new()
    store.close(untouched)
    assert [summary.path for summary in store.unfinished()] == [path, later]


def test_trouble_is_known_before_a_match_is_begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert store.trouble() is None
    assert not places.matches().exists()
    (tmp_path / "file").write_text("in the way")
    for home in (tmp_path / "file", tmp_path / "file" / "below"):
        monkeypatch.setenv(places.HOME, str(home))
        told = store.trouble() or ""
        assert "not a directory. A file is where a folder should be." in told
        with pytest.raises(JournalError, match=r"[^.]\. A file is where a folder should be\. .*[^.]\.$"):
            store.new_match(tiny.GAME, help.setup())
