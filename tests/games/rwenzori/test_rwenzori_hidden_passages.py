"""Hidden Passages (RW-HID-1 to RW-HID-3)."""

import pytest
from rwenzori_situations import (
    BLUE,
    GAME,
    NAMES,
    RED,
    cells,
    held,
    lies,
    meeple,
    mix,
    play,
    refused,
    situation,
    texts,
    told,
    wants,
)

from cavegames.engine.game import BadPosition
from cavegames.games.rwenzori.components import FACES, Kind
from cavegames.games.rwenzori.places import walled_in
from cavegames.games.rwenzori.state import State
from cavegames.games.rwenzori.still import still

WITH = ("hidden_passages",)
FAR = {"5,-3": "hidden-star/0"}
"""A hidden passage with exits to 6,-4, to 5,-2 and to 4,-3, all of them empty."""
CLOSED = {"6,-4": "dead-end/3 active", "5,-2": "dead-end/5 active", "4,-3": "dead-end/1 active"}
"""What lies around it when nothing leads on."""
HANDS = ("hidden-star straight", "straight")
LAY = "lay:hidden-star@1,-1/1"
"""Red's tile leads to 1,-1; so laid, the tile there leads on to 2,-1 and to 1,-2."""


def near(*gone: str, **more: str) -> dict[str, str]:
    """A hidden passage on 1,-1, next to Red, and the far one with dead ends around it but for some cells."""
    around = {cell: tile for cell, tile in CLOSED.items() if cell not in gone}
    return {"1,-1": "hidden-star/1", **FAR, **around, **more}


def position(tiles: dict[str, str] | None = None, **parts: object) -> State:
    return situation(tiles, expansions=WITH, **{"hands": ("straight", "straight"), **parts})  # type: ignore[arg-type]


def hidden_in(tiles: tuple[int, ...]) -> int:
    return sum(FACES[tile].kind == Kind.PASSAGE for tile in tiles)


@pytest.mark.clause("RW-HID-1")
@pytest.mark.parametrize(("seats", "stack"), [(2, 40), (3, 25), (4, 18), (5, 13)])
def test_six_are_shuffled_in(seats: int, stack: int) -> None:
    state = GAME.setup(mix(*WITH), seats, 1)
    assert {len(tiles) for tiles in state.stacks} == {stack}
    assert sum(map(hidden_in, (*state.hands, *state.stacks, state.box))) == 6
    base = GAME.setup(mix(), seats, 1)
    assert sum(map(hidden_in, (*base.hands, *base.stacks, base.box))) == 0


@pytest.mark.clause("RW-HID-1")
def test_alone_all_six_lie_open() -> None:
    state = GAME.setup(mix(*WITH), 1, 1)
    assert hidden_in(state.hands[RED]) == 6
    assert hidden_in(GAME.setup(mix(), 1, 1).hands[RED]) == 0


@pytest.mark.clause("RW-HID-1")
def test_after_one_is_laid_one_more_tile_may_be_laid() -> None:
    laid = play(position(hands=HANDS), LAY)
    assert (meeple(laid, RED), wants(laid), laid.due[-1].left) == ("1,-1", ["lays"], 1)
    assert len(held(laid, RED)) == 4, "drawn after laying (RW-TURN-2)"
    assert still(laid, NAMES) == ("lay 1 more tile",)
    assert cells(laid, "lay:straight") == {"2,-1", "1,-2"}
    more = play(laid, "lay:straight@1,-2/2")
    assert (meeple(more, RED), wants(more), more.seat) == ("1,-2", ["turn"], BLUE)


@pytest.mark.clause("RW-HID-1")
def test_the_one_more_is_a_tile_and_need_not_be_laid() -> None:
    laid = play(position(hands=("hidden-star dead-end", "straight"), meeples=("0,0", "1,0")), LAY)
    assert texts(laid, "block:dead-end@0,1"), "an obstacle is a tile as well"
    assert "Lay one or pass" in refused(laid, "move@0,0", "RW-HID-1")
    assert refused(laid, "blind@2,-1", "RW-HID-1")
    assert play(laid, "pass").seat == BLUE


