"""How a match of one is set up and what its player does (RW-SOLO-1 to RW-SOLO-6)."""

from collections import Counter

import pytest
from rwenzori_situations import (
    GAME,
    RED,
    alone,
    happens,
    held,
    lies,
    meeple,
    play,
    refused,
    texts,
    wants,
)

from cavegames.engine.options import fields
from cavegames.games.rwenzori.components import FACES, Kind
from cavegames.games.rwenzori.events import WentUnder
from cavegames.games.rwenzori.options import RwenzoriOptions
from cavegames.games.rwenzori.state import State


def start(**options: str) -> State:
    return GAME.setup(GAME.Options(**options), 1, 5)  # type: ignore[arg-type]


def kinds(tiles: tuple[int, ...]) -> Counter[Kind]:
    return Counter(FACES[tile].kind for tile in tiles)


@pytest.mark.clause("RW-SOLO-1")
@pytest.mark.parametrize(("difficulty", "normals"), [("easy", 8), ("medium", 5), ("hard", 2), ("crazy", 0)])
def test_the_cave_deck(difficulty: str, normals: int) -> None:
    state = start(difficulty=difficulty)
    assert state.solo is not None
    count = kinds(state.solo.deck)
    assert (count[Kind.DARK], count[Kind.FLOODED], count[Kind.DEAD_END]) == (15, 6, 5)
    assert count[Kind.NORMAL] == normals
    assert len(state.stacks[RED]) == 20 - normals - 3
    assert len(state.board) == 1


@pytest.mark.clause("RW-SOLO-1")
@pytest.mark.parametrize("normals", range(9))
def test_any_number_of_normal_tiles(normals: int) -> None:
    state = start(difficulty="hard", normals=str(normals))
    assert state.solo is not None
    assert kinds(state.solo.deck)[Kind.NORMAL] == normals


def test_the_options_matter_in_a_match_of_one() -> None:
    own = [field for field in fields(RwenzoriOptions) if field.name != "undo"]
    alone = [field.name for field in own if field.matters(1) and not field.matters(2)]
    assert alone == ["difficulty", "normals", "cave"]
    both = [field.name for field in own if field.matters(1) and field.matters(2)]
    assert both == ["sheet", "hidden", "treasure"], "the Lava River is for several players"


@pytest.mark.clause("RW-SOLO-2")
def test_the_selection() -> None:
    state = start()
    assert (wants(state), state.due[-1].left) == (["pick", "turn"], 3)
    count = kinds(state.hands[RED])
    assert (count[Kind.NORMAL], count[Kind.ACTION], count[Kind.LIGHT], count[Kind.TNT]) == (3, 11, 1, 2)
    ready = play(state, "pick:dive-star", "pick:jump-star", "pick:dive-cross")
    assert kinds(ready.hands[RED])[Kind.SAVE] == 3
    assert wants(ready) == ["turn"]
    assert "chosen first" in refused(state, "pass", "RW-SOLO-3")
    assert GAME.observe(ready, None).hands == ready.hands


@pytest.mark.clause("RW-SOLO-3")
def test_tiles_of_the_selection_are_replaced() -> None:
    parts = {"stack": "cross star", "lights": "light-star light-straight", "section": "jump-star dive-star"}
    state = alone(hands=("straight light-wide-bend swing-star",), solo=parts)
    assert held(play(state, "lay:straight@1,-1/0"), RED) == ["star", "swing-star", "light-wide-bend"]
    lit = play(state, "lay:light-wide-bend@1,-1/1")
    assert held(lit, RED) == ["straight", "swing-star", "light-straight"]
    saved = play(state, "lay:swing-star@1,-1/1")
    assert texts(saved) == {"pick:dive-star", "pick:jump-star"}
    assert "unplayable section" in refused(saved, "pick:swing-star", "RW-SOLO-3")
    assert "jump-star" in held(play(saved, "pick:jump-star"), RED)
    refused(state, "pick:jump-star", "RW-SOLO-3")


