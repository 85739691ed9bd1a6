"""Lava River, cutting the passage: lava comes behind everybody (RW-LAVA-2, RW-LAVA-3)."""

from collections.abc import Sequence

import pytest
from rwenzori_situations import (
    CHARACTERS,
    GAME,
    allowed,
    cells,
    lies,
    mix,
    play,
    refused,
    situation,
    told,
    wants,
)

from cavegames.engine import chance
from cavegames.engine.game import BadPosition
from cavegames.games.rwenzori.state import State, Want
from tests.conformance.conformance_matches import pick

PASSAGE = ("cutting_passage",)
CLOSED = "lava/0 active"


def passage(tiles: dict[str, str] | None = None, **parts: object) -> State:
    """Nobody has moved yet, where the test does not say."""
    parts.setdefault("expansions", PASSAGE)
    return situation(tiles or {}, **parts)  # type: ignore[arg-type]


def behind(state: State) -> object:
    """By seat, the cell behind its meeple."""
    return GAME.dump(state)["behind"]


@pytest.mark.clause("RW-LAVA-2")
@pytest.mark.parametrize(("seats", "tiles", "minutes"), [(2, 10, 5), (3, 9, 7), (4, 8, 10), (5, 10, 10)])
def test_lava_and_minutes_by_players(seats: int, tiles: int, minutes: int) -> None:
    options = mix(*PASSAGE)
    state = GAME.setup(options, seats, 1)
    limit = GAME.time_limit(state, options)
    assert (len(state.supply), limit and limit.seconds) == (tiles, 60 * minutes)
    assert GAME.census(state)["lava"] == tiles


@pytest.mark.clause("RW-LAVA-2")
@pytest.mark.clause("RW-LAVA-3")
def test_lava_covers_the_tile_behind_each_meeple_and_the_turn_goes_on() -> None:
    hands = ("straight straight", "straight straight")
    state = play(passage(hands=hands), "lay:straight@1,-1/0", "lay:straight@2,-1/0")
    assert behind(state) == {"red": "0,0", "blue": "1,0"}
    assert told(state, "alarm") == ["The alarm rings: lava comes on 0,0 and 1,0."]
    after = play(state, "alarm")
    assert (lies(after, "0,0"), lies(after, "1,0")) == (CLOSED, CLOSED)
    assert (after.alarms, len(after.supply), after.due, after.turn) == (1, 8, state.due, state.turn)
    assert GAME.dump(after)["spent"] == ["start", "start"]
    refused(after, "move@0,0", "RW-LAVA-2")
    assert allowed(after, "lay:straight@2,-2/0")


@pytest.mark.clause("RW-LAVA-3")
def test_nothing_is_behind_who_has_not_moved_and_no_lava_comes_under_a_meeple_or_on_lava() -> None:
    still = passage()
    assert told(still, "alarm") == ["The alarm rings: no lava comes."]
    assert len(play(still, "alarm").supply) == 10
    swapped = play(still, "move@1,0", "move@0,0")
    assert behind(swapped) == {"red": "0,0", "blue": "1,0"}
    assert told(swapped, "alarm") == ["The alarm rings: no lava comes."]
    one = passage(
        {"1,-1": "cross/0", "2,-2": "straight/0", "0,-1": "straight/2"},
        meeples=("2,-2", "0,-1"),
        behind=("1,-1", "1,-1"),
    )
    assert told(one, "alarm") == ["The alarm rings: lava comes on 1,-1."]
    again = play(one, "alarm")
    assert told(again, "alarm") == ["The alarm rings: no lava comes."]
    assert (len(again.supply), play(again, "alarm").alarms) == (9, 2)


