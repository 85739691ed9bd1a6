"""The burn at the end of a turn, the bonus tiles, and how a match ends."""

from typing import Any

import pytest
from ignis_situations import GAME, NAMES, allowed, happens, legal, play, refused, situation, stack, told

from cavegames.games.ignis.bonus import no_effect, playable
from cavegames.games.ignis.burn import burn
from cavegames.games.ignis.components import AWARDS, award
from cavegames.games.ignis.events import Revealed, TilePlayed
from cavegames.games.ignis.state import Phase, State
from cavegames.games.ignis.tiles import Place, Tile

BLACK = "black1 black2 black3 red1"
RED = "red1 red1 red1 red2"


def outcome(state: State) -> Any:
    found = GAME.outcome(state)
    assert found is not None
    return found


@pytest.mark.clause("IG-BURN-1")
def test_black_cards_burn_at_the_end_of_a_turn_of_either_kind() -> None:
    use = situation(revealed=BLACK)
    assert (use.cubes, play(use, "collect:red1").cubes, play(use, "end").cubes) == (20, 20, 14)
    move = situation(Phase.MOVE, revealed=BLACK, green="1")
    assert (play(move, "go:1").cubes, play(move, "go:1", "end").cubes) == (20, 14)
    assert told(use, "end") == ["Ada ends round 3: 6 cubes burn, 14 left."]
    assert told(situation(revealed="black1 red1 red1 red2"), "end") == [
        "Ada ends round 3: 1 cube burns, 19 left."
    ]
    assert told(situation(revealed=RED), "end") == ["Ada ends round 3: nothing burns, 20 left."]


@pytest.mark.clause("IG-BURN-1")
def test_black_cards_cannot_be_collected() -> None:
    from cavegames.games.ignis.components import Colour
    from cavegames.games.ignis.stacks import join_refusal

    state = situation(revealed=BLACK)
    refusal = join_refusal(state, state.revealed[0], Colour.RED)
    assert refusal is not None
    assert refusal.clause == "IG-BURN-1"


@pytest.mark.clause("IG-BURN-1")
def test_what_a_turn_burns_is_known_before_it_ends() -> None:
    state = situation(revealed="black1 black2 blue1 red1", red="1", held="cool-draught", cubes=5)
    assert (burn(state).cubes, burn(state).left) == (3, 2)
    doubled = play(state, "collect:blue1=red")
    assert (burn(doubled).cubes, burn(doubled).left, burn(doubled).doubled) == (5, 0, True)
    cooled = play(doubled, "play:cool-draught")
    assert (burn(cooled).cubes, burn(cooled).cooled) == (Tile.COOL_DRAUGHT.strength, True)


@pytest.mark.clause("IG-BON-1")
def test_a_tile_is_used_once_and_turned_over() -> None:
    state = situation(revealed=BLACK, held="cool-draught")
    after = play(state, "play:cool-draught")
    assert after.tiles[Tile.COOL_DRAUGHT] == Place.USED
    assert "works once" in refused(after, "play:cool-draught", "IG-BON-1")
    later = play(after, "end")
    assert not later.active
    assert "works once" in refused(later, "play:cool-draught", "IG-BON-1")
    assert "not taken yet" in refused(state, "play:deep-breath", "IG-BON-1")


@pytest.mark.clause("IG-BON-1")
def test_a_tile_may_be_used_in_the_turn_in_which_it_is_taken() -> None:
    state = situation(revealed=BLACK, yellow="3 2 1")
    assert (
        play(state, "take:cool-draught", "play:cool-draught", "end").cubes == 20 - Tile.COOL_DRAUGHT.strength
    )


@pytest.mark.clause("IG-BON-1")
@pytest.mark.parametrize(
    ("tile", "state", "word"),
    [
        ("cool-draught", situation(revealed=RED, held="cool-draught"), "No black card"),
        (
            "cool-draught",
            situation(revealed="black2 red1", held="cool-draught"),
            "burns no more than 2 cubes",
        ),
        (
            "cool-draught",
            situation(revealed="black3 red1", held="cool-draught", cubes=2),
            "Even with Cool Draught 2 cubes would burn, and only 2 cubes are left",
        ),
        (
            "cool-draught",
            situation(revealed="black3 red1", held="cool-draught", cubes=1),
            "only 1 cube is left",
        ),
        ("deep-breath", situation(revealed=RED, held="deep-breath"), "Nothing has burnt"),
        ("swift-feet", situation(revealed=RED, held="swift-feet"), "Choose move first"),
        ("firm-step", situation(Phase.MOVED, revealed=RED, held="firm-step"), "has moved already"),
        ("iron-grip", situation(Phase.MOVE, revealed=RED, green="1", held="iron-grip"), "no strength"),
        (
            "iron-grip",
            situation(Phase.MOVE, revealed=RED, green="2", held="iron-grip", scepter=True, step=8),
            "No move goes further with Iron Grip now",
        ),
        (
            "swift-feet",
            situation(Phase.MOVE, revealed=RED, green="2", held="swift-feet", step=12),
            "No move goes further with Swift Feet now",
        ),
        ("keen-eye", situation(revealed=RED, held="keen-eye"), "not chosen yet"),
        ("keen-eye", situation(Phase.START, held="keen-eye"), "cards lie open"),
    ],
)
def test_a_tile_without_effect_is_not_offered(tile: str, state: State, word: str) -> None:
    assert word in refused(state, f"play:{tile}", "IG-BON-1")
    assert not playable(state)


