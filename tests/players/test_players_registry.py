"""The list of computer players."""

from dataclasses import replace

import pytest

from cavegames.engine import chance, registry
from cavegames.engine.match import PERSON
from cavegames.players.player import Adviser
from cavegames.players.registry import UnknownPlayer, names, open_adviser, open_player


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


@pytest.mark.parametrize("game_id", [info.id for info in registry.GAMES])
def test_every_game_has_a_player_that_explains_what_it_would_choose(game_id: str) -> None:
    game = registry.open_game(game_id)
    adviser = open_adviser(game)
    player = next(
        player for info in names(game_id) if isinstance(player := open_player(info.name, game), Adviser)
    )
    state = game.setup(game.Options.model_validate({}), game.info.seats_min, 2)
    rng = chance.stream(2, "play")
    for ply in range(60):
        seat = game.to_move(state)
        assert seat is not None
        view = game.observe(state, seat)
        advice = adviser.advise(view, seat, chance.stream(ply, "advice"))
        assert advice.move == player.choose(view, seat, chance.stream(ply, "advice"))  # type: ignore[attr-defined]
        assert game.refusal(state, advice.move) is None
        assert advice.why.endswith(".") and advice.why[0].isalnum() and advice.why.isprintable()
        assert len(advice.why) <= 160
        move = advice.move if ply % 3 else chance.draw(rng, game.legal(state))
        state = game.play(state, move).state
        if game.to_move(state) is None:
            break


def test_a_game_without_such_a_player_says_so() -> None:
    game = registry.open_game("ocelot")
    stranger = type("Stranger", (), {"info": replace(game.info, id="no game", title="Nothing")})()
    with pytest.raises(UnknownPlayer, match="hints for Nothing"):
        open_adviser(stranger)
