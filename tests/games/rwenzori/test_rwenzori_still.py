"""What may still be done in this turn, as a short list (RW-ACT-1, RW-STUCK-3, RW-PEN-1)."""

from typing import Any

import pytest
from rwenzori_situations import BLUE, GAME, NAMES, alone, play, situation

from cavegames.games.rwenzori.state import State, Want
from cavegames.games.rwenzori.still import _STILL, still

DARK = {"1,-1": "dark-hand-dive/0 active by blue"}


def due(want: str, **more: Any) -> State:
    """A position where only that is due from Ada."""
    return situation(DARK, due=({"want": want, **more},), expansions=("laying_river", "sheet"))


def listed(state: State) -> tuple[str, ...]:
    return still(state, NAMES)


@pytest.mark.clause("RW-TURN-1")
def test_a_turn_is_one_action() -> None:
    assert listed(situation()) == ("1 action",)


@pytest.mark.clause("RW-ACT-1")
def test_further_actions_are_counted_down() -> None:
    state = play(situation(hands=("plus2-straight straight", "straight")), "lay:plus2-straight@1,-1/0")
    assert listed(state) == ("2 further actions",)
    laid = play(state, "lay:straight@2,-2/0")
    assert listed(laid) == ("1 further action",)
    assert listed(play(laid, "pass")) == ("1 action",), "the next player's turn"


@pytest.mark.clause("RW-SOLO-2")
def test_the_next_thing_comes_first() -> None:
    start = GAME.setup(GAME.Options(), 1, 1)
    assert listed(start) == ("choose 3 save tiles", "1 action")
    assert listed(play(start, "pick:dive-star")) == ("choose 2 save tiles", "1 action")


@pytest.mark.clause("RW-PEN-1")
def test_what_another_owes_names_who_goes_on_after() -> None:
    first, then = {"want": "give", "seat": "blue", "seats": ["red"]}, {"want": "extra", "left": 1}
    state = situation(due=(then, first), ending=True, hands=("straight", "star"))
    assert listed(state) == ("give Ada a tile for the +1", "Ada: 1 further action")
    assert state.due[-1].seat == BLUE


@pytest.mark.clause("RW-END-2")
def test_whose_tiles_are_all_laid_lays_the_escape_tile() -> None:
    state = situation(hands=("", "straight"), ending=True)
    assert listed(state) == ("lay the Escape tile",)
    assert listed(situation(hands=("straight", ""), ending=True)) == ("1 action",)


@pytest.mark.clause("RW-STUCK-3")
def test_tiles_are_given_only_in_the_end_phase() -> None:
    freed = {"want": "discard", "left": 4, "seats": ["blue"]}
    assert listed(situation(due=(freed,))) == ("discard up to 4 tiles",)
    assert listed(situation(due=(freed,), ending=True)) == ("discard or give up to 4 tiles",)


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (due("rotate", cell="1,-1", edge=3), "turn the tile on 1,-1"),
        (due("save", cell="1,-1", edge=3), "save tile or penalty on 1,-1"),
        (due("clock"), "use Sturdy Boots, or wait"),
        (due("lay_on"), "lay 1 more tile from here"),
        (due("lays", left=3), "lay 3 more tiles"),
        (due("onward"), "lay 1 tile, or go in blind"),
        (due("lava", left=12), "lay a lava tile, 11 more to follow"),
        (due("lava", left=1), "lay a lava tile"),
        (due("return", seats=["blue"]), "give Ben a tile back"),
        (due("answer", seats=["blue"]), "take or refuse the hand of Ben"),
        (alone(due=({"want": "exchange", "left": 2},)), "exchange up to 2 more save tiles"),
        (
            alone(due=({"want": "cave"},), solo={"drawn": "dead-end", "by_hand": True}),
            "place the tile of the cave",
        ),
    ],
)
def test_each_thing_has_its_words(state: State, said: str) -> None:
    assert listed(state) == (said,)


def test_nothing_may_be_done_when_the_match_is_over() -> None:
    state = situation(hands=("", "straight"), ending=True)
    assert listed(play(state, "lay:escape@1,-1/3")) == ()


def test_everything_that_can_be_due_has_its_words() -> None:
    assert set(_STILL) == set(Want)
