"""What may still be done in a turn, where one thing leads to another."""

import pytest
from rwenzori_situations import (
    BLUE,
    NAMES,
    RED,
    alone,
    cells,
    held,
    lies,
    meeple,
    play,
    refused,
    situation,
    texts,
    wants,
)

from cavegames.games.rwenzori.state import State
from cavegames.games.rwenzori.still import still

WITH = ("hidden_passages", "sheet", "treasure")
WAY = {"4,-1": "straight/0"}
"""Red is on it; it leads to 5,-2, from where a treasure lies north-east, on 6,-3."""
FAR = {"-2,-2": "hidden-star/0"}
"""A hidden passage with exits to -1,-3, to -2,-1 and to -3,-2, all of them empty."""


def position(tiles: dict[str, str] | None = None, hands: str = "cross straight", **parts: object) -> State:
    given: dict[str, object] = {"meeples": ("4,-1", "1,0"), "hands": (hands, "straight"), **parts}
    return situation({**WAY, **(tiles or {})}, expansions=WITH, **given)  # type: ignore[arg-type]


def lefts(state: State) -> list[int]:
    """How often each thing due may be done, the next first."""
    return [due.left for due in reversed(state.due)]


@pytest.mark.clause("RW-TRE-1")
@pytest.mark.clause("RW-HID-1")
def test_a_hidden_passage_linked_to_a_treasure_gives_four_tiles_or_a_way_and_three() -> None:
    laid = play(position(FAR, "hidden-left-fork straight star"), "lay:hidden-left-fork@5,-2/0")
    assert (wants(laid), lefts(laid)) == (["lays"], [4])
    assert still(laid, NAMES) == ("lay 4 more tiles, or go through",)
    through = play(laid, "through@-2,-2")
    assert (wants(through), lefts(through)) == (["onward", "lays"], [0, 3])
    assert still(through, NAMES) == ("lay 1 tile, or go in blind", "lay 3 more tiles")
    on = play(through, "lay:straight@-1,-3/0")
    assert (meeple(on, RED), wants(on), lefts(on), on.seat) == ("-1,-3", ["lays"], [3], RED)


@pytest.mark.clause("RW-HID-2")
def test_the_way_leads_on_at_once_or_not_at_all() -> None:
    laid = play(position(FAR, "hidden-left-fork straight star"), "lay:hidden-left-fork@5,-2/0")
    more = play(laid, "lay:straight@6,-2/1")
    assert (wants(more), lefts(more), texts(more, "through")) == (["lays"], [3], set())
    assert "can be entered now" in refused(more, "through@-2,-2", "RW-HID-2")
    blocked = play(
        position(FAR, "hidden-left-fork dead-end", meeples=("4,-1", "0,0")),
        "lay:hidden-left-fork@5,-2/0",
        "block:dead-end@1,-1/3",
    )
    assert (meeple(blocked, RED), texts(blocked, "through")) == ("5,-2", set())


@pytest.mark.clause("RW-ACT-2")
def test_further_tiles_come_before_further_actions() -> None:
    found = play(position(hands="cross plus1-straight star"), "lay:cross@5,-2/0")
    more = play(found, "lay:plus1-straight@6,-2/1")
    assert (wants(more), lefts(more)) == (["lays", "extra"], [2, 1])
    assert still(more, NAMES) == ("lay 2 more tiles", "1 further action")
    refused(more, "move@5,-2", "RW-TRE-1")
    passed = play(more, "pass")
    assert (wants(passed), passed.seat) == (["extra"], RED), "only the tiles are left out"
    assert play(passed, "pass").seat == BLUE


@pytest.mark.clause("RW-ACT-1")
@pytest.mark.clause("RW-MOVE-3")
def test_a_move_ends_the_turn_whatever_was_left() -> None:
    more = play(position(hands="plus2-left-fork star straight"), "lay:plus2-left-fork@5,-2/2")
    assert (wants(more), lefts(more)) == (["extra"], [2])
    assert play(more, "move@4,-1").seat == BLUE


PLUS = ("lay:plus2-left-fork@5,-2/2", "lay:plus1-straight@5,-3/2")
"""Two action tiles, one after the other, away from the treasure."""


@pytest.mark.clause("RW-GEAR-5")
def test_a_plus_one_that_finds_a_treasure_is_still_one_for_the_map() -> None:
    state = position(hands="plus1-straight star straight", gear=("map", "bag"))
    found = play(state, "lay:plus1-straight@5,-2/0")
    assert (wants(found), lefts(found)) == (["lays", "extra"], [3, 1])
    assert refused(found, "gear:map", "RW-TRE-1")
    later = play(found, "pass", "gear:map")
    assert (wants(later), lefts(later)) == (["extra"], [2])
    twice = play(position(hands="plus2-left-fork plus1-straight", gear=("map", "bag")), *PLUS)
    assert (lefts(twice), lefts(play(twice, "gear:map"))) == ([2], [3]), "the map works where counts add up"
    assert refused(play(twice, "gear:map"), "gear:map", "RW-GEAR-5")


