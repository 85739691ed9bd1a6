"""MOVE turns: distance, what is discarded, throne and exit, strength."""

import pytest
from ignis_situations import allowed, card, cards, happens, legal, play, refused, situation, stack, told

from cavegames.games.ignis.events import Moved, ScepterTaken
from cavegames.games.ignis.march import marches, reach
from cavegames.games.ignis.state import Phase, State

BLACK = "black1 black1 black1 black2"


def moving(**parts: object) -> State:
    return situation(Phase.MOVE, **{"revealed": BLACK, **parts})  # type: ignore[arg-type]


@pytest.mark.clause("IG-MOVE-1")
def test_one_to_three_green_cards_and_their_sum() -> None:
    state = moving(green="1 1 2 2")
    assert legal(state) == {"go:1", "go:1+1", "go:2", "go:2+1", "go:2+2", "go:2+1+1", "go:2+2+1"}
    assert play(state, "go:2+2+1").step == 5
    assert play(state, "go:1").step == 1


@pytest.mark.clause("IG-MOVE-1")
def test_a_move_needs_green_cards_and_uses_those_there_are() -> None:
    choosing = situation(Phase.CHOOSE, revealed=BLACK)
    assert "green stack is empty" in refused(choosing, "move", "IG-MOVE-1")
    state = moving(green="1 2b")
    assert "The green stack holds 1 and 2b" in refused(state, "go:2", "IG-MOVE-1")
    assert "holds 1 and 2b" in refused(state, "go:1+1", "IG-MOVE-1")
    assert "holds 1 and 2b" in refused(state, "go:3", "IG-MOVE-1")
    assert "Move the figure first" in refused(state, "end", "IG-MOVE-1")
    after = play(state, "go:2b+1")
    assert "has moved" in refused(after, "go:1", "IG-MOVE-1")
    assert legal(after) == {"end"}


@pytest.mark.clause("IG-MOVE-1")
def test_jokers_count_with_their_value() -> None:
    state = moving(green="1 2b")
    assert play(state, "go:2b+1").step == 3


@pytest.mark.clause("IG-MOVE-2")
def test_one_of_the_highest_used_is_discarded() -> None:
    state = moving(green="1 2 3")
    after = play(state, "go:3+2+1")
    assert (stack(after, "green"), [str(each) for each in after.discards]) == ("green1 green2", ["green3"])
    assert stack(play(state, "go:2+1"), "green") == "green1 green3"


@pytest.mark.clause("IG-MOVE-2")
def test_among_equals_the_player_says_which() -> None:
    state = moving(green="2 2b 1")
    assert stack(play(state, "go:2+2+1"), "green") == "green1 blue2"
    assert stack(play(state, "go:2b+2+1"), "green") == "green1 green2"
    assert legal(state) == {
        "go:1",
        "go:2",
        "go:2b",
        "go:2+1",
        "go:2b+1",
        "go:2+2",
        "go:2b+2",
        "go:2+2+1",
        "go:2b+2+1",
    }


@pytest.mark.clause("IG-MOVE-3")
def test_steps_beyond_the_throne_are_lost_and_the_scepter_is_taken() -> None:
    state = moving(green="3 3b", step=9)
    events = happens(state, "go:3+3")
    assert [type(event) for event in events] == [Moved, ScepterTaken]
    after = play(state, "go:3+3")
    assert (after.step, after.scepter) == (13, True)
    assert told(state, "go:3+3") == [
        "Ada goes 4 steps to the Flame Throne (2 steps more than needed), and discards green 3.",
        "Ada takes the scepter of the eternal flame.",
    ]
    assert not play(moving(green="3", step=9), "go:3").scepter


@pytest.mark.clause("IG-MOVE-3")
def test_steps_beyond_the_exit_are_lost() -> None:
    state = moving(green="3 3b", red="3 1", step=4, scepter=True)
    after = play(state, "go:3+3/3+1")
    assert (after.step, after.phase) == (0, Phase.MOVED)