@pytest.mark.clause("RW-LAVA-2")
def test_the_last_lava_goes_behind_the_player_in_turn_and_then_no_alarm_rings() -> None:
    tiles = {"1,-1": "straight/0", "2,-1": "straight/0"}
    parts = {"meeples": ("1,-1", "2,-1"), "behind": ("0,0", "1,0"), "supply": 1}
    assert told(passage(tiles, **parts), "alarm") == ["The alarm rings: lava comes on 0,0."]
    last = passage(tiles, seat=1, **parts)
    assert told(last, "alarm") == ["The alarm rings: lava comes on 1,0."]
    over = play(last, "alarm")
    assert "All the lava is laid" in refused(over, "alarm", "RW-LAVA-2")
    assert GAME.time_limit(over, mix(*PASSAGE)) is None
    refused(situation(), "alarm", "RW-LAVA-2")


WALL = {"1,-1": "straight/0", "2,-2": "dark-hand-dive dark by blue"}


@pytest.mark.clause("RW-LAVA-3")
@pytest.mark.parametrize(
    ("tiles", "hand", "moves", "cell"),
    [
        ({"1,-1": "straight/0", "2,-2": "straight/0"}, "star", "move@2,-2", "1,-1"),
        ({"1,-1": "flooded-dive-straight/0 active"}, "dive-star", "save:dive-star@2,-2/1", "1,-1"),
        ({"1,-1": "straight/0"}, "tnt", "tnt@1,-1/0", "0,0"),
        ({"1,-1": "dark-plain-straight dark by blue"}, "star", "blind@1,-1 turn:0", "0,0"),
        ({"1,-1": "dark-hand-dive dark by blue"}, "star", "blind@1,-1 turn:0 penalty", "0,0"),
    ],
)
def test_it_is_the_tile_of_the_last_step(tiles: dict[str, str], hand: str, moves: str, cell: str) -> None:
    state = play(passage(tiles, hands=(hand, "star")), *moves.split())
    assert behind(state) == {"red": cell, "blue": None}
    if cell not in lies(state, cell):
        assert lies(play(state, "alarm"), cell) == CLOSED


@pytest.mark.clause("RW-LAVA-3")
def test_who_does_not_move_keeps_what_is_behind() -> None:
    tiles = {"1,-1": "straight/0", "2,-2": "dark-explosion dark by blue"}
    state = passage(tiles, meeples=("1,-1", "1,0"), behind=("0,0", None), hands=("star", "star"))
    after = play(state, "blind@2,-2", "turn:0", "penalty")
    assert behind(after) == {"red": "0,0", "blue": None}


@pytest.mark.clause("RW-LAVA-2")
def test_who_is_blocked_and_cut_off_still_has_the_save_tile() -> None:
    tiles = {"1,-1": "dark-hand-dive dark by blue"}
    state = passage(tiles, hands=("dive-star", "straight"))
    state = play(state, "blind@1,-1", "turn:0", "penalty", "lay:straight@2,-1/0")
    cut = play(state, "alarm")
    refused(cut, "move@0,0", "RW-LAVA-2")
    assert cells(cut, "save") == {"2,-2"}
    crossed = play(cut, "save:dive-star@2,-2/1")
    assert behind(crossed) == {"red": "1,-1", "blue": "1,0"}


@pytest.mark.clause("RW-LAVA-2")
def test_who_is_shut_in_by_lava_may_miss() -> None:
    tiles = {"1,-1": "straight/0", "2,-2": "flooded-dive-straight/0 active"}
    state = passage(tiles, meeples=("1,-1", "1,0"), behind=("0,0", None), hands=("star", "star"))
    refused(state, "miss", "RW-STUCK-1")
    shut = play(state, "alarm")
    assert allowed(shut, "miss")
    assert play(shut, "alarm", "miss", "alarm").missed == (1, 0)


