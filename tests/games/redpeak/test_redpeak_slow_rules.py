"""The legal moves agree with a second set of rules, over matches that meet every kind of move."""

import pytest
from redpeak_policy import matches
from redpeak_slow_rules import legal_texts

from cavegames.engine import chance
from cavegames.games.redpeak import GAME
from cavegames.games.redpeak.catalogue import ALL
from cavegames.games.redpeak.moves import Kind
from cavegames.games.redpeak.state import Ending, State

SEEDS = range(24)


@pytest.fixture(scope="module")
def positions() -> list[State]:
    """Positions of matches of all kinds."""
    return [state for seed in SEEDS for state, _ in matches(seed)]


def test_both_find_the_same_moves(positions: list[State]) -> None:
    for state in positions:
        assert set(map(GAME.notate, GAME.legal(state))) == legal_texts(GAME.dump(state))


def test_refusals_agree_with_the_slow_rules(positions: list[State]) -> None:
    for state in positions[::9]:
        allowed = {GAME.notate(move) for move in ALL if GAME.refusal(state, move) is None}
        assert allowed == legal_texts(GAME.dump(state))


def test_every_kind_of_move_and_ending_but_one_is_met() -> None:
    """A match that runs out of lava tiles is too rare."""
    kinds, endings = set(Kind), set(Ending) - {Ending.EMPTY}
    for seed in range(400):
        for state, move in matches(seed):
            kinds -= {move.kind} if move else set()
            endings -= {state.ending}
        if not kinds | endings:
            return
    assert (kinds, endings) == (set(), set())


def test_far_positions_are_read_back_and_can_be_guessed(positions: list[State]) -> None:
    census = {}
    for ply, state in enumerate(positions[::5]):
        assert GAME.load(GAME.dump(state)) == state
        kind = (bool(state.clearings), len(state.hands))
        assert census.setdefault(kind, GAME.census(state)) == GAME.census(state)
        seat = ply % len(state.hands)
        view = GAME.observe(state, seat)
        guess = GAME.imagine(view, seat, chance.stream(ply, "far"))
        assert GAME.observe(guess, seat) == view
        assert GAME.load(GAME.dump(guess)) == guess
        assert GAME.load(GAME.dump(view), view=True) == view
