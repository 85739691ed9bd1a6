"""Positions as data: what is wrong is found and said (the same for views)."""

from typing import Any

import pytest
from rwenzori_situations import GAME, alone, situation

from cavegames.engine.game import BadPosition


def data(**parts: Any) -> dict[str, Any]:
    return {**GAME.dump(situation(hands=("straight", "star"))), **parts}


def why(changed: dict[str, Any], *, view: bool = False) -> str:
    with pytest.raises(BadPosition) as error:
        GAME.load(changed, view=view)
    text = str(error.value)
    assert text.endswith(".")
    return text


def board(**tiles: str) -> dict[str, Any]:
    return data(board={**data()["board"], **{name.replace("_", ","): text for name, text in tiles.items()}})


@pytest.mark.parametrize(
    ("tile", "said"),
    [
        ("straight dark", "no dark tile"),
        ("straight/0 active", "no active obstacle"),
        ("straight/0 cave-in", "no explosion"),
        ("dead-end/0", "never passed"),
        ("straight/0 by red", "belongs to nobody"),
        ("dark-hand-dive dark", "Somebody laid"),
        ("dark-hand-dive/0 active by red marked", "cannot be marked"),
        ("spiral/0", "no tile on the table"),
        ("straight/3", "no tile on the table"),
        ("straight", "no tile on the table"),
        ("straight/0 open", "no tile on the table"),
        ("dark-hand-dive/x active by red", "no tile on the table"),
    ],
)
def test_a_tile_that_cannot_lie_so(tile: str, said: str) -> None:
    assert said in why(data(board={**data()["board"], "5,5": tile}))


def test_tiles_are_counted() -> None:
    assert "There are 5 of straight" in why(data(hands={"red": ["straight"] * 2, "blue": ["star"]}))
    assert "tiles in all" in why(data(box=[]))
    assert "no tile" in why(data(box=["brick"]))


def test_meeples_stand_on_tiles_and_are_blocked_on_obstacles() -> None:
    assert "No meeple can be" in why(data(meeples={"red": "7,7", "blue": "1,0"}))
    assert "blocked" in why(data(entries={"red": 1}))
    assert "no cell" in why(data(meeples={"red": "-0,1", "blue": "1,0"}))
    assert "own entry" in why(data(meeples={"red": "0,0"}))
    assert "seats are" in why(data(entries={"green": 1}))


def test_cards_are_there_once() -> None:
    gear = {"red": {"card": "bag", "used": False}, "blue": {"card": "bag", "used": False}}
    assert "once" in why(data(gear=gear))
    assert "no card" in why(data(gear={**gear, "blue": {"card": "rope", "used": False}}))
    assert "character" in why(data(characters={}))


@pytest.mark.parametrize(
    ("due", "said"),
    [
        ([], "something is due"),
        ([{"want": "dance", "seat": "red"}], "no thing due"),
        ([{"want": "turn", "seat": "violet"}], "no seat"),
        ([{"want": "turn", "seat": "green"}], "not there"),
        ([{"want": "give", "seat": "red"}], "to whom"),
        ([{"want": "give", "seat": "red", "seats": ["red"]}], "to whom"),
        ([{"want": "extra", "seat": "red"}], "how often"),
        ([{"want": "rotate", "seat": "red", "cell": "0,0", "edge": 1}], "no revealed dark tile"),
        ([{"want": "save", "seat": "red", "cell": "5,5", "edge": 1}], "no revealed dark tile"),
        ([{"want": "turn", "seat": "red", "cell": "0,0"}], "names no cell"),
        ([{"want": "pick", "seat": "red", "left": 1}], "match of one"),
        ([{"want": "cave", "seat": "red"}], "match of one"),
        ([{"want": "rotate", "seat": "red", "cell": "0,0", "edge": 1, "why": "luck"}], "no reason"),
    ],
)
def test_what_is_due_must_fit(due: list[Any], said: str) -> None:
    assert said in why(data(due=due))


def test_a_match_has_ended_or_goes_on() -> None:
    assert "has ended" in why(data(ended="escaped"))
    assert "no ending" in why(data(ended="bored"))
    assert "to the cave" in why(data(ended="cave", due=[]))


def test_what_only_a_match_of_one_has() -> None:
    good = GAME.dump(alone(hands=("straight",)))
    solo = good["solo"]
    assert "alone" in why({**good, "solo": None})
    swaps = {"section": "section holds", "lights": "illuminate tiles", "deck": "Cave Deck"}
    for part, said in swaps.items():
        tnt_there = {**solo, part: [*solo[part], "tnt"]}
        assert said in why({**good, "solo": tnt_there, "spent": good["spent"][:-1]})
    stacks = {"red": [*good["stacks"]["red"], "tnt"]}
    assert "normal tiles" in why({**good, "stacks": stacks, "spent": good["spent"][:-1]})
    assert "on the table" in why({**good, "solo": {**solo, "fresh": ["9,9"]}})
    assert "drawn nothing" in why({**good, "due": [{"want": "cave", "seat": "red"}]})
    empty = {**good, "due": [{"want": "pick", "seat": "red", "left": 1}], "solo": {**solo, "section": []}}
    assert why(empty)


def test_a_view_is_no_position_but_a_view() -> None:
    view = GAME.dump(GAME.observe(situation(hands=("straight", "star")), 0))
    assert "it is a view" in why(view)
    assert GAME.load(view, view=True)
    assert why({**view, "spent": ["?"], "box": view["box"][1:]}, view=True)


def test_the_shape_is_checked_first() -> None:
    assert "turn" in why(data(turn=0))
    assert "board" in why(data(board={"a1": "straight/0"}))
    assert "idle" in why(data(idle=-1))
    assert "once each" in why(data(expansions=["b", "a"]))
