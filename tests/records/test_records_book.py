"""Entering, loading and rebuilding."""

import subprocess
import sys
from pathlib import Path

import pytest

from cavegames.engine import journal, places, registry
from cavegames.records import Result, database, enter, load, rebuild
from cavegames.records.queries import matches
from tests.engine.help import ROOT, play
from tests.records.played import LEFT_WINS, RIGHT_WINS, played


def brief(result: Result) -> tuple[str, str, int | None]:
    return result.name, result.ending, result.score


def entered() -> tuple[Result, ...]:
    """What stands in the database, without looking at the match files."""
    with database.opened(places.records_file()) as connection:
        return database.read(connection)


def test_without_a_match_there_is_nothing() -> None:
    assert load().results == () and load().notes == ()


def test_a_match_is_entered_once_however_often_it_is_said() -> None:
    match, path = played(LEFT_WINS)
    for _ in range(3):
        assert enter(match, path) == ()
    assert list(map(brief, entered())) == [("Ada", "won", 5), ("Ben", "lost", 0)]


def test_what_is_entered_is_what_a_rebuild_reads() -> None:
    for n, moves in enumerate((LEFT_WINS, RIGHT_WINS, "+3 resign0", "+3 end resign1")):
        assert enter(*played(moves, n)) == ()
    first = entered()
    assert len(first) == 8
    places.records_file().unlink()
    assert rebuild().results == first == rebuild().results == load().results


def test_a_match_that_nobody_entered_is_found() -> None:
    played(LEFT_WINS)
    assert len(load().results) == 2


def test_a_match_that_goes_on_or_lies_elsewhere_is_not_entered(tmp_path: Path) -> None:
    match, path = played("+3")
    assert enter(match, path) == enter(match, None) == ()
    over, here = played(LEFT_WINS, 1)
    elsewhere = here.rename(tmp_path / here.name)
    assert enter(over, elsewhere) == enter(over, here) == ()
    assert load().results == ()


def test_who_gives_up_has_lost_and_the_others_have_won() -> None:
    played("+3 end resign0")
    ada, ben = load().results
    assert (ada.ending, ben.ending) == ("gave up", "won")
    assert ada.score is None and ada.clause == "GEN-RESIGN"


def test_a_shared_victory_is_told_apart() -> None:
    for seed in range(12):
        match, path = played(LEFT_WINS, seed, seed=seed)
        if match.start.secret == 5:
            break
    shared = [result for result in load().results if result.file == path.name]
    assert [(result.ending, result.won, result.shared) for result in shared] == [("shared", True, True)] * 2


@pytest.mark.parametrize(
    ("players", "mode"),
    [
        (("person", "person"), "two players"),
        (("person", "random"), "against the computer"),
        (("random", "random"), "computers alone"),
    ],
)
def test_the_mode_says_who_played_with_whom(players: tuple[str, str], mode: str) -> None:
    played(LEFT_WINS, players=players)
    assert {result.mode for result in load().results} == {mode}


def test_practice_is_kept_apart() -> None:
    match, _ = played(LEFT_WINS)
    played(LEFT_WINS, 1, undo="free")
    played("+2", 2, position=match.game.dump(match.plies[0].state))
    records = load()
    assert {result.file for result in records.of()} == {"tiny-000.jsonl"}
    assert {result.file for result in records.of(practice=True)} == {"tiny-001.jsonl", "tiny-002.jsonl"}
    assert records.of("ocelot") == () and records.of("tiny") == records.of()


def test_an_end_that_was_taken_back_is_no_end() -> None:
    match, path = played(LEFT_WINS, undo="free")
    enter(match, path)
    resumed = journal.resume(path)
    play(resumed.match, "undo")
    resumed.journal.close()
    assert load().results == ()
    again = journal.resume(path)
    play(again.match, "redo")
    again.journal.close()
    assert len(load().results) == 2


@pytest.mark.parametrize("harm", ["gone", "cut", "garbage", "older rules"])
def test_no_result_is_lost_with_its_match_file(harm: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match, path = played(LEFT_WINS)
    enter(match, path)
    before = load().results
    content = path.read_bytes()
    if harm == "gone":
        path.unlink()
    elif harm == "older rules":
        monkeypatch.setattr(registry, "GAMES", ())
    else:
        path.write_bytes(content[:-9] if harm == "cut" else b"\xff")
    assert load().results == before
    assert rebuild().results == before


def test_only_changed_files_are_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    played(LEFT_WINS)
    load()
    played(LEFT_WINS, 1)
    seen: list[str] = []
    real = journal.read
    monkeypatch.setattr(journal, "read", lambda path: seen.append(path.name) or real(path))  # type: ignore[func-returns-value]
    assert len(load().results) == 4 and seen == ["tiny-001.jsonl"]
    rebuild()
    assert seen == ["tiny-001.jsonl", "tiny-000.jsonl", "tiny-001.jsonl"]


def test_processes_enter_at_the_same_time() -> None:
    code = (
        "import sys\n"
        "from pathlib import Path\n"
        "from cavegames.engine import journal, registry\n"
        "from tests.engine import tiny\n"
        "registry.GAMES += (tiny.INFO,)\n"
        "from cavegames.records import enter\n"
        "for name in sys.argv[1:]:\n"
        "    sys.stderr.write(' '.join(enter(journal.read(Path(name)).match, Path(name))))\n"
    )
    paths = [str(played(LEFT_WINS, n)[1]) for n in range(24)]
    running = [
        subprocess.Popen(
            [sys.executable, "-c", code, *paths[n::3]], cwd=ROOT, stderr=subprocess.PIPE, text=True
        )
        for n in range(3)
    ]
    assert [process.communicate()[1] for process in running] == ["", "", ""]
    assert len(matches(entered())) == 24
