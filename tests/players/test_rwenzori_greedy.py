"""The greedy player of Caves of Rwenzori: what it sees, that it is steady, and how it plays."""

from typing import Any

import pytest

from cavegames.engine import chance
from cavegames.engine.registry import open_game
from cavegames.games.rwenzori.components import ESCAPE
from cavegames.games.rwenzori.moves import Act, Move
from cavegames.players.registry import adviser
from cavegames.players.rwenzori.greedy import GreedyPlayer
from cavegames.simulate import Plan, run
from tests.games.rwenzori.rwenzori_situations import meeple, play, situation, texts

GAME: Any = open_game("rwenzori")
GREEDY = GreedyPlayer(GAME)
RANDOM = "random"


def choice(view: Any, seat: int, ply: int) -> Move:
    return GREEDY.choose(view, seat, chance.stream(ply, "greedy"))


@pytest.mark.parametrize(("seats", "cave"), [(1, "program"), (1, "hand"), (2, "program"), (5, "program")])
def test_it_plays_legal_moves_from_its_view_and_says_why(seats: int, cave: str) -> None:
    state = GAME.setup(GAME.Options(cave=cave), seats, 11)
    ply = 0
    while (seat := GAME.to_move(state)) is not None:
        view = GAME.observe(state, seat)
        advice = GREEDY.advise(view, seat, chance.stream(ply, "greedy"))
        assert GAME.refusal(state, advice.move) is None
        assert advice.why.endswith(".") and advice.why.isprintable() and len(advice.why) <= 160
        again = choice(GAME.load(GAME.dump(view), view=True), seat, ply)
        assert again == advice.move
        state = GAME.apply(state, advice.move).state
        ply += 1
    assert ply > 50


@pytest.mark.parametrize("seats", [1, 3])
def test_what_it_may_not_see_changes_nothing(seats: int) -> None:
    """Other stacks, hands, cards and dark tiles that fit what it knows lead to the same move."""
    state = GAME.setup(GAME.Options(), seats, 5)
    rng = chance.stream(5, "hidden")
    differed = ply = 0
    while (seat := GAME.to_move(state)) is not None:
        move = choice(GAME.observe(state, seat), seat, ply)
        guess = GAME.imagine(state, seat, rng)
        differed += guess != state
        assert choice(GAME.observe(guess, seat), seat, ply) == move
        state = GAME.apply(state, move).state
        ply += 1
    assert differed > 50


def test_it_beats_three_random_players() -> None:
    won = 0
    for seat in range(4):
        players = tuple("greedy" if each == seat else RANDOM for each in range(4))
        results = run(Plan("rwenzori", GAME.Options(), players, seed=40, matches=3))
        won += sum(result.winners == (seat,) for result in results)
    assert won >= 10


def test_alone_it_escapes_often_and_the_random_player_does_not() -> None:
    def escaped(player: str) -> int:
        results = run(Plan("rwenzori", GAME.Options(), (player,), seed=40, matches=12))
        return sum(result.winners == (0,) for result in results)

    assert escaped("greedy") >= 6
    assert escaped(RANDOM) == 0


@pytest.mark.parametrize("seats", [1, 3])
def test_it_escapes_as_soon_as_it_can(seats: int) -> None:
    met = 0
    for seed in range(6):
        state, ply = GAME.setup(GAME.Options(), seats, seed), 0
        while (seat := GAME.to_move(state)) is not None:
            view = GAME.observe(state, seat)
            move = choice(view, seat, ply)
            if any(each.act == Act.LAY and each.face == ESCAPE for each in GAME.legal(view)):
                assert (move.act, move.face) == (Act.LAY, ESCAPE)
                met += 1
            state = GAME.apply(state, move).state
            ply += 1
    assert met >= 3


def test_it_gives_the_hints() -> None:
    assert adviser(GAME).name == "greedy"


def test_it_goes_to_a_dark_tile_where_nothing_else_leads_on() -> None:
    """It would walk to and fro otherwise, until nobody gets on (RW-STUCK-5)."""
    shut = dict.fromkeys(("-1,1", "0,1", "2,-1"), "straight/1")
    dark = {"1,-1": "straight/0", "2,-2": "dark-hand-dive dark by blue"}
    state = situation({**shut, **dark}, hands=("star wide-bend", "dead-end"), used=(0, 1))
    assert texts(state, "move") == {"move@1,-1", "move@1,0"}
    there = [play(state, GAME.notate(choice(GAME.observe(state, 0), 0, ply))) for ply in range(8)]
    assert {meeple(after, 0) for after in there} == {"1,-1"}
    red = play(there[0], "move@0,0")
    assert GAME.notate(choice(GAME.observe(red, 0), 0, 1)) == "blind@2,-2"
