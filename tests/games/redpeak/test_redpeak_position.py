"""Positions as data: what is written, and what is refused."""

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from redpeak_bonuses import arriving, bonuses
from redpeak_policy import late, matches
from redpeak_situations import GAME, cards_for, cards_with, moving, play, situation, text, tile, way

from cavegames.engine import chance
from cavegames.engine.game import BadPosition
from cavegames.games.redpeak.components import BOATS, BONUSES, CARDS, TILES, Bonus, Tool

TILE = tile()
PATH = way("s s s", [TILE])
PAIR = next((i, j) for i, a in enumerate(BOATS) for j, b in enumerate(BOATS) if i < j and a.dock == b.dock)


def data(**changes: Any) -> dict[str, Any]:
    """A day with everything about, as data."""
    state = situation(
        path=PATH,
        adventurer=2,
        tent=2,
        hands=((0, 1), (2, 3)),
        closed=True,
        flow="eruption",
        docks=PAIR[:1],
        bonus=BONUSES[:4],
        supply=(tile(curved=True),),
    )
    return {**copy.deepcopy(GAME.dump(state)), **changes}


def evening(**changes: Any) -> dict[str, Any]:
    state = situation("evening", path=PATH, adventurer=3, tent=2)
    return {**copy.deepcopy(GAME.dump(state)), **changes}


def paying(**changes: Any) -> dict[str, Any]:
    hands = (cards_for(TILES[TILE].icons), ())
    state = moving(PATH[:1], hands, closed=True)
    return {**copy.deepcopy(GAME.dump(state)), **changes}


def why(position: object, *, view: bool = False) -> str:
    with pytest.raises(BadPosition) as error:
        GAME.load(position, view=view)
    said = str(error.value)
    assert said.endswith(".")
    assert "\n" not in said
    return said


def test_a_position_can_be_read_by_people() -> None:
    written = data()
    assert written["path"] == PATH
    assert (written["side"], written["phase"], written["day"]) == ("front", "place", 2)
    assert written["hands"] == [[str(CARDS[0]), str(CARDS[1])], [str(CARDS[2]), str(CARDS[3])]]
    assert written["flow"] == ["eruption"]
    assert written["clearings"] == ["multi", "time", "path_or_boat", "cards"]
    assert written["docks"][BOATS[PAIR[0]].dock] == BOATS[PAIR[0]].id
    assert GAME.dump(GAME.load(json.loads(json.dumps(written)))) == written


def test_what_was_told_is_written_by_names() -> None:
    written = GAME.dump(play(situation(hands=((), cards_with(Tool.ROPE)), closed=True), "ask:rope"))
    assert written["told"] == {"rope": ["cook"]}


def test_the_order_of_tools_and_cards_does_not_matter() -> None:
    written = data()
    hands = [["+".join(reversed(card.split("+"))) for card in reversed(hand)] for hand in written["hands"]]
    assert GAME.load({**written, "hands": hands}) == GAME.load(written)


def test_a_view_is_loaded_as_a_view_only() -> None:
    state = GAME.load(data())
    view = GAME.observe(state, 0)
    written = GAME.dump(view)
    assert set(written["lava"]) == {"?"}
    assert GAME.load(written, view=True) == view
    assert "only a view" in why(written)
    assert "does not show" in why(data(), view=True)


def test_positions_with_a_choice_or_an_end_are_read_back() -> None:
    for seed in (0, 3, 6, 9):
        for state, _ in matches(seed):
            assert GAME.load(GAME.dump(state)) == state


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"supply": []}, "path tiles in all"),
        ({"supply": [TILES[TILE].id]}, "more path tiles of a kind"),
        ({"supply": ["t99"]}, "no path tile"),
        ({"tiles": ["?"] * 17}, "only a view"),
        ({"hands": [[], []]}, "tool cards in all"),
        ({"hands": [["axe"], []]}, "no card"),
        ({"hands": []}, "hands"),
        ({"hands": [[]] * 7}, "hands"),
        ({"flow": []}, "lava tiles in all"),
        ({"flow": ["smoke"]}, "no lava tile"),
        ({"boats": []}, "boats in all"),
        ({"docks": [None] * 3}, "boats in all"),
        ({"docks": [None] * 2}, "boats in all"),
        ({"spent": ["lava"]}, "bonus tiles in all"),
        ({"clearings": ["multi", "time", "cards", "lava shiny"]}, "no clearing"),
        ({"clearings": []}, "no bonus tiles"),
        ({"path": [text(TILE, "n")]}, "path tiles in all"),
        ({"path": [text(TILE, "e"), *PATH[1:]]}, "cannot lie like that"),
        ({"path": [text(TILE, "n"), *PATH[1:]]}, "cannot lie like that"),
        ({"path": [TILES[TILE].id, *PATH[1:]]}, "no side"),
        ({"timeline": 4}, "8 time tiles"),
        ({"hour": 4}, "of the timeline"),
        ({"hour": 0}, "hourglass"),
        ({"multis": 7}, "6 multi-tools"),
        ({"quests": [1]}, "places to visit"),
        ({"day": 0, "hour": 0}, "Before the first day"),
        ({"tent": 3}, "tent is not ahead"),
        ({"adventurer": 9}, "on the way"),
        ({"adventurer": 4}, "in a boat only"),
        ({"phase": "camp"}, "back in the supply"),
        ({"phase": "dock"}, "can board only"),
        ({"phase": "move"}, "was told who could pay"),
        ({"ending": "won"}, "ending"),
        ({"ending": "day"}, "lava reaches the tent"),
        ({"clocked": False, "late": True}, "Without the sand"),
        ({"paid": 1}, "while the adventurer moves"),
        ({"payer": "cook"}, "while the adventurer moves"),
        ({"payer": "pope"}, "no seat"),
        ({"told": {"hammer": []}}, "no tool"),
        ({"told": {"axe": ["artist"]}}, "Only seats of this match"),
        ({"told": {"axe": []}}, "does not fit the hands"),
        ({"hands_open": True, "told": {"kit": []}}, "nobody needs to be told"),
        ({"eruptions": 1}, "in the evening"),
        ({"gains": ["cards-2"]}, "wait only for a choice"),
        ({"gains": ["cards-9"]}, "no reward"),
        ({"bought": True}, "waits only for the choice"),
        ({"offered": BOATS[PAIR[1]].id}, "boats in all"),
        ({"day": -1}, "day"),
        ({"day": True}, "day"),
        ({"late": "yes"}, "late"),
        ({"side": "back"}, "side"),
    ],
)
def test_what_cannot_stand_is_refused_with_a_sentence(change: dict[str, Any], word: str) -> None:
    assert word in why(data(**change))


