"""USE turns: collecting, caps, the bonus, the hero skill, jokers."""

import pytest
from ignis_situations import GAME, allowed, happens, legal, play, refused, situation, stack, told

from cavegames.games.ignis.events import SkillUsed, TileTaken
from cavegames.games.ignis.stacks import stacks_now, uses
from cavegames.games.ignis.state import Phase
from cavegames.games.ignis.tiles import Place, Tile


@pytest.mark.clause("IG-USE-1")
def test_cards_are_collected_one_at_a_time_and_the_rest_is_discarded() -> None:
    state = situation(revealed="yellow2 white1 green3 red1")
    after = play(state, "collect:green3", "collect:white1")
    assert (stack(after, "green"), stack(after, "white")) == ("green3", "white1")
    assert [str(card) for card in after.revealed] == ["yellow2", "red1"]
    ended = play(after, "end")
    assert (ended.revealed, stack(ended, "yellow"), stack(ended, "red")) == ((), "", "")
    assert [str(card) for card in ended.discards] == ["yellow2", "red1"]


@pytest.mark.clause("IG-USE-1")
def test_only_what_lies_open_is_collected_in_a_use_turn() -> None:
    state = situation(revealed="yellow2 white1 green3 red1")
    assert "does not lie open" in refused(state, "collect:yellow1", "IG-USE-1")
    assert "does not lie open" in refused(play(state, "collect:red1"), "collect:red1", "IG-USE-1")
    early = situation(Phase.CHOOSE, revealed="yellow2 white1 green3 red1")
    assert "Choose use first" in refused(early, "collect:yellow2", "IG-USE-1")


@pytest.mark.clause("IG-USE-1")
def test_equal_cards_are_one_move() -> None:
    state = situation(revealed="red1 red1 red1 red2")
    assert legal(state) == {"collect:red1", "collect:red2", "end"}
    assert stack(play(state, "collect:red1", "collect:red1"), "red") == "red1 red1"


@pytest.mark.clause("IG-USE-2")
@pytest.mark.parametrize(
    ("colour", "there", "fits", "not_"),
    [("yellow", "1 1 2", 2, 3), ("white", "1 1 2", 2, 3), ("green", "1 1 2", 2, 3), ("red", "1 1 2 2", 2, 3)],
)
def test_no_stack_passes_its_cap(colour: str, there: str, fits: int, not_: int) -> None:
    revealed = f"{colour}{not_} black1 black1" + (f" {colour}{fits}" if colour != "red" else " blue2")
    state = situation(revealed=revealed, **{colour: there})  # type: ignore[arg-type]
    good = f"collect:{colour}{fits}" if colour != "red" else f"collect:blue{fits}=red"
    assert allowed(state, good)
    assert f"at most a {fits}" in refused(state, f"collect:{colour}{not_}", "IG-USE-2")
    full = play(state, good)
    assert "nothing more fits" in refused(full, f"collect:{colour}{not_}", "IG-USE-2")


@pytest.mark.clause("IG-USE-2")
def test_jokers_keep_to_the_cap() -> None:
    state = situation(revealed="blue2 blue1 black1 black1", green="3 2")
    assert "at most a 1" in refused(state, "collect:blue2=green", "IG-USE-2")
    assert allowed(state, "collect:blue1=green")


@pytest.mark.clause("IG-USE-3")
def test_six_yellow_take_a_tile_and_are_all_discarded() -> None:
    state = situation(revealed="black1 black1 black1 yellow1", yellow="1 1 3", held="keen-eye")
    assert "there are 5" in refused(state, "take:iron-grip", "IG-USE-3")
    paid = play(state, "collect:yellow1")
    assert legal(paid, "take") == {f"take:{tile.id}" for tile in Tile if tile != Tile.KEEN_EYE}
    (event,) = happens(paid, "take:iron-grip")
    assert isinstance(event, TileTaken)
    after = play(paid, "take:iron-grip")
    assert after.tiles[Tile.IRON_GRIP] == Place.HELD
    assert stack(after, "yellow") == ""
    assert [str(card) for card in after.discards] == ["yellow1", "yellow1", "yellow1", "yellow3"]
    assert "there are 0" in refused(after, "take:deep-breath", "IG-USE-3")


