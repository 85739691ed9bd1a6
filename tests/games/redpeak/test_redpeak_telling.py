"""The log, what is asked, and what lies where."""

import pytest
from redpeak_policy import matches
from redpeak_situations import (
    GAME,
    NAMES,
    cards_for,
    cards_with,
    moving,
    play,
    situation,
    text,
    tile,
    told,
    way,
)

from cavegames.engine.game import Event, Unreadable
from cavegames.games.redpeak.boards import BOARDS
from cavegames.games.redpeak.components import BOATS, BONUSES, TILES, Gain, Tool
from cavegames.games.redpeak.events import Gained, LavaRemoved, TilesRevealed, WentBack
from cavegames.games.redpeak.state import State

TILE = tile()
ICONS = TILES[TILE].icons
PATH = [text(TILE, "s")]
SOUTH = way("s " * 11)
BOAT = next(i for i, each in enumerate(BOATS) if each.dock == 1)


def prompt(state: State) -> tuple[str, str]:
    found = GAME.prompt(state, NAMES)
    return found.text, found.clause


def test_what_is_asked_in_each_phase() -> None:
    assert prompt(GAME.setup(GAME.Options(), 2, 1)) == ("Ada: turn the hourglass.", "RP-DAY-1")
    assert prompt(situation("camp")) == ("Ada: buy, or turn the hourglass.", "RP-EVE-6")
    assert prompt(situation()) == ("Ada: place a tile, or set out.", "RP-DAY-3")
    evening = situation("evening", path=way("s s"), adventurer=2, tent=1)
    assert prompt(evening) == ("Ada: the tent follows along the path; go on.", "RP-EVE-1")
    before = play(situation(path=SOUTH, adventurer=11, docks=(BOAT,)), "go")
    assert prompt(before) == (f"Ada: board boat {BOATS[BOAT].id}, or rest.", "RP-END-1")
    boarded = situation("evening", path=SOUTH, adventurer=12, tent=11, docks=(BOAT,))
    assert prompt(boarded)[0] == "Ada: the tent follows into the boat; go on."


def test_who_is_asked_to_pay() -> None:
    two = cards_with(ICONS[0], 2)
    state = moving(PATH, ((), two[:1], two[1:]), closed=True)
    assert prompt(state)[0].startswith("Ben: pay")
    assert prompt(state)[0].endswith("with a card, or pass.")
    assert prompt(play(state, "pass"))[0].startswith("Cleo: pay")
    assert prompt(moving(PATH, ((), ())))[0].endswith("use a multi-tool (3 left).")
    assert prompt(moving(PATH, ((), ()), multis=0))[0].endswith("go back.")


def test_every_prompt_is_short_and_every_event_a_sentence_without_you() -> None:
    for seed in range(9):
        for state, move in matches(seed):
            said = GAME.prompt(state, NAMES).text
            assert len(said) <= 80 or state.ending
            lines = [GAME.tell(event, NAMES) for event in GAME.apply(state, move).events] if move else []
            for line in (said, *lines):
                assert line.endswith(".")
                assert line[0].isupper()
                assert " you" not in line
                assert len(line) <= 160


def test_one_and_several() -> None:
    assert GAME.tell(TilesRevealed((0,)), NAMES) == f"Path tile {TILES[0].id} comes to the supply."
    both = GAME.tell(TilesRevealed((0, 1)), NAMES)
    assert both == f"Path tiles {TILES[0].id} and {TILES[1].id} come to the supply."
    one = GAME.tell(WentBack(Tool.FOOD, (0,)), NAMES)
    assert one == f"Nothing pays food: the adventurer goes back, and {TILES[0].id} returns to the supply."
    assert "return to" in GAME.tell(WentBack(Tool.AXE, (0, 1)), NAMES)
    assert GAME.tell(Gained(Gain.CARDS, 1, 3), NAMES) == "The team gains 1 of 3 tool cards."
    assert GAME.tell(Gained(Gain.BOAT, 1, 1), NAMES) == "The team gains 1 boat."
    assert GAME.tell(LavaRemoved((4, 0)), NAMES) == "The lava on the base camp is taken away."


def test_a_late_day_is_told() -> None:
    state = situation(path=way("s s"), adventurer=2)
    assert told(state, "sand") == ["The sand has run out."]
    assert "Day 2 ends, after the sand." in told(play(state, "sand"), "go")


def test_an_event_of_another_game_is_a_mistake() -> None:
    with pytest.raises(TypeError, match="no event"):
        GAME.tell(Event(), NAMES)


def test_what_is_where() -> None:
    state = situation(
        path=[*way("s s"), text(TILE if text(TILE, "s") not in way("s s") else tile(skip=[TILE]), "s")][:2],
        adventurer=1,
        tent=0,
        docks=(BOAT,),
        bonus=BONUSES[:4],
        hands=(cards_for(ICONS), ()),
    )
    expected = {
        "camp": ("The base camp", "The next lava covers it", "The tent is here"),
        "e1": ("jungle", "Space 1 of the way, completed", "needs", "The adventurer is here"),
        "e2": ("still ahead", "The path leads south"),
        "e3": ("The path leads here, heading south",),
        "dock1": ("Dock 1", "No boat lies here"),
        "dock2": (f"Boat {BOATS[BOAT].id}", "to board"),
    }
    for cell, words in expected.items():
        said = GAME.describe(state, cell)
        assert all(word in said for word in words), said
    clearing = state.board.name(state.board.clearings[0])
    assert "face down" in GAME.describe(state, clearing)


def test_the_boat_with_everybody_in_it() -> None:
    won = play(
        situation("evening", path=SOUTH, adventurer=12, tent=11, docks=(BOAT,), lava="calm " * 7), "on"
    )
    said = GAME.describe(won, "dock2")
    assert "The adventurer is here" in said
    assert "The tent is here" in said


def test_places_that_need_not_be_visited() -> None:
    board = BOARDS[1]
    state = situation(quests=(0,))
    assert "to be visited" in GAME.describe(state, board.name(board.places[0]))
    assert "need not" in GAME.describe(state, board.name(board.places[1]))


def test_every_space_can_be_described_on_both_sides() -> None:
    for state in (situation(), situation(quests=(1,))):
        for cell in GAME.cells(state):
            assert GAME.describe(state, cell).endswith(".")
        assert len(GAME.cells(state)) == len(set(GAME.cells(state)))


@pytest.mark.parametrize("cell", ["z9", "", "dock4", "x" * 1000, "boat"])
def test_a_space_that_is_none(cell: str) -> None:
    with pytest.raises(Unreadable, match="no such space"):
        GAME.describe(situation(), cell)
