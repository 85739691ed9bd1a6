"""The alarm of cutting the passage on the match screen: it rings by the clock, which stands in a pause."""

import asyncio
from typing import Any

import pytest
from textual.pilot import Pilot

from cavegames.engine import store
from cavegames.engine.clock import FakeClock
from cavegames.games.rwenzori import GAME
from cavegames.games.rwenzori.moves import ALARM, Act, Move
from cavegames.tui.handover import Handover
from cavegames.tui.pause_screen import PauseScreen
from cavegames.tui.replay_steps import story
from cavegames.tui.thinking import Thinker
from tests.games.rwenzori.rwenzori_situations import situation
from tests.tui.games_rwenzori.conftest import AnyMatch, NewRwenzori, clocked
from tests.tui.games_rwenzori.rwenzori_eyes import make, match_screen, ready, sit, table_of, text
from tests.waiting import on_screen

SIZE = (80, 24)
CAVE = {"1,-1": "straight/2", "2,-2": "star/0", "0,1": "wide-bend/1"}
BEHIND = situation(
    CAVE,
    meeples=("2,-2", "0,1"),
    hands=("straight star", "cross"),
    expansions=("cutting_passage",),
    behind=("1,-1", None),
    supply=3,
)
"""Ada came over 1,-1; Ben has not moved as far as the lava knows."""


def _pass_time(pilot: Pilot[Any], clock: FakeClock, seconds: int) -> None:
    """Let seconds pass while the screen looks at the clock."""
    for _ in range(seconds):
        clock.advance(1)
        match_screen(pilot.app).tick()


async def _begin(pilot: Pilot[Any]) -> None:
    """Go on from the pause in which a match with a clock is opened, and sit down."""
    await on_screen(pilot, lambda: isinstance(pilot.app.screen, PauseScreen), "the pause")
    await pilot.press("enter")
    await on_screen(pilot, lambda: not isinstance(pilot.app.screen, PauseScreen), "the match")
    await sit(pilot)


async def test_the_alarm_rings_once_and_the_countdown_begins_anew(new_rwenzori: NewRwenzori) -> None:
    match, clock = new_rwenzori(2, state=BEHIND, lava="passage"), FakeClock()
    async with clocked(match, clock).run_test(size=SIZE) as pilot:
        await _begin(pilot)
        assert "Lava 3" in text(pilot.app) and "alarm in 5:00" in text(pilot.app)
        _pass_time(pilot, clock, 284)
        await pilot.pause()
        assert "! Lava 3" not in text(pilot.app) and "alarm in 0:16" in text(pilot.app)
        _pass_time(pilot, clock, 1)
        await pilot.pause()
        assert "! Lava 3" in text(pilot.app) and "alarm in 0:15" in text(pilot.app)
        _pass_time(pilot, clock, 15)
        await pilot.pause()
        assert [ply.move for ply in match.plies] == [ALARM]
        assert match.plies[0].seconds == 300
        assert GAME.dump(match.state)["board"]["1,-1"].startswith("lava")
        assert "Lava 2" in text(pilot.app) and "alarm in 5:00" in text(pilot.app)
        assert match.to_move == 0 and match_screen(pilot.app).sitting == 0
        _pass_time(pilot, clock, 100)
        assert len(match.plies) == 1


async def test_no_key_and_no_target_rings_the_alarm_and_no_undo_takes_it_back(
    new_rwenzori: NewRwenzori,
) -> None:
    match, clock = new_rwenzori(2, state=BEHIND, lava="passage"), FakeClock()
    async with clocked(match, clock).run_test(size=SIZE) as pilot:
        await _begin(pilot)
        table = table_of(pilot.app)
        assert ALARM in GAME.legal(match.state)
        assert table.aim is not None and ALARM not in table.aim.legal
        assert all(ALARM not in ways for ways in table.aim.by_choice.values())
        _pass_time(pilot, clock, 300)
        await pilot.press("u")
        await on_screen(pilot, lambda: table.said is not None, "a refusal")
        assert table.said is not None and table.said.clause == "GEN-UNDO-2"
        assert len(match.plies) == 1