@pytest.mark.clause("RW-HID-2")
def test_or_the_meeple_goes_through_and_lays_there_at_once() -> None:
    laid = play(position(FAR, hands=HANDS), LAY)
    assert still(laid, NAMES) == ("lay 1 more tile, or go through",)
    assert texts(laid, "through") == {"through@5,-3"}
    assert told(laid, "through@5,-3") == ["Ada goes through the hidden passage from 1,-1 to 5,-3."]
    out = play(laid, "through@5,-3")
    assert (meeple(out, RED), wants(out), out.seat) == ("5,-3", ["onward"], RED)
    assert still(out, NAMES) == ("lay 1 tile, or go in blind",)
    assert cells(out, "lay:straight") == {"6,-4", "5,-2", "4,-3"}
    done = play(out, "lay:straight@6,-4/0")
    assert (meeple(done, RED), done.seat) == ("6,-4", BLUE)


@pytest.mark.clause("RW-HID-2")
def test_not_both_the_tile_and_the_way() -> None:
    hands = ("hidden-star dead-end star cross", "straight")
    laid = play(position(FAR, hands=hands), LAY)
    assert wants(play(laid, "block:dead-end@0,1/0")) == ["turn"]
    out = play(laid, "through@5,-3")
    assert "can be entered now" in refused(out, "through@1,-1", "RW-HID-3")
    assert wants(play(out, "lay:star@6,-4/1")) == ["turn"]


@pytest.mark.clause("RW-HID-2")
def test_the_first_one_leads_nowhere() -> None:
    laid = play(position(hands=HANDS), LAY)
    assert "leads to no other exit" in refused(laid, "through@5,-3", "RW-HID-2")
    assert GAME.describe(laid, "1,-1").count("It leads to no other yet.") == 1


@pytest.mark.clause("RW-HID-2")
def test_the_player_chooses_among_the_others() -> None:
    others = {**FAR, "-4,5": "hidden-left-fork/0", "8,0": "hidden-right-fork/0"}
    laid = play(position(others, hands=HANDS), LAY)
    assert cells(laid, "through") == {"5,-3", "-4,5", "8,0"}
    assert "It leads to -4,5, 5,-3 and 8,0." in GAME.describe(laid, "1,-1")
    assert "It leads to " in refused(laid, "through@0,0", "RW-HID-2")


@pytest.mark.clause("RW-HID-2")
def test_out_of_it_the_nearest_free_exits_are_the_goals() -> None:
    """North-east and south-east one step on; in the west two."""
    around = {
        "6,-4": "straight/0",
        "5,-2": "straight/2",
        "4,-3": "straight/1",
        "3,-3": "wide-bend/1",
    }
    laid = play(position({**FAR, **around}, hands=("hidden-star", "straight")), LAY)
    assert cells(laid, "through") == {"6,-4", "5,-2"}
    assert refused(laid, "through@5,-3", "RW-HID-2")
    assert refused(laid, "through@3,-3", "RW-HID-2")
    assert refused(laid, "through@4,-3", "RW-HID-2")
    said = "Ada goes through the hidden passage from 1,-1 to 5,-3 and goes on to 6,-4."
    assert told(laid, "through@6,-4") == [said]
    assert meeple(play(laid, "through@6,-4"), RED) == "6,-4"


@pytest.mark.clause("RW-HID-2")
def test_farther_ones_are_the_goals_where_nothing_is_nearer() -> None:
    around = {"6,-4": "dead-end/3 active", "5,-2": "dead-end/5 active", "4,-3": "straight/1"}
    beyond = {"3,-3": "straight/1"}
    laid = play(position({**FAR, **around, **beyond}, hands=("hidden-star", "star")), LAY)
    assert cells(laid, "through") == {"3,-3"}


@pytest.mark.clause("RW-HID-2")
def test_one_without_a_way_on_does_not_lead() -> None:
    laid = play(position({**FAR, **CLOSED}, hands=HANDS), LAY)
    assert "leads to no other exit" in refused(laid, "through@5,-3", "RW-HID-2")
    assert texts(laid, "through") == set()