@pytest.mark.clause("RW-ILLU-1")
def test_light_ends_the_turn_whatever_was_left() -> None:
    dark = {"6,-2": "dark-hand-dive dark by blue"}
    found = play(position(dark, "cross light-star"), "lay:cross@5,-2/0")
    assert wants(found) == ["lays"]
    lit = play(found, "light:light-star@6,-2")
    assert wants(lit) == ["rotate"]
    assert play(lit, sorted(texts(lit, "turn"))[0]).seat == BLUE


@pytest.mark.clause("RW-END-2")
def test_the_escape_tile_is_laid_as_one_of_the_further_tiles() -> None:
    found = play(position(hands="cross", ending=True), "lay:cross@5,-2/0")
    assert (held(found, RED), wants(found)) == ([], ["lays"])
    won = play(found, sorted(texts(found, "lay:escape"))[0])
    assert (won.due, won.ended is not None) == ((), True)
    left = play(position(hands="cross straight", ending=True), "lay:cross@5,-2/0")
    assert "when no other tile is left" in refused(left, "lay:escape@6,-2/4", "RW-END-2")


@pytest.mark.clause("RW-END-2")
def test_the_escape_tile_is_laid_after_the_last_hidden_passage() -> None:
    laid = play(position(hands="hidden-star", meeples=("0,0", "1,0"), ending=True), "lay:hidden-star@1,-1/1")
    assert wants(laid) == ["lays"]
    out = play(
        position(FAR, "hidden-star", meeples=("0,0", "1,0"), ending=True),
        "lay:hidden-star@1,-1/1",
        "through@-2,-2",
    )
    assert cells(laid, "lay:escape") == {"2,-1", "1,-2"}
    assert cells(out, "lay:escape") == {"-1,-3", "-2,-1", "-3,-2"}


@pytest.mark.clause("RW-END-1")
def test_the_end_phase_may_begin_within_the_turn() -> None:
    found = play(position(hands="cross straight star", stacks=("star", "straight star")), "lay:cross@5,-2/0")
    assert (found.ending, wants(found), lefts(found)) == (True, ["lays"], [3])
    assert len(held(found, BLUE)) == 3


@pytest.mark.clause("RW-HID-3")
def test_after_the_way_an_action_tile_gives_its_actions_and_another_passage_its_tile() -> None:
    tiles = {"1,-1": "hidden-star/1", **FAR}
    state = position(tiles, "plus2-straight hidden-left-fork", meeples=("0,0", "1,0"))
    out = play(state, "through@-2,-2")
    acting = play(out, "lay:plus2-straight@-1,-3/0")
    assert (wants(acting), lefts(acting), acting.seat) == (["extra"], [2], RED)
    again = play(out, "lay:hidden-left-fork@-1,-3/0")
    assert (wants(again), lefts(again)) == (["lays"], [1])
    back = play(again, "through@1,-1")
    assert (meeple(back, RED), wants(back)) == ("1,-1", ["onward"])
    assert refused(back, "through@-2,-2", "RW-HID-3"), "without a tile there is no second way"


@pytest.mark.clause("RW-BLIND-4")
def test_blocked_on_the_way_what_is_left_is_still_there() -> None:
    ends = {"-2,-1": "dead-end/5 active", "-3,-2": "dead-end/1 active"}
    dark = {"-1,-3": "dark-hand-dive dark by blue"}
    state = position({**FAR, **ends, **dark}, "hidden-left-fork straight dive-star")
    out = play(state, "lay:hidden-left-fork@5,-2/0", "through@-2,-2", "blind@-1,-3", "turn:0")
    stopped = play(out, "penalty")
    assert (meeple(stopped, RED), stopped.entries[RED], lefts(stopped)) == ("-1,-3", 3, [3])
    assert refused(stopped, "lay:straight@0,-4/0", "RW-BLIND-4")
    free = play(stopped, sorted(texts(stopped, "save:dive-star"))[0])
    assert (lies(free, "-1,-3"), lefts(free)) == ("dark-hand-dive/0 by blue", [2])


@pytest.mark.clause("RW-STUCK-3")
@pytest.mark.clause("RW-TNT-2")
def test_tnt_that_frees_and_finds_gives_one_after_the_other() -> None:
    tiles = {"5,-2": "straight/1", "6,-2": "dead-end/0 active"}
    ends = {"4,-2": "dead-end/0 active"}
    state = position({**tiles, **ends}, "tnt straight", meeples=("4,-1", "5,-2"), missed=(0, 1))
    freed = play(state, "tnt@5,-2/0")
    assert still(freed, NAMES) == ("discard up to 4 tiles", "lay 3 more tiles")
    open_ = play(position(tiles, "tnt straight", meeples=("4,-1", "5,-2")), "tnt@5,-2/0")
    assert still(open_, NAMES) == ("lay 1 more tile from here", "lay 3 more tiles")


@pytest.mark.clause("RW-SOLO-3")
def test_alone_the_save_tile_is_replaced_before_what_is_left() -> None:
    state = alone(
        WAY, expansions=WITH, meeples=("4,-1",), hands=("dive-left-fork hidden-star star straight",)
    )
    found = play(state, "lay:dive-left-fork@5,-2/0")
    assert still(found, NAMES) == ("choose 1 save tile", "lay 3 more tiles")
    on = play(found, "pick:jump-star", "lay:hidden-star@6,-2/0")
    assert (wants(on), lefts(on)) == (["lays"], [3])
