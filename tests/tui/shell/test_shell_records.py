import csv
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from textual.widgets import OptionList, Static

from cavegames.engine import places, registry, store
from cavegames.engine.match import MatchSetup, SeatSetup
from cavegames.records import Records, Result
from cavegames.tui import records_rows, shelf
from cavegames.tui.app import CaveApp
from cavegames.tui.choice import Choice
from cavegames.tui.looks import Look
from cavegames.tui.records_screen import RecordsScreen, export_file
from cavegames.tui.replay_screen import ReplayScreen
from tests.records.played import result
from tests.tui.match.eyes import lines
from tests.tui.snapshot import settle


def won(one: str, other: str, loser: int, player: str = "person", undo: str = "fair") -> None:
    """A match of two that somebody gave up."""
    game = registry.open_game("ocelot")
    seats = (SeatSetup(one), SeatSetup(other, player))
    match = store.new_match(game, MatchSetup("ocelot", game.Options.model_validate({"undo": undo}), seats, 1))
    match.play(game.legal(match.state)[0])
    match.resign(loser)
    store.close(match)


def shown(app: CaveApp, start: str) -> str:
    """The first line that begins with some words."""
    return next(line.strip(" │|") for line in lines(app) if line.strip(" │|").startswith(start))


async def test_there_is_a_sentence_while_there_are_none() -> None:
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("e")
        await settle(pilot)
        assert isinstance(app.screen, RecordsScreen)
        assert any("No match has ended yet." in line for line in lines(app))
        assert "records.export" not in {
            b.binding.id for b in app.screen.active_bindings.values() if b.enabled
        }
        await pilot.press("escape")
        await settle(pilot)
        assert not isinstance(app.screen, RecordsScreen)


async def test_players_are_told_apart_by_mode_and_practice_is_apart() -> None:
    for loser in (1, 1, 0):
        won("Ada", "Ben", loser)
    won("Ada", "Robot", 1, player="greedy")
    won("Ada", "Ben", 1, undo="free")
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("e")
        await settle(pilot)
        assert shown(app, "Ada ").split()[:6] == ["Ada", "3", "2", "-", "0", "2"]
        assert shown(app, "Ben ").split()[:6] == ["Ben", "3", "1", "-", "1", "1"]
        assert "WWG" in shown(app, "Last")
        await pilot.press("down")
        await settle(pilot)
        assert "GGW" in shown(app, "Last")
        app.screen.query_one(Choice).focus()
        await pilot.press("right")
        await settle(pilot)
        assert "against the computer" in shown(app, "<")
        assert shown(app, "greedy (computer)").split()[2:4] == ["1", "0"]
        await pilot.press("right")
        await settle(pilot)
        assert "practice" in shown(app, "<")
        assert shown(app, "Ada ").split()[:3] == ["Ada", "1", "1"]


async def test_enter_on_a_match_shows_it_again_and_says_when_its_file_is_gone() -> None:
    won("Ada", "Ben", 1)
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("e")
        await settle(pilot)
        await pilot.press("enter", "enter")
        await settle(pilot)
        assert isinstance(app.screen, ReplayScreen)
        await pilot.press("q")
        await settle(pilot)
        for path in places.matches().glob("*.jsonl"):
            path.unlink()
        await pilot.press("enter")
        await settle(pilot)
        assert isinstance(app.screen, RecordsScreen)
        assert any("is gone" in note.message for note in app._notifications)


async def test_reading_again_keeps_what_is_there_and_says_how_much() -> None:
    won("Ada", "Ben", 1)
    app = CaveApp()
    async with app.run_test(size=(160, 48)) as pilot:
        await settle(pilot)
        await pilot.press("e")
        await settle(pilot)
        won("Ada", "Ben", 0)
        await pilot.press("b")
        await settle(pilot)
        assert [note.message for note in app._notifications] == [
            "All match files were read again: 2 matches that ended."
        ]
        assert app.screen.query_one("#matches", OptionList).option_count == 2
        assert shown(app, "Ada ").split()[:6] == ["Ada", "2", "1", "0", "1", "-"]


