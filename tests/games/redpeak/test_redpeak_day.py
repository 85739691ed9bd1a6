"""The day: the hourglass, placing and asking (RP-DAY-1 to RP-DAY-3, RP-DAY-7, RP-TABLE-3)."""

import pytest
from redpeak_situations import (
    GAME,
    NAMES,
    allowed,
    cards_for,
    cards_with,
    cards_without,
    happens,
    legal,
    play,
    refused,
    situation,
    text,
    tile,
    told,
    way,
)

from cavegames.games.redpeak.components import TILES, Tool
from cavegames.games.redpeak.events import Answered
from cavegames.games.redpeak.state import Answer, Ending, Phase

FAR = way("s s s s")
"""A path that the team has walked, so that lava does not reach the tent at once."""


@pytest.mark.clause("RP-DAY-1")
def test_the_first_day_uses_the_first_time_tile() -> None:
    state = play(GAME.setup(GAME.Options(), 2, 1), "turn")
    assert (state.day, state.hour, state.phase) == (1, 1, Phase.PLACE)
    assert (state.flow, state.aside) == ((), ())


@pytest.mark.clause("RP-DAY-1")
def test_each_day_the_hourglass_moves_on() -> None:
    state = situation("camp", hour=1)
    assert told(state, "turn") == ["The hourglass moves on to time tile 2.", "Day 3 begins."]
    assert play(state, "turn").hour == 2


@pytest.mark.clause("RP-DAY-1")
def test_a_time_tile_from_the_reserve_costs_a_lava_tile() -> None:
    state = situation("camp", path=FAR, adventurer=4, hour=3, lava="eruption")
    after = play(state, "turn")
    assert (after.hour, after.timeline, after.times) == (4, 4, 4)
    assert len(after.flow) == 1
    assert told(state, "turn") == [
        "The hourglass moves on to time tile 4, from the reserve: a lava tile is revealed.",
        "Lava tile: an eruption, lava covers the base camp.",
        "Day 3 begins.",
    ]


@pytest.mark.clause("RP-DAY-1")
def test_with_the_reserve_empty_the_lava_tile_comes_all_the_same() -> None:
    state = situation("camp", path=FAR, adventurer=4, hour=8, timeline=8, times=0, lava="calm")
    after = play(state, "turn")
    assert (after.hour, after.timeline, after.times, after.phase) == (8, 8, 0, Phase.PLACE)
    assert len(after.aside) == 1
    assert "No time tile is left, so a lava tile is revealed." in told(state, "turn")


@pytest.mark.clause("RP-DAY-1")
@pytest.mark.parametrize("phase", ["place", "evening"])
def test_the_hourglass_is_turned_at_the_camp_only(phase: str) -> None:
    state = situation(phase, path=FAR, adventurer=4, tent=3)
    refused(state, "turn", "RP-DAY-1")


@pytest.mark.clause("RP-DAY-2")
def test_cards_are_seen_by_day_only() -> None:
    hands = (cards_with(Tool.AXE), cards_with(Tool.MAP))
    for phase, seen in (("place", True), ("camp", False)):
        state = situation(phase, hands=hands, closed=True)
        assert (GAME.observe(state, 0).hands[0] == hands[0]) == seen
        assert GAME.observe(state, 0).hands[1] == (None,)
        assert GAME.observe(state, None).hands == ((None,), (None,))


@pytest.mark.clause("RP-DAY-2")
def test_the_sand_runs_by_day_only() -> None:
    assert allowed(situation("place"), "sand")
    refused(situation("camp"), "sand", "RP-DAY-2")


@pytest.mark.clause("RP-DAY-3")
def test_any_number_of_tiles_then_the_move() -> None:
    first, second = tile(), tile(skip=[tile()])
    state = situation(supply=(first, second), hands=(cards_for(TILES[first].icons), ()))
    for placed in ([], [first], [first, second]):
        assert allowed(play(state, *(f"place:{text(each, 's')}" for each in placed)), "go")
    moving = play(state, f"place:{text(first, 's')}", "go")
    assert moving.phase == Phase.MOVE
    assert "started to move" in refused(moving, f"place:{text(second, 's')}", "RP-DAY-3")
    refused(moving, "go", "RP-DAY-3")


@pytest.mark.clause("RP-DAY-3")
def test_none_need_be_placed() -> None:
    state = play(situation(), "go")
    assert (state.phase, state.tent, state.adventurer) == (Phase.CAMP, 0, 0)


