"""`legal` and `refusal` against a slow reading of the rules, over positions of random matches."""

import pytest
from ocelot_situations import GAME
from ocelot_slow_rules import ALL, legal

from cavegames.engine import chance
from cavegames.games.ocelot.moves import Kind, Move
from cavegames.games.ocelot.state import State


def pick(state: State, moves: list[Move], turn: int) -> Move:
    """Any kind of move as likely as another, so that companions go deep; takes are made in full, mostly."""
    rng = chance.stream(turn, "pick")
    kinds = sorted({move.kind for move in moves})
    if Kind.TAKE in kinds and rng.random() < 0.7:
        kinds = [Kind.TAKE]
    kind = chance.draw(rng, kinds)
    return chance.draw(rng, [move for move in moves if move.kind == kind])


@pytest.mark.parametrize("seed", range(12))
def test_all_moves_are_judged_alike(seed: int) -> None:
    state = GAME.setup(GAME.Options(first="random"), 2, seed)
    moves = {text: GAME.read(text) for text in ALL}
    ply = 0
    while True:
        if ply % 4 == seed % 4 or not GAME.legal(state):
            slow = legal(GAME.dump(state))
            assert {GAME.notate(move) for move in GAME.legal(state)} == slow
            assert {text for text, move in moves.items() if GAME.refusal(state, move) is None} == slow
        if not GAME.legal(state):
            break
        state = GAME.apply(state, pick(state, list(GAME.legal(state)), 1000 * seed + ply)).state
        ply += 1
    assert state.turn == 32


def test_random_matches_reach_every_kind_of_move_and_the_red_cave() -> None:
    """Without this the test above could pass while it never met a companion in the depths."""
    kinds, levels = set(), set()
    for seed in range(12):
        state = GAME.setup(GAME.Options(first="random"), 2, seed)
        ply = 0
        while moves := list(GAME.legal(state)):
            move = pick(state, moves, 1000 * seed + ply)
            kinds.add(move.kind)
            state = GAME.apply(state, move).state
            ply += 1
        levels |= {
            cell[0] in "klmnopq" and int(cell[1:]) >= 8 for cell in GAME.dump(state)["companions"].values()
        }
    assert kinds == set(Kind)
    assert True in levels
