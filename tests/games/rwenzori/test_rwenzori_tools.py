"""Light, TNT and actions (RW-ILLU-1 to RW-ACT-2)."""

import pytest
from rwenzori_situations import (
    BLUE,
    RED,
    cells,
    happens,
    held,
    lies,
    meeple,
    play,
    refused,
    situation,
    texts,
    wants,
)

from cavegames.games.rwenzori.events import CavedIn
from cavegames.games.rwenzori.state import State

WAY = {"1,-1": "straight/0"}
"""A tile north-east of the western start tile, that goes on to 2,-2."""


def before(obstacle: str, **parts: object) -> State:
    """Red stands before something on 2,-2, reached over its south-western edge."""
    tiles = {**WAY, "2,-2": obstacle}
    return situation(tiles, meeples=("1,-1", "1,0"), **parts)  # type: ignore[arg-type]


@pytest.mark.clause("RW-ILLU-1")
def test_light_reveals_a_dark_tile_and_ends_the_turn() -> None:
    state = before("dark-hand-dive dark by blue", hands=("light-star straight", "straight"))
    lit = play(state, "light:light-star@2,-2")
    assert wants(lit) == ["rotate"]
    assert lit.seat == RED
    assert texts(lit) == {"turn:0"}
    assert "turn:0" in refused(lit, "turn:1", "RW-ILLU-1")
    assert "turned first" in refused(lit, "pass", "RW-ILLU-1")
    after = play(lit, "turn:0")
    assert (after.seat, meeple(after, RED)) == (BLUE, "1,-1")
    assert lies(after, "2,-2") == "dark-hand-dive/0 active by blue"
    assert "light-star" not in held(after, RED)
    assert "no light" in refused(state, "light:straight@2,-2", "RW-ILLU-1")
    assert "2,-2" in refused(state, "light:light-star@1,0", "RW-ILLU-1")


@pytest.mark.clause("RW-ILLU-2")
@pytest.mark.parametrize("dark", ["dark-plain-straight", "dark-clock-straight"])
def test_a_lit_passage_is_entered_by_moving(dark: str) -> None:
    state = before(f"{dark} dark by blue", hands=("light-star straight", "straight"))
    after = play(state, "light:light-star@2,-2", "turn:0", "lay:straight@0,1/0")
    assert lies(after, "2,-2") == f"{dark}/0 by blue"
    assert cells(after, "lay") == set()
    refused(after, "lay:straight@3,-3/0", "RW-LAY-1")
    moved = play(after, "move@2,-2")
    assert (meeple(moved, RED), moved.seat) == ("2,-2", BLUE)


@pytest.mark.clause("RW-ILLU-3")
def test_a_lit_explosion_goes_off() -> None:
    state = before("dark-explosion dark by blue", hands=("light-star straight", "straight"))
    assert CavedIn((2, -2)) in happens(state, "light:light-star@2,-2")
    after = play(state, "light:light-star@2,-2")
    assert lies(after, "2,-2") == "dark-explosion/0 cave-in by blue"
    assert after.seat == BLUE
    refused(play(after, "move@0,0"), "move@2,-2", "RW-MOVE-2")


@pytest.mark.clause("RW-TNT-1")
@pytest.mark.parametrize(
    "under",
    [
        "dark-hand-dive dark by blue",
        "dead-end/3 active",
        "dark-explosion/0 cave-in by blue",
        "straight/1",
        "flooded-dive-straight/0 active",
    ],
)
def test_tnt_goes_on_top_of_what_an_exit_leads_to(under: str) -> None:
    state = before(under, hands=("tnt straight", "straight"))
    assert cells(state, "tnt") == {"0,0", "2,-2"}
    after = play(state, "tnt@2,-2/0")
    assert lies(after, "2,-2") == "tnt/0"
    assert meeple(after, RED) == "2,-2"
    assert "/0, /2" in refused(state, "tnt@2,-2/1", "RW-TNT-1")
    assert "on top" in refused(state, "tnt@3,-3/0", "RW-TNT-1")
    assert "No exit" in refused(state, "tnt@1,0/0", "RW-TNT-1")
    assert "on top" in refused(state, "lay:tnt@2,-2/0", "RW-TNT-1")


@pytest.mark.clause("RW-TNT-1")
def test_a_meeple_stays_on_the_tnt_and_is_free() -> None:
    tiles = {**WAY, "2,-2": "dark-hand-dive/0 active by red"}
    state = situation(tiles, meeples=("1,-1", "2,-2"), entries={"blue": 3}, hands=("tnt", "straight"))
    after = play(state, "tnt@2,-2/0", "pass")
    assert meeple(after, BLUE) == "2,-2"
    assert after.entries == (-1, -1)
    assert cells(after, "lay") == {"1,-2", "3,-2", "3,-3"}


@pytest.mark.clause("RW-TNT-2")
def test_one_more_tile_from_the_tnt() -> None:
    state = before("dead-end/3 active", hands=("tnt straight dead-end", "straight"))
    laid = play(state, "tnt@2,-2/0")
    assert wants(laid) == ["lay_on"]
    assert texts(laid) >= {"pass", "lay:straight@3,-3/0"}
    assert "Or pass" in refused(laid, "block:dead-end@0,1/0", "RW-TNT-2")
    after = play(laid, "lay:straight@3,-3/0")
    assert (meeple(after, RED), after.seat) == ("3,-3", BLUE)
    assert meeple(play(laid, "pass"), RED) == "2,-2"


@pytest.mark.clause("RW-ACT-1")
def test_further_actions_add_up_and_each_draws() -> None:
    state = situation(
        hands=("plus1-straight plus2-straight dead-end star", "straight"),
        stacks=("cross cross six-way right-fork", "sharp-bend"),
    )
    one = play(state, "lay:plus1-straight@1,-1/0")
    assert (wants(one), one.due[0].left, one.seat) == (["extra"], 1, RED)
    assert len(held(one, RED)) == 4
    two = play(one, "lay:plus2-straight@2,-2/0")
    assert two.due[0].left == 2
    three = play(two, "block:dead-end@0,1/0")
    assert three.due[0].left == 1
    done = play(three, "lay:star@3,-3/1")
    assert done.seat == BLUE
    assert len(held(done, RED)) == 4


@pytest.mark.clause("RW-ACT-1")
def test_a_further_action_is_a_lay_or_a_move_and_a_move_ends_the_turn() -> None:
    tiles = {"1,-1": "wide-bend/1", "2,-2": "dark-hand-dive dark by blue"}
    state = situation(tiles, meeples=("0,0", "1,0"), hands=("plus2-straight straight", "straight"))
    extra = play(state, "lay:plus2-straight@-1,1/0")
    assert extra.due[0].left == 2
    refused(extra, "blind@2,-2", "RW-ACT-1")
    assert play(extra, "move@0,0").seat == BLUE


@pytest.mark.clause("RW-ACT-2")
def test_further_actions_need_not_be_used() -> None:
    extra = play(situation(hands=("plus2-straight straight", "star")), "lay:plus2-straight@1,-1/0")
    assert play(extra, "pass").seat == BLUE
    refused(situation(), "pass", "RW-TURN-1")
