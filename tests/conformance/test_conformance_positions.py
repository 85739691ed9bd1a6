"""What every game promises of its positions: they are written and read back, and depend on the seed alone."""

import json
import os
import subprocess
import sys

import pytest
from conformance_matches import SEEDS, setups, states

from cavegames.engine import registry
from cavegames.engine.game import AnyGame, BadPosition, GameOptions

each_setup = pytest.mark.parametrize(("game", "chosen", "seats"), setups())


@each_setup
@pytest.mark.parametrize("seed", SEEDS)
def test_each_position_is_read_back_equal(game: AnyGame, chosen: GameOptions, seats: int, seed: int) -> None:
    for state in states(game, chosen, seats, seed):
        data = game.dump(state)
        assert game.load(data) == state
        text = json.dumps(data, allow_nan=False)
        assert game.load(json.loads(text)) == state
        assert game.dump(game.load(data)) == data


@each_setup
def test_each_view_is_read_back_equal(game: AnyGame, chosen: GameOptions, seats: int) -> None:
    for state in states(game, chosen, seats, seed=3):
        for seat in (None, *range(seats)):
            view = game.observe(state, seat)
            assert game.load(json.loads(json.dumps(game.dump(view))), view=True) == view


@each_setup
def test_junk_is_no_position(game: AnyGame, chosen: GameOptions, seats: int) -> None:
    good = game.dump(game.setup(chosen, seats, 1))
    cut = [{key: good[key] for key in good if key != gone} for gone in good]
    for junk in (None, 1, "x", [], {}, {"x": 1}, {**good, "x": 1}, *cut):
        with pytest.raises(BadPosition) as error:
            game.load(junk)
        assert str(error.value).endswith(".")


@each_setup
def test_the_seed_alone_decides_the_start(game: AnyGame, chosen: GameOptions, seats: int) -> None:
    assert game.setup(chosen, seats, 5) == game.setup(chosen, seats, 5)
    starts = {json.dumps(game.dump(game.setup(chosen, seats, seed)), sort_keys=True) for seed in range(10)}
    assert len(starts) == 10


PLAY = """
import json, sys
from cavegames.engine import chance, registry
game = registry.open_game(sys.argv[1])
state = game.setup(game.Options(), game.info.seats_min, 7)
rng = chance.stream(7, "play")
texts = []
while moves := game.legal(state):
    move = chance.draw(rng, moves)
    texts.append(game.notate(move))
    state = game.play(state, move).state
heavy = sorted(name for name in ("textual", "rich") if name in sys.modules)
print(json.dumps([texts, game.dump(state), str(game.outcome(state)), heavy]))
"""


def play_elsewhere(game_id: str, hash_seed: str) -> str:
    """Play a whole match in another process and give what came of it."""
    env = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-c", PLAY, game_id]
    return subprocess.run(command, capture_output=True, text=True, check=True, env=env).stdout


@pytest.mark.parametrize("game_id", [info.id for info in registry.GAMES])
def test_a_match_is_the_same_in_every_process_and_needs_no_screen(game_id: str) -> None:
    first, second = (play_elsewhere(game_id, hash_seed) for hash_seed in ("1", "4242"))
    assert first == second
    assert json.loads(first)[-1] == [], "playing needs neither Textual nor Rich"
