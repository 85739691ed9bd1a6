"""The sand runs out by the clock, and stands wherever nobody can play."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from textual.pilot import Pilot

from cavegames.engine import store
from cavegames.engine.clock import FakeClock
from cavegames.games.redpeak.moves import GO, SAND, TURN, Kind
from cavegames.tui.launcher import LauncherScreen
from cavegames.tui.match_screen import MatchScreen
from cavegames.tui.pause_screen import PauseScreen
from cavegames.tui.replay_steps import story
from cavegames.tui.text_screen import TextScreen
from tests.tui.games_redpeak.conftest import AnyMatch, AppOf, NewRedPeak
from tests.tui.games_redpeak.redpeak_eyes import match_screen, ready, text

SIZE = (80, 24)


def pass_time(pilot: Pilot[Any], clock: FakeClock, seconds: int) -> None:
    """Let seconds pass while the screen looks at the clock."""
    for _ in range(seconds):
        clock.advance(1)
        match_screen(pilot.app).tick()


def left(pilot: Pilot[Any]) -> float | None:
    """Seconds left of the day."""
    return match_screen(pilot.app).time.left


async def until(pilot: Pilot[Any], true: Callable[[], bool]) -> None:
    """Wait until something is so."""
    for _ in range(300):
        if true():
            return
        await pilot.pause(0.02)
    raise AssertionError("it never came")


def place_one(match: AnyMatch, seconds: float) -> None:
    """Place the first tile that fits."""
    legal = match.game.legal(match.state)
    match.play(next(move for move in legal if move.kind is Kind.PLACE), seconds)


async def test_the_sand_runs_out_once(new_redpeak: NewRedPeak, app_of: AppOf) -> None:
    match, clock = new_redpeak(sand="90"), FakeClock()
    async with app_of(match, clock).run_test(size=SIZE) as pilot:
        await ready(pilot)
        pass_time(pilot, clock, 20)
        await pilot.press("t")
        assert left(pilot) == 90
        pass_time(pilot, clock, 89)
        assert (match.state.late, left(pilot)) == (False, 1)
        pass_time(pilot, clock, 1)
        assert [ply.move for ply in match.plies] == [TURN, SAND]
        assert match.plies[1].seconds - match.plies[0].seconds == 90
        pass_time(pilot, clock, 30)
        assert len(match.plies) == 2
        await pilot.press("u")
        assert match.state.late
        assert "GEN-UNDO-2" in text(pilot.app)


async def test_the_pause_hides_everything_and_stops_the_clock(new_redpeak: NewRedPeak, app_of: AppOf) -> None:
    match, clock = new_redpeak(sand="90"), FakeClock()
    async with app_of(match, clock).run_test(size=SIZE) as pilot:
        await ready(pilot)
        await pilot.press("t")
        pass_time(pilot, clock, 30)
        await pilot.press("p")
        await until(pilot, lambda: isinstance(pilot.app.screen, PauseScreen))
        await pilot.pause()
        seen = text(pilot.app)
        assert "The glass lies on its side. Enter goes on." in seen
        assert "1:00 is left" in seen
        assert not {"Supply", "Ada", "camp", "Time"} & set(seen.split())
        pass_time(pilot, clock, 100)
        await pilot.press("u", "e", "1", "A")
        assert (len(match.plies), left(pilot)) == (1, 60)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, MatchScreen))
        await pilot.pause()
        assert "Supply" in text(pilot.app)
        pass_time(pilot, clock, 10)
        assert left(pilot) == 50


async def test_a_text_over_the_match_stops_the_clock_and_hides_the_board(
    new_redpeak: NewRedPeak, app_of: AppOf
) -> None:
    match, clock = new_redpeak(sand="90"), FakeClock()
    async with app_of(match, clock).run_test(size=SIZE) as pilot:
        await ready(pilot)
        await pilot.press("t", "g")
        await until(pilot, lambda: isinstance(pilot.app.screen, TextScreen))
        await pilot.pause()
        assert "Supply" not in text(pilot.app)
        assert "Ada" not in text(pilot.app).replace("Ada turns", "")
        pass_time(pilot, clock, 200)
        assert left(pilot) == 90
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(pilot.app.screen, MatchScreen))
        await pilot.pause()
        assert "Supply" in text(pilot.app)
        pass_time(pilot, clock, 5)
        assert left(pilot) == 85


async def _to_the_shell(pilot: Pilot[Any]) -> None:
    match_screen(pilot.app).before_suspend()


async def _too_small(pilot: Pilot[Any]) -> None:
    await pilot.resize_terminal(60, 20)
    match_screen(pilot.app).tick()
    await pilot.resize_terminal(*SIZE)


async def _away(pilot: Pilot[Any]) -> None:
    pilot.app.change_settings(pause_away=True)  # type: ignore[attr-defined]
    pilot.app.app_focus = False


@pytest.mark.parametrize("what", [_to_the_shell, _too_small, _away])
async def test_the_clock_lies_down_by_itself(
    what: Callable[[Pilot[Any]], Awaitable[None]], new_redpeak: NewRedPeak, app_of: AppOf
) -> None:
    match, clock = new_redpeak(sand="90"), FakeClock()
    async with app_of(match, clock).run_test(size=SIZE) as pilot:
        await ready(pilot)
        await pilot.press("t")
        pass_time(pilot, clock, 10)
        await what(pilot)
        await until(pilot, lambda: isinstance(pilot.app.screen, PauseScreen))
        clock.advance(1000)
        await pilot.press("p")
        await until(pilot, lambda: isinstance(pilot.app.screen, MatchScreen))
        assert left(pilot) == 80


async def test_who_looks_elsewhere_is_not_paused_by_default(new_redpeak: NewRedPeak, app_of: AppOf) -> None:
    match, clock = new_redpeak(sand="90"), FakeClock()
    async with app_of(match, clock).run_test(size=SIZE) as pilot:
        await ready(pilot)
        await pilot.press("t")
        pilot.app.app_focus = False
        await pilot.pause()
        pass_time(pilot, clock, 7)
        assert left(pilot) == 83


async def test_a_match_that_goes_on_in_the_day_is_paused_with_what_was_left(
    new_redpeak: NewRedPeak, app_of: AppOf
) -> None:
    match = new_redpeak(sand="90")
    match.play(TURN, 12.0)
    place_one(match, 52.0)
    path = store.path_of(match)
    store.close(match)
    assert path is not None
    again, clock = store.open_match(path).match, FakeClock(777)
    async with app_of(again, clock).run_test(size=SIZE) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, PauseScreen))
        await ready(pilot)
        assert "0:50 is left" in text(pilot.app)
        pass_time(pilot, clock, 60)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, MatchScreen))
        pass_time(pilot, clock, 49)
        assert not again.state.late
        pass_time(pilot, clock, 1)
        assert again.plies[-1].move == SAND
        assert again.plies[-1].seconds == 102


async def test_the_start_screen_can_be_reached_from_the_pause(new_redpeak: NewRedPeak, app_of: AppOf) -> None:
    match, clock = new_redpeak(sand="90"), FakeClock()
    async with app_of(match, clock).run_test(size=SIZE) as pilot:
        await ready(pilot)
        await pilot.press("t", "p", "q")
        await until(pilot, lambda: isinstance(pilot.app.screen, LauncherScreen))


async def test_the_sand_runs_out_while_a_computer_player_thinks(
    new_redpeak: NewRedPeak, app_of: AppOf
) -> None:
    match, clock = new_redpeak(players=("random",), sand="90"), FakeClock()
    match.play(TURN, 0.0)
    forever = asyncio.Event()
    asked = []

    async def never(*about: Any) -> object:
        asked.append(about)
        await forever.wait()
        return GO

    async with app_of(match, clock).run_test(size=SIZE) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, PauseScreen))
        match_screen(pilot.app).thinker.choose = never  # type: ignore[method-assign]
        await pilot.press("enter")
        await until(pilot, lambda: bool(asked))
        pass_time(pilot, clock, 90)
        assert [ply.move for ply in match.plies] == [TURN, SAND]
        forever.set()
        await until(pilot, lambda: len(match.plies) > 2)
        assert len(asked) > 1  # It was asked again: what it had seen was another position.


async def test_a_computer_player_waits_while_the_clock_stands(new_redpeak: NewRedPeak, app_of: AppOf) -> None:
    match, clock = new_redpeak(players=("random",), sand="90"), FakeClock()
    match.play(TURN, 0.0)

    async def at_once(*_: Any) -> object:
        return GO

    async with app_of(match, clock).run_test(size=SIZE) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, PauseScreen))
        match_screen(pilot.app).thinker.choose = at_once  # type: ignore[method-assign]
        for _ in range(10):
            await pilot.pause(0.02)
        assert len(match.plies) == 1
        await pilot.press("enter")
        await until(pilot, lambda: len(match.plies) > 1)


async def test_the_bell_rings_in_the_last_seconds(
    new_redpeak: NewRedPeak, app_of: AppOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, clock = new_redpeak(sand="90"), FakeClock()
    app, rung = app_of(match, clock), []
    monkeypatch.setattr(app, "bell", lambda: rung.append(clock.now()))
    async with app.run_test(size=SIZE) as pilot:
        await ready(pilot)
        await pilot.press("t")
        pass_time(pilot, clock, 76)
        assert rung == []
        app.change_settings(bell=True)
        match_screen(app).rung = False
        pass_time(pilot, clock, 4)
        assert rung == [77]
        pass_time(pilot, clock, 20)
        assert rung == [77, 90]


async def test_no_replay_of_the_board_while_the_time_runs(new_redpeak: NewRedPeak, app_of: AppOf) -> None:
    match, clock = new_redpeak(sand="90"), FakeClock()
    async with app_of(match, clock).run_test(size=SIZE) as pilot:
        await ready(pilot)
        await pilot.press("t", "y")
        await pilot.pause()
        assert isinstance(pilot.app.screen, MatchScreen)
        assert "Not while the time runs" in text(pilot.app)


def test_the_day_that_runs_is_in_no_replay(new_redpeak: NewRedPeak) -> None:
    match = new_redpeak(sand="90")
    match.play(TURN, 5.0)
    place_one(match, 6.0)
    path = store.path_of(match)
    assert path is not None
    assert [step.count for step in story(path).steps] == [0]
    match.play(SAND, 95.0)
    assert [step.count for step in story(path).steps] == [0, 1, 2, 3]
