"""Random keys, clicks and sizes: no exception, the file holds the match, nobody's hand is betrayed."""

from contextlib import suppress
from random import Random
from typing import Any

import pytest
from textual.pilot import OutOfBounds, Pilot

from cavegames.engine import journal, store
from cavegames.games.rwenzori.components import HIDDEN
from cavegames.tui.games.rwenzori.table import RwenzoriTable
from cavegames.tui.match_screen import MatchScreen
from tests.soak import SOAK
from tests.tui.games_rwenzori.conftest import AnyMatch, AppOf, NewRwenzori
from tests.tui.games_rwenzori.rwenzori_eyes import ready

STEPS = 80 * SOAK
KEYS = (
    *("tab", "shift+tab", "up", "down", "left", "right", "enter", "enter", "enter", "escape", "pageup"),
    *"1234567890.,abcdefghijklmopqrstuvwxyzF?",
    *("m", "m", "e", "a", "v", "v", "f", "f1", "f2", "backspace", "tab", "tab"),
)
SIZES = ((80, 24), (80, 24), (120, 40), (160, 48), (200, 60), (20, 5), (79, 24), (100, 25))


async def _mischief(pilot: Pilot[Any], rng: Random) -> None:
    width, height = pilot.app.size
    what = rng.random()
    if what < 0.65:
        await pilot.press(rng.choice(KEYS))
    elif what < 0.85:
        with suppress(OutOfBounds):
            await pilot.click(offset=(rng.randrange(width), rng.randrange(height)))
    elif what < 0.95:
        await pilot.hover(offset=(rng.randrange(width), rng.randrange(height)))
    else:
        await pilot.resize_terminal(*rng.choice(SIZES))


def _betrayed(pilot: Pilot[Any], match: AnyMatch) -> bool:
    """Whether a hand shows that is not that of who sits there, while several people play."""
    screens = [screen for screen in pilot.app.screen_stack if isinstance(screen, MatchScreen)]
    tables = [screen.query_one(RwenzoriTable) for screen in screens if screen.match is match]
    shown = [table.showing for table in tables if table.showing is not None]
    return any(
        HIDDEN not in hand and hand and seat not in (screens[0].sitting, showing.acting)
        for showing in shown
        for seat, hand in enumerate(showing.view.hands)
    )


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (3, 2)])
async def test_nothing_a_monkey_does_breaks_rwenzori(
    seats: int, seed: int, new_rwenzori: NewRwenzori, app_of: AppOf
) -> None:
    rng = Random(seed)
    match = new_rwenzori(seats, seed, undo="free")
    path = store.path_of(match)
    assert path is not None
    match.play(match.game.legal(match.state)[0])  # a match without a move is not kept
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        for _ in range(STEPS):
            await _mischief(pilot, rng)
            assert seats == 1 or not _betrayed(pilot, match)
            if len(app.screen_stack) == 1 and match.to_move is not None:
                # A match that was left without a move is not kept.
                match = store.open_match(path).match if path.exists() else new_rwenzori(seats, seed)
                path = store.path_of(match)
                assert path is not None
                app.open_match(match)
                await pilot.pause()
    reading = journal.read(path)
    assert reading.match is not None, reading.problem
    assert reading.wrong is None
