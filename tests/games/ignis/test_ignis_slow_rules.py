"""`legal` and `refusal` against a slow reading of the rules, over positions of random matches."""

from collections import Counter
from itertools import product

import pytest
from ignis_situations import GAME, situation
from ignis_slow_rules import ALL, legal

from cavegames.engine import chance
from cavegames.games.ignis.moves import Kind, Move
from cavegames.games.ignis.state import Phase, State


def pick(state: State, rng_seed: int) -> Move:
    """Any kind of move as likely as another, but collecting mostly, so that much is held."""
    rng = chance.stream(rng_seed, "pick")
    moves = GAME.legal(state)
    kinds = sorted({move.kind for move in moves})
    for eager, share in ((Kind.PLAY, 0.2), (Kind.SKILL, 0.9), (Kind.TAKE, 0.9), (Kind.COLLECT, 0.85)):
        if eager in kinds and rng.random() < share:
            kinds = [eager]
    kind = chance.draw(rng, kinds)
    return chance.draw(rng, [move for move in moves if move.kind == kind])


def walk(seed: int) -> list[State]:
    """A match that gets far: it begins with the scepter for every other seed."""
    state = GAME.setup(GAME.Options(), 1, seed)
    if seed % 2:
        held = "swift-feet iron-grip cool-draught"
        state = situation(Phase.START, green="1 2b 2", red="3 1 1b", step=13, scepter=True, held=held)
    found = [state]
    while GAME.legal(state):
        state = GAME.apply(state, pick(state, 1000 * seed + len(found))).state
        found.append(state)
    return found


@pytest.mark.parametrize("seed", range(16))
def test_all_moves_are_judged_alike(seed: int) -> None:
    moves = {text: GAME.read(text) for text in ALL}
    for state in walk(seed):
        slow = legal(GAME.dump(state))
        assert {GAME.notate(move) for move in GAME.legal(state)} == slow
        if state.phase in (Phase.MOVE, Phase.OVER) or state.round % 3 == 0:
            judged = {text for text, move in moves.items() if GAME.refusal(state, move) is None}
            assert judged == slow & moves.keys()


def test_random_matches_reach_every_kind_of_move_and_the_way_back() -> None:
    """Without this the test above could pass while it never met a joker or a march with strength."""
    texts = {GAME.notate(move) for seed in range(16) for state in walk(seed) for move in GAME.legal(state)}
    assert {text.partition(":")[0] for text in texts} == {kind.name.lower() for kind in Kind}
    assert any("b" in text and "/" in text for text in texts)
    assert any("=" in text for text in texts)
    assert {text for text in texts if text.startswith("play")} >= {"play:iron-grip", "play:keen-eye"}


HANDS = ("1", "2", "3 1", "2b 2 1")
STRONG = ("", "1", "2 2b", "3 1")
MARCHERS = ("swift-feet", "iron-grip", "swift-feet iron-grip", "swift-feet iron-grip firm-step")


@pytest.mark.clause("IG-BON-1")
@pytest.mark.parametrize("scepter", [False, True])
def test_tiles_for_a_move_are_offered_exactly_where_a_march_differs(scepter: bool) -> None:
    """The slow side also tries each tile beside the others held: none works by that alone."""
    met = Counter[bool]()
    for green, red, held, step in product(HANDS, STRONG, MARCHERS, (1, 2, 4, 8, 11, 12)):
        state = situation(Phase.MOVE, green=green, red=red, held=held, step=step, scepter=scepter)
        played = {text for text in map(GAME.notate, GAME.legal(state)) if text.startswith("play")}
        assert played == {text for text in legal(GAME.dump(state)) if text.startswith("play")}
        met.update(f"play:{tile}" in played for tile in held.split())
    assert min(met[True], met[False]) > 50
