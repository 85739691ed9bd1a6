"""Moving (RW-MOVE-1 to RW-MOVE-4)."""

import pytest
from rwenzori_situations import BLUE, RED, allowed, cells, happens, meeple, play, refused, situation

from cavegames.games.rwenzori.events import Moved
from cavegames.games.rwenzori.places import walled_in, way

LINE = {"1,-1": "plus1-straight/0", "2,-2": "plus2-straight/0", "3,-3": "light-straight/0"}
"""Three straights north-east of the western start tile; the last has a free exit to 4,-4."""


@pytest.mark.clause("RW-MOVE-1")
def test_any_way_along_links_but_not_past_a_free_exit() -> None:
    state = situation({**LINE, "-1,1": "straight/0"}, meeples=("1,-1", "1,0"))
    assert cells(state, "move") == {"0,0", "2,-2", "3,-3", "1,0", "-1,1"}
    free = situation(LINE, meeples=("1,-1", "1,0"))
    assert cells(free, "move") == {"0,0", "2,-2", "3,-3"}
    assert "stops where an exit is free" in refused(free, "move@1,0", "RW-MOVE-1")
    assert "there already" in refused(free, "move@1,-1", "RW-MOVE-1")
    assert "No tile" in refused(free, "move@4,-4", "RW-MOVE-1")


@pytest.mark.clause("RW-MOVE-1")
def test_not_past_a_dark_tile_at_an_exit() -> None:
    tiles = {**LINE, "-1,1": "dark-hand-dive dark by blue"}
    state = situation(tiles, meeples=("2,-2", "1,0"))
    assert cells(state, "move") == {"1,-1", "0,0", "3,-3"}
    refused(state, "move@1,0", "RW-MOVE-1")


@pytest.mark.clause("RW-MOVE-1")
def test_it_may_stop_earlier_and_goes_the_shortest_way() -> None:
    state = situation(LINE, meeples=("0,0", "1,0"))
    assert cells(state, "move") == {"1,0", "1,-1", "2,-2", "3,-3"}
    assert way(state, RED, (3, -3)) == ((1, -1), (2, -2), (3, -3))
    assert Moved(RED, (0, 0), (2, -2), ((1, -1), (2, -2))) in happens(state, "move@2,-2")
    assert meeple(play(state, "move@2,-2"), RED) == "2,-2"


@pytest.mark.clause("RW-MOVE-2")
def test_passed_obstacles_are_passages_and_active_ones_are_not() -> None:
    flooded = {**LINE, "2,-2": "flooded-dive-straight/0"}
    assert "3,-3" in cells(situation(flooded, meeples=("1,-1", "1,0")), "move")
    active = {**LINE, "2,-2": "flooded-dive-straight/0 active"}
    state = situation(active, meeples=("1,-1", "1,0"))
    assert cells(state, "move") == {"0,0"}
    assert "save tile" in refused(state, "move@2,-2", "RW-MOVE-2")
    dark = situation({**LINE, "2,-2": "dark-plain-straight dark by blue"}, meeples=("1,-1", "1,0"))
    assert "Go in blind" in refused(dark, "move@2,-2", "RW-MOVE-2")
    known = situation({**LINE, "2,-2": "dark-plain-straight/0 by blue"}, meeples=("1,-1", "1,0"))
    assert {"2,-2", "3,-3"} <= cells(known, "move")
    cave_in = situation({**LINE, "2,-2": "dark-explosion/0 cave-in by blue"}, meeples=("1,-1", "1,0"))
    assert "TNT" in refused(cave_in, "move@2,-2", "RW-MOVE-2")


@pytest.mark.clause("RW-MOVE-3")
def test_moving_ends_the_turn() -> None:
    after = play(situation(), "move@1,0")
    assert after.seat == BLUE
    refused(after, "pass", "RW-TURN-1")


@pytest.mark.clause("RW-MOVE-4")
def test_meeples_share_a_tile_and_pass_each_other() -> None:
    state = situation({**LINE, "-1,1": "straight/0"}, seats=2, meeples=("2,-2", "1,-1"))
    assert {"1,-1", "0,0"} <= cells(state, "move")
    shared = play(state, "move@1,-1")
    assert meeple(shared, RED) == meeple(shared, BLUE) == "1,-1"
    assert allowed(shared, "move@2,-2")


def test_a_meeple_with_any_way_is_not_walled_in() -> None:
    closed = {"4,0": "dead-end/1 active", "5,0": "straight/1", "6,0": "dead-end/4 active"}
    assert walled_in(situation(closed, meeples=("5,0", "1,0")), RED)
    assert not walled_in(situation({"5,0": "straight/1"}, meeples=("5,0", "1,0")), RED)
    dark = {**closed, "4,0": "dark-hand-dive dark by blue"}
    assert not walled_in(situation(dark, meeples=("5,0", "1,0")), RED)
    way_out = {**closed, "4,0": "straight/1"}
    assert not walled_in(situation(way_out, meeples=("5,0", "1,0")), RED)
