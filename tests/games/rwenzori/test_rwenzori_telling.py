"""Events, prompts and cells in words."""

import pytest
from rwenzori_situations import BLUE, GAME, NAMES, RED, alone, play, situation, told

from cavegames.engine.game import Unreadable
from cavegames.games.rwenzori import events, events_hands
from cavegames.games.rwenzori.describe import describe
from cavegames.games.rwenzori.state import Ending, Why
from cavegames.games.rwenzori.tell import _OF

TILES = {
    "1,-1": "light-straight/0",
    "2,-2": "dark-explosion dark by blue",
    "3,-1": "flooded-dive-straight/1 active",
}


@pytest.mark.parametrize(
    ("cell", "said"),
    [
        ("0,0", "0,0: start tile. Exits NE, E and SW. Red is here."),
        ("1,-1", "1,-1: illuminate tile (straight). Exits NE and SW."),
        ("2,-2", "2,-2: dark tile, face down, laid by Blue."),
        ("3,-1", "3,-1: flooded cave (dive, straight). It asks for a dive save tile. Exits E and W."),
        ("-1,1", "-1,1: empty. An exit of 0,0 leads here."),
        ("9,9", "9,9: empty. No exit leads here."),
        ("0,1", "0,1: empty. An exit of 1,0 leads here."),
    ],
)
def test_what_is_on_a_cell(cell: str, said: str) -> None:
    assert GAME.describe(situation(TILES), cell) == said


def test_the_owner_may_be_told_what_a_dark_tile_is() -> None:
    state = situation(TILES)
    assert (
        describe(state, "2,-2", viewer=BLUE)
        == "2,-2: dark tile (explosion, pickaxe), face down, laid by Blue."
    )
    assert describe(state, "2,-2", viewer=RED) == GAME.describe(state, "2,-2")


def test_obstacles_say_what_they_are() -> None:
    def said(tile: str, **parts: object) -> str:
        return GAME.describe(situation({"2,-2": tile}, **parts), "2,-2")  # type: ignore[arg-type]

    assert "only TNT" in said("dark-explosion/0 cave-in by blue")
    assert "No save tile opens it." in said("dead-end/0 active")
    assert "stops nobody" in said("flooded-dive-straight/0")
    assert "can be passed" in said("dark-clock-star/0 by blue")
    blocked = said("dark-hand-dive/0 active by blue", meeples=("2,-2", "1,0"), entries={"red": 3})
    assert "the way out is the way in" in blocked
    marked = alone({"2,-2": "dark-hand-dive/0 active marked"})
    assert "stays on the table" in GAME.describe(marked, "2,-2")


def test_the_cells_are_those_with_tiles_and_those_an_exit_leads_to() -> None:
    assert GAME.cells(situation()) == ("1,-1", "2,-1", "0,0", "1,0", "-1,1", "0,1")
    for cell in GAME.cells(situation(TILES)):
        assert GAME.describe(situation(TILES), cell).startswith(f"{cell}:")


@pytest.mark.parametrize("cell", ["", "a1", "0;0", "100,0", "1,2,3", "x" * 1000])
def test_a_cell_that_is_none(cell: str) -> None:
    with pytest.raises(Unreadable, match="no such cell"):
        GAME.describe(situation(), cell)


def test_each_event_has_a_sentence() -> None:
    kinds = {
        kind
        for kind in (*vars(events).values(), *vars(events_hands).values())
        if isinstance(kind, type) and issubclass(kind, events.Event)
    }
    assert set(_OF) == kinds - {events.Event}


def test_a_turn_in_words() -> None:
    state = situation(hands=("plus2-straight cross", "star"), stacks=("straight star", "cross"))
    assert told(state, "lay:plus2-straight@1,-1/0", RED) == [
        "Ada lays a +2 tile (straight) on 1,-1 and goes there. 2 further actions may follow.",
        "Ada draws 2 tiles: star, straight.",
        "The stack of Ada is empty: all others take theirs, and the end phase begins.",
    ]
    dark = situation({**TILES}, meeples=("1,-1", "1,0"))
    assert told(dark, "blind@2,-2") == ["Ada goes blind into 2,-2: a dark tile (explosion, pickaxe)."]
    revealed = play(dark, "blind@2,-2", "turn:0")
    assert told(revealed, "penalty")[0] == "The explosion goes off: 2,-2 is a cave-in."


def test_sentences_for_what_is_rare() -> None:
    cases = {
        events.MatchEnded(Ending.MISSED, (0, 1)): "share the victory",
        events.MatchEnded(Ending.IDLE, ()): "the caves win",
        events.MatchEnded(Ending.IDLE, (1,)): "Ben wins",
        events.MatchEnded(Ending.CAVE, ()): "the caves win",
        events_hands.TileTaken(0, 0, 3, from_stack=True): "their own stack",
        events_hands.NothingTaken(0, 1, avoided=True): "Ada avoids",
        events_hands.NothingTaken(0, 1, avoided=False): "Ben has no tile",
        events_hands.Answered(1, 0, taken=False): "Ben refuses",
        events.TntLaid(0, (1, 0), 0, 0, dark=False, freed=(1,)): "frees Ben",
        events.Revealed(0, (1, 0), 40, Why.LIGHT, 24): "is spent",
        events.Revealed(0, (1, 0), 40, Why.TORCH): "torch",
    }
    for event, said in cases.items():
        assert said in GAME.tell(event, NAMES), event


def test_prompts_say_what_is_asked() -> None:
    said = GAME.prompt(situation(hands=("", "star"), ending=True), NAMES)
    assert said.text == "Ada: all tiles are laid; lay the Escape tile."
    assert GAME.prompt(situation(), NAMES).text == "Ada: lay a tile, move, or go in blind."
    blocked = situation(
        {"2,-2": "dark-hand-dive/0 active by blue"}, meeples=("2,-2", "1,0"), entries={"red": 3}
    )
    assert GAME.prompt(blocked, NAMES).text == (
        "Ada: blocked; lay its save tile past it, an obstacle, or move."
    )


def test_a_tile_that_is_being_turned_has_no_exits_yet() -> None:
    turning = play(situation({"1,-1": "dark-hand-dive dark by blue"}), "blind@1,-1")
    assert GAME.prompt(turning, NAMES).text == "Ada: turn the tile on 1,-1: an exit must face you."
    assert describe(turning, "1,-1") == (
        "1,-1: dark tile (hand penalty, dive). It asks for a dive save tile. Its exits are chosen now."
    )
