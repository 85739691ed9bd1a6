"""Dealing anew what nobody has seen changes no view, loses no component and follows from the seed."""

from random import Random

import pytest

from cavegames.engine import chance, registry


@pytest.mark.parametrize("game_id", [info.id for info in registry.GAMES])
def test_redealing_changes_nothing_that_anybody_has_seen(game_id: str) -> None:
    game = registry.open_game(game_id)
    differs = False
    for seed in range(6):
        rng = Random(seed)
        state = game.setup(game.Options(), game.info.seats_min, seed)
        while (legal := game.legal(state)) and rng.random() < 0.98:
            state = game.play(state, rng.choice(list(legal))).state
        anew = game.redeal(state, chance.stream(seed, "test"))
        for seat in (None, *range(game.info.seats_min)):
            assert game.observe(anew, seat) == game.observe(state, seat)
        assert game.census(anew) == game.census(state)
        assert game.load(game.dump(anew)) == anew
        assert game.redeal(state, chance.stream(seed, "test")) == anew
        assert list(game.legal(anew)) == list(game.legal(state))
        differs = differs or anew != state
    assert differs
