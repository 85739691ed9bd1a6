"""Random keys, clicks and sizes: no exception, and the file always holds what the match holds."""

from contextlib import suppress
from random import Random
from typing import Any

import pytest
from textual.pilot import OutOfBounds, Pilot

from cavegames.engine import journal, store
from cavegames.tui.games.ignis.board import IgnisBoard
from tests.soak import SOAK
from tests.tui.games_ignis.conftest import AppOf, NewIgnis
from tests.tui.games_ignis.ignis_eyes import click, ready

STEPS = 80 * SOAK
KEYS = (
    *("tab", "shift+tab", "up", "down", "left", "right", "enter", "enter", "escape", "space"),
    *"1234567890cdeghjklmnoprstuvwxyzABCDEF?",
    *("v", "v", "c", "m", "e", "e", "f1", "f2", "backspace"),
)
SIZES = ((80, 24), (80, 24), (120, 40), (160, 48), (200, 60), (20, 5), (79, 24), (100, 25))


async def _mischief(pilot: Pilot[Any], rng: Random) -> None:
    width, height = pilot.app.size
    what = rng.random()
    boards = pilot.app.screen.query(IgnisBoard)
    if what < 0.6:
        await pilot.press(rng.choice(KEYS))
    elif what < 0.75 and boards and boards.first().places:
        with suppress(OutOfBounds):
            await click(pilot, rng.choice(sorted(boards.first().places)))
    elif what < 0.9:
        with suppress(OutOfBounds):
            await pilot.click(offset=(rng.randrange(width), rng.randrange(height)))
    elif what < 0.95:
        await pilot.hover(offset=(rng.randrange(width), rng.randrange(height)))
    else:
        await pilot.resize_terminal(*rng.choice(SIZES))


@pytest.mark.parametrize("seed", [1, 2])
async def test_nothing_a_monkey_does_breaks_ignis(seed: int, new_ignis: NewIgnis, app_of: AppOf) -> None:
    rng = Random(seed)
    match = new_ignis(seed=seed, undo="free")
    path = store.path_of(match)
    assert path is not None
    match.play(match.game.legal(match.state)[0])  # a match without a move is not kept
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        for _ in range(STEPS):
            await _mischief(pilot, rng)
            if len(app.screen_stack) == 1 and match.to_move is not None:
                # A match that was left without a move is not kept.
                match = store.open_match(path).match if path.exists() else new_ignis(seed=seed, undo="free")
                path = store.path_of(match)
                assert path is not None
                app.open_match(match)
                await pilot.pause()
    reading = journal.read(path)
    assert reading.match is not None, reading.problem
    assert reading.wrong is None
