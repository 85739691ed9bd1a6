"""Going in blind, and what is found there (RW-BLIND-1 to RW-PEN-5)."""

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

from cavegames.games.rwenzori.events import Blocked, CavedIn
from cavegames.games.rwenzori.events_hands import NothingTaken
from cavegames.games.rwenzori.state import State


def before(dark: str, owner: str = "blue", **parts: object) -> State:
    """Red stands on 1,-1 before a dark tile on 2,-2; straight on lies 3,-3."""
    tiles = {"1,-1": "straight/0", "2,-2": f"{dark} dark by {owner}", **parts.pop("tiles", {})}  # type: ignore[dict-item]
    return situation(tiles, meeples=("1,-1", "1,0"), **parts)  # type: ignore[arg-type]


def inside(dark: str, turn: int = 0, **parts: object) -> State:
    """The same after going in and turning the dark tile."""
    return play(before(dark, **parts), "blind@2,-2", f"turn:{turn}")  # type: ignore[arg-type]


@pytest.mark.clause("RW-BLIND-1")
def test_the_dark_tile_is_revealed_and_then_turned() -> None:
    state = before("dark-plus1-dive")
    assert cells(state, "blind") == {"2,-2"}
    revealed = play(state, "blind@2,-2")
    assert texts(revealed) == {"turn:1", "turn:3"}
    assert "exit must face" in refused(revealed, "turn:0", "RW-BLIND-1")
    assert "turned first" in refused(revealed, "penalty", "RW-BLIND-1")
    assert lies(play(revealed, "turn:3"), "2,-2") == "dark-plus1-dive/3 active by blue"
    assert "There is one on: 2,-2" in refused(state, "blind@3,-3", "RW-BLIND-1")
    assert "No tile waits" in refused(state, "turn:0", "RW-BLIND-1")


@pytest.mark.clause("RW-BLIND-1")
def test_a_turn_that_looks_the_same_is_refused() -> None:
    revealed = play(before("dark-plain-straight"), "blind@2,-2")
    assert "looks the same" in refused(revealed, "turn:3", "RW-BLIND-1")


@pytest.mark.clause("RW-BLIND-2")
def test_a_plain_passage_lets_lay_past_it_at_once() -> None:
    state = inside("dark-plain-straight", hands=("straight dead-end", "star"))
    assert (meeple(state, RED), wants(state)) == ("2,-2", ["lay_on"])
    assert texts(state) == {"lay:straight@3,-3/0", "pass"}
    refused(state, "block:dead-end@2,-1/3", "RW-BLIND-2")
    after = play(state, "lay:straight@3,-3/0")
    assert (meeple(after, RED), after.seat) == ("3,-3", BLUE)
    assert lies(after, "2,-2") == "dark-plain-straight/0 by blue"
    assert meeple(play(state, "pass"), RED) == "2,-2"


@pytest.mark.clause("RW-BLIND-3")
def test_with_its_save_tile_there_is_no_penalty() -> None:
    state = inside("dark-hand-dive", hands=("dive-star straight", "star"))
    assert meeple(state, RED) == "1,-1"
    assert texts(state) == {"penalty", "save:dive-star@3,-3/1"}
    assert "Lay that past it" in refused(state, "lay:straight@3,-3/0", "RW-BLIND-3")
    after = play(state, "save:dive-star@3,-3/1")
    assert lies(after, "2,-2") == "dark-hand-dive/0 by blue"
    assert (meeple(after, RED), after.seat) == ("3,-3", BLUE)
    refused(before("dark-hand-dive"), "penalty", "RW-BLIND-4")


@pytest.mark.clause("RW-BLIND-4")
def test_without_it_the_meeple_is_blocked_until_the_save_tile_is_laid() -> None:
    state = inside("dark-hand-dive", hands=("straight", "star"), stacks=("straight dive-star", "star"))
    after = play(state, "penalty")
    assert (meeple(after, RED), after.entries[RED], after.seat) == ("2,-2", 3, BLUE)
    mine = play(after, "lay:star@0,1/0")
    assert cells(mine, "lay") == set()
    assert "Blocked here" in refused(mine, "lay:straight@3,-3/0", "RW-BLIND-4")
    assert cells(mine, "move") == {"1,-1", "0,0"}
    saved = situation(
        {"1,-1": "straight/0", "2,-2": "dark-hand-dive/0 active by blue"},
        meeples=("2,-2", "1,0"),
        entries={"red": 3},
        hands=("dive-star", "star"),
    )
    assert texts(saved, "save") == {"save:dive-star@3,-3/1"}
    free = play(saved, "save:dive-star@3,-3/1")
    assert (meeple(free, RED), free.entries[RED]) == ("3,-3", -1)


@pytest.mark.clause("RW-BLIND-4")
def test_somebody_else_may_lay_the_save_tile() -> None:
    state = situation(
        {"1,-1": "straight/0", "2,-2": "dark-hand-dive/0 active by red"},
        meeples=("1,-1", "2,-2"),
        entries={"blue": 3},
        hands=("dive-star", "straight"),
    )
    after = play(state, "save:dive-star@3,-3/1")
    assert after.entries == (-1, -1)
    assert allowed(after, "move@3,-3")


@pytest.mark.clause("RW-PEN-1")
def test_plus_one_gives_the_first_tile_that_is_not_dark() -> None:
    stacks = ("straight star", "cross six-way dark-hand-jump dark-clock-star")
    state = inside("dark-plus1-dive", 1, hands=("straight", "star"), stacks=stacks)
    after = play(state, "penalty")
    assert held(after, RED) == ["straight", "six-way"]
    assert len(after.stacks[BLUE]) == 3
    assert after.entries[RED] == 3
    assert Blocked(RED, (2, -2)) in happens(state, "penalty")