@pytest.mark.clause("RP-DAY-3")
def test_nothing_is_placed_in_the_evening() -> None:
    state = situation("camp", supply=(tile(),))
    refused(state, f"place:{text(tile(), 's')}", "RP-DAY-3")
    refused(state, "go", "RP-DAY-3")


@pytest.mark.clause("RP-DAY-7")
def test_sand_that_ran_out_moves_the_hourglass_on_when_the_moving_ends() -> None:
    late = play(situation(path=FAR, adventurer=4, hour=1), "sand")
    assert (late.late, late.hour, late.phase) == (True, 1, Phase.PLACE)
    after = play(late, "go")
    assert (after.late, after.hour, after.phase) == (False, 2, Phase.CAMP)
    assert told(late, "go")[1:] == ["Day 2 ends, after the sand.", "The hourglass moves on to time tile 2."]


@pytest.mark.clause("RP-DAY-7")
def test_without_a_time_tile_that_costs_a_lava_tile_and_perhaps_the_match() -> None:
    late = situation(path=FAR, adventurer=4, hour=3, lava="eruption", late=True)
    assert len(play(late, "go").flow) == 1
    near = situation(hour=3, lava="eruption", late=True)
    lost = play(near, "go")
    assert lost.ending == Ending.DAY
    assert lost.phase == Phase.OVER


@pytest.mark.clause("RP-DAY-7")
def test_the_sand_runs_out_once_a_day() -> None:
    late = play(situation(), "sand")
    assert "already" in refused(late, "sand", "RP-DAY-7")


@pytest.mark.clause("RP-DAY-7")
def test_the_day_goes_on_after_the_sand() -> None:
    state = situation(supply=(tile(),))
    assert legal(play(state, "sand")) == legal(state) - {"sand"}


@pytest.mark.clause("RP-TABLE-2")
def test_without_the_sand_it_never_runs_out() -> None:
    state = situation(clocked=False)
    assert "sand" not in legal(state)
    refused(state, "sand", "RP-TABLE-2")


@pytest.mark.clause("RP-TABLE-3")
def test_with_closed_hands_the_leader_may_ask() -> None:
    state = situation(hands=(cards_without([Tool.AXE]), cards_with(Tool.AXE)), closed=True)
    assert legal(state, "ask") == {f"ask:{tool.id}" for tool in Tool}
    assert told(state, "ask:axe") == ["Ben holds a card with an axe."]
    after = play(state, "ask:axe")
    assert after.told == (Answer(Tool.AXE, 0b10),)
    assert happens(state, "ask:axe")[0].reveals
    assert "known already" in refused(after, "ask:axe", "RP-TABLE-3")


@pytest.mark.clause("RP-TABLE-3")
def test_several_or_nobody_hold_a_tool() -> None:
    both = situation(hands=(cards_with(Tool.AXE)[:1], cards_with(Tool.AXE, 2)[1:]), closed=True)
    assert told(both, "ask:axe") == ["Ada and Ben hold a card with an axe."]
    nobody = situation(hands=((), ()), closed=True)
    assert told(nobody, "ask:food") == ["Nobody holds a card with food."]


@pytest.mark.clause("RP-TABLE-3")
def test_with_open_hands_there_is_nothing_to_ask() -> None:
    refused(situation(hands=((), ())), "ask:axe", "RP-TABLE-3")
    refused(situation("camp", hands=((), ()), closed=True), "ask:axe", "RP-TABLE-3")


@pytest.mark.clause("RP-TABLE-3")
def test_an_answer_ends_when_one_of_those_named_plays_such_a_card() -> None:
    first = tile()
    icons = TILES[first].icons
    payers = cards_for(icons)
    state = situation(path=[text(first, "s")], hands=(payers[:1], payers[1:]), closed=True)
    asked = play(state, f"ask:{icons[0].id}", "go")
    known = play(state, f"ask:{icons[0].id}")
    assert not [event for event in happens(known, "go") if isinstance(event, Answered)]
    paid = play(asked, next(iter(sorted(legal(asked, "pay")))))
    assert icons[0] not in [answer.tool for answer in paid.told]
    assert icons[1] in [answer.tool for answer in paid.told]


@pytest.mark.clause("RP-TABLE-3")
def test_all_answers_end_when_cards_are_dealt() -> None:
    state = situation("camp", path=FAR, adventurer=4, closed=True, told={"axe": []}, lava="calm")
    assert play(state, "buy:multi").told == state.told
    assert play(state, "buy:cards").told == ()


def test_the_log_names_the_team() -> None:
    state = situation(supply=(tile(),))
    assert told(state, f"place:{text(tile(), 's')}") == [
        f"{NAMES[0]} places {TILES[tile()].id} on e1; the path leads south."
    ]
