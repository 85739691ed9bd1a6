"""What the table of Red Peak looks like, in the three looks and two sizes."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import pytest
from textual.pilot import Pilot

from cavegames.engine.clock import FakeClock
from cavegames.games.redpeak.moves import TURN
from cavegames.games.redpeak.state import Phase, State
from cavegames.tui.pause_screen import PauseScreen
from tests.tui.games_redpeak.conftest import AnyMatch, AppOf, NewRedPeak
from tests.tui.games_redpeak.redpeak_eyes import evening, match_screen, paying, play_until, ready, third_day
from tests.tui.snapshot import SIZES, settle

Compare: TypeAlias = Callable[..., bool]
LOOKS = ("picture", "line", "ascii")
BOTH = [(look, size) for look in LOOKS for size in SIZES]
SMALL = [(look, SIZES[0]) for look in LOOKS]


def _ids(value: object) -> str:
    return f"{value[0]}x{value[1]}" if isinstance(value, tuple) else str(value)


def _steps(look: str, *keys: str, theme: str = "cave-night") -> Callable[[Pilot[Any]], Awaitable[None]]:
    async def steps(pilot: Pilot[Any]) -> None:
        pilot.app.change_settings(look=look, theme=theme, animations=False)  # type: ignore[attr-defined]
        await ready(pilot)
        for key in keys:
            await pilot.press(key)
        await settle(pilot)

    return steps


def _at(match: AnyMatch, done: Callable[[State], bool]) -> AnyMatch:
    play_until(match, done)
    return match


@pytest.mark.parametrize(("look", "size"), BOTH, ids=_ids)
def test_placing(
    look: str, size: tuple[int, int], snap_compare: Compare, new_redpeak: NewRedPeak, app_of: AppOf
) -> None:
    match = _at(new_redpeak(seed=1, bonus=True), third_day)
    assert snap_compare(app_of(match), terminal_size=size, run_before=_steps(look, "2"))


@pytest.mark.parametrize(("look", "size"), [*SMALL, ("picture", SIZES[1])], ids=_ids)
def test_paying_with_closed_hands(
    look: str, size: tuple[int, int], snap_compare: Compare, new_redpeak: NewRedPeak, app_of: AppOf
) -> None:
    match = _at(new_redpeak(seed=1, hands="closed"), paying)
    key = "ABCDEF"[match.state.payer]
    assert snap_compare(app_of(match), terminal_size=size, run_before=_steps(look, key))


@pytest.mark.parametrize(("look", "size"), [*SMALL, ("line", SIZES[1])], ids=_ids)
def test_an_evening(
    look: str, size: tuple[int, int], snap_compare: Compare, new_redpeak: NewRedPeak, app_of: AppOf
) -> None:
    match = _at(new_redpeak(seed=1), evening)
    assert snap_compare(app_of(match), terminal_size=size, run_before=_steps(look))


@pytest.mark.parametrize(("look", "size"), [("picture", SIZES[0]), ("ascii", SIZES[1])], ids=_ids)
def test_the_camp(
    look: str, size: tuple[int, int], snap_compare: Compare, new_redpeak: NewRedPeak, app_of: AppOf
) -> None:
    match = _at(new_redpeak(seed=1), lambda state: state.phase == Phase.CAMP and state.day == 3)
    assert snap_compare(app_of(match), terminal_size=size, run_before=_steps(look, "4"))


def test_six_on_the_other_side_in_daylight(
    snap_compare: Compare, new_redpeak: NewRedPeak, app_of: AppOf
) -> None:
    match = new_redpeak(seed=1, seats=6, hands="closed", quests=3, bonus=True)
    match.play(TURN)
    steps = _steps("picture", "a", theme="sandstone")
    assert snap_compare(app_of(match), terminal_size=SIZES[0], run_before=steps)


@pytest.mark.parametrize("seconds", [37, 79])
def test_the_sand(seconds: int, snap_compare: Compare, new_redpeak: NewRedPeak, app_of: AppOf) -> None:
    match, clock = new_redpeak(seed=1, sand="90"), FakeClock()

    async def steps(pilot: Pilot[Any]) -> None:
        pilot.app.change_settings(look="picture", animations=False)  # type: ignore[attr-defined]
        await ready(pilot)
        await pilot.press("t")
        for _ in range(seconds):
            clock.advance(1)
            match_screen(pilot.app).tick()
        await settle(pilot)

    assert snap_compare(app_of(match, clock), terminal_size=SIZES[0], run_before=steps)


def test_the_pause(snap_compare: Compare, new_redpeak: NewRedPeak, app_of: AppOf) -> None:
    match, clock = new_redpeak(seed=1, sand="90"), FakeClock()
    match.play(TURN)

    async def steps(pilot: Pilot[Any]) -> None:
        while not isinstance(pilot.app.screen, PauseScreen):
            await pilot.pause(0.02)
        await settle(pilot)

    assert snap_compare(app_of(match, clock), terminal_size=SIZES[0], run_before=steps)


def test_the_end(snap_compare: Compare, new_redpeak: NewRedPeak, app_of: AppOf) -> None:
    match = _at(new_redpeak(seed=1), lambda state: state.day == 2)
    last = _last_move(match)
    match.play(last)
    assert snap_compare(app_of(match), terminal_size=SIZES[0], run_before=_steps("picture"))


def _last_move(match: AnyMatch) -> Any:
    """Play until the next move ends the match."""
    ended: list[Any] = []

    def over_next(state: State) -> bool:
        ended[:] = [
            move
            for move in match.game.legal(state)
            if match.game.outcome(match.game.apply(state, move).state) is not None
        ]
        return bool(ended)

    play_until(match, over_next)
    return ended[0]
