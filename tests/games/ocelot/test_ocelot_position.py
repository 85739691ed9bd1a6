"""Positions as data: what is written, and what is refused."""

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from ocelot_situations import GAME, OCELOT, play

from cavegames.engine import chance
from cavegames.engine.game import BadPosition
from cavegames.games.ocelot.apply import sets
from cavegames.games.ocelot.state import State


def middle(seed: int = 3, plies: int = 60) -> State:
    """A position from the middle of a random match."""
    state = GAME.setup(GAME.Options(), 2, seed)
    rng = chance.stream(seed, "play")
    for _ in range(plies):
        state = GAME.apply(state, chance.draw(rng, GAME.legal(state))).state
    return state


def data(**changes: Any) -> dict[str, Any]:
    return {**copy.deepcopy(GAME.dump(middle())), **changes}


def why(position: object, *, view: bool = False) -> str:
    with pytest.raises(BadPosition) as error:
        GAME.load(position, view=view)
    text = str(error.value)
    assert text.endswith(".")
    assert "\n" not in text
    return text


def test_a_position_can_be_read_by_people() -> None:
    state = play(GAME.setup(GAME.Options(), 2, seed=1), "A:lamp@k4", "end")
    written = GAME.dump(state)
    assert written["tools"] == {"k4": "A:lamp"}
    assert written["hands"]["ocelot"] == {"A": 4, "B": 5, "C": 5}
    assert written["tokens"]["f6"] in ("sun", "moon", "star", "crystal", "opal", "emerald", "beryl", "geode")
    assert written["companions"] == {}
    assert sorted(written["bags"]["red"]) == ["6", "7", "8"]


def test_amethysts_are_written_with_their_bag() -> None:
    states = [middle(seed, 80) for seed in range(8)]
    drawn = [stone for state in states for stone in GAME.dump(state)["amethysts"]["ocelot"]]
    assert drawn
    assert all(stone.split()[0] in ("blue", "green", "red") for stone in drawn)


def test_a_view_is_loaded_as_a_view_only() -> None:
    view = GAME.observe(middle(), OCELOT)
    assert GAME.load(GAME.dump(view), view=True) == view
    assert "must be" in why(GAME.dump(view))


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"first": "moth"}, "first"),
        ({"turn": 33}, "turn"),
        ({"turn": -1}, "turn"),
        ({"turn": "5"}, "turn"),
        ({"turn": True}, "turn"),
        ({"turn": 3.0}, "turn"),
        ({"moved": 1}, "moved"),
        ({"rope": 1}, "rope"),
        ({"tokens": {"k4": "opal"}}, "no square space"),
        ({"tokens": {"f7": "ruby"}}, "no cave token"),
        ({"tools": {"f7": "A:lamp"}}, "no round space"),
        ({"tools": {"k4": "A:pickaxe"}}, "no tool"),
        ({"tools": {}}, "tool A"),
        ({"companions": {"ocelot": "zz"}}, "no square space"),
        ({"companions": {"owl": "f7"}}, "companions"),
        ({"hands": {"ocelot": {"A": -1}}}, "hands"),
        ({"hands": {}}, "has placed"),
        ({"gems": {"ocelot": {"geode": 1}}}, "gems"),
        ({"gems": {}}, "in all"),
        ({"geodes": 50}, "geode"),
        ({"bags": {}}, "amethysts in all"),
        ({"bags": {"blue": ["2"] * 90}}, "blue"),
        ({"amethysts": {"ocelot": ["pink 4"]}}, "no amethyst"),
        ({"amethysts": {"ocelot": [4]}}, "amethysts"),
        ({"moved": True}, "cannot have moved"),
        ({"turn": 0}, "has placed"),
        ({"turn": 30}, "has placed"),
    ],
)
def test_what_cannot_be_is_named(change: dict[str, Any], word: str) -> None:
    assert word in why(data(**change))


def test_each_part_is_needed() -> None:
    for part in data():
        cut = data()
        del cut[part]
        assert part in why(cut)


def test_a_token_twice_is_one_too_many() -> None:
    position = data()
    squares = GAME.cells(GAME.setup(GAME.Options(), 2, 1))[:67]
    free = next(cell for cell in squares if cell not in position["tokens"])
    position["tokens"][free] = "opal"
    assert "opal" in why(position)