@pytest.mark.clause("RW-PEN-1")
def test_plus_one_gives_nothing_when_all_is_dark() -> None:
    stacks = ("straight star", "dark-hand-jump dark-clock-star")
    state = inside("dark-plus1-dive", 1, hands=("straight", "star"), stacks=stacks)
    assert NothingTaken(RED, BLUE, avoided=False) in happens(state, "penalty")
    assert held(play(state, "penalty"), RED) == ["straight"]


@pytest.mark.clause("RW-PEN-1")
def test_the_own_dark_tile_draws_from_the_own_stack() -> None:
    state = inside(
        "dark-plus1-dive", 1, owner="red", hands=("straight", "star"), stacks=("cross star", "straight")
    )
    after = play(state, "penalty")
    assert held(after, RED) == ["straight", "star"]
    assert len(after.stacks[RED]) == 1


@pytest.mark.clause("RW-PEN-1")
def test_in_the_end_phase_the_owner_chooses_what_to_give() -> None:
    hands = ("straight", "cross dark-hand-jump six-way")
    state = play(inside("dark-plus1-dive", 1, hands=hands, ending=True), "penalty")
    assert (wants(state), state.due[-1].seat) == (["give"], BLUE)
    assert texts(state) == {"give:cross@red", "give:six-way@red"}
    assert "No dark tile" in refused(state, "give:dark-hand-jump@red", "RW-PEN-1")
    assert "owed" in refused(state, "pass", "RW-PEN-1")
    assert "owed" in refused(state, "move@0,0", "RW-PEN-1")
    after = play(state, "give:cross@red")
    assert held(after, RED) == ["straight", "cross"]
    assert after.seat == BLUE


@pytest.mark.clause("RW-PEN-1")
def test_in_the_end_phase_who_has_only_dark_tiles_gives_none() -> None:
    hands = ("straight", "dark-hand-jump")
    state = play(inside("dark-plus1-dive", 1, hands=hands, ending=True), "penalty")
    assert texts(state) == {"pass"}
    assert NothingTaken(RED, BLUE, avoided=False) in happens(state, "pass")
    assert held(play(state, "pass"), RED) == ["straight"]


@pytest.mark.clause("RW-PEN-2")
def test_hand_blocks_and_nothing_more() -> None:
    state = inside("dark-hand-dive", hands=("straight", "star"))
    after = play(state, "penalty")
    assert (after.hands, after.stacks) == (state.hands, state.stacks)
    assert after.entries[RED] == 3
    refused(state, "pass", "RW-BLIND-3")


@pytest.mark.clause("RW-PEN-3")
def test_a_clock_lets_nothing_be_laid_in_that_turn() -> None:
    state = inside("dark-clock-straight", hands=("straight", "star"))
    assert (meeple(state, RED), texts(state)) == ("2,-2", {"pass"})
    assert "nothing is laid" in refused(state, "lay:straight@3,-3/0", "RW-PEN-3")
    later = play(state, "pass", "lay:star@0,1/0")
    assert allowed(later, "lay:straight@3,-3/0")


@pytest.mark.clause("RW-PEN-3")
def test_a_known_clock_is_an_ordinary_passage_for_moves() -> None:
    tiles = {"1,-1": "straight/0", "2,-2": "dark-clock-straight/0 by blue", "3,-3": "straight/0"}
    state = situation(tiles, meeples=("1,-1", "1,0"))
    assert cells(state, "move") >= {"2,-2", "3,-3"}


@pytest.mark.clause("RW-PEN-4")
def test_without_the_save_tile_the_explosion_leaves_the_meeple_where_it_was() -> None:
    state = inside("dark-explosion", hands=("straight", "star"))
    assert CavedIn((2, -2)) in happens(state, "penalty")
    after = play(state, "penalty")
    assert (meeple(after, RED), after.entries[RED]) == ("1,-1", -1)
    assert lies(after, "2,-2") == "dark-explosion/0 cave-in by blue"


@pytest.mark.clause("RW-PEN-4")
def test_with_it_the_meeple_is_beyond_the_cave_in() -> None:
    state = inside("dark-explosion", hands=("pickaxe-star", "star"))
    assert texts(state, "save") == {"save:pickaxe-star@3,-3/1"}
    after = play(state, "save:pickaxe-star@3,-3/1")
    assert meeple(after, RED) == "3,-3"
    assert lies(after, "2,-2") == "dark-explosion/0 cave-in by blue"
    assert "cave-in" in refused(play(after, "lay:star@0,1/0"), "move@2,-2", "RW-MOVE-2")


@pytest.mark.clause("RW-PEN-5")
def test_only_tnt_opens_a_cave_in() -> None:
    tiles = {"1,-1": "straight/0", "2,-2": "dark-explosion/0 cave-in by blue", "3,-3": "straight/0"}
    state = situation(tiles, meeples=("1,-1", "1,0"), hands=("tnt pickaxe-star", "star"))
    assert cells(state, "save") == set()
    refused(state, "save:pickaxe-star@3,-3/1", "RW-SAVE-1")
    refused(state, "blind@2,-2", "RW-BLIND-1")
    after = play(state, "tnt@2,-2/0", "pass", "lay:star@0,1/0")
    assert "3,-3" in cells(after, "move")
