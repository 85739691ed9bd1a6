"""`legal` and `refusal` against a slow reading of the rules, over positions of random matches."""

from typing import Any

import pytest
from rwenzori_walks import judge, mixes, walk

from cavegames.games.rwenzori import GAME
from cavegames.games.rwenzori.moves import Act
from cavegames.games.rwenzori.state import State, Want
from tests.soak import SOAK

MATCHES = [(seats, seed) for seats in (1, 2, 3, 4, 5) for seed in range(3 * SOAK)]
EVERY = 18
"""One position of so many is judged."""


def options(seed: int) -> Any:
    """Those of the base game; every third match of one has the tiles of the cave placed by hand."""
    return GAME.Options(cave="hand" if seed % 3 == 2 else "program")


@pytest.mark.parametrize(("seats", "seed"), MATCHES)
def test_all_moves_are_judged_alike(seats: int, seed: int) -> None:
    for ply, state in enumerate(walk(options(seed), seats, seed)):
        if ply % EVERY == seed % EVERY:
            judge(state, ply)


def reached(found: list[State]) -> tuple[set[Act], set[Want]]:
    """The acts and the things due in some positions."""
    acts = {move.act for state in found[::5] for move in GAME.legal(state)}
    return acts, {due.want for state in found for due in state.due}


def test_random_matches_reach_every_act_and_everything_due() -> None:
    """Without this the tests with random matches could pass while they never met a save tile or lava."""
    base = [
        state for seats in (1, 2, 3, 4, 5) for seed in range(3) for state in walk(options(seed), seats, seed)
    ]
    acts, wants = reached(base)
    own = {Act.THROUGH, Act.LAVA, Act.ALARM}, {Want.LAYS, Want.ONWARD, Want.LAVA}
    rare = {Act.OFFER, Act.ACCEPT, Act.REFUSE, Act.SWAP, Act.MISS, Act.DISCARD}
    assert set(Act) - own[0] - rare <= acts <= set(Act) - own[0]
    assert set(Want) - own[1] - {Want.ANSWER, Want.DISCARD} <= wants <= set(Want) - own[1]
    mixed = [state for seed, mix in enumerate(mixes(3)) for state in walk(mix, 3, seed)]
    acts, wants = reached(mixed)
    assert own[0] <= acts
    assert own[1] <= wants