@pytest.mark.clause("RW-SOLO-4")
def test_up_to_three_save_tiles_are_exchanged() -> None:
    state = alone(hands=("straight swing-star dive-star jump-star pickaxe-star",))
    after = play(state, "back:swing-star", "pick:dive-cross")
    assert (wants(after), after.due[-1].left) == (["exchange"], 2)
    assert "swing-star" not in held(after, RED)
    assert "exchanged" in refused(after, "lay:straight@1,-1/0", "RW-SOLO-4")
    twice = play(after, "back:dive-star", "pick:dive-left-fork")
    done = play(twice, "back:jump-star", "pick:jump-cross")
    assert (wants(done), done.turn) == (["turn"], state.turn + 1)
    assert play(after, "pass").turn == state.turn + 1
    assert "Only save tiles" in refused(state, "back:straight", "RW-SOLO-4")
    assert "no swing" in refused(state, "back:swing-cross", "RW-SOLO-4")


FLOODED = {"1,-1": "light-straight/0", "2,-2": "flooded-dive-straight/0 active"}


@pytest.mark.clause("RW-SOLO-5")
def test_a_save_tile_takes_the_place_of_the_obstacle() -> None:
    state = alone(FLOODED, meeples=("1,-1",), hands=("dive-star",), solo={"section": "swing-star"})
    assert texts(state, "save") == {"save:dive-star@2,-2/1"}
    assert "2,-2" in refused(state, "save:dive-star@3,-3/1", "RW-SOLO-5")
    after = play(state, "save:dive-star@2,-2/1")
    assert (lies(after, "2,-2"), meeple(after, RED)) == ("dive-star/1", "2,-2")
    assert after.solo is not None
    assert FACES[after.solo.deck[0]].id == "flooded-dive-straight"
    assert WentUnder(after.solo.deck[0]) in happens(state, "save:dive-star@2,-2/1")


@pytest.mark.clause("RW-SOLO-5")
def test_what_is_entered_blind_is_taken_away_as_well() -> None:
    dark = {**FLOODED, "2,-2": "dark-explosion dark"}
    state = alone(dark, meeples=("1,-1",), hands=("pickaxe-star",), solo={"section": ""})
    after = play(state, "blind@2,-2", "turn:0", "save:pickaxe-star@2,-2/1")
    assert lies(after, "2,-2") == "pickaxe-star/1"
    dead_end = alone({**FLOODED, "2,-2": "dead-end/3 active"}, meeples=("1,-1",), hands=("dive-star",))
    assert texts(dead_end, "save") == set()


@pytest.mark.clause("RW-SOLO-6")
def test_a_penalty_marks_the_tile_and_plus_one_lays_one_more() -> None:
    dark = {**FLOODED, "2,-2": "dark-plus1-swing dark"}
    deck = "straight straight dead-end dead-end dead-end"
    state = alone(dark, meeples=("1,-1",), hands=("swing-star",), solo={"deck": deck, "section": ""})
    taken = play(state, "blind@2,-2", "turn:0", "penalty")
    assert lies(taken, "2,-2") == "dark-plus1-swing/0 active marked"
    assert taken.solo is not None
    assert len(taken.solo.deck) == 3
    assert taken.solo.owed == 1
    free = alone(
        {**FLOODED, "2,-2": "dark-plus1-swing/0 active marked"},
        meeples=("2,-2",),
        entries={"red": 3},
        hands=("swing-star",),
    )
    assert texts(free, "save") == {"save:swing-star@3,-3/1"}
    after = play(free, "save:swing-star@3,-3/1", "pick:dive-star")
    assert lies(after, "2,-2") == "dark-plus1-swing/0 marked"
    clock = play(
        alone({**FLOODED, "2,-2": "dark-clock-straight dark"}, meeples=("1,-1",)), "blind@2,-2", "turn:0"
    )
    assert texts(clock) == {"gear:boots", "pass"}
    assert lies(clock, "2,-2") == "dark-clock-straight/0 marked"


@pytest.mark.clause("RW-SOLO-6")
def test_the_medical_bag_keeps_the_cave_from_laying_more() -> None:
    dark = {**FLOODED, "2,-2": "dark-plus1-swing dark"}
    state = alone(dark, meeples=("1,-1",), gear=("bag",), solo={"deck": "dead-end dead-end dead-end"})
    after = play(state, "blind@2,-2", "turn:0", "gear:bag")
    assert after.solo is not None
    assert len(after.solo.deck) == 2
