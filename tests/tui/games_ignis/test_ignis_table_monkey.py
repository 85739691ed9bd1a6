"""Random keys, clicks and sizes at a match of Ignis: no exception, and a whole file."""

from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot

from cavegames.tui.games.ignis.board import IgnisBoard
from tests.tui.games_ignis.conftest import AppOf, NewIgnis
from tests.tui.games_ignis.ignis_eyes import click, ready
from tests.tui.monkey import let_loose

KEYS = "1234567890cdeghjklmnoprstuvwxyzABCDEF" + "vvcmee"
"""Those that open something new come more often."""


async def _click_a_place(pilot: Pilot[Any], rng: Random) -> None:
    boards = pilot.app.screen.query(IgnisBoard)
    if boards and boards.first().places:
        await click(pilot, rng.choice(sorted(boards.first().places)))


@pytest.mark.parametrize("seed", [1, 2])
async def test_nothing_a_monkey_does_breaks_ignis(seed: int, new_ignis: NewIgnis, app_of: AppOf) -> None:
    await let_loose(
        lambda: new_ignis(seed=seed, undo="free"), app_of, ready, keys=KEYS, seed=seed, aimed=_click_a_place
    )
