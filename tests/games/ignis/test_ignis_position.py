"""Positions as data: what is written, and what is refused."""

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from ignis_situations import GAME, play, situation

from cavegames.engine import chance
from cavegames.engine.game import BadPosition
from cavegames.games.ignis.state import Phase, State
from tests.soak import SOAK


def middle(seed: int = 3, plies: int = 25) -> State:
    """A position from the middle of a random match."""
    state = GAME.setup(GAME.Options(), 1, seed)
    rng = chance.stream(seed, "play")
    for _ in range(plies):
        state = GAME.apply(state, chance.draw(rng, GAME.legal(state) or [None])).state  # type: ignore[list-item]
    return state


def data(**changes: Any) -> dict[str, Any]:
    state = situation(
        Phase.USE,
        revealed="red1 blue2 black1 white2",
        green="3 2b",
        white="1 2",
        yellow="2 white1",
        held="keen-eye",
    )
    return {**copy.deepcopy(GAME.dump(state)), **changes}


def why(position: object, *, view: bool = False) -> str:
    with pytest.raises(BadPosition) as error:
        GAME.load(position, view=view)
    text = str(error.value)
    assert text.endswith(".")
    assert "\n" not in text
    return text


def test_a_position_can_be_read_by_people() -> None:
    written = data()
    assert written["stacks"] == {
        "yellow": ["yellow2", "white1"],
        "white": ["white1", "white2"],
        "green": ["green3", "blue2"],
        "red": [],
    }
    assert written["revealed"] == ["red1", "blue2", "black1", "white2"]
    assert (written["phase"], written["step"], written["scepter"], written["cubes"]) == ("use", 0, False, 20)
    assert written["tiles"]["keen-eye"] == "held"
    assert GAME.dump(GAME.load(written)) == written


def test_a_view_is_loaded_as_a_view_only() -> None:
    view = GAME.observe(middle(), 0)
    written = GAME.dump(view)
    assert set(written["pile"]) == {"?"}
    assert written["seed"] is None
    assert GAME.load(written, view=True) == view
    assert "only a view" in why(written)
    assert "does not show" in why(GAME.dump(middle()), view=True)


def test_what_is_at_work_is_kept() -> None:
    state = situation(
        Phase.MOVE,
        revealed="red1 red1 red1 red2",
        green="1",
        active="swift-feet",
        scepter=True,
        step=4,
        cubes=3,
    )
    assert GAME.load(json.loads(json.dumps(GAME.dump(state)))) == state


def stacks(**changes: list[str]) -> dict[str, list[str]]:
    return {**data()["stacks"], **changes}


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"pile": []}, "cards in all"),
        ({"pile": ["red9"]}, "pile"),
        ({"pile": ["?"]}, "only a view"),
        ({"revealed": ["?", "?", "?", "?"]}, "Only cards of the pile"),
        ({"revealed": ["black3", "black3", "black1", "red1"]}, "the deck has"),
        ({"stacks": stacks(green=["red3"])}, "cannot be there"),
        ({"stacks": stacks(yellow=["red1"])}, "cannot be there"),
        ({"stacks": stacks(green=["green3", "green2", "green2"])}, "its cap is 6"),
        ({"stacks": stacks(yellow=["yellow3", "yellow2", "yellow2"])}, "its cap is 6"),
        ({"stacks": stacks(yellow=["white3"])}, "shifts cards up to 2"),
        ({"stacks": {"green": []}}, "The stacks are"),
        ({"step": 14}, "no step 14"),
        ({"step": 13}, "has the scepter"),
        ({"scepter": True}, "must be over"),
        ({"cubes": 21}, "20 cubes"),
        ({"cubes": 0}, "over"),
        ({"phase": "over"}, "only then"),
        ({"phase": "start"}, "no card lies open"),
        ({"phase": "choose", "revealed": ["red1"]}, "4 to 6"),
        ({"phase": "move", "joined": ["red"]}, "USE turn only"),
        ({"joined": ["yellow"]}, "white, green or red"),
        ({"phase": "move", "stacks": stacks(green=[])}, "needs a green card"),
        ({"active": ["keen-eye"]}, "cannot be at work"),
        ({"active": ["cool-draught"]}, "cannot be at work"),
        ({"active": ["no-tile"]}, "bonus tiles are"),
        ({"tiles": {"keen-eye": "held"}}, "bonus tiles are"),
        ({"round": 0}, "round"),
        ({"round": True}, "round"),
        ({"seed": "x"}, "seed"),
        ({"joined": ["pink"]}, "joined"),
    ],
)
def test_what_cannot_stand_is_refused_with_a_sentence(change: dict[str, Any], word: str) -> None:
    assert word in why(data(**change))


def test_a_tile_for_a_move_works_in_a_move_turn_only() -> None:
    tiles = {**data()["tiles"], "swift-feet": "used"}
    assert "MOVE turn only" in why(data(tiles=tiles, active=["swift-feet"]))


def test_a_match_that_is_over_stays_so() -> None:
    state = play(situation(revealed="black1 black1 black1 black2", cubes=1), "end")
    written = GAME.dump(state)
    assert GAME.load(written) == state
    assert "over" in why({**written, "phase": "start"})
    assert "over" in why({**written, "cubes": 3})


_JSON: Any = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 40)
    | st.sampled_from(["red1", "blue2", "?", "green", "over"]),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["red", "green", "x"]), inner)
    ),
    max_leaves=6,
)


@settings(max_examples=150 * SOAK)
@given(st.sampled_from(sorted(data())), _JSON, st.integers(0, 40))
def test_a_spoiled_position_is_refused_or_can_be_played(key: str, value: object, plies: int) -> None:
    spoiled = {**GAME.dump(middle(seed=5, plies=plies)), key: value}
    try:
        state = GAME.load(spoiled)
    except BadPosition as error:
        assert str(error).endswith(".")
        return
    assert GAME.load(GAME.dump(state)) == state
    rng = chance.stream(plies, "on")
    for _ in range(200):
        moves = GAME.legal(state)
        if not moves:
            break
        census = GAME.census(state)
        state = GAME.play(state, chance.draw(rng, moves)).state
        assert GAME.census(state) == census
