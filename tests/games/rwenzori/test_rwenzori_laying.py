"""Laying tiles (RW-TURN-1 to RW-ACT-2)."""

import pytest
from rwenzori_situations import (
    BLUE,
    RED,
    allowed,
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

from cavegames.games.rwenzori.events import TileLaid
from cavegames.games.rwenzori.events_hands import Drawn
from cavegames.games.rwenzori.state import State

WAY = {"1,-1": "straight/0"}
"""A tile north-east of the western start tile, that goes on to 2,-2."""


def before(obstacle: str, **parts: object) -> State:
    """Red stands before something on 2,-2, reached over its south-western edge."""
    tiles = {**WAY, "2,-2": obstacle}
    return situation(tiles, meeples=("1,-1", "1,0"), **parts)  # type: ignore[arg-type]


@pytest.mark.clause("RW-TURN-1")
def test_a_turn_is_one_action() -> None:
    state = situation(hands=("straight star", "straight"))
    assert {text.partition(":")[0].partition("@")[0] for text in texts(state)} <= {
        "lay",
        "move",
        "gear",
        "card",
    }
    after = play(state, "lay:straight@1,-1/0")
    assert after.seat == BLUE
    assert wants(after) == ["turn"]
    assert "one action" in refused(state, "pass", "RW-TURN-1")


@pytest.mark.clause("RW-TURN-1")
def test_only_tiles_of_the_hand_are_laid() -> None:
    assert "no cross" in refused(situation(), "lay:cross@1,-1/0", "RW-TURN-1")


@pytest.mark.clause("RW-TURN-2")
def test_the_hand_is_filled_up_to_four() -> None:
    state = situation(
        hands=("straight star cross wide-bend", "star"), stacks=("six-way sharp-bend", "straight")
    )
    after = play(state, "lay:straight@1,-1/0")
    assert held(after, RED) == ["wide-bend", "sharp-bend", "star", "cross"]
    assert happens(state, "lay:straight@1,-1/0")[1] == Drawn(RED, (state.stacks[RED][-1],))


@pytest.mark.clause("RW-TURN-2")
def test_a_hand_of_five_draws_nothing() -> None:
    state = situation(
        hands=("straight star cross wide-bend six-way", "star"), stacks=("sharp-bend", "straight")
    )
    assert len(held(play(state, "lay:straight@1,-1/0"), RED)) == 4


@pytest.mark.clause("RW-LAY-1")
def test_a_tile_is_laid_at_a_free_exit_and_the_meeple_goes_along() -> None:
    state = situation(hands=("straight", "star"))
    assert cells(state, "lay") == {"1,-1", "-1,1"}
    after = play(state, "lay:straight@-1,1/0")
    assert meeple(after, RED) == "-1,1"
    assert lies(after, "-1,1") == "straight/0"
    assert TileLaid(RED, 0, (-1, 1), 0, 0) in happens(state, "lay:straight@-1,1/0")


@pytest.mark.clause("RW-LAY-1")
def test_it_must_be_linked_but_other_neighbours_need_not_match() -> None:
    state = situation(hands=("straight wide-bend", "star"))
    assert "/0" in refused(state, "lay:straight@1,-1/1", "RW-LAY-1")
    assert texts(state, "lay:wide-bend@1,-1") == {"lay:wide-bend@1,-1/1", "lay:wide-bend@1,-1/3"}
    assert "leads to 2,-1" in refused(state, "lay:straight@2,-1/0", "RW-LAY-1")
    assert "already" in refused(state, "lay:straight@1,0/1", "RW-LAY-1")
    beside = situation({"0,-1": "straight/2"}, hands=("straight", "star"))
    assert allowed(beside, "lay:straight@1,-1/0")


@pytest.mark.clause("RW-LAY-2")
@pytest.mark.parametrize(
    "obstacle", ["dark-hand-dive dark by blue", "dead-end/3 active", "flooded-dive-straight/0 active"]
)
def test_an_exit_to_an_obstacle_is_not_free(obstacle: str) -> None:
    state = before(obstacle, hands=("straight", "star"))
    assert cells(state, "lay") == set()
    assert "obstacle" in refused(state, "lay:straight@2,-2/0", "RW-LAY-2")


@pytest.mark.clause("RW-OBS-1")
def test_an_obstacle_is_laid_at_another_player() -> None:
    state = situation(hands=("dead-end flooded-dive-straight dark-hand-dive straight", "star"))
    assert cells(state, "block") == {"2,-1"}
    assert texts(state, "block:dead-end") == {"block:dead-end@2,-1/3"}
    after = play(state, "block:dead-end@2,-1/3")
    assert lies(after, "2,-1") == "dead-end/3 active"
    assert "No free exit" in refused(state, "block:dead-end@-1,1/0", "RW-OBS-1")
    assert "already" in refused(state, "block:dead-end@1,0/0", "RW-OBS-1")
    assert "/3" in refused(state, "block:dead-end@2,-1/0", "RW-OBS-1")
    assert "with block" in refused(state, "lay:dead-end@1,-1/3", "RW-OBS-1")
    assert "no obstacle" in refused(state, "block:straight@2,-1/0", "RW-LAY-1")


@pytest.mark.clause("RW-OBS-2")
def test_never_beside_the_own_meeple() -> None:
    state = situation(hands=("dead-end", "star"))
    assert "own meeple" in refused(state, "block:dead-end@0,1/0", "RW-OBS-2")
    away = situation(WAY, meeples=("1,-1", "1,0"), hands=("dead-end", "star"))
    assert allowed(away, "block:dead-end@0,1/0")
    assert "own meeple" in refused(away, "block:dead-end@2,-1/3", "RW-OBS-2")


@pytest.mark.clause("RW-OBS-3")
@pytest.mark.parametrize(
    ("near", "what"),
    [
        ("dark-plain-straight dark by red", "a dark tile"),
        ("dark-clock-straight/0 by blue", "a red penalty"),
        ("dark-explosion/0 cave-in by blue", "a red penalty"),
        ("dark-hand-dive/0 by blue", "a red penalty"),
    ],
)
def test_no_dark_tile_beside_another_or_a_red_penalty(near: str, what: str) -> None:
    state = situation({"3,-1": near}, hands=("dark-plus1-dive", "star"))
    assert what in refused(state, "block:dark-plus1-dive@2,-1", "RW-OBS-3")
    passage = situation({"3,-1": "dark-plain-straight/0 by blue"}, hands=("dark-plus1-dive", "star"))
    after = play(passage, "block:dark-plus1-dive@2,-1")
    assert lies(after, "2,-1") == "dark-plus1-dive dark by red"


@pytest.mark.clause("RW-OBS-4")
def test_a_flooded_cave_beside_a_red_penalty_only_with_a_player_on_it() -> None:
    tiles = {"3,-1": "dark-clock-straight/0 by blue"}
    state = situation(tiles, hands=("dead-end flooded-dive-straight", "star"))
    assert "no player" in refused(state, "block:dead-end@2,-1/3", "RW-OBS-4")
    assert "no player" in refused(state, "block:flooded-dive-straight@2,-1/0", "RW-OBS-4")
    manned = situation(tiles, seats=3, meeples=("0,0", "3,-1", "2,0"), hands=("dead-end", "star", "star"))
    assert allowed(manned, "block:dead-end@4,-2/3")
    dark = situation({"3,-1": "dark-plain-straight dark by red"}, hands=("dead-end", "star"))
    assert allowed(dark, "block:dead-end@2,-1/3")


@pytest.mark.clause("RW-OBS-5")
def test_the_meeple_stays_and_who_laid_a_dark_tile_is_shown() -> None:
    state = situation(hands=("dark-plain-straight", "star"))
    after = play(state, "block:dark-plain-straight@2,-1")
    assert meeple(after, RED) == "0,0"
    assert lies(after, "2,-1").endswith("dark by red")


@pytest.mark.clause("RW-OBS-6")
def test_a_passed_obstacle_is_passed_for_everyone() -> None:
    state = before("flooded-dive-straight/0 active", hands=("dive-star", "straight"))
    assert "save tile was played" in refused(state, "move@2,-2", "RW-MOVE-2")
    after = play(state, "save:dive-star@3,-3/1")
    assert lies(after, "2,-2") == "flooded-dive-straight/0"
    assert allowed(play(after, "move@0,0", "move@2,-2"), "move@2,-2")


@pytest.mark.clause("RW-SAVE-1")
@pytest.mark.parametrize("obstacle", ["flooded-dive-straight/0 active", "dark-hand-dive/0 active by blue"])
def test_a_save_tile_goes_past_the_obstacle_of_its_kind(obstacle: str) -> None:
    state = before(obstacle, hands=("dive-star jump-star straight", "straight"))
    assert cells(state, "save") == {"3,-3"}
    after = play(state, "save:dive-star@3,-3/1")
    assert meeple(after, RED) == "3,-3"
    assert lies(after, "2,-2") == obstacle.replace(" active", "")
    assert "asks for dive" in refused(state, "save:jump-star@3,-3/1", "RW-SAVE-1")
    assert "past" in refused(state, "save:dive-star@2,-2/1", "RW-SAVE-1")
    assert "/1" in refused(state, "save:dive-star@3,-3/0", "RW-SAVE-1")
    assert "no save tile" in refused(state, "save:straight@3,-3/0", "RW-SAVE-1")


@pytest.mark.clause("RW-SAVE-1")
def test_the_obstacle_must_be_linked_and_have_another_way_out() -> None:
    turned = before("flooded-dive-straight/1 active", hands=("dive-star", "straight"))
    assert "No obstacle" in refused(turned, "save:dive-star@3,-2/0", "RW-SAVE-1")
    full = situation(
        {**WAY, "2,-2": "flooded-dive-straight/0 active", "3,-3": "cross/0"},
        meeples=("1,-1", "1,0"),
        hands=("dive-star", "straight"),
    )
    refused(full, "save:dive-star@3,-3/1", "RW-SAVE-1")


@pytest.mark.clause("RW-SAVE-1")
def test_a_tile_past_two_obstacles_passes_both() -> None:
    tiles = {
        "1,-1": "cross/0",
        "2,-2": "flooded-dive-wide-bend/1 active",
        "2,-1": "dark-plus1-dive/4 active by blue",
    }
    state = situation(tiles, meeples=("1,-1", "1,0"), hands=("dive-left-fork dive-star", "star"))
    both = play(state, "save:dive-left-fork@3,-2/3")
    assert [lies(both, cell).split()[1:2] for cell in ("2,-2", "2,-1")] == [[], ["by"]]
    one = play(state, "save:dive-star@3,-2/0")
    assert [lies(one, cell).split()[1:2] for cell in ("2,-2", "2,-1")] == [[], ["active"]]


@pytest.mark.clause("RW-SAVE-2")
def test_a_save_tile_is_laid_as_a_normal_one() -> None:
    after = play(situation(hands=("jump-star", "star")), "lay:jump-star@1,-1/1")
    assert meeple(after, RED) == "1,-1"
    refused(situation(hands=("jump-star", "star")), "lay:jump-star@1,-1/0", "RW-LAY-1")
