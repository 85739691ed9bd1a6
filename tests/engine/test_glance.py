"""What can be told of open matches before the first frame."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cavegames.engine import glance, places, store
from tests.engine import help, mutations, tiny


def saved(moves: str, written: int) -> Path:
    match = store.new_match(tiny.GAME, help.setup())
    help.play(match, moves)
    store.close(match)
    path = store.path_of(match)
    assert path is not None
    os.utime(path, (written, written))
    return path


def test_without_a_folder_there_is_nothing_and_none_is_made() -> None:
    assert glance.open_matches() == ()
    assert not places.matches().exists()


def test_it_sees_the_matches_that_can_go_on_in_their_order() -> None:
    old, untouched, new = saved("+1", 10), saved("", 30), saved("+1 +2 undo", 20)
    saved("resign0", 40)
    assert [seen.path for seen in glance.open_matches()] == [new, old, untouched]
    assert [seen.touched for seen in glance.open_matches()] == [True, True, False]
    assert {seen.game for seen in glance.open_matches()} == {"tiny"}
    assert [seen.path for seen in glance.open_matches()] == [seen.path for seen in store.unfinished()]


@pytest.mark.parametrize("moves", ["+1 +2", "resign0", ""])
def test_a_line_without_its_end_does_not_count(moves: str) -> None:
    path = saved(moves, 10)
    with path.open("ab") as file:
        file.write(b'{"n":3,"do":"move","mo')
    assert [seen.path for seen in glance.open_matches()] == [seen.path for seen in store.unfinished()]


@pytest.mark.parametrize("name", mutations.HOSTILE_FILES)
def test_a_broken_file_is_passed_over(name: str) -> None:
    good = saved("+1", 10)
    (places.matches() / "tiny-x.jsonl").write_bytes(mutations.HOSTILE_FILES[name])
    assert [seen.path for seen in glance.open_matches()] == [good]


def test_only_the_newest_files_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(glance, "NEWEST", 2)
    newest = [saved("+1", written) for written in (10, 20, 30)]
    assert [seen.path for seen in glance.open_matches()] == [newest[2], newest[1]]


def test_it_imports_nothing_heavy() -> None:
    code = (
        "import sys, cavegames.engine.glance; print([m for m in ('pydantic', 'textual') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
