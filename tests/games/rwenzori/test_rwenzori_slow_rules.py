"""`legal` and `refusal` against a slow reading of the rules, over positions of random matches."""

import pytest
from rwenzori_slow_rules import candidates, legal

from cavegames.engine import chance
from cavegames.games.rwenzori import GAME
from cavegames.games.rwenzori.moves import Act, Move
from cavegames.games.rwenzori.state import State, Want
from tests.soak import SOAK

MATCHES = [(seats, seed) for seats in (1, 2, 3, 4, 5) for seed in range(3 * SOAK)]
EVERY = 18
"""One position of so many is judged."""
TRIED = 300
"""So many moves, legal anywhere or not, are tried in each."""


def start(seats: int, seed: int) -> State:
    """The start of a match; every third match of one has the tiles of the cave placed by hand."""
    options = GAME.Options(cave="hand" if seed % 3 == 2 else "program")  # type: ignore[call-arg]
    return GAME.setup(options, seats, seed)


def pick(moves: list[Move], seed: int) -> Move:
    """Any act as likely as another, but moving seldom, so that the table fills."""
    rng = chance.stream(seed, "pick")
    acts = sorted({move.act for move in moves} - {Act.MOVE}) or [Act.MOVE]
    act = (
        Act.MOVE
        if rng.random() < 0.2 and any(move.act == Act.MOVE for move in moves)
        else chance.draw(rng, acts)
    )
    return chance.draw(rng, [move for move in moves if move.act == act])


def walk(seats: int, seed: int) -> list[State]:
    """All positions of a match."""
    state = start(seats, seed)
    found = [state]
    while moves := list(GAME.legal(state)):
        state = GAME.apply(state, pick(moves, 1000 * seed + len(found))).state
        found.append(state)
    return found


@pytest.mark.parametrize(("seats", "seed"), MATCHES)
def test_all_moves_are_judged_alike(seats: int, seed: int) -> None:
    for ply, state in enumerate(walk(seats, seed)):
        if ply % EVERY == seed % EVERY:
            position = GAME.dump(state)
            slow = legal(position)
            assert {GAME.notate(move) for move in GAME.legal(state)} == slow
            tried = list(chance.shuffled(chance.stream(ply, "tried"), sorted(candidates(position))))[:TRIED]
            judged = {text for text in tried if GAME.refusal(state, GAME.read(text)) is None}
            assert judged == slow & set(tried)
            assert all(GAME.refusal(state, GAME.read(text)) is None for text in slow)


def test_random_matches_reach_every_act_and_everything_due() -> None:
    """Without this the test above could pass while it never met a save tile or a penalty."""
    found = [state for seats in (1, 2, 3, 4, 5) for seed in range(3) for state in walk(seats, seed)]
    acts = {move.act for state in found[::5] for move in GAME.legal(state)}
    rare = {Act.OFFER, Act.ACCEPT, Act.REFUSE, Act.SWAP, Act.MISS, Act.DISCARD}
    assert set(Act) - rare - {Act.THROUGH, Act.LAVA, Act.ALARM} <= acts
    wants = {due.want for state in found for due in state.due}
    assert set(Want) - {Want.ANSWER, Want.DISCARD, Want.LAYS, Want.ONWARD, Want.LAVA} <= wants
