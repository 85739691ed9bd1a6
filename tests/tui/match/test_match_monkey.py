"""Random keys, clicks and sizes: no exception, and the file always holds what the match holds."""

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from textual.pilot import OutOfBounds, Pilot

from cavegames.engine import journal, store
from cavegames.tui.app import CaveApp
from tests.soak import SOAK
from tests.tui.match.conftest import AnyMatch, NewMatch
from tests.tui.match.eyes import ready

AppOf = Callable[[AnyMatch], CaveApp]
STEPS = 80 * SOAK
KEYS = (
    *("tab", "shift+tab", "up", "down", "left", "right", "enter", "enter", "escape", "space"),
    *"1234567abcdefghijlmnoprsuvwxyz?ABC+-",
    *("pageup", "pagedown", "home", "end", "backspace", "f1", "f2", "f3"),
)
SIZES = ((80, 24), (80, 24), (120, 40), (160, 48), (200, 60), (20, 5), (79, 24), (100, 25))


async def _mischief(pilot: Pilot[Any], rng: Random) -> None:
    width, height = pilot.app.size
    what = rng.random()
    if what < 0.7:
        await pilot.press(rng.choice(KEYS))
    elif what < 0.9:
        with suppress(OutOfBounds):
            await pilot.click(offset=(rng.randrange(width), rng.randrange(height)))
    elif what < 0.95:
        await pilot.hover(offset=(rng.randrange(width), rng.randrange(height)))
    else:
        await pilot.resize_terminal(*rng.choice(SIZES))


@pytest.mark.parametrize(("seed", "players"), [(1, ("person", "person")), (2, ("person", "random"))])
async def test_nothing_a_monkey_does_breaks_a_match(
    seed: int, players: tuple[str, str], new_match: NewMatch, app_of: AppOf
) -> None:
    rng = Random(seed)
    match = new_match(seed=seed, players=players, undo="free")
    path = store.path_of(match)
    assert path is not None
    match.play(match.game.legal(match.state)[0])  # a match without a move is not kept
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        for _ in range(STEPS):
            await _mischief(pilot, rng)
            if len(app.screen_stack) == 1 and match.to_move is not None:
                match = store.open_match(path).match
                app.open_match(match)
                await pilot.pause()
    reading = journal.read(path)
    assert reading.match is not None, reading.problem
    assert reading.wrong is None
