"""Gear and characters (RW-GEAR-1 to RW-CHAR-1, RW-COMP-9)."""

import pytest
from rwenzori_situations import (
    BLUE,
    CHARACTERS,
    GREEN,
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
    told,
    wants,
)

from cavegames.games.rwenzori.events import CavedIn
from cavegames.games.rwenzori.events_hands import GearUsed, NothingTaken
from cavegames.games.rwenzori.state import State


def before(obstacle: str, gear: str, **parts: object) -> State:
    """Red stands on 1,-1 before something on 2,-2 and has that gear; straight on lies 3,-3."""
    others = [other for other in ("bag", "boots", "torch", "chocolate", "map") if other != gear]
    parts = {"hands": ("straight", "star"), **parts}
    tiles = {"1,-1": "light-straight/0", "2,-2": obstacle}
    return situation(tiles, meeples=("1,-1", "1,0"), gear=(gear, *others), **parts)  # type: ignore[arg-type]


@pytest.mark.clause("RW-GEAR-1")
def test_the_medical_bag_makes_a_pickaxe_of_any_tile_but_an_obstacle() -> None:
    hands = ("straight light-straight plus1-straight tnt dead-end pickaxe-star", "star")
    state = before("dark-hand-pickaxe/0 active by blue", "bag", hands=hands)
    made = {text.partition("@")[0] for text in texts(state, "gear-save")}
    assert made == {f"gear-save:{tile}" for tile in ("straight", "light-straight", "plus1-straight", "tnt")}
    after = play(state, "gear-save:straight@3,-3/0")
    assert (meeple(after, RED), after.gear_used[RED]) == ("3,-3", True)
    assert lies(after, "2,-2") == "dark-hand-pickaxe/0 by blue"
    assert happens(state, "gear-save:straight@3,-3/0")[0] == GearUsed(RED, 0)
    assert "obstacle" in refused(state, "gear-save:dead-end@3,-3/3", "RW-GEAR-1")
    assert "asks for pickaxe" in refused(
        before("dark-hand-pickaxe/0 active by blue", "chocolate"), "gear-save:straight@3,-3/0", "RW-SAVE-1"
    )
    used = before("dark-hand-pickaxe/0 active by blue", "bag", used=(RED,))
    assert "used already" in refused(used, "gear-save:straight@3,-3/0", "RW-GEAR-1")


@pytest.mark.clause("RW-GEAR-1")
def test_an_action_tile_as_a_pickaxe_still_gives_its_actions() -> None:
    state = before("dark-hand-pickaxe/0 active by blue", "bag", hands=("plus1-straight straight", "star"))
    assert wants(play(state, "gear-save:plus1-straight@3,-3/0")) == ["extra"]


@pytest.mark.clause("RW-GEAR-1")
def test_the_medical_bag_avoids_a_plus_one_but_not_being_blocked() -> None:
    state = play(before("dark-plus1-swing dark by blue", "bag"), "blind@2,-2", "turn:0")
    assert texts(state) == {"penalty", "gear:bag"}
    after = play(state, "gear:bag")
    assert (meeple(after, RED), after.entries[RED], held(after, RED)) == ("2,-2", 3, ["straight"])
    assert NothingTaken(RED, BLUE, avoided=True) in happens(state, "gear:bag")
    hand = play(before("dark-hand-dive dark by blue", "bag"), "blind@2,-2", "turn:0")
    assert "+1" in refused(hand, "gear:bag", "RW-GEAR-1")


@pytest.mark.clause("RW-GEAR-2")
def test_sturdy_boots_play_on_past_a_clock() -> None:
    state = play(before("dark-clock-straight dark by blue", "boots"), "blind@2,-2", "turn:0")
    assert texts(state) == {"pass", "gear:boots"}
    on = play(state, "gear:boots")
    assert texts(on) == {"pass", "lay:straight@3,-3/0"}
    assert meeple(play(on, "lay:straight@3,-3/0"), RED) == "3,-3"
    other = play(before("dark-clock-straight dark by blue", "map"), "blind@2,-2", "turn:0")
    assert texts(other) == {"pass"}
    assert "not yours" in refused(other, "gear:boots", "RW-GEAR-2")
    assert "just after" in refused(
        before("dark-clock-straight dark by blue", "boots"), "gear:boots", "RW-GEAR-2"
    )


