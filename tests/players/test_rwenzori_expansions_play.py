"""How the greedy player of Caves of Rwenzori plays with the sheet and the expansions."""

from dataclasses import replace
from typing import Any

import pytest

from cavegames.engine import chance
from cavegames.engine.registry import open_game
from cavegames.games.rwenzori.moves import ALARM, Act
from cavegames.games.rwenzori.state import State
from cavegames.players.player import Advice, own_moves
from cavegames.players.random_player import RandomPlayer
from cavegames.players.rwenzori.greedy import GreedyPlayer
from tests.games.rwenzori.rwenzori_situations import GAME, mix, play, situation

GREEDY = GreedyPlayer(GAME)
MIXES = [
    (1, ("hidden_passages", "sheet", "treasure")),
    (2, ("cutting_passage",)),
    (2, ("laying_river", "sheet")),
    (3, ("cutting_board", "hidden_passages", "sheet", "treasure")),
    (5, ("surrounded",)),
]


def advice(state: State, ply: int = 0) -> Advice:
    seat = GAME.to_move(state)
    assert seat is not None
    return GREEDY.advise(GAME.observe(state, seat), seat, chance.stream(ply, "greedy"))


def plays(state: State) -> str:
    return GAME.notate(advice(state).move)


@pytest.mark.parametrize(("seats", "names"), MIXES)
def test_it_plays_a_match_to_its_end_by_what_it_sees_and_never_rings_the_alarm(
    seats: int, names: tuple[str, ...]
) -> None:
    state = GAME.setup(mix(*names), seats, 7)
    rng = chance.stream(7, "hidden")
    ply = 0
    while (seat := GAME.to_move(state)) is not None:
        found = advice(state, ply)
        assert found.move != ALARM
        assert found.why.endswith(".") and found.why.isprintable() and len(found.why) <= 160
        if ply % 5 == 0:
            assert advice(GAME.imagine(state, seat, rng), ply) == found, "what it may not see changes nothing"
        state = GAME.play(state, found.move).state
        ply += 1
    assert ply > 30


@pytest.mark.parametrize(
    ("game_id", "seats", "options"),
    [("rwenzori", 2, {"lava": "passage"}), ("redpeak", 2, {"sand": "90"})],
)
def test_only_the_clock_makes_the_move_of_the_clock(
    game_id: str, seats: int, options: dict[str, Any]
) -> None:
    game: Any = open_game(game_id)
    state = game.setup(game.Options.model_validate(options), seats, 3)
    player, rang = RandomPlayer(game), 0
    for ply in range(60):
        seat = game.to_move(state)
        if seat is None:
            break
        view = game.observe(state, seat)
        time_up = game.time_up(view)
        rang += time_up in game.legal(view)
        assert time_up not in own_moves(game, view)
        move = player.choose(view, seat, chance.stream(ply, "random"))
        assert move != time_up
        state = game.play(state, move).state
    assert rang, "it was legal, and left to the clock"


def before_treasure() -> State:
    """Red stands before the hex on which a tile can link to the treasure on 6,-3."""
    return situation(
        {"4,-1": "straight/0"},
        meeples=("4,-1", "1,0"),
        hands=("left-fork star", "straight"),
        expansions=("sheet", "treasure"),
    )


@pytest.mark.clause("RW-TRE-1")
def test_it_takes_a_treasure() -> None:
    state = before_treasure()
    found = advice(state)
    assert GAME.play(state, found.move).state.board[6, -3].marked, "the tile links to the treasure"
    assert found.why == "It finds the treasure, so that three more tiles may be laid."


@pytest.mark.clause("RW-TRE-1")
def test_a_treasure_that_was_found_draws_it_no_more() -> None:
    state = before_treasure()
    gone = state.board[6, -3]._replace(marked=True)
    assert "treasure" not in advice(replace(state, board=state.board.laid((6, -3), gone))).why


@pytest.mark.clause("RW-LAVA-4")
def test_it_jumps_over_the_ring_of_lava() -> None:
    state = situation(hands=("jump-star dead-end straight", "straight"), expansions=("surrounded",))
    found = advice(state)
    assert found.move.act == Act.SAVE
    assert "lava" in found.why


@pytest.mark.clause("RW-STUCK-1")
def test_inside_the_ring_it_takes_other_tiles_rather_than_walk_in_vain() -> None:
    trapped = situation(
        hands=("straight dive-star", "straight"), missed=(1, 0), used=(0, 1), expansions=("surrounded",)
    )
    assert any(move.act == Act.MOVE for move in GAME.legal(trapped))
    assert plays(trapped) == "swap"


NO_WAY_HERE = {
    "1,-1": "hidden-star/1",
    "2,-1": "straight/0",
    "1,-2": "straight/1",
    "0,1": "hidden-star/0",
}
"""A hidden passage at red's start tile from which nothing leads on, and another one at blue's, open."""


@pytest.mark.clause("RW-HID-3")
def test_it_goes_through_a_hidden_passage_to_lay_a_tile_elsewhere() -> None:
    state = situation(
        NO_WAY_HERE,
        meeples=("1,-1", "1,0"),
        hands=("straight", "straight"),
        used=(0, 1),
        expansions=("hidden_passages",),
    )
    found = advice(state)
    assert GAME.notate(found.move) == "through@0,1"
    assert "hidden passage" in found.why
    on = GAME.play(state, found.move).state
    assert advice(on).move.act == Act.LAY


@pytest.mark.clause("RW-LAVA-2")
def test_it_leaves_a_place_from_which_the_alarm_would_take_the_only_way() -> None:
    tiles = {"1,-1": "straight/0", "2,-2": "straight/1"}
    parts: dict[str, Any] = {
        "meeples": ("1,-1", "1,0"),
        "hands": ("dead-end", "straight"),
        "used": (0, 1),
        "expansions": ("cutting_passage",),
    }
    threatened = situation(tiles, behind=("0,0", None), **parts)
    found = advice(threatened)
    assert GAME.notate(found.move) == "move@0,0"
    assert "alarm" in found.why
    spent = situation(tiles, behind=("0,0", None), supply=0, **parts)
    assert advice(spent).move.act == Act.BLOCK, "no alarm will ring any more"


@pytest.mark.clause("RW-LAVA-5")
def test_laying_the_river_it_never_closes_its_own_last_way() -> None:
    for seed in range(4):
        state = GAME.setup(mix("laying_river", "sheet"), 2, seed)
        while state.due[-1].want.name == "LAVA":
            state = play(state, plays(state))
        moves = GAME.legal(state)
        assert any(move.act in (Act.LAY, Act.MOVE) for move in moves)
        board = state.board
        start = (state.board[0, 0], state.board[1, 0])
        assert all(tile.exits for tile in start)
        free = [cell for cell in ((1, -1), (-1, 1), (2, -1), (0, 1)) if cell not in board]
        assert free, "a way out of the start row is left"


@pytest.mark.clause("RW-LAVA-1")
@pytest.mark.clause("RW-LAVA-5")
def test_it_lays_lava_before_another_rather_than_before_itself() -> None:
    lying = {"2,0": "lava/0 active", "1,1": "lava/0 active", "-1,0": "lava/0 active"}
    state = situation(
        lying,
        due=({"want": "turn"}, {"want": "lava", "left": 2}),
        supply=9,
        expansions=("laying_river", "sheet"),
    )
    found = advice(state)
    assert found.move.cell in ((2, -1), (0, 1)), "a free exit of blue"
    assert found.why == "There it takes a way from another player."