@pytest.mark.clause("RW-HID-2")
def test_at_a_dark_tile_one_may_go_in_blind() -> None:
    dark = {"6,-4": "dark-hand-dive dark by blue"}
    tiles = {**FAR, **CLOSED, **dark}
    out = play(position(tiles, hands=HANDS), LAY, "through@5,-3")
    assert cells(out, "blind") == {"6,-4"}
    assert texts(out, "lay") == set(), "no exit is free there"
    inside = play(out, "blind@6,-4", "turn:0")
    assert wants(inside) == ["save"]
    paid = play(inside, "penalty")
    assert (meeple(paid, RED), paid.entries[RED], paid.seat) == ("6,-4", 3, BLUE)
    assert lies(paid, "6,-4") == "dark-hand-dive/0 active by blue"


@pytest.mark.clause("RW-HID-2")
def test_it_leads_under_lava() -> None:
    ring = ("hidden_passages", "surrounded")
    tiles = {"1,-1": "hidden-star/1", **FAR}
    state = situation(tiles, expansions=ring, hands=("straight", "straight"))
    assert lies(state, "2,-1") == "lava/0 active"
    assert meeple(play(state, "through@5,-3"), RED) == "5,-3"
    assert refused(state, "move@5,-3", "RW-MOVE-1")


@pytest.mark.clause("RW-HID-3")
def test_a_move_that_reaches_one_may_go_through_and_the_turn_goes_on() -> None:
    state = position(near("6,-4"), hands=("straight", "straight"))
    assert texts(state, "through") == {"through@5,-3"}
    out = play(state, "through@5,-3")
    assert (wants(out), out.seat, len(held(out, RED))) == (["onward"], RED, 1)
    done = play(out, "lay:straight@6,-4/0")
    assert (done.seat, meeple(done, RED), len(held(done, RED))) == (BLUE, "6,-4", 4)
    assert play(out, "pass").seat == BLUE
    assert play(state, "move@1,-1").seat == BLUE, "a plain move ends the turn (RW-MOVE-3)"


@pytest.mark.clause("RW-HID-3")
def test_one_that_no_move_reaches_does_not_lead() -> None:
    far = position({"3,-3": "hidden-star/1", **FAR})
    assert "can be entered now" in refused(far, "through@5,-3", "RW-HID-3")
    flooded = {"1,-1": "flooded-dive-straight/0 active", "2,-2": "hidden-star/1", **FAR}
    assert refused(position(flooded), "through@5,-3", "RW-HID-3")
    passed = position({**flooded, "1,-1": "flooded-dive-straight/0"})
    assert cells(passed, "through") == {"5,-3"}, "a passed obstacle is a way"


@pytest.mark.clause("RW-HID-3")
def test_a_move_may_begin_on_one() -> None:
    state = position(near("6,-4"), meeples=("1,-1", "1,0"), hands=("straight", "straight"))
    assert meeple(play(state, "through@5,-3"), RED) == "5,-3"
    back = position(near("6,-4"), meeples=("5,-3", "1,0"), hands=("straight", "straight"))
    assert cells(back, "through") == {"1,-1"}, "never to where the meeple is"


@pytest.mark.clause("RW-HID-3")
def test_where_the_meeple_stands_is_no_goal() -> None:
    """A six-way with a free exit between two hidden passages from which nothing else leads on."""
    passages = {"1,-1": "six-way/0", "1,-2": "hidden-star/0", "2,-1": "hidden-star/0"}
    ends = {"2,-3": "dead-end/3 active", "0,-2": "dead-end/1 active"}
    closed = {**passages, **ends, "3,-2": "dead-end/3 active", "2,0": "dead-end/5 active"}
    state = position(closed, meeples=("1,-1", "1,0"))
    assert texts(state, "lay"), "an exit is free there"
    assert "leads to no other exit" in refused(state, "through@1,-1", "RW-HID-3")
    del closed["0,-2"]
    assert cells(position(closed, meeples=("1,-1", "1,0")), "through") == {"1,-2"}