@pytest.mark.clause("RW-GEAR-2")
def test_who_has_used_the_gear_is_not_asked() -> None:
    state = before("dark-clock-straight dark by blue", "boots", used=(RED,))
    assert play(state, "blind@2,-2", "turn:0").seat == BLUE


@pytest.mark.clause("RW-GEAR-3")
def test_the_spare_torch_is_a_free_action() -> None:
    state = before("dark-hand-dive dark by blue", "torch", hands=("dive-star", "star"))
    lit = play(state, "gear:torch@2,-2")
    assert texts(lit) == {"turn:0"}
    after = play(lit, "turn:0")
    assert (after.seat, wants(after)) == (RED, ["turn"])
    assert allowed(after, "save:dive-star@3,-3/1")
    assert "used already" in refused(after, "gear:torch@2,-2", "RW-GEAR-3")
    assert "before the action" in refused(state, "gear:torch@3,-3", "RW-GEAR-3")


@pytest.mark.clause("RW-GEAR-3")
def test_an_explosion_in_the_light_of_the_torch_goes_off() -> None:
    state = before("dark-explosion dark by blue", "torch")
    assert CavedIn((2, -2)) in happens(state, "gear:torch@2,-2")
    after = play(state, "gear:torch@2,-2")
    assert (after.seat, wants(after)) == (RED, ["turn"])


@pytest.mark.clause("RW-GEAR-4")
@pytest.mark.parametrize("obstacle", ["swing-straight", "dive-straight", "jump-straight"])
def test_chocolate_makes_a_save_tile_of_a_normal_one(obstacle: str) -> None:
    hands = ("straight light-straight", "star")
    state = before(f"flooded-{obstacle}/0 active", "chocolate", hands=hands)
    assert texts(state, "gear-save") == {"gear-save:straight@3,-3/0"}
    after = play(state, "gear-save:straight@3,-3/0")
    assert lies(after, "2,-2") == f"flooded-{obstacle}/0"
    assert "normal tile only" in refused(state, "gear-save:light-straight@3,-3/0", "RW-GEAR-4")
    assert "with gear-save" in refused(state, "gear:chocolate", "RW-GEAR-4")


@pytest.mark.clause("RW-GEAR-4")
def test_without_such_gear_there_is_no_other_save_tile() -> None:
    state = before("flooded-dive-straight/0 active", "map")
    assert "Medical Bag or the Chocolate" in refused(state, "gear-save:straight@3,-3/0", "RW-GEAR-1")
    pick = before("dark-hand-pickaxe/0 active by blue", "chocolate")
    refused(pick, "gear-save:straight@3,-3/0", "RW-SAVE-1")


@pytest.mark.clause("RW-GEAR-5")
def test_the_map_makes_a_plus_two_of_a_plus_one() -> None:
    state = situation(
        {"1,-1": "light-straight/0"},
        meeples=("1,-1", "1,0"),
        gear=("map", "boots"),
        hands=("plus1-straight plus2-star dead-end", "star"),
    )
    one = play(state, "lay:plus1-straight@2,-2/0")
    more = play(one, "gear:map")
    assert (one.due[-1].left, more.due[-1].left) == (1, 2)
    later = play(one, "lay:plus2-star@3,-3/1")
    assert "just after" in refused(later, "gear:map", "RW-GEAR-5")
    assert "just after" in refused(state, "gear:map", "RW-GEAR-5")
    assert "used already" in refused(more, "gear:map", "RW-GEAR-5")


def with_card(card: str, **parts: object) -> State:
    """Red may use a character; there are three players."""
    others = [other for other in CHARACTERS if other != card]
    parts = {"hands": ("straight star", "cross six-way", "tnt dead-end"), **parts}
    stacks = parts.pop(
        "stacks", ("sharp-bend left-fork right-fork", "wide-bend wide-bend", "straight straight")
    )
    return situation(seats=3, characters=(card, *others), stacks=stacks, **parts)  # type: ignore[arg-type]


@pytest.mark.clause("RW-COMP-9")
def test_the_guide_puts_the_hand_under_the_stack() -> None:
    after = play(with_card("guide"), "card:guide")
    assert held(after, RED) == ["left-fork", "right-fork"]
    assert list(after.stacks[RED]) == [0, 3, 2]


