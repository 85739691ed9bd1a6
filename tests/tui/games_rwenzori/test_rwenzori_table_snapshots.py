"""What the table of Rwenzori looks like, in the three looks and two sizes."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import pytest
from textual.pilot import Pilot

from cavegames.engine.clock import FakeClock
from cavegames.tui.pause_screen import PauseScreen
from tests.games.rwenzori.rwenzori_situations import alone, situation
from tests.tui.games_rwenzori.conftest import AppOf, NewRwenzori, clocked
from tests.tui.games_rwenzori.rwenzori_eyes import ready, sit, table_of
from tests.tui.games_rwenzori.rwenzori_tables import FIVE
from tests.tui.snapshot import SIZES, settle

Compare: TypeAlias = Callable[..., bool]
LOOKS = ("picture", "line", "ascii")

INSIDE = situation(
    {"-1,1": "dark-hand-dive/0 active by blue"},
    hands=("dive-star straight dive-cross plus1-star", "straight"),
    due=({"want": "turn"}, {"want": "save", "cell": "-1,1", "edge": 0}),
)
ALONE = alone(
    {"1,-1": "flooded-dive-straight/0 active", "0,-1": "dark-plain-straight dark"},
    hands=("straight star cross dive-star swing-cross jump-cross plus1-star plus2-star tnt tnt",),
)

LIST = situation(
    {"1,-1": "hidden-star/1", "2,-2": "star/0", "0,1": "hidden-star/0", "2,0": "lava/0 active"},
    meeples=("1,-1", "1,0"),
    hands=("straight star plus1-straight dead-end", "cross"),
    expansions=("hidden_passages", "cutting_passage", "sheet"),
    behind=("0,0", None),
    due=({"want": "extra", "left": 2}, {"want": "lays", "left": 1, "cell": "1,-1"}),
)
"""A hidden passage was laid with the first of two further actions, and an alarm runs."""


def _steps(
    look: str, *keys: str, theme: str = "cave-night", seated: bool = True
) -> Callable[[Pilot[Any]], Awaitable[None]]:
    async def steps(pilot: Pilot[Any]) -> None:
        pilot.app.change_settings(look=look, theme=theme, animations=False)  # type: ignore[attr-defined]
        if isinstance(pilot.app.screen, PauseScreen):
            await pilot.press("enter")
        await (sit(pilot) if seated else ready(pilot))
        for key in keys:
            await pilot.press(key)
        await settle(pilot)

    return steps


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("look", LOOKS)
def test_five_players(
    look: str, size: tuple[int, int], snap_compare: Compare, new_rwenzori: NewRwenzori, app_of: AppOf
) -> None:
    app = app_of(new_rwenzori(5, state=FIVE))
    assert snap_compare(app, terminal_size=size, run_before=_steps(look, "f"))


@pytest.mark.parametrize("look", LOOKS)
def test_an_obstacle_in_hand(
    look: str, snap_compare: Compare, new_rwenzori: NewRwenzori, app_of: AppOf
) -> None:
    app = app_of(new_rwenzori(5, state=FIVE))
    assert snap_compare(app, terminal_size=SIZES[0], run_before=_steps(look, "4", "tab"))


def test_inside_a_dark_tile(snap_compare: Compare, new_rwenzori: NewRwenzori, app_of: AppOf) -> None:
    app = app_of(new_rwenzori(2, state=INSIDE))
    assert snap_compare(app, terminal_size=SIZES[0], run_before=_steps("picture"))


@pytest.mark.parametrize("look", LOOKS)
def test_alone(look: str, snap_compare: Compare, new_rwenzori: NewRwenzori, app_of: AppOf) -> None:
    app = app_of(new_rwenzori(1, state=ALONE))
    assert snap_compare(app, terminal_size=SIZES[0], run_before=_steps(look, "m"))


def test_in_daylight(snap_compare: Compare, new_rwenzori: NewRwenzori, app_of: AppOf) -> None:
    app = app_of(new_rwenzori(5, state=FIVE))
    assert snap_compare(app, terminal_size=SIZES[1], run_before=_steps("picture", theme="sandstone"))


def test_the_screen_is_passed_on(snap_compare: Compare, new_rwenzori: NewRwenzori, app_of: AppOf) -> None:
    app = app_of(new_rwenzori(5, state=FIVE))
    assert snap_compare(app, terminal_size=SIZES[0], run_before=_steps("picture", seated=False))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_what_is_open_and_the_countdown(
    size: tuple[int, int], snap_compare: Compare, new_rwenzori: NewRwenzori
) -> None:
    app = clocked(new_rwenzori(2, state=LIST), FakeClock())
    assert snap_compare(app, terminal_size=size, run_before=_steps("picture"))


@pytest.mark.parametrize("look", LOOKS)
def test_lava_in_hand(look: str, snap_compare: Compare, new_rwenzori: NewRwenzori, app_of: AppOf) -> None:
    match = new_rwenzori(3, lava="river", sheet="on", treasure="on")
    for _ in range(6):
        match.play(match.game.legal(match.state)[0])
    steps = _steps(look, seated=False)
    assert snap_compare(app_of(match), terminal_size=SIZES[0], run_before=steps)


async def test_the_table_is_roomy_where_there_is_room(new_rwenzori: NewRwenzori, app_of: AppOf) -> None:
    app = app_of(new_rwenzori(5, state=FIVE))
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(pilot)
        assert not table_of(app).query_one("#log").display
        await pilot.resize_terminal(160, 48)
        await settle(pilot)
        assert table_of(app).query_one("#log").display
