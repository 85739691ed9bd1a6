"""The list of computer players."""

import pytest

from cavegames.engine import chance, registry
from cavegames.engine.match import PERSON
from cavegames.players.registry import UnknownPlayer, names, open_player


@pytest.mark.parametrize("game_id", [info.id for info in registry.GAMES])
def test_every_player_of_every_game_opens_and_moves_legally(game_id: str) -> None:
    game = registry.open_game(game_id)
    state = game.setup(game.Options.model_validate({}), game.info.seats_min, 1)
    seat = game.to_move(state)
    assert seat is not None
    for info in names(game_id):
        move = open_player(info.name, game).choose(game.observe(state, seat), seat, chance.stream(1, "x"))
        assert game.refusal(state, move) is None
        assert info.name != PERSON and info.title and info.line.endswith(".")


def test_a_game_without_players_of_its_own_has_the_random_one() -> None:
    assert [info.name for info in names("no game")] == ["random"]


def test_an_unknown_player_is_answered_with_those_there_are() -> None:
    with pytest.raises(UnknownPlayer, match="Choose greedy, random"):
        open_player("hal", registry.open_game("ocelot"))