def test_a_token_in_the_wrong_cave_is_found() -> None:
    position = GAME.dump(GAME.setup(GAME.Options(), 2, seed=2))
    crystal = next(cell for cell, token in position["tokens"].items() if token == "sun")
    opal = next(cell for cell, token in position["tokens"].items() if token == "opal" and cell[0] in "lmnop")
    position["tokens"][crystal], position["tokens"][opal] = "opal", "sun"
    assert "The blue cave shows opal 12 times" in why(position)


def test_a_companion_does_not_stand_on_a_token() -> None:
    position = GAME.dump(play(GAME.setup(GAME.Options(), 2, seed=1), *first_companion(1)))
    position["companions"]["ocelot"] = next(iter(position["tokens"]))
    assert "under the Moth" in why(position)


def first_companion(seed: int) -> tuple[str, ...]:
    legal = GAME.legal(GAME.setup(GAME.Options(), 2, seed))
    return (GAME.notate(legal[0]),)


def test_a_companion_needs_turns_to_go_deep() -> None:
    position = GAME.dump(play(GAME.setup(GAME.Options(), 2, seed=1), *first_companion(1)))
    assert position["tokens"].pop("n10")
    position["companions"]["ocelot"] = "n10"
    assert "level 3" in why(position)


def test_the_turn_it_came_into_play_is_no_turn_to_go_deeper() -> None:
    position = GAME.dump(play(GAME.setup(GAME.Options(), 2, seed=1), *first_companion(1), "end"))
    assert position["tokens"].pop("m5")
    position["companions"]["ocelot"] = "m5"
    assert "level 2" in why(position)


def test_who_has_a_set_has_a_blue_amethyst() -> None:
    state = next(
        state
        for seed in range(40)
        for state in [middle(seed, 90)]
        if sets(state.gems[OCELOT]) and all(stone.level == 1 for stone in state.amethysts[OCELOT])
    )
    position = GAME.dump(state)
    position["amethysts"]["penguin"] += position["amethysts"]["ocelot"]
    position["amethysts"]["ocelot"] = []
    assert "more sets" in why(position)


def test_two_companions_do_not_share_a_space() -> None:
    position = data(companions={"ocelot": "f7", "penguin": "f7"})
    assert "one space" in why(position) or "has placed" in why(position)


def test_amethysts_fit_the_geodes_opened() -> None:
    position = data()
    position["amethysts"]["ocelot"].append(f"red {position['bags']['red'].pop()}")
    assert "amethysts are drawn" in why(position)


def test_faces_are_there_as_often_as_in_the_box() -> None:
    position = data()
    position["bags"]["red"][0] = "ones"
    assert "must be" in why(position)
    assert "ones" in why(position, view=True)
    position["bags"]["red"][0] = "\u0007"
    why(position)
    why(position, view=True)


def test_at_the_end_a_view_is_open() -> None:
    for seed in range(20):
        state = middle(seed, 0)
        rng = chance.stream(seed, "play")
        while legal := GAME.legal(state):
            state = GAME.apply(state, chance.draw(rng, legal)).state
        position = GAME.dump(GAME.observe(state, OCELOT))
        if position["amethysts"]["penguin"]:
            colour = position["amethysts"]["penguin"][0].split()[0]
            position["amethysts"]["penguin"][0] = f"{colour} ?"
            assert "must be shown" in why(position, view=True)
            return
    raise AssertionError("no match with an amethyst")


@pytest.mark.parametrize(
    "junk",
    [
        None,
        5,
        "text",
        b"bytes",
        [],
        [1],
        {},
        {"first": {}},
        {1: 2},
        object(),
        float("nan"),
        {"turn": 10**400},
    ],
)
def test_junk_is_no_position(junk: object) -> None:
    assert "no position" in why(junk)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


@given(st.data())
def test_a_position_with_any_part_replaced_loads_or_is_refused(draw: st.DataObject) -> None:
    position: Any = data()
    key = draw.draw(st.sampled_from(sorted(position)))
    inner = position[key]
    if isinstance(inner, dict) and inner and draw.draw(st.booleans()):
        inner[draw.draw(st.sampled_from(sorted(inner)) | st.text())] = draw.draw(JSON)
    else:
        position[key] = draw.draw(JSON)
    try:
        state = GAME.load(position)
    except BadPosition as error:
        assert str(error).endswith(".")
    else:
        assert GAME.load(json.loads(json.dumps(GAME.dump(state)))) == state
        assert GAME.census(state) == GAME.census(middle())
