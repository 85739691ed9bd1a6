"""Computer players: in a child process, stopped, stumbling, taken back."""

import asyncio
import os
import sys
from collections.abc import Callable
from typing import Any

import pytest
from textual.pilot import Pilot

from cavegames.engine import registry
from cavegames.tui import thinking
from cavegames.tui.app import CaveApp
from cavegames.tui.thinking import Stumbled, Thinker
from tests.tui.match.conftest import AnyMatch, NewMatch
from tests.tui.match.eyes import lines, ready, screen_of, text
from tests.waiting import on_screen

AppOf = Callable[[AnyMatch], CaveApp]


def _worker(code: str) -> tuple[str, ...]:
    return (
        sys.executable,
        "-c",
        f"import sys, json\nfor line in sys.stdin:\n    {code}\n    sys.stdout.flush()",
    )


async def _until(pilot: Pilot[Any], true: Callable[[], bool]) -> None:
    await on_screen(pilot, true, lambda: f"what should be seen here:\n{text(pilot.app)}")


async def test_it_answers_a_turn_and_every_move_is_recorded(new_match: NewMatch, app_of: AppOf) -> None:
    match = new_match(players=("person", "greedy"))
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("tab", "enter", "e")
        assert match.to_move == 1
        assert "Bob is thinking. p stops it." in text(app)
        await _until(pilot, lambda: match.to_move == 0)
        assert [ply.seat for ply in match.plies[2:]] == [1] * (len(match.plies) - 2)
        await pilot.pause()
        assert lines(app)[0].startswith(" Ada:")
        process = screen_of(app).thinker.process
        assert process is not None
        await pilot.press("q")
        await _until(pilot, lambda: process.returncode is not None)


async def test_it_can_be_stopped_and_goes_on(
    new_match: NewMatch, app_of: AppOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = thinking.WORKER
    monkeypatch.setattr(thinking, "WORKER", _worker("import time; time.sleep(60)"))
    match = new_match(players=("random", "person"))
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = screen_of(app)
        await ready(pilot)
        await _until(pilot, lambda: screen.thinker.process is not None)
        process = screen.thinker.process
        assert process is not None
        await pilot.press("p")
        await _until(pilot, lambda: process.returncode is not None)
        await _until(pilot, lambda: "Ada is stopped. p lets it go on." in text(app))
        assert not match.plies
        screen.thinker.command = usual
        await pilot.press("p")
        await _until(pilot, lambda: match.to_move == 1)


async def test_nobody_can_move_for_the_computer(
    new_match: NewMatch, app_of: AppOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "WORKER", _worker("import time; time.sleep(60)"))
    match = new_match(players=("random", "person"))
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("tab", "down", "enter", "a", "e", "c", "f", "u", "r")
        await pilot.pause()
        assert not match.plies


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ((sys.executable, "-c", "raise SystemExit(3)"), "stopped without an answer"),
        (_worker("print('[[')"), "answered something that is no move"),
        (("/nonexistent/program",), "could not be reached"),
    ],
)
async def test_a_worker_that_stumbles_is_said_and_stood_in_for(
    command: tuple[str, ...],
    said: str,
    new_match: NewMatch,
    app_of: AppOf,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinking, "WORKER", command)
    match = new_match(players=("greedy", "person"))
    app = app_of(match)
    async with app.run_test(size=(120, 40)) as pilot:
        await ready(pilot)
        await _until(pilot, lambda: match.to_move == 1)
        await _until(pilot, lambda: f"The computer player {said}" in " ".join(_notes(app)))
        assert all("This move is a random one." in note for note in _notes(app))


def _notes(app: CaveApp) -> list[str]:
    return [notification.message for notification in app._notifications]


async def test_answers_that_are_no_legal_move() -> None:
    game = registry.open_game("ocelot")
    view = game.observe(game.setup(game.Options(undo="fair"), 2, 7), 0)
    answers = {
        "json.dumps({'move': 'end'})": "not allowed",
        "json.dumps({'move': 7})": "no move",
        "json.dumps({'error': 'lost'})": "lost",
        "json.dumps([])": "no move",
        "'x' * 200000": "could not be reached",
        "'[' * 60000": "no move",
    }
    for answer, said in answers.items():
        thinker = Thinker(game, _worker(f"print({answer})"))
        try:
            await thinker.choose("random", 0, view, 1)
        except Stumbled as stumbled:
            assert said in str(stumbled), answer
        else:
            raise AssertionError(answer)
        finally:
            await thinker.close()


async def test_a_question_given_up_kills_the_child() -> None:
    game = registry.open_game("ocelot")
    view = game.observe(game.setup(game.Options(undo="fair"), 2, 7), 0)
    thinker = Thinker(game, _worker("import time; time.sleep(60)"))
    task = asyncio.create_task(thinker.choose("random", 0, view, 1))
    while thinker.process is None:
        await asyncio.sleep(0.01)
    process = thinker.process
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert await process.wait() != 0
    try:
        os.kill(process.pid, 0)
    except ProcessLookupError:
        pass
    else:
        raise AssertionError("still there")


async def test_in_a_free_match_undo_goes_back_to_the_persons_last_decision(
    new_match: NewMatch, app_of: AppOf
) -> None:
    match = new_match(players=("person", "random"), undo="free")
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("u")
        assert "There is no move" in text(app)
        await pilot.press("tab", "enter", "e")
        await _until(pilot, lambda: match.to_move == 0)
        await pilot.press("u")
        await pilot.pause()
        assert [ply.move.kind.name for ply in match.plies] == ["TOOL"]
        await pilot.press("u")
        await pilot.pause()
        assert not match.plies
        await pilot.press("r")
        await pilot.pause()
        assert [ply.move.kind.name for ply in match.plies] == ["TOOL"]
        await pilot.press("r")
        await pilot.pause()
        assert match.to_move == 0 and len(match.plies) > 2


async def test_two_computers_play_a_match_to_its_end(new_match: NewMatch, app_of: AppOf) -> None:
    match = new_match(players=("random", "random"))
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await _until(pilot, lambda: match.outcome is not None)
        await _until(pilot, lambda: "wins" in text(app) or "win together" in text(app))
