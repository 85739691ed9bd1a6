"""Random keys, clicks and sizes at a match of Sir Ocelot's Cave: no exception, and a whole file."""

from collections.abc import Callable

import pytest

from cavegames.tui.app import CaveApp
from tests.tui.match.conftest import AnyMatch, NewMatch
from tests.tui.match.eyes import ready
from tests.tui.monkey import let_loose

KEYS = "1234567abcdefghijlmnoprsuvwxyzABC+-"


@pytest.mark.parametrize(("seed", "players"), [(1, ("person", "person")), (2, ("person", "random"))])
async def test_nothing_a_monkey_does_breaks_a_match(
    seed: int, players: tuple[str, str], new_match: NewMatch, app_of: Callable[[AnyMatch], CaveApp]
) -> None:
    await let_loose(
        lambda: new_match(seed=seed, players=players, undo="free"), app_of, ready, keys=KEYS, seed=seed
    )