@pytest.mark.clause("IG-USE-3")
def test_a_tile_that_is_gone_is_not_taken_again() -> None:
    state = situation(
        revealed="black1 black1 black1 black2", yellow="3 2 1", held="keen-eye", used="iron-grip"
    )
    assert "taken already" in refused(state, "take:keen-eye", "IG-USE-3")
    why = refused(state, "take:iron-grip", "IG-USE-3")
    assert "Cool Draught, Deep Breath, Swift Feet or Firm Step" in why


@pytest.mark.clause("IG-USE-3")
def test_tiles_are_taken_in_a_use_turn_only() -> None:
    for phase in (Phase.START, Phase.CHOOSE, Phase.MOVE, Phase.MOVED):
        lying = "" if phase == Phase.START else "black1 black1 black1 black2"
        state = situation(phase, revealed=lying, yellow="3 2 1", green="1")
        refused(state, "take:keen-eye", "IG-USE-3")


@pytest.mark.clause("IG-USE-4")
def test_the_hero_skill_shifts_a_card_past_the_cap_of_yellow() -> None:
    state = situation(revealed="black1 black1 black1 black2", white="2 2 1 1", yellow="2 3")
    assert legal(state, "skill") == {"skill", "skill:1", "skill:2"}
    after = play(state, "skill:2")
    assert (stack(after, "yellow"), stack(after, "white")) == ("yellow2 yellow3 white2", "")
    assert [str(card) for card in after.discards] == ["white1", "white1", "white2"]
    assert stacks_now(after)[0].total == 7
    assert allowed(after, "take:keen-eye")
    assert "white2" in " ".join(map(str, play(after, "take:keen-eye").discards))


@pytest.mark.clause("IG-USE-4")
def test_the_hero_skill_may_shift_nothing() -> None:
    state = situation(revealed="black1 black1 black1 black2", white="2 2 1 1")
    after = play(state, "skill")
    assert (stack(after, "yellow"), stack(after, "white"), len(after.discards)) == ("", "", 4)
    (event,) = happens(state, "skill")
    assert isinstance(event, SkillUsed)
    assert event.shifted is None


@pytest.mark.clause("IG-USE-4")
def test_what_the_hero_skill_cannot_shift() -> None:
    state = situation(revealed="black1 black1 black1 black2", white="3 2 1b")
    assert legal(state, "skill") == {"skill", "skill:2", "skill:1b"}
    assert "Only a 1 or a 2" in refused(state, "skill:3", "IG-USE-4")
    assert "holds no 1" in refused(state, "skill:1", "IG-USE-4")
    assert stack(play(state, "skill:1b"), "yellow") == "blue1"


@pytest.mark.clause("IG-USE-4")
def test_white_must_be_exactly_six() -> None:
    state = situation(revealed="black1 black1 black1 white1", white="3 2")
    assert "there are 5" in refused(state, "skill", "IG-USE-4")
    assert allowed(play(state, "collect:white1"), "skill")
    moving = situation(Phase.MOVE, revealed="black1 black1 black1 white1", white="3 2 1", green="1")
    assert "USE turn" in refused(moving, "skill", "IG-USE-4")


@pytest.mark.clause("IG-USE-5")
def test_cards_left_start_the_stacks_anew_in_the_same_turn() -> None:
    state = situation(revealed="yellow3 white3 yellow1 white1", yellow="2 3 1", white="2 2 1 1")
    refused(state, "collect:yellow3", "IG-USE-2")
    refused(state, "collect:white3", "IG-USE-2")
    after = play(state, "take:deep-breath", "collect:yellow1", "skill:2", "collect:white3", "collect:white1")
    assert (stack(after, "yellow"), stack(after, "white")) == ("yellow1 white2", "white1 white3")


