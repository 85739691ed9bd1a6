"""Setting up (OC-SET-1, OC-SET-2)."""

import subprocess
import sys
from collections import Counter

import pytest
from ocelot_situations import GAME, OCELOT, PENGUIN

from cavegames.games.ocelot.components import BAGS, LEVEL_TOKENS, Token
from cavegames.games.ocelot.playmat import MAT


@pytest.mark.clause("OC-SET-1")
def test_each_level_lies_in_its_cave_one_token_a_space() -> None:
    state = GAME.setup(GAME.Options(), 2, seed=3)
    for level, tokens in enumerate(LEVEL_TOKENS, start=1):
        lying = [token for token, where in zip(state.tokens, MAT.levels, strict=True) if where == level]
        assert Counter(lying) == Counter(tokens)
    assert state.tools == (None,) * 40


@pytest.mark.clause("OC-SET-1")
def test_tokens_and_bags_are_shuffled_by_the_seed() -> None:
    states = [GAME.setup(GAME.Options(), 2, seed) for seed in range(20)]
    assert len({state.tokens for state in states}) == 20
    assert len({state.bags[0] for state in states}) > 10
    assert all(sorted(bag) == sorted(BAGS[i]) for state in states for i, bag in enumerate(state.bags))
    assert GAME.setup(GAME.Options(), 2, seed=7) == GAME.setup(GAME.Options(), 2, seed=7)


@pytest.mark.clause("OC-SET-1")
def test_a_token_can_start_on_any_space_of_its_cave() -> None:
    """A shuffle that left some space out would show here: each space sees many kinds."""
    states = [GAME.setup(GAME.Options(), 2, seed) for seed in range(60)]
    assert all(len({state.tokens[space] for state in states}) >= 4 for space in range(len(MAT.squares)))


@pytest.mark.clause("OC-SET-1")
def test_the_caves_are_shuffled_apart() -> None:
    """With one shuffle for both small caves the red geodes would always lie where the green ones do."""
    alike = 0
    for seed in range(60):
        state = GAME.setup(GAME.Options(), 2, seed)
        green, red = (
            [token for token, level in zip(state.tokens, MAT.levels, strict=True) if level == wanted]
            for wanted in (2, 3)
        )
        alike += all(green[i] == Token.GEODE for i, token in enumerate(red) if token == Token.GEODE)
    assert alike < 15


@pytest.mark.clause("OC-SET-2")
@pytest.mark.parametrize(("first", "seat"), [("ocelot", OCELOT), ("penguin", PENGUIN)])
def test_the_option_says_who_starts(first: str, seat: int) -> None:
    state = GAME.setup(GAME.Options(first=first), 2, seed=1)
    assert GAME.to_move(state) == state.first == seat


@pytest.mark.clause("OC-SET-2")
def test_at_random_the_seed_says_who_starts_and_changes_nothing_else() -> None:
    firsts = [GAME.setup(GAME.Options(first="random"), 2, seed).first for seed in range(40)]
    assert 8 < sum(firsts) < 32
    fixed, random = (GAME.setup(GAME.Options(first=first), 2, seed=5) for first in ("ocelot", "random"))
    assert (fixed.tokens, fixed.bags) == (random.tokens, random.bags)


@pytest.mark.clause("OC-SET-2")
def test_sir_ocelot_starts_when_nothing_is_chosen() -> None:
    assert GAME.setup(GAME.Options(), 2, seed=1).first == OCELOT


@pytest.mark.parametrize("seats", [0, 1, 3])
def test_it_is_a_game_for_two(seats: int) -> None:
    with pytest.raises(ValueError, match="2 players"):
        GAME.setup(GAME.Options(), seats, seed=1)


def test_importing_the_game_needs_no_file_lock_and_no_screen() -> None:
    heavy = ("textual", "rich", "filelock")
    code = f"import sys, cavegames.games.ocelot; print([name for name in {heavy} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
