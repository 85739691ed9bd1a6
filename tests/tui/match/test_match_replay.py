"""The replay: every line of the file is a step, what was hidden stays hidden until it is asked for."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cavegames.engine import store
from cavegames.tui.app import CaveApp
from cavegames.tui.replay_pace import LONGEST, SHORTEST, Pace
from cavegames.tui.replay_screen import ReplayScreen
from cavegames.tui.replay_steps import NoStory, story, story_of
from cavegames.tui.replay_views import PUBLIC, views
from tests.tui.match.conftest import AnyMatch, NewMatch
from tests.tui.match.eyes import at_the_end, click_words, lines, play_on, ready, text
from tests.waiting import on_screen

AppOf = Callable[[AnyMatch], CaveApp]


def _played(new_match: NewMatch, moves: int = 1000) -> Path:
    match = new_match()
    play_on(match, 3)
    match.undo(4.0)
    match.redo(5.0)
    play_on(match, moves)
    path = store.path_of(match)
    assert path is not None
    store.close(match)
    return path


def _replay(app: CaveApp) -> ReplayScreen:
    assert isinstance(app.screen, ReplayScreen)
    return app.screen


async def test_every_line_is_a_step_with_undo_and_redo(new_match: NewMatch) -> None:
    path = _played(new_match, 5)
    told = story(path)
    entries = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()[1:]]
    assert len(told.steps) == len(entries) + 1
    words = [" ".join(sentence.text for sentence in step.told) for step in told.steps[1:]]
    for entry, said in zip(entries, words, strict=True):
        assert said.startswith("Taken back: ") == (entry["do"] == "undo")
        assert said.startswith("Played again: ") == (entry["do"] == "redo")
    assert told.steps[-1].state == told.match.state


async def test_a_match_without_a_file_has_a_story_too(new_match: NewMatch) -> None:
    match = new_match()
    play_on(match, 20)
    store.close(match)
    match.record = None
    assert [step.state for step in story_of(match).steps] == [
        match.start,
        *(ply.state for ply in match.plies),
    ]


async def test_stepping_jumping_and_turns(new_match: NewMatch) -> None:
    app = CaveApp(replay=_played(new_match))
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        replay = _replay(app)
        last = len(replay.story.steps) - 1 if replay.story else 0
        assert "The match begins." in lines(app)[0]
        await pilot.press("right", "right")
        assert replay.at == 2
        await pilot.press("left")
        assert replay.at == 1
        await pilot.press("end")
        assert replay.at == last
        assert f"{last}/{last}" in lines(app)[0]
        await pilot.press("right")
        assert replay.at == last
        await pilot.press("home", "pagedown")
        assert replay.step.to_move == 1
        await pilot.press("pageup")
        assert replay.at == 0


async def test_it_runs_to_the_end_and_stops(new_match: NewMatch) -> None:
    app = CaveApp(replay=_played(new_match, 8))
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        replay = _replay(app)
        await pilot.press("p")
        assert replay.running
        await pilot.press("plus", "plus", "plus")
        await on_screen(pilot, lambda: not replay.running, "the end of the replay")
        assert replay.story is not None
        assert replay.at == len(replay.story.steps) - 1


async def test_the_open_view_waits_for_the_end_of_the_match(new_match: NewMatch) -> None:
    over, going = _played(new_match), _played(new_match, 40)
    app = CaveApp(replay=going)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("v")
        assert _replay(app).seen == PUBLIC
        assert "View" not in text(app)
    app = CaveApp(replay=over)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("end", "left")
        assert "face down" in text(app)
        for view in ("Seen by Ada.", "Seen by Bob.", "Open view"):
            await click_words(pilot, "View")
            await pilot.pause()
            assert view in text(app)
        assert "face down" not in text(app)


async def test_a_click_on_the_scrubber_goes_there(new_match: NewMatch) -> None:
    app = CaveApp(replay=_played(new_match))
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.click("#scrubber", offset=(39, 0))
        await pilot.pause()
        replay = _replay(app)
        assert replay.story is not None
        assert replay.at == round(39 * (len(replay.story.steps) - 1) / 77)


async def test_a_file_that_is_none_is_said(tmp_path: Path) -> None:
    path = tmp_path / "nothing.jsonl"
    path.write_bytes(b"\x00\xffhello\n")
    with pytest.raises(NoStory):
        story(path)
    app = CaveApp(replay=path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "cannot be opened" in " ".join(text(app).split())
        await pilot.press("right", "end", "p", "v", "o", "plus", "pagedown")
        await pilot.press("q")
        await pilot.pause()
        assert len(app.screen_stack) == 1


async def test_the_replay_of_a_match_on_the_screen(new_match: NewMatch, app_of: AppOf) -> None:
    match = new_match()
    play_on(match, 1000)
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await at_the_end(pilot)
        await click_words(pilot, "Replay")
        await ready(pilot)
        assert "The match begins." in lines(app)[0]
        await pilot.press("escape")
        await pilot.pause()
        assert "The match is over" in lines(app)[0]


async def test_leaps_and_the_wheel_of_the_bar(new_match: NewMatch) -> None:
    app = CaveApp(replay=_played(new_match))
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        replay = _replay(app)
        await pilot.press("right_square_bracket")
        assert replay.at == replay.last // 10
        await pilot.press("shift+right")
        assert replay.at == 2 * (replay.last // 10)
        await pilot.press("left_square_bracket", "shift+left")
        assert replay.at == 0
        bar = replay.query_one("#scrubber")
        bar.on_mouse_scroll_down()  # type: ignore[attr-defined]
        await pilot.pause()
        assert replay.at == 1


async def test_the_bar_follows_a_drag_that_leaves_it(new_match: NewMatch) -> None:
    app = CaveApp(replay=_played(new_match))
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        replay = _replay(app)
        await pilot.mouse_down("#scrubber", offset=(10, 0))
        await pilot.hover("#scrubber", offset=(60, 0))
        await pilot.pause()
        await pilot.mouse_up("#scrubber", offset=(60, 0))
        assert app.mouse_captured is None
        assert replay.at >= round(10 * replay.last / 77)


def test_real_time_waits_as_long_as_it_took_but_never_for_long() -> None:
    pace = Pace().other()
    assert [pace.wait(took) for took in (0.0, 1.5, 600.0)] == [SHORTEST, 1.5, LONGEST]
    assert not pace.by(1).real
    assert pace.other().wait(600.0) == Pace().wait(0.0)


async def test_it_runs_in_real_time(new_match: NewMatch) -> None:
    match = new_match()
    for number, move in enumerate(("A:lamp@f1", "end", "A:lamp@a6")):
        match.play(match.game.read(move), (0.1, 0.2, 4000.0)[number])
    path = store.path_of(match)
    assert path is not None
    store.close(match)
    app = CaveApp(replay=path)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("r", "p")
        assert "in real time" in text(app)
        await on_screen(pilot, lambda: _replay(app).at == 2, "the second step")
        assert _replay(app).running
        await pilot.press("question_mark")
        await pilot.pause()
        replays = [screen for screen in app.screen_stack if isinstance(screen, ReplayScreen)]
        assert [screen.running for screen in replays] == [False]


async def test_each_seat_sees_its_own_and_the_log_says_no_more(new_match: NewMatch) -> None:
    app = CaveApp(replay=_played(new_match))
    async with app.run_test(size=(160, 48)) as pilot:
        await ready(pilot)
        replay = _replay(app)
        assert replay.story is not None
        drawn = next(
            at
            for at, step in enumerate(replay.story.steps)
            if step.ply is not None and not step.word and step.ply.barrier and step.ply.seat == 0
        )
        ply = replay.story.steps[drawn].ply
        assert ply is not None
        event: Any = next(event for event in ply.events if event.reveals)
        face = event.amethyst.face.upper()
        said = {}
        for view in views(replay.story.match):
            replay.seen = view
            replay.go(drawn)
            await pilot.pause()
            said[view] = f": {face}." in lines(app)[0]
        public, own, other, opened = said.values()
        assert (public, own, other, opened) == (False, True, False, True)