@pytest.mark.clause("IG-USE-6")
def test_green_and_red_only_gather() -> None:
    state = situation(revealed="black1 black1 black1 white1", green="3 2 1", red="3 3b 2")
    assert "only gather" in refused(state, "go:3+2+1", "IG-USE-6")
    assert legal(state) == {"collect:white1", "end"}


@pytest.mark.clause("IG-JOK-1")
def test_a_blue_card_joins_one_of_three_stacks_once_each() -> None:
    state = situation(revealed="blue1 blue1 blue2 blue3", white="1", green="1", red="1", yellow="1")
    assert legal(state, "collect") == {
        f"collect:blue{n}={c}" for n in (1, 2, 3) for c in ("white", "green", "red")
    }
    after = play(state, "collect:blue2=red")
    assert stack(after, "red") == "red1 blue2"
    assert "one a turn" in refused(after, "collect:blue1=red", "IG-JOK-1")
    assert legal(after, "collect") == {f"collect:blue{n}={c}" for n in (1, 3) for c in ("white", "green")}
    assert after.joined == {3}
    assert play(after, "end").joined == frozenset()


@pytest.mark.clause("IG-JOK-2")
def test_a_blue_card_needs_a_card_to_join() -> None:
    state = situation(revealed="blue1 green1 black1 black1")
    assert "empty" in refused(state, "collect:blue1=green", "IG-JOK-2")
    assert allowed(play(state, "collect:green1"), "collect:blue1=green")


@pytest.mark.clause("IG-JOK-3")
@pytest.mark.parametrize(("jokers", "left"), [(0, 17), (1, 14), (2, 14)])
def test_black_counts_double_once(jokers: int, left: int) -> None:
    state = situation(revealed="blue1 blue1 black1 black2", white="1", red="1")
    moves = ["collect:blue1=red", "collect:blue1=white"][:jokers]
    assert play(state, *moves, "end").cubes == left


def test_what_each_card_may_do_is_told_in_advance() -> None:
    state = situation(
        Phase.CHOOSE, revealed="blue1 green2 black2 yellow3 red1", green="3 2", white="1", yellow="3 2"
    )
    found = {str(use.card): use for use in uses(state)}
    assert [stack.title for stack in found["blue1"].stacks] == ["white", "green"]
    assert found["blue1"].doubles
    assert [GAME.notate(move) for move in found["red1"].moves] == ["collect:red1"]
    for name, clause in (("green2", "IG-USE-2"), ("yellow3", "IG-USE-2"), ("black2", "IG-BURN-1")):
        refusal = found[name].refusal
        assert refusal is not None
        assert refusal.clause == clause
        assert not found[name].moves
    assert found["black2"].burns == 2
    assert not found["red1"].doubles


def test_uses_agree_with_the_legal_moves() -> None:
    state = situation(revealed="blue1 green2 black2 yellow3 red1", green="3 2", white="1", yellow="3 2")
    assert {move for use in uses(state) for move in use.moves} == {
        move for move in GAME.legal(state) if GAME.notate(move).startswith("collect")
    }


def test_the_log_of_a_use_turn() -> None:
    state = situation(revealed="blue1 yellow1 black1 black1", white="3 2", yellow="3 2")
    assert told(state, "collect:blue1=white") == ["Ada collects a blue 1 as white: white is at 6."]
    assert told(state, "collect:yellow1") == ["Ada collects a yellow 1: yellow is at 6."]
    ready = play(state, "collect:blue1=white", "collect:yellow1")
    assert told(ready, "skill:2") == [
        "Ada uses the hero skill, shifts a white 2 to yellow and discards white 3 and blue 1."
    ]
    assert told(ready, "take:keen-eye") == [
        "Ada takes Keen Eye and discards yellow 1, yellow 2 and yellow 3."
    ]