@pytest.mark.clause("RW-LAVA-6")
@pytest.mark.clause("RW-STUCK-1")
def test_who_can_only_go_to_and_fro_between_lava_is_trapped_too() -> None:
    tiles = {"1,-1": "straight/0", "2,-2": "straight/0", "3,-3": "flooded-dive-straight/0 active"}
    state = passage(tiles, meeples=("1,-1", "1,0"), behind=("0,0", None), hands=("star", "star"))
    refused(state, "miss", "RW-STUCK-1")
    shut = play(state, "alarm")
    assert allowed(shut, "miss")
    assert allowed(shut, "move@2,-2")


@pytest.mark.clause("RW-LAVA-2")
def test_it_may_ring_whatever_is_due() -> None:
    met: set[Want] = set()
    for seed in range(8):
        rng = chance.stream(seed, "alarms")
        state = GAME.setup(mix("cutting_passage", "hidden_passages", "sheet", "treasure"), 3, seed)
        while state.due and state.supply:
            rung = play(state, "alarm")
            assert (rung.due, rung.hands, rung.meeples) == (state.due, state.hands, state.meeples)
            assert GAME.load(GAME.dump(rung)) == rung
            assert GAME.legal(rung)
            met.add(state.due[-1].want)
            move = pick(GAME, GAME.legal(state), rng)
            state = GAME.apply(state, move).state
    assert {Want.TURN, Want.ROTATE, Want.SAVE, Want.CLOCK, Want.EXTRA, Want.LAYS, Want.RETURN} <= met


@pytest.mark.clause("RW-LAVA-2")
@pytest.mark.parametrize(
    ("state", "moves"),
    [
        (lambda: passage(hands=("plus1-straight straight", "star")), "lay:plus1-straight@1,-1/0"),
        (lambda: passage(WALL, meeples=("1,-1", "1,0"), behind=("0,0", None)), "blind@2,-2 turn:0"),
        (lambda: passage(characters=("thief", *CHARACTERS)), "card:thief@blue"),
    ],
)
def test_the_turn_ends_as_it_would_have(state: object, moves: str) -> None:
    before = play(state(), *moves.split())  # type: ignore[operator]
    want = wants(before)
    rung = play(before, "alarm", "alarm")
    assert (wants(rung), rung.seat, rung.alarms) == (want, before.seat, 2)


def test_where_lava_comes_next_is_described() -> None:
    state = play(passage(), "lay:straight@1,-1/0")
    assert "It is behind a meeple, so the alarm brings lava here." in GAME.describe(state, "0,0")
    assert "alarm" not in GAME.describe(state, "1,-1")
    assert "Nothing passes it." in GAME.describe(play(state, "alarm"), "0,0")


def test_the_position_says_what_is_behind_and_only_here() -> None:
    data = GAME.dump(play(passage(), "lay:straight@1,-1/0"))
    assert data["behind"] == {"red": "0,0", "blue": None}
    for wrong in ({"red": "5,5", "blue": None}, {"red": "0,0"}, {}):
        with pytest.raises(BadPosition):
            GAME.load({**data, "behind": wrong})
    for more in ({"behind": {"red": None, "blue": None}}, {"alarms": 1}, {"supply": ["lava"]}):
        with pytest.raises(BadPosition):
            GAME.load({**GAME.dump(situation()), **more})


def names(seats: int) -> Sequence[str]:
    return ("Ada", "Ben", "Cleo", "Dan", "Eve")[:seats]


@pytest.mark.clause("RW-LAVA-2")
def test_five_players_can_all_be_cut_off_twice() -> None:
    state = GAME.setup(mix(*PASSAGE), 5, 3)
    rng = chance.stream(3, "five")
    while any(cell is None for cell in behind(state).values()):  # type: ignore[attr-defined]
        moves = [move for move in GAME.legal(state) if GAME.notate(move) != "alarm"]
        state = GAME.apply(state, pick(GAME, moves, rng)).state
    rung = play(state, "alarm")
    assert len(state.supply) - len(rung.supply) == len(
        {cell for cell in state.behind if cell not in state.meeples}
    )
    assert GAME.prompt(rung, names(5)).text
