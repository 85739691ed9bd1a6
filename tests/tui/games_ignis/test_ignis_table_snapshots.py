"""What the table of Ignis looks like, in the three looks and two sizes."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import pytest
from textual.pilot import Pilot

from tests.tui.games_ignis.conftest import AppOf, NewIgnis
from tests.tui.games_ignis.ignis_eyes import ready
from tests.tui.games_ignis.ignis_scenes import CHOOSING, MOVING, WON
from tests.tui.snapshot import SIZES, settle

Compare: TypeAlias = Callable[..., bool]
LOOKS = ("picture", "line", "ascii")


def _steps(look: str, *keys: str, theme: str = "cave-night") -> Callable[[Pilot[Any]], Awaitable[None]]:
    async def steps(pilot: Pilot[Any]) -> None:
        pilot.app.change_settings(look=look, theme=theme, animations=False)  # type: ignore[attr-defined]
        await ready(pilot)
        for key in keys:
            await pilot.press(key)
        await settle(pilot)

    return steps


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("look", LOOKS)
def test_choosing(
    look: str, size: tuple[int, int], snap_compare: Compare, new_ignis: NewIgnis, app_of: AppOf
) -> None:
    app = app_of(new_ignis(state=CHOOSING))
    assert snap_compare(app, terminal_size=size, run_before=_steps(look))


@pytest.mark.parametrize("look", LOOKS)
def test_moving_back(look: str, snap_compare: Compare, new_ignis: NewIgnis, app_of: AppOf) -> None:
    app = app_of(new_ignis(state=MOVING))
    assert snap_compare(app, terminal_size=SIZES[0], run_before=_steps(look, "3", "1", "6"))


def test_in_daylight(snap_compare: Compare, new_ignis: NewIgnis, app_of: AppOf) -> None:
    app = app_of(new_ignis(state=MOVING))
    assert snap_compare(app, terminal_size=SIZES[1], run_before=_steps("picture", "3", theme="sandstone"))


def test_the_award(snap_compare: Compare, new_ignis: NewIgnis, app_of: AppOf) -> None:
    app = app_of(new_ignis(state=WON))
    assert snap_compare(app, terminal_size=SIZES[0], run_before=_steps("picture", "e"))
