"""What the match screen looks like: placing, collecting, the curtain, the end, the replay."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import pytest
from textual.pilot import Pilot

from cavegames.games.ocelot.moves import Kind
from cavegames.tui.app import CaveApp
from tests.tui.match.conftest import AnyMatch, NewMatch
from tests.tui.match.eyes import at_the_end, board_of, play_on, play_until, ready
from tests.tui.snapshot import SIZES, settle

AppOf: TypeAlias = Callable[[AnyMatch], CaveApp]
Compare: TypeAlias = Callable[..., bool]
Steps: TypeAlias = Callable[[Pilot[Any]], Awaitable[None]]

LOOKS = ("picture", "line", "ascii")


def _steps(look: str, *keys: str, cursor: tuple[int, int] | None = None) -> Steps:
    async def steps(pilot: Pilot[Any]) -> None:
        pilot.app.change_settings(look=look, animations=False)  # type: ignore[attr-defined]
        await ready(pilot)
        if cursor is not None:
            board_of(pilot.app).cursor = cursor
        await settle(pilot)
        for key in keys:
            await pilot.press(key)
            await settle(pilot)

    return steps


def _placing(new_match: NewMatch) -> AnyMatch:
    match = new_match()
    play_on(match, 55)
    while match.state.placed:
        play_on(match, 1)
    return match


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("look", LOOKS)
def test_placing_with_sight(
    look: str, size: tuple[int, int], new_match: NewMatch, app_of: AppOf, snap_compare: Compare
) -> None:
    app = app_of(_placing(new_match))
    assert snap_compare(app, terminal_size=size, run_before=_steps(look, "tab", "tab", "tab"))


@pytest.mark.parametrize("look", LOOKS)
def test_collecting(look: str, new_match: NewMatch, app_of: AppOf, snap_compare: Compare) -> None:
    match = new_match()
    play_until(match, Kind.TAKE)
    assert snap_compare(app_of(match), terminal_size=SIZES[0], run_before=_steps(look))


def test_the_companion_in_hand(new_match: NewMatch, app_of: AppOf, snap_compare: Compare) -> None:
    assert snap_compare(app_of(new_match()), terminal_size=SIZES[0], run_before=_steps("picture", "c", "tab"))


def test_a_refusal(new_match: NewMatch, app_of: AppOf, snap_compare: Compare) -> None:
    steps = _steps("picture", "enter", cursor=(5, 5))
    assert snap_compare(app_of(new_match()), terminal_size=SIZES[0], run_before=steps)


@pytest.mark.parametrize("keys", [("v",), ("v", "enter")], ids=["closed", "open"])
def test_the_curtain(
    keys: tuple[str, ...], new_match: NewMatch, app_of: AppOf, snap_compare: Compare
) -> None:
    match = new_match()
    while sum(map(bool, match.state.amethysts)) != 1:
        play_on(match, 1, len(match.plies))
    assert snap_compare(app_of(match), terminal_size=SIZES[0], run_before=_steps("picture", *keys))


@pytest.mark.parametrize("size", SIZES)
def test_the_end(size: tuple[int, int], new_match: NewMatch, app_of: AppOf, snap_compare: Compare) -> None:
    match = new_match()
    play_on(match, 1000)
    assert snap_compare(app_of(match), terminal_size=size, run_before=at_the_end)


def test_the_replay(new_match: NewMatch, snap_compare: Compare) -> None:
    from cavegames.engine import store

    match = new_match()
    play_on(match, 1000)
    path = store.path_of(match)
    store.close(match)
    steps = _steps("picture", "pagedown", "pagedown", "right")
    assert snap_compare(CaveApp(replay=path), terminal_size=SIZES[0], run_before=steps)