@pytest.mark.clause("RW-COMP-9")
def test_the_trader_swaps_hands() -> None:
    after = play(with_card("trader"), "card:trader@green")
    assert held(after, RED) == ["tnt", "dead-end"]
    assert held(after, GREEN) == ["straight", "star"]
    assert "another player" in refused(with_card("trader"), "card:trader@red", "RW-COMP-9")
    assert "another player" in refused(with_card("trader"), "card:trader@white", "RW-COMP-9")


@pytest.mark.clause("RW-COMP-9")
def test_the_thief_takes_a_random_tile_and_gives_one() -> None:
    state = with_card("thief")
    taken = play(state, "card:thief@blue")
    assert len(held(taken, RED)) == 3 and len(held(taken, BLUE)) == 1
    assert wants(taken) == ["return", "turn"]
    assert "owes" in refused(taken, "move@1,0", "RW-COMP-9")
    assert "who is to have it" in refused(taken, "give:star@green", "RW-COMP-9")
    assert "no tnt" in refused(taken, "give:tnt@blue", "RW-COMP-9").lower()
    after = play(taken, "give:star@blue")
    assert "star" in held(after, BLUE) and len(held(after, RED)) == 2
    assert wants(after) == ["turn"]
    others = {tuple(held(play(with_card("thief"), "card:thief@blue"), RED)) for _ in range(2)}
    assert len(others) == 1, "chance comes from the state"
    empty = with_card("thief", hands=("straight", "", "tnt"))
    assert "empty" in refused(empty, "card:thief@blue", "RW-COMP-9")


@pytest.mark.clause("RW-COMP-9")
def test_the_prankster_has_a_player_shuffle() -> None:
    state = with_card("prankster")
    after = play(state, "card:prankster@blue")
    assert len(held(after, BLUE)) == 2 and len(after.stacks[BLUE]) == 2
    both = sorted((*after.hands[BLUE], *after.stacks[BLUE]))
    assert both == sorted((*state.hands[BLUE], *state.stacks[BLUE]))
    assert after.hands[RED] == state.hands[RED]


@pytest.mark.clause("RW-COMP-9")
def test_the_whirlwind_passes_every_hand_to_the_left() -> None:
    after = play(with_card("whirlwind"), "card:whirlwind")
    assert [held(after, seat) for seat in (RED, BLUE, GREEN)] == [
        ["tnt", "dead-end"],
        ["straight", "star"],
        ["six-way", "cross"][::-1],
    ]


@pytest.mark.clause("RW-COMP-9")
def test_once_and_not_in_the_end_phase() -> None:
    used = play(with_card("guide"), "card:guide")
    assert "used already" in refused(used, "card:guide", "RW-COMP-9")
    ending = with_card("guide", ending=True, stacks=("", "", ""))
    assert "end phase" in refused(ending, "card:guide", "RW-COMP-9")
    assert "not yours" in refused(with_card("guide"), "card:whirlwind", "RW-COMP-9")


@pytest.mark.clause("RW-CHAR-1")
def test_a_character_is_used_before_the_action_of_the_own_turn() -> None:
    after = play(with_card("guide"), "card:guide")
    assert (after.seat, wants(after)) == (RED, ["turn"])
    extra = play(
        with_card("guide", hands=("plus1-straight star", "cross", "tnt")), "lay:plus1-straight@1,-1/0"
    )
    assert "or pass" in refused(extra, "card:guide", "RW-ACT-1")


@pytest.mark.clause("RW-CHAR-1")
def test_what_a_character_did_with_hidden_tiles_is_told_to_those_concerned() -> None:
    state = with_card("thief", hands=("straight star", "cross", "tnt dead-end"))
    assert told(state, "card:thief@blue", BLUE)[1] == "Ada takes a cross from the hand of Ben."
    assert told(state, "card:thief@blue", GREEN)[1] == "Ada takes a tile from the hand of Ben."
    taken = play(state, "card:thief@blue")
    assert told(taken, "give:star@blue", GREEN) == ["Ada gives a tile to Ben."]
    assert told(taken, "give:star@blue", BLUE) == ["Ada gives a star to Ben."]
    assert cells(state, "card") == {"blue", "green"}