@pytest.mark.clause("IG-BON-1")
@pytest.mark.parametrize("phase", [Phase.START, Phase.CHOOSE, Phase.USE, Phase.MOVE, Phase.MOVED])
def test_some_tiles_work_at_any_moment(phase: Phase) -> None:
    state = situation(
        phase,
        revealed="" if phase == Phase.START else BLACK,
        green="1",
        cubes=10,
        held="deep-breath cool-draught",
    )
    assert allowed(state, "play:deep-breath")
    assert allowed(state, "play:cool-draught") == (phase != Phase.START)


@pytest.mark.clause("IG-COMP-4")
@pytest.mark.parametrize(("cubes", "back"), [(5, 2), (18, 2), (19, 1)])
def test_deep_breath_brings_burnt_cubes_back(cubes: int, back: int) -> None:
    state = situation(revealed=RED, held="deep-breath", cubes=cubes)
    back = min(Tile.DEEP_BREATH.strength, 20 - cubes)
    (event,) = happens(state, "play:deep-breath")
    assert event == TilePlayed(0, Tile.DEEP_BREATH, back)
    assert play(state, "play:deep-breath").cubes == cubes + back


@pytest.mark.clause("IG-COMP-4")
def test_cool_draught_spares_doubled_black_cards_too() -> None:
    state = situation(revealed="black1 black2 blue1 red1", red="1", held="cool-draught")
    assert (
        play(state, "play:cool-draught", "collect:blue1=red", "end").cubes == 20 - Tile.COOL_DRAUGHT.strength
    )


@pytest.mark.clause("IG-COMP-4")
def test_cool_draught_works_for_black_cards_revealed_after_it() -> None:
    state = situation(Phase.CHOOSE, revealed="black3 red1 red1 red2", held="cool-draught", pile="black2")
    after = play(state, "play:cool-draught", "reveal", "use")
    assert play(after, "end").cubes == 20 - Tile.COOL_DRAUGHT.strength


@pytest.mark.clause("IG-COMP-4")
def test_swift_feet_go_further() -> None:
    far = 2 + Tile.SWIFT_FEET.strength
    state = situation(Phase.MOVE, revealed=RED, green="2", held="swift-feet")
    after = play(state, "play:swift-feet")
    assert play(after, "go:2").step == far
    back = situation(Phase.MOVE, revealed=RED, green="2", red="3", held="swift-feet", scepter=True, step=12)
    assert play(back, "play:swift-feet", "go:2/3").step == 12 - far + 1


@pytest.mark.clause("IG-COMP-4")
@pytest.mark.parametrize(("green", "red"), [("3", ""), ("1", ""), ("1", "2"), ("3", "1")])
def test_swift_feet_come_after_the_strength_that_is_missing(green: str, red: str) -> None:
    state = situation(
        Phase.MOVE, revealed=RED, green=green, red=red, active="swift-feet", scepter=True, step=11
    )
    after = play(state, f"go:{green}/{red}".rstrip("/"))
    assert after.step == 11 - Tile.SWIFT_FEET.strength


@pytest.mark.clause("IG-COMP-4")
def test_iron_grip_needs_less_strength_or_none() -> None:
    needed = Tile.IRON_GRIP.strength
    state = situation(Phase.MOVE, revealed=RED, green="3", red="3", held="iron-grip", scepter=True, step=12)
    after = play(state, "play:iron-grip")
    assert play(state, "go:3").step == 12
    assert play(after, "go:3").step == 9 + needed
    if needed:
        assert play(after, "go:3/3").step == 9
    else:
        assert "Iron Grip" in refused(after, "go:3/3", "IG-COMP-4")


@pytest.mark.clause("IG-COMP-4")
@pytest.mark.parametrize("red", ["", "1", "3 2", "3 2b 2 1"])
def test_firm_step_keeps_the_green_card_and_then_the_highest_red(red: str) -> None:
    state = situation(Phase.MOVE, revealed=RED, green="3 2", red=red, held="firm-step", scepter=True, step=12)
    used = ("/" if red else "") + "+".join(sorted(red.split(), key=lambda card: (-int(card[0]), len(card))))
    after = play(state, "play:firm-step", f"go:3+2{used}")
    assert stack(after, "green") == "green2 green3"
    highest = sorted(state.stacks[3], key=lambda card: (-card.value, card.colour))
    kept, gone = highest[: Tile.FIRM_STEP.strength - 1], highest[Tile.FIRM_STEP.strength - 1 :]
    assert after.stacks[3] == tuple(sorted(kept))
    assert after.discards == tuple(sorted((*state.discards, *gone)))


