"""Random keys, clicks and sizes: no exception, the file holds the match, nobody's hand is betrayed."""

from typing import Any

import pytest
from textual.pilot import Pilot

from cavegames.games.rwenzori.components import HIDDEN
from cavegames.tui.games.rwenzori.table import RwenzoriTable
from cavegames.tui.match_screen import MatchScreen
from cavegames.tui.pause_screen import PauseScreen
from tests.tui.games_rwenzori.conftest import AnyMatch, AppOf, NewRwenzori
from tests.tui.games_rwenzori.rwenzori_eyes import ready
from tests.tui.monkey import let_loose

KEYS = "1234567890.,abcdefghijklmopqrstuvwxyzF" + "mmeavvf"
"""Those that open something new come more often."""


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


ALL = {"sheet": "on", "treasure": "on", "hidden": "on"}


@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [(1, 1, {}), (3, 2, {}), (2, 3, {**ALL, "lava": "river"}), (3, 4, {"lava": "passage", "hidden": "on"})],
    ids=["solo", "three", "sheet", "alarm"],
)
async def test_nothing_a_monkey_does_breaks_rwenzori(
    seats: int, seed: int, options: dict[str, str], new_rwenzori: NewRwenzori, app_of: AppOf
) -> None:
    def covered(pilot: Pilot[Any], match: AnyMatch) -> None:
        assert seats == 1 or not _betrayed(pilot, match)

    await let_loose(
        lambda: new_rwenzori(seats, seed, undo="free", **options),
        app_of,
        _ready,
        keys=KEYS,
        seed=seed,
        always=covered,
    )


async def _ready(pilot: Pilot[Any]) -> None:
    """Where an alarm runs, a match begins with a pause."""
    if not isinstance(pilot.app.screen, PauseScreen):
        await ready(pilot)