@pytest.mark.clause("RW-HID-3")
def test_as_a_further_action_it_leaves_the_others() -> None:
    tiles = {"2,-2": "hidden-star/1", **FAR}
    state = position(tiles, hands=("plus2-straight straight star", "straight"))
    out = play(state, "lay:plus2-straight@1,-1/0", "through@5,-3")
    assert (wants(out), out.due[0].left) == (["onward", "extra"], 1)
    assert still(out, NAMES) == ("lay 1 tile, or go in blind", "1 further action")
    last = play(out, "lay:straight@6,-4/0")
    assert (wants(last), last.seat) == (["extra"], RED)
    assert play(last, "move@5,-3").seat == BLUE


@pytest.mark.clause("RW-HID-3")
@pytest.mark.clause("RW-PEN-3")
def test_on_a_clock_nothing_is_laid() -> None:
    tiles = near("6,-4", **{"6,-4": "dark-clock-straight/0 by blue"})
    state = position(tiles, hands=("plus2-straight star", "straight"))
    out = play(state, "through@6,-4")
    assert (wants(out), meeple(out, RED)) == (["clock"], "6,-4")
    assert refused(out, "lay:star@7,-5/1", "RW-PEN-3")
    assert play(out, "pass").seat == BLUE
    booted = position(tiles, gear=("boots", "bag"), hands=("star", "straight"))
    on = play(booted, "through@6,-4", "gear:boots", "lay:star@7,-5/1")
    assert (meeple(on, RED), on.seat) == ("7,-5", BLUE)
    assert play(position(tiles, used=(RED,)), "through@6,-4").seat == BLUE, "no boots that could help"


@pytest.mark.clause("RW-PEN-3")
def test_a_clock_ends_what_was_left_of_the_turn() -> None:
    tiles = {"2,-2": "hidden-star/1", **FAR, **CLOSED, "6,-4": "dark-clock-straight dark by blue"}
    hands = ("plus2-straight star", "straight")
    inside = play(position(tiles, hands=hands), "lay:plus2-straight@1,-1/0", "through@5,-3", "blind@6,-4")
    assert play(inside, "turn:0", "pass").seat == BLUE
    used = play(position(tiles, hands=hands, used=(RED,)), "lay:plus2-straight@1,-1/0", "through@5,-3")
    assert play(used, "blind@6,-4", "turn:0").seat == BLUE


@pytest.mark.clause("RW-HID-3")
def test_a_clock_with_tiles_on_both_sides_has_no_effect() -> None:
    beyond = {"6,-4": "dark-clock-straight/0 by blue", "7,-5": "dark-hand-dive dark by red"}
    out = play(position(near("6,-4", **beyond)), "through@6,-4")
    assert (wants(out), cells(out, "blind")) == (["onward"], {"7,-5"})


@pytest.mark.clause("RW-STUCK-1")
def test_a_hidden_passage_is_a_way_out_for_a_trapped_player() -> None:
    box = {"6,-4": "dead-end/0 active", "5,-2": "dead-end/0 active", "4,-3": "dead-end/0 active"}
    shut = position({**FAR, **box}, meeples=("5,-3", "1,0"), hands=("straight", "straight"))
    assert walled_in(shut, RED)
    assert texts(shut) >= {"miss"}
    other = {"-4,5": "hidden-star/0"}
    free = position({**FAR, **box, **other}, meeples=("5,-3", "1,0"), hands=("straight", "straight"))
    assert not walled_in(free, RED)
    assert refused(free, "miss", "RW-STUCK-1")
    assert meeple(play(free, "through@-4,5"), RED) == "-4,5"


@pytest.mark.clause("RW-HID-2")
def test_a_way_that_does_not_begin_in_one_is_no_position() -> None:
    laid = GAME.dump(play(position(FAR, hands=HANDS), LAY))
    assert GAME.load(laid)
    elsewhere = {**laid, "due": [{"want": "lays", "seat": "red", "left": 1, "cell": "1,0"}]}
    with pytest.raises(BadPosition, match="no hidden passage"):
        GAME.load(elsewhere)


@pytest.mark.clause("RW-HID-3")
def test_without_the_expansion_nothing_leads_through() -> None:
    assert "There are no hidden passages" in refused(situation(), "through@1,0", "RW-HID-3")