@pytest.mark.clause("IG-MOVE-4")
@pytest.mark.parametrize(
    ("move", "step", "red"),
    [
        ("go:3+2", 9, "red1 red1 red3"),
        ("go:3+2/1", 8, "red1 red3"),
        ("go:3+2/1+1", 7, "red3"),
        ("go:3+2/3", 6, "red1 red1"),
        ("go:3+2/3+1", 5, "red1"),
        ("go:3+2/3+1+1", 5, ""),
        ("go:2", 10, "red1 red1 red3"),
        ("go:2/3", 9, "red1 red1"),
    ],
)
def test_missing_strength_shortens_the_way_back(move: str, step: int, red: str) -> None:
    after = play(moving(green="3 2", red="3 1 1", step=10, scepter=True), move)
    assert (after.step, stack(after, "red")) == (step, red)


@pytest.mark.clause("IG-MOVE-4")
def test_jokers_give_strength_and_are_discarded() -> None:
    state = moving(green="3", red="2b 2", step=10, scepter=True)
    after = play(state, "go:3/2+2b")
    assert (after.step, stack(after, "red")) == (7, "")
    assert "blue2" in map(str, after.discards)
    assert allowed(state, "go:3/2b")


@pytest.mark.clause("IG-MOVE-4")
def test_only_cards_of_the_red_stack_give_strength() -> None:
    state = moving(green="3", red="2b 1", step=10, scepter=True)
    assert "The red stack holds 1 and 2b" in refused(state, "go:3/2", "IG-MOVE-4")
    assert "The red stack holds" in refused(state, "go:3/1+1", "IG-MOVE-4")


@pytest.mark.clause("IG-MOVE-5")
def test_no_strength_is_needed_on_the_way_to_the_throne() -> None:
    state = moving(green="3", red="3 1")
    assert "green alone" in refused(state, "go:3/3+1", "IG-MOVE-5")
    assert play(state, "go:3").step == 3


@pytest.mark.clause("IG-MOVE-6")
def test_in_a_move_turn_nothing_is_collected_and_black_burns() -> None:
    state = moving(green="3", revealed="red1 green1 black2 black1", red="1", cubes=10)
    assert "nothing is collected" in refused(state, "collect:red1", "IG-MOVE-6")
    after = play(state, "go:3")
    assert "nothing is collected" in refused(after, "collect:red1", "IG-MOVE-6")
    ended = play(after, "end")
    assert (ended.cubes, stack(ended, "red"), ended.revealed) == (7, "red1", ())
    assert sorted(map(str, ended.discards)) == ["black1", "black2", "green1", "green3", "red1"]


def test_reach_tells_before_the_move_what_it_comes_to() -> None:
    state = moving(green="3 2", red="3 1", step=4, scepter=True)
    short = reach(state, cards("green2 green3"), cards("red1"))
    assert (short.distance, short.step, short.missing, short.lost, short.escapes) == (2, 2, 3, 0, False)
    assert list(map(str, short.discarded)) == ["green3", "red1"]
    full = reach(state, cards("green2 green3"), cards("red1 red3"))
    assert (full.distance, full.step, full.lost, full.escapes) == (5, 0, 1, True)
    nothing = reach(state, ())
    assert (nothing.distance, nothing.step, nothing.discarded) == (0, 4, ())
    out = reach(moving(green="3", step=11), (card("green3"),))
    assert (out.takes_scepter, out.lost, out.needed) == (True, 1, 0)


def test_every_march_is_listed_once() -> None:
    state = moving(green="1 1 2 1b", red="1 1 1 2 2b", step=10, scepter=True)
    found = marches(state)
    assert len(found) == len(set(found))
    assert {move.red for move in found} >= {(), cards("red1"), (card("red2"), card("blue2"))}


def test_a_move_that_gets_nowhere_is_told_so() -> None:
    state = moving(green="3", red="1", step=10, scepter=True)
    assert told(state, "go:3") == [
        "Ada cannot leave step 10, Furnace Bend: too little strength, and discards green 3."
    ]
