"""Every mix of expansions is played to its end, and judged by a slow reading of the rules on the way."""

from typing import Any

import pytest
from rwenzori_walks import judge, mixes, walk

from cavegames.games.rwenzori import GAME
from tests.soak import SOAK

EVERY = 30
"""One position of so many is judged."""
MIXES = [
    pytest.param(options, seats, id="-".join((str(seats), *options.chosen(seats))))
    for seats in (1, 2, 3, 4, 5)
    for number, options in enumerate(mixes(seats))
    if SOAK > 1 or seats in (1, 2 + number % 4)
]
"""Every mix, several players with one number of seats each; `make soak` takes them all."""


@pytest.mark.parametrize(("options", "seats"), MIXES)
def test_every_mix_is_played_to_its_end_by_the_rules(options: Any, seats: int) -> None:
    there = None
    for ply, state in enumerate(walk(options, seats, seed=seats)):
        there = there or GAME.census(state)
        assert GAME.census(state) == there
        if ply % EVERY == seats:
            assert GAME.load(GAME.dump(state)) == state
            judge(state, ply)
    assert GAME.outcome(state) is not None
