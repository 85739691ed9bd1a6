"""Taking over: a new match from a position of a finished one, recorded and replayable; nothing is told."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cavegames.engine import journal, store
from cavegames.games.ocelot.components import HIDDEN
from cavegames.tui import shelf, takeover
from cavegames.tui.app import CaveApp
from cavegames.tui.match_screen import MatchScreen
from cavegames.tui.replay_screen import ReplayScreen
from cavegames.tui.replay_steps import story
from tests.tui.match.conftest import AnyMatch, NewMatch
from tests.tui.match.eyes import click_words, lines, play_on, ready, screen_of, tree
from tests.waiting import on_screen

AppOf = Callable[[AnyMatch], CaveApp]


def _file(new_match: NewMatch, moves: int = 1000, **how: Any) -> Path:
    match = new_match(**how)
    play_on(match, moves)
    path = store.path_of(match)
    assert path is not None
    store.close(match)
    return path


def _told(app: CaveApp) -> str:
    return "\n".join(notification.message for notification in app._notifications)


@pytest.mark.parametrize("anew", [True, False])
@pytest.mark.parametrize("share", [0.0, 0.3, 0.7, 0.95])
def test_the_position_is_the_same_to_every_eye(new_match: NewMatch, share: float, anew: bool) -> None:
    told = story(_file(new_match))
    step = told.steps[int(share * (len(told.steps) - 1))]
    match = takeover.take_over(told.match, step.state, "somewhere", anew=anew)
    for seat in (None, 0, 1):
        assert match.game.observe(match.state, seat) == match.game.observe(step.state, seat)
    assert (match.state == step.state) is not anew
    assert match.to_move == step.to_move
    assert match.setup.names == told.match.setup.names
    store.close(match)


def test_it_is_recorded_verified_and_replayed_and_names_its_origin(new_match: NewMatch) -> None:
    path = _file(new_match)
    told = story(path)
    before = path.read_bytes()
    at = len(told.steps) // 2
    origin = takeover.origin(path, at, told.steps[at].count)
    match = takeover.take_over(told.match, told.steps[at].state, origin, anew=True)
    play_on(match, 1000, seed=5)
    assert match.outcome is not None
    new = store.path_of(match)
    store.close(match)
    assert new is not None
    assert path.read_bytes() == before
    assert journal.verify(new).ok
    assert json.loads(new.read_text(encoding="utf-8").splitlines()[0])["origin"] == origin
    assert path.name in origin and f"line {at + 1}," in origin
    again = story(new)
    assert again.origin == origin
    assert [step.state for step in again.steps] == [match.start, *(ply.state for ply in match.plies)]
    summary = store.summarise(new)
    assert summary is not None and origin in shelf.about(summary)


def test_the_move_before_cannot_be_taken_back_in_the_new_match(new_match: NewMatch) -> None:
    told = story(_file(new_match, undo="free"))
    match = takeover.take_over(told.match, told.steps[9].state, "there", anew=False)
    refusal = match.undo_refusal()
    assert refusal is not None and refusal.clause == "GEN-UNDO-1"
    store.close(match)


def test_an_origin_can_always_be_kept(new_match: NewMatch) -> None:
    told = story(_file(new_match))
    for name in ("x" * 250, "a\nb\x1b[31m", "ж" * 120):
        origin = takeover.origin(Path(name), 99_999, 99_999)
        store.close(takeover.take_over(told.match, told.steps[1].state, origin, anew=False))


@pytest.mark.parametrize("way", ["Deal anew", "As it lay"])
async def test_a_finished_match_is_taken_over_from_the_step_shown(new_match: NewMatch, way: str) -> None:
    app = CaveApp(replay=_file(new_match))
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        replay = app.screen
        assert isinstance(replay, ReplayScreen)
        replay.go(40)
        state = replay.step.state
        await click_words(pilot, "Take over")
        await pilot.pause()
        assert "A new match starts from this position" in tree(app)
        await click_words(pilot, way)
        await pilot.pause()
        await ready(pilot)
        match = screen_of(app).match
        assert (match.state == state) is (way == "As it lay")
        assert match.setup.names == ("Ada", "Bob")
        path = store.path_of(match)
        assert path is not None
        reading = journal.read(path)
        assert reading.origin is not None and "line 41," in reading.origin
        assert all(stone.face == HIDDEN for bag in screen_of(app).view().bags for stone in bag)


async def test_going_back_starts_nothing(new_match: NewMatch) -> None:
    app = CaveApp(replay=_file(new_match))
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("t", "escape")
        await pilot.pause()
        assert isinstance(app.screen, ReplayScreen)
        await pilot.press("t")
        await pilot.pause()
        await click_words(pilot, "Back to the replay")
        await pilot.pause()
        assert isinstance(app.screen, ReplayScreen)
        assert len(store.matches()) == 1


async def test_at_the_end_there_is_nothing_to_take_over(new_match: NewMatch) -> None:
    app = CaveApp(replay=_file(new_match))
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("end", "t")
        await on_screen(pilot, lambda: "is over at this step" in _told(app), "the reason")
        assert isinstance(app.screen, ReplayScreen)


async def test_an_open_match_is_played_on_instead(new_match: NewMatch) -> None:
    path = _file(new_match, 30)
    app = CaveApp(replay=path)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("t")
        await pilot.pause()
        assert "would tell what is still hidden" in tree(app)
        await click_words(pilot, "Play it on")
        await pilot.pause()
        await ready(pilot)
        assert store.path_of(screen_of(app).match) == path
        assert len(store.matches()) == 1


async def test_the_open_match_on_the_screen_below_goes_on(new_match: NewMatch, app_of: AppOf) -> None:
    match = new_match()
    play_on(match, 12)
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("y")
        await ready(pilot)
        await pilot.press("t")
        await pilot.pause()
        await click_words(pilot, "Play it on")
        await pilot.pause()
        assert isinstance(app.screen, MatchScreen) and app.screen.match is match


async def test_a_match_that_cannot_be_kept_is_said(
    new_match: NewMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = CaveApp(replay=_file(new_match))
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("right", "t")
        await pilot.pause()

        def full(*_: Any, **__: Any) -> None:
            raise journal.JournalError("The match file could not be made: no space left on device.")

        monkeypatch.setattr(store, "new_match", full)
        await click_words(pilot, "Deal anew")
        await on_screen(pilot, lambda: "no space left on device" in _told(app), "the reason")
        assert isinstance(app.screen, ReplayScreen)


async def test_the_replay_of_a_match_taken_over_says_so(new_match: NewMatch) -> None:
    told = story(_file(new_match))
    match = takeover.take_over(told.match, told.steps[5].state, "there", anew=True)
    path = store.path_of(match)
    store.close(match)
    app = CaveApp(replay=path)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        assert "It was taken over from there." in lines(app)[0]
