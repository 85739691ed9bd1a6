"""Every mix of expansions is played to its end, and judged by a slow reading of the rules on the way."""

from typing import Any

import pytest
from rwenzori_slow_after import check_after
from rwenzori_walks import judge, mixes, steps

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


@pytest.mark.parametrize("seed", range(SOAK))
@pytest.mark.parametrize(("options", "seats"), MIXES)
def test_every_mix_is_played_to_its_end_by_the_rules(options: Any, seats: int, seed: int) -> None:
    there = GAME.census(GAME.setup(options, seats, seed))
    for ply, (state, move) in enumerate(steps(options, seats, seed)):
        assert GAME.census(state) == there
        position = GAME.dump(state)
        if ply % EVERY == seats:
            assert GAME.load(position) == state
            judge(state, ply)
        if move is not None:
            check_after(position, GAME.notate(move), GAME.dump(GAME.apply(state, move).state))
    assert GAME.outcome(state) is not None
