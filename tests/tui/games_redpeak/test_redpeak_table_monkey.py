"""Random keys, clicks and sizes: no exception, and the file always holds what the match holds."""

import os
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from textual.pilot import OutOfBounds, Pilot

from cavegames.engine import journal, store
from cavegames.games.redpeak.moves import TURN
from tests.tui.games_redpeak.conftest import AppOf, NewRedPeak
from tests.tui.games_redpeak.redpeak_eyes import ready

STEPS = int(os.environ.get("CAVEGAMES_SOAK", "100"))
KEYS = (
    *("tab", "shift+tab", "up", "down", "left", "right", "enter", "enter", "enter", "escape", "space"),
    *"12345670ABCDEFGRaceefgimoprtuvwyz?",
    *("t", "e", "e", "enter", "space", "f1", "f2", "backspace"),
)
SIZES = ((80, 24), (80, 24), (120, 40), (160, 48), (20, 5), (79, 24), (100, 25))


async def _mischief(pilot: Pilot[Any], rng: Random) -> None:
    width, height = pilot.app.size
    what = rng.random()
    if what < 0.75:
        await pilot.press(rng.choice(KEYS))
    elif what < 0.95:
        with suppress(OutOfBounds):
            await pilot.click(offset=(rng.randrange(width), rng.randrange(height)))
    else:
        await pilot.resize_terminal(*rng.choice(SIZES))


@pytest.mark.parametrize(("seed", "hands"), [(1, "closed"), (2, "open")])
async def test_nothing_a_monkey_does_breaks_red_peak(
    seed: int, hands: str, new_redpeak: NewRedPeak, app_of: AppOf
) -> None:
    rng = Random(seed)
    match = new_redpeak(seed=seed, undo="free", hands=hands, sand="90", bonus=True)
    path = store.path_of(match)
    assert path is not None
    match.play(TURN)  # A match without a move is not kept.
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        for _ in range(STEPS):
            await _mischief(pilot, rng)
            if len(app.screen_stack) == 1 and match.to_move is not None:
                # A match that was left without a move is not kept.
                match = store.open_match(path).match if path.exists() else new_redpeak(undo="free")
                path = store.path_of(match)
                assert path is not None
                app.open_match(match)
                await pilot.pause()
    reading = journal.read(path)
    assert reading.match is not None, reading.problem
    assert reading.wrong is None