@pytest.mark.clause("IG-COMP-4")
def test_keen_eye_sweeps_all_cards_away_and_reveals_new_ones() -> None:
    state = situation(
        Phase.CHOOSE, revealed=f"{BLACK} green1 green2", held="keen-eye", pile=" ".join(["red2"] * 2)
    )
    swept, revealed = happens(state, "play:keen-eye")
    assert swept == TilePlayed(0, Tile.KEEN_EYE, 6)
    assert isinstance(revealed, Revealed)
    after = play(state, "play:keen-eye")
    assert (len(after.revealed), after.phase) == (Tile.KEEN_EYE.strength, Phase.CHOOSE)
    assert list(map(str, after.revealed[:2])) == ["red2", "red2"]
    assert revealed.shuffled == 34
    assert allowed(after, "reveal") == (Tile.KEEN_EYE.strength < 6)


@pytest.mark.clause("IG-COMP-4")
def test_tiles_for_a_move_work_together_and_for_that_move_only() -> None:
    tiles = "swift-feet iron-grip firm-step"
    state = situation(Phase.MOVE, revealed=RED, green="3", held=tiles, scepter=True, step=13)
    assert legal(state, "play") == {f"play:{tile}" for tile in tiles.split()}
    after = play(state, *(f"play:{tile}" for tile in tiles.split()), "go:3")
    assert after.step == 10 - Tile.SWIFT_FEET.strength + Tile.IRON_GRIP.strength
    assert not play(after, "end").active


def escaping(cubes: int, revealed: str = RED, **parts: Any) -> State:
    """At the exit with the scepter, the turn not ended yet."""
    return situation(Phase.MOVED, revealed=revealed, step=0, scepter=True, cubes=cubes, **parts)


@pytest.mark.clause("IG-END-1")
def test_out_with_the_scepter_and_a_cube_left_is_a_win() -> None:
    state = play(escaping(7, BLACK), "end")
    assert (state.phase, GAME.to_move(state), GAME.legal(state)) == (Phase.OVER, None, [])
    found = outcome(state)
    assert (found.winners, found.clause, found.total(0)) == ((0,), "IG-END-1", 1)
    assert found.reason == "Out of the cave with the scepter"


@pytest.mark.clause("IG-END-1")
def test_the_match_goes_on_until_the_turn_has_burnt() -> None:
    state = escaping(6, BLACK, held="deep-breath")
    assert GAME.outcome(state) is None
    assert outcome(play(state, "play:deep-breath", "end")).winners == (0,)
    assert outcome(play(state, "end")).winners == ()


@pytest.mark.clause("IG-END-1")
def test_at_the_entrance_without_the_scepter_nothing_ends() -> None:
    state = play(situation(revealed=RED), "end")
    assert (GAME.outcome(state), state.phase, state.round) == (None, Phase.START, 4)


@pytest.mark.clause("IG-END-2")
def test_the_last_cube_in_the_turn_that_reaches_the_exit_is_a_tie() -> None:
    found = outcome(play(escaping(6, BLACK), "end"))
    assert (found.winners, found.clause, found.total(0), found.award) == ((), "IG-END-2", 0, "")
    assert "a tie" in told(escaping(6, BLACK), "end")[-1]


@pytest.mark.clause("IG-END-3")
@pytest.mark.parametrize("scepter", [False, True])
def test_the_last_cube_in_any_other_turn_is_a_loss(scepter: bool) -> None:
    state = situation(revealed=BLACK, step=5, scepter=scepter, cubes=4)
    after = play(state, "end")
    found = outcome(after)
    assert (found.winners, found.clause, found.total(0)) == ((), "IG-END-3", 0)
    assert after.cubes == 0
    assert "Ada is lost" in told(state, "end")[-1]
    refused(after, "reveal", "GEN-OVER")


@pytest.mark.clause("IG-END-4")
@pytest.mark.parametrize(
    ("cubes", "title"),
    [
        (20, "Legend of the Deep"),
        (12, "Legend of the Deep"),
        (11, "Master of Caves"),
        (8, "Master of Caves"),
        (7, "Seasoned Caver"),
        (5, "Seasoned Caver"),
        (4, "Singed Adventurer"),
        (2, "Singed Adventurer"),
        (1, "Saved by a Spark"),
    ],
)
def test_the_award_is_by_cubes_left(cubes: int, title: str) -> None:
    state = play(escaping(cubes), "end")
    found = outcome(state)
    assert (found.award, found.total(0)) == (title, cubes)
    assert title in told(escaping(cubes), "end")[-1]
    assert title in GAME.prompt(state, NAMES).text


def test_all_awards_differ() -> None:
    assert len({each.title for each in AWARDS}) == len(AWARDS) == 5
    assert [award(each.cubes) for each in AWARDS] == list(AWARDS)


def test_why_a_tile_has_no_effect_is_a_sentence() -> None:
    state = situation(revealed=RED)
    for tile in Tile:
        why = no_effect(state, tile)
        assert why is not None
        assert why.endswith(".")