async def test_the_export_says_where_it_is_and_why_not() -> None:
    won("Ada", "Ben", 1)
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("e")
        await settle(pilot)
        await pilot.press("x")
        await settle(pilot)
        path = export_file()
        with path.open(newline="", encoding="utf-8") as file:
            assert [row["name"] for row in csv.DictReader(file)] == ["Ada", "Ben"]
        assert any(str(path) in note.message for note in app._notifications)
        path.unlink()
        path.mkdir()
        await pilot.press("x")
        await settle(pilot)
        assert any("cannot be written" in note.message for note in app._notifications)


def test_there_is_one_export_a_day(own_home: Path) -> None:
    assert export_file(date(2026, 11, 30)) == own_home / "records-2026-11-30.csv"


@pytest.mark.parametrize("look", ["picture", "line", "ascii"])
def test_what_records_look_like(
    look: str, snap_compare: Callable[..., bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "when", lambda _: "yesterday")
    found = tuple(
        result(n, name=name, won=(n % 3 == 1) == (name == "Ada"), score=20 + 7 * n % 40, seat=seat, seats=2)
        for n in range(12)
        for seat, name in enumerate(("Ada", "愛子"))
    )
    monkeypatch.setattr("cavegames.records.load", lambda: Records(found))
    app = CaveApp()
    app.settings.look = look  # type: ignore[assignment]
    app.apply_settings()

    async def steps(pilot: object) -> None:
        await settle(pilot)  # type: ignore[arg-type]
        await pilot.press("e")  # type: ignore[attr-defined]
        await settle(pilot)  # type: ignore[arg-type]

    assert snap_compare(app, terminal_size=(80, 24), run_before=steps)


def _two(n: int, *scores: int, winner: int = 0) -> list[Result]:
    names = ("Ada", "Ben")
    return [
        result(n, seat=seat, seats=2, name=names[seat], won=seat == winner, score=score)
        for seat, score in enumerate(scores)
    ]


def test_the_remarks_of_a_match_tell_of_its_people() -> None:
    results = [*_two(0, 40, 30), *_two(1, 50, 35), *_two(2, 20, 60, winner=1)]
    assert records_rows.remarks(results[:2], "tiny-000.jsonl") == [
        "Ada, solo: 1 of 1 won, best 40 points.",
        "Ben, solo: 0 of 1 won, best 30 points.",
    ]
    assert records_rows.remarks(results[:4], "tiny-001.jsonl") == [
        "Ada, solo: 2 of 2 won, best 50 points, a new best, 2 in a row.",
        "Ben, solo: 0 of 2 won, best 35 points, a new best.",
    ]
    assert records_rows.remarks(results, "tiny-002.jsonl")[0] == "Ada, solo: 2 of 3 won, best 50 points."
    assert records_rows.remarks(results, "no-such-file") == []


def test_computers_have_no_remark_and_practice_is_named() -> None:
    one = result(0, practice=True, score=None)
    other = result(0, seat=1, player="greedy", won=False)
    assert records_rows.remarks([one, other], one.file) == ["Ada, practice: 1 of 1 won."]


def test_awards_and_lengths_are_told() -> None:
    results = [result(n, award=award, plies=10 + n) for n, award in enumerate(("Gold", "Silver", "Gold"))]
    (group,) = records_rows.groups(Records(tuple(results)))
    text = records_rows.about(group.standings()[0], results, Look.ASCII).plain
    assert "Awards  Gold 2, Silver 1" in text
    assert "11 moves and 1.0 minutes in the middle, 10 to 12 moves" in text


async def test_a_theme_can_change_while_records_are_shown() -> None:
    won("Ada", "Ben", 1)
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("e")
        await settle(pilot)
        app.change_settings(look="ascii")
        await settle(pilot)
        assert "##########" in shown(app, "Ada ")
        assert app.screen.query_one("#count", Static).content == "1 match"
