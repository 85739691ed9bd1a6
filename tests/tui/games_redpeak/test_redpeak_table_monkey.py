"""Random keys, clicks and sizes at a match of Red Peak: no exception, and a whole file."""

import pytest

from tests.tui.games_redpeak.conftest import AppOf, NewRedPeak
from tests.tui.games_redpeak.redpeak_eyes import ready
from tests.tui.monkey import let_loose

KEYS = "12345670ABCDEFGRaceefgimoprtuvwyz" + "tee"
"""Those that let the day go on come more often."""


@pytest.mark.parametrize(("seed", "hands"), [(1, "closed"), (2, "open")])
async def test_nothing_a_monkey_does_breaks_red_peak(
    seed: int, hands: str, new_redpeak: NewRedPeak, app_of: AppOf
) -> None:
    await let_loose(
        lambda: new_redpeak(seed=seed, undo="free", hands=hands, sand="90", bonus=True),
        app_of,
        ready,
        keys=KEYS,
        seed=seed,
    )