async def test_the_time_stands_while_the_screen_is_passed_on(new_rwenzori: NewRwenzori) -> None:
    match, clock = new_rwenzori(2, state=BEHIND, lava="passage"), FakeClock()
    async with clocked(match, clock).run_test(size=SIZE) as pilot:
        await _begin(pilot)
        _pass_time(pilot, clock, 60)
        make(table_of(pilot.app), _first_lay(match))
        await on_screen(pilot, lambda: isinstance(pilot.app.screen, Handover), "the curtain")
        assert "The clock stands: 4:00 is left until the alarm." in _words(pilot)
        _pass_time(pilot, clock, 500)
        assert len(match.plies) == 1
        await sit(pilot)
        _pass_time(pilot, clock, 239)
        assert len(match.plies) == 1
        _pass_time(pilot, clock, 1)
        assert match.plies[-1].move == ALARM


def _words(pilot: Pilot[Any]) -> str:
    """All that can be read, without the ends of lines."""
    return " ".join(text(pilot.app).replace("│", " ").split())


def _first_lay(match: AnyMatch) -> Move:
    return next(move for move in GAME.legal(match.state) if move.act == Act.LAY)


async def test_the_pause_hides_the_cave_and_a_match_goes_on_with_what_was_left(
    new_rwenzori: NewRwenzori,
) -> None:
    match, clock = new_rwenzori(2, state=BEHIND, lava="passage"), FakeClock()
    async with clocked(match, clock).run_test(size=SIZE) as pilot:
        await _begin(pilot)
        _pass_time(pilot, clock, 30)
        await pilot.press("p")
        await on_screen(pilot, lambda: isinstance(pilot.app.screen, PauseScreen), "the pause")
        await pilot.pause()
        seen = text(pilot.app)
        assert "The lava stands still. Enter goes on." in seen and "4:30 is left" in seen
        assert "Ada" not in seen and "stack" not in seen
        await pilot.press("enter")
        await ready(pilot)
        path = store.path_of(match)
        make(table_of(pilot.app), _first_lay(match))
        await on_screen(pilot, lambda: match.plies, "the tile")
    assert path is not None
    again, clock = store.open_match(path).match, FakeClock(99)
    async with clocked(again, clock).run_test(size=SIZE) as pilot:
        await on_screen(pilot, lambda: isinstance(pilot.app.screen, PauseScreen), "the pause")
        await pilot.pause()
        assert "4:30 is left" in text(pilot.app)
        await _begin(pilot)
        _pass_time(pilot, clock, 270)
        assert again.plies[-1].move == ALARM


async def test_the_alarm_rings_while_a_computer_player_thinks(
    new_rwenzori: NewRwenzori, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, clock = new_rwenzori(2, state=BEHIND, players=("random",), lava="passage"), FakeClock()
    forever, asked = asyncio.Event(), []

    async def never(*about: Any) -> object:
        asked.append(about)
        await forever.wait()
        return _first_lay(match)

    monkeypatch.setattr(Thinker, "choose", never)
    async with clocked(match, clock).run_test(size=SIZE) as pilot:
        await on_screen(pilot, lambda: isinstance(pilot.app.screen, PauseScreen), "the pause")
        await pilot.press("enter")
        await on_screen(pilot, lambda: asked, "a thought")
        _pass_time(pilot, clock, 300)
        assert [ply.move for ply in match.plies] == [ALARM]
        forever.set()
        await on_screen(pilot, lambda: len(match.plies) > 1, "the move")
        assert len(asked) > 1


def test_a_replay_tells_of_the_alarm_and_not_of_what_came_after_it(new_rwenzori: NewRwenzori) -> None:
    match = new_rwenzori(2, state=BEHIND, lava="passage")
    match.play(_first_lay(match), 20.0)
    match.play(ALARM, 300.0)
    match.play(_first_lay(match), 320.0)
    path = store.path_of(match)
    assert path is not None
    told = [" ".join(sentence.text for sentence in step.told) for step in story(path).steps]
    assert told[-1].startswith("Ada lays")
    match.resign(0, 400.0)
    told = [" ".join(sentence.text for sentence in step.told) for step in story(path).steps]
    assert told[2] == "The alarm rings: lava comes on 2,-2."
    assert len(told) == 5


@pytest.mark.parametrize(("seats", "minutes"), [(2, 5), (3, 7), (4, 10), (5, 10)])
async def test_the_countdown_is_that_of_so_many_players(
    seats: int, minutes: int, new_rwenzori: NewRwenzori
) -> None:
    match = new_rwenzori(seats, lava="passage", players=("random",) * (seats - 1))
    async with clocked(match, FakeClock()).run_test(size=SIZE) as pilot:
        await on_screen(pilot, lambda: isinstance(pilot.app.screen, PauseScreen), "the pause")
        await pilot.pause()
        assert f"{minutes}:00 is left" in text(pilot.app)
