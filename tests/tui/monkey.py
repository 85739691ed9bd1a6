"""A monkey at a match: random keys, clicks and sizes; the file always holds what the match holds."""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from random import Random
from typing import Any, TypeAlias

from textual.pilot import OutOfBounds, Pilot

from cavegames.engine import journal, store
from cavegames.engine.match import Match
from cavegames.tui.app import CaveApp
from tests.soak import SOAK

AnyMatch: TypeAlias = Match[Any, Any]
Aimed: TypeAlias = Callable[[Pilot[Any], Random], Awaitable[None]]
"""Does something that only the table of one game knows."""

STEPS = 80 * SOAK
KEYS = (
    *("tab", "shift+tab", "up", "down", "left", "right", "enter", "enter", "enter", "escape", "space"),
    *("pageup", "pagedown", "home", "end", "backspace", "f1", "f2", "f3", "question_mark"),
)
"""Keys that every screen knows; those of a game come to them."""
SIZES = ((80, 24), (80, 24), (120, 40), (160, 48), (200, 60), (20, 5), (79, 24), (100, 25))


async def _mischief(pilot: Pilot[Any], rng: Random, keys: Sequence[str], aimed: Aimed | None) -> None:
    width, height = pilot.app.size
    spot = (rng.randrange(width), rng.randrange(height))
    what = rng.random()
    with suppress(OutOfBounds):
        if what < 0.15 and aimed is not None:
            await aimed(pilot, rng)
        elif what < 0.75:
            await pilot.press(rng.choice(keys))
        elif what < 0.9:
            await pilot.click(offset=spot)
        elif what < 0.95:
            await pilot.hover(offset=spot)
        else:
            await pilot.resize_terminal(*rng.choice(SIZES))


async def let_loose(
    new: Callable[[], AnyMatch],
    app_of: Callable[[AnyMatch], CaveApp],
    ready: Callable[[Pilot[Any]], Awaitable[None]],
    *,
    keys: Sequence[str],
    seed: int,
    aimed: Aimed | None = None,
    always: Callable[[Pilot[Any], AnyMatch], None] | None = None,
) -> None:
    """Let a monkey at a match; whenever it has left, it finds the match again. `always` must hold."""
    rng, match = Random(seed), new()
    match.play(match.game.legal(match.state)[0])  # A match without a move is not kept.
    path = store.path_of(match)
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        for _ in range(STEPS):
            await _mischief(pilot, rng, (*KEYS, *keys), aimed)
            if always is not None:
                always(pilot, match)
            if len(app.screen_stack) == 1 and match.to_move is not None:
                # A match that was left after its first move was taken back is not kept.
                match = store.open_match(path).match if path is not None and path.exists() else new()
                path = store.path_of(match)
                app.open_match(match)
                await pilot.pause()
    assert path is not None
    reading = journal.read(path)
    assert reading.match is not None, reading.problem
    assert reading.wrong is None