def test_no_eruption_is_put_aside_without_the_bonus_tile() -> None:
    written = data()
    written["lava"].remove("eruption")
    assert "put aside only" in why({**written, "aside": ["eruption"]})


def test_the_lava_does_not_pass_the_tent() -> None:
    written = data()
    lava, flow = written["lava"], written["flow"]
    more = [kind for kind in lava if kind == "eruption"][:3]
    for kind in more:
        lava.remove(kind)
    assert "lava reaches the tent" in why({**written, "lava": lava, "flow": [*flow, *more]})


def test_boats_lie_at_their_own_docks() -> None:
    written = data()
    assert "own dock" in why({**written, "docks": written["docks"][1:] + written["docks"][:1]})


def test_a_bonus_tile_on_the_path_is_turned_up() -> None:
    written = GAME.dump(arriving(Bonus.TIME))
    hidden = [each.name.lower() for each in bonuses(Bonus.TIME)]
    assert "is turned up" in why({**written, "clearings": hidden})


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"tent": 3}, "evening is over"),
        ({"eruptions": 9}, "fewer volcanoes"),
        ({"late": True}, "Only in the daytime"),
        ({"phase": "camp"}, "where the adventurer is"),
        ({"phase": "which_boat"}, "is offered"),
        ({"phase": "which_bonus", "bought": True}, "waits only for the choice"),
        ({"phase": "over"}, "has an ending"),
        ({"phase": "over", "ending": "won"}, "in the boat"),
        ({"phase": "over", "ending": "empty"}, "lava tiles left"),
    ],
)
def test_an_evening_that_cannot_be(change: dict[str, Any], word: str) -> None:
    assert word in why(evening(**change))


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"paid": 9}, "would be further on"),
        ({"able": ["artist"]}, "Only seats of this match"),
        ({"able": []}, "was told who could pay"),
        ({"told": {}}, "was told who could pay"),
        ({"payer": "cook"}, "is asked to pay"),
        ({"adventurer": 1, "tent": 1}, "nothing ahead"),
        ({"hands_open": True, "told": {}, "able": []}, "are those that hold its tool"),
    ],
)
def test_a_move_that_cannot_be(change: dict[str, Any], word: str) -> None:
    assert word in why(paying(**change))


def test_a_single_hand_is_open() -> None:
    written = GAME.dump(GAME.setup(GAME.Options(), 1, 1))
    assert "open one" in why({**written, "hands_open": False})


def test_a_view_shows_a_whole_hand_or_none_by_day() -> None:
    written = GAME.dump(GAME.observe(GAME.load(data()), 0))
    half = [[written["hands"][0][0], "?"], ["?", "?"]]
    assert "whole hand" in why({**written, "hands": half}, view=True)
    camp = GAME.dump(GAME.observe(situation("camp", hands=((0,), (1,))), 0))
    shown = [[str(CARDS[0])], ["?"]]
    assert "daytime only" in why({**camp, "hands": shown}, view=True)


def test_a_match_that_is_over_stays_so() -> None:
    state = play(
        situation("camp", path=way("s"), adventurer=1, flow="eruption", lava="eruption"), "buy:cards"
    )
    written = GAME.dump(state)
    assert GAME.load(written) == state
    assert "lava reaches the tent" in why({**written, "phase": "camp", "ending": None})


_JSON: Any = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 40)
    | st.sampled_from(
        ["t01", "t02/s", "?", "calm", "b1", "cook", "over", "axe+food+torch", "cards-2", "time shown"]
    ),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["rope", "axe", "x"]), inner),
    max_leaves=6,
)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(sorted(data())), _JSON, st.integers(0, 30))
def test_a_spoiled_position_is_refused_or_can_be_played(key: str, value: object, seed: int) -> None:
    found = [state for state, _ in zip((each for each, _ in matches(seed % 5)), range(seed), strict=False)]
    spoiled = {**GAME.dump(found[-1] if found else late(seed)), key: value}
    try:
        state = GAME.load(spoiled)
    except BadPosition as error:
        assert str(error).endswith(".")
        return
    assert GAME.load(GAME.dump(state)) == state
    rng = chance.stream(seed, "on")
    for _ in range(100):
        moves = GAME.legal(state)
        if not moves:
            break
        census = GAME.census(state)
        state = GAME.play(state, chance.draw(rng, moves)).state
        assert GAME.census(state) == census
        assert GAME.load(GAME.dump(state)) == state
