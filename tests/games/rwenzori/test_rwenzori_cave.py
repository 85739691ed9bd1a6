"""What the cave does in a match of one, and how such a match ends (RW-SOLO-7 to RW-SOLO-12)."""

import pytest
from rwenzori_situations import (
    GAME,
    RED,
    alone,
    cells,
    happens,
    lies,
    meeple,
    play,
    refused,
    texts,
    told,
    wants,
)

from cavegames.games.rwenzori.components import DARK, FACES
from cavegames.games.rwenzori.events import CaveLaid, CavePassed
from cavegames.games.rwenzori.solo.measure import room

FLOODED = {"1,-1": "light-straight/0", "2,-2": "flooded-dive-straight/0 active"}


@pytest.mark.clause("RW-SOLO-7")
def test_the_cave_lays_at_the_player_or_else_nearby() -> None:
    near = alone({"1,-1": "light-straight/0"}, hands=("straight star",), solo={"deck": "dead-end dead-end"})
    (cave,) = [event for event in happens(near, "move@1,-1") if isinstance(event, CaveLaid)]
    assert cave.cell == (2, -2)
    assert FACES[cave.face].id == "dead-end"
    shut = {"1,-1": "light-straight/0", "2,-2": "dead-end/3 active"}
    state = alone(shut, hands=("straight",), solo={"deck": "dead-end dead-end"})
    (cave,) = [event for event in happens(state, "move@1,-1") if isinstance(event, CaveLaid)]
    assert cave.cell in {(1, 0), (-1, 1)}, "one link away, at the start tile"


@pytest.mark.clause("RW-SOLO-7")
def test_dark_tiles_keep_away_from_each_other() -> None:
    tiles = {"1,-1": "cross/0", "3,-2": "dark-hand-dive dark"}
    deck = "dead-end dark-hand-jump"
    state = alone(tiles, hands=("straight",), solo={"deck": deck, "by_hand": True})
    drawn = play(state, "move@1,-1")
    asked = "Ada: lay a dark tile for the cave."
    assert GAME.prompt(drawn, ("Ada",)).text == asked
    assert cells(drawn, "cave") == {"0,-1"}
    assert "nearest" in refused(drawn, "cave@2,-2", "RW-OBS-3")


@pytest.mark.clause("RW-SOLO-8")
def test_the_program_takes_the_exit_with_the_most_room() -> None:
    full = {"0,-2": "cross/0", "1,-3": "six-way/0", "2,-3": "straight/0"}
    for tiles, taken in (({}, (1, -2)), (full, (2, -1))):
        state = alone(tiles, hands=("star",), solo={"deck": "dead-end dead-end", "stack": ""})
        (laid,) = [event for event in happens(state, "lay:star@1,-1/1") if isinstance(event, CaveLaid)]
        assert laid.cell == taken
        best = max(room(state, cell) for cell in ((1, -2), (2, -1)))
        assert room(state, laid.cell) == best
    said = GAME.describe(alone(hands=("star",)), "1,0")
    assert said == "1,0: empty. An exit of 0,0 leads here. Worth 18 of 19 points to the cave."


@pytest.mark.clause("RW-SOLO-8")
def test_by_hand_the_player_places_the_tiles() -> None:
    state = alone(hands=("straight star",), solo={"deck": "dead-end dead-end", "by_hand": True})
    drawn = play(state, "lay:star@1,-1/1")
    assert wants(drawn) == ["cave"]
    assert cells(drawn, "cave") == {"2,-1", "1,-2"}
    assert "must be placed" in refused(drawn, "pass", "RW-SOLO-8")
    assert "nearest free exits" in refused(drawn, "cave@-1,1/0", "RW-SOLO-7")
    assert "Turn it" in refused(drawn, "cave@2,-1/0", "RW-SOLO-7")
    after = play(drawn, min(texts(drawn, "cave@2,-1")))
    assert lies(after, "2,-1").endswith("active")
    assert wants(after) == ["turn"]
    refused(after, "cave@1,-2/3", "RW-SOLO-8")


@pytest.mark.clause("RW-SOLO-8")
def test_a_dark_tile_is_placed_by_hand_unseen() -> None:
    state = alone(hands=("straight star",), solo={"deck": "dead-end dark-hand-dive", "by_hand": True})
    drawn = play(state, "lay:star@1,-1/1")
    view = GAME.observe(drawn, RED)
    assert view.solo is not None and view.solo.drawn == (-1,)
    assert texts(drawn) == {"cave@2,-1", "cave@1,-2"} == {GAME.notate(move) for move in GAME.legal(view)}
    assert "face down" in refused(drawn, "cave@2,-1/0", "RW-SOLO-7")
    assert told(drawn, "cave@2,-1", RED) == ["The cave lays a dark tile on 2,-1."]
    assert lies(play(drawn, "cave@2,-1"), "2,-1") == "dark-hand-dive dark"


@pytest.mark.clause("RW-SOLO-9")
def test_a_normal_tile_of_the_cave_may_be_laid_past() -> None:
    state = alone(
        hands=("straight wide-bend star",), solo={"deck": "dead-end cross", "by_hand": True, "stack": ""}
    )
    drawn = play(state, "lay:straight@1,-1/0")
    after = play(drawn, "cave@2,-2/0")
    assert cells(after, "lay") == {"1,-2", "3,-2", "3,-3"}
    on = play(after, "lay:star@3,-3/1")
    assert meeple(on, RED) == "3,-3"


@pytest.mark.clause("RW-SOLO-9")
def test_only_in_the_next_turn() -> None:
    state = alone(
        hands=("straight wide-bend swing-star",), solo={"deck": "dead-end dead-end cross", "stack": ""}
    )
    after = play(state, "lay:straight@1,-1/0")
    assert after.solo is not None and after.solo.fresh == ((2, -2),)
    later = play(after, "back:swing-star", "pick:dive-star", "pass")
    assert later.solo is not None and later.solo.fresh == ()
    assert cells(later, "lay") == set()
    refused(later, "lay:wide-bend@3,-2/1", "RW-LAY-1")


@pytest.mark.clause("RW-SOLO-10")
def test_what_fits_nowhere_goes_under_the_deck() -> None:
    tiles = {"-1,1": "dead-end/0 active", "1,-1": "dead-end/3 active", "2,-1": "dark-hand-dive dark"}
    state = alone(tiles, hands=("plus1-straight",), solo={"deck": "dead-end dark-hand-jump"})
    after = play(state, "lay:plus1-straight@1,0/1", "pass")
    assert lies(after, "2,0").startswith("dead-end")
    assert after.solo is not None and FACES[after.solo.deck[-1]].id == "dark-hand-jump"
    only = alone(tiles, hands=("plus1-straight",), solo={"deck": "dark-hand-jump"})
    laid = play(only, "lay:plus1-straight@1,0/1")
    assert CavePassed() in happens(laid, "pass")
    assert told(laid, "pass")[-1] == "The cave can lay none of its tiles."


@pytest.mark.clause("RW-SOLO-11")
def test_the_player_wins_by_escaping_when_all_is_laid() -> None:
    empty = {"stack": "", "lights": "", "section": ""}
    state = alone(hands=("straight",), solo=empty)
    assert "Lay the others first" in refused(state, "lay:escape@1,-1/3", "RW-SOLO-11")
    last = alone(hands=("plus1-straight",), solo=empty)
    won = play(last, "lay:plus1-straight@1,-1/0", "lay:escape@2,-2/3")
    outcome = GAME.outcome(won)
    assert outcome is not None
    assert (outcome.winners, outcome.clause) == ((RED,), "RW-SOLO-11")
    more = alone(hands=("plus1-straight",), solo={**empty, "section": "dive-star"})
    refused(play(more, "lay:plus1-straight@1,-1/0"), "lay:escape@2,-2/3", "RW-SOLO-11")


@pytest.mark.clause("RW-SOLO-11")
def test_the_player_loses_when_the_cave_deck_is_laid_first() -> None:
    after = play(alone(hands=("straight",), solo={"deck": "dead-end"}), "lay:straight@1,-1/0")
    outcome = GAME.outcome(after)
    assert outcome is not None
    assert (outcome.winners, outcome.clause) == ((), "RW-SOLO-11")
    assert (
        GAME.prompt(after, ("Ada",)).text == "The match is over: the caves win. The Cave Deck ran out first."
    )


@pytest.mark.clause("RW-STUCK-5")
def test_ten_idle_turns_are_lost() -> None:
    tiles = {"-1,1": "dead-end/0 active", "1,-1": "dead-end/3 active", "1,0": "dead-end/4 active"}
    state = alone(tiles, hands=("straight swing-star",), idle=10, solo={"deck": "dark-hand-jump"})
    after = play(state, "back:swing-star", "pick:dive-star", "pass")
    outcome = GAME.outcome(after)
    assert outcome is not None
    assert (outcome.winners, outcome.clause) == ((), "RW-STUCK-5")


@pytest.mark.clause("RW-SOLO-12")
def test_no_character_and_one_open_gear() -> None:
    state = GAME.setup(GAME.Options(), 1, 5)
    assert GAME.observe(state, None).gear == state.gear
    ready = alone(hands=("straight",))
    assert "no characters" in refused(ready, "card:guide", "RW-SOLO-12")
    without = alone({**FLOODED, "2,-2": "dark-clock-straight dark"}, meeples=("1,-1",), gear=("map",))
    assert play(without, "blind@2,-2", "turn:0").turn == without.turn + 1


def test_the_faces_of_the_dark_tiles_of_the_cave_are_seen_by_nobody() -> None:
    state = alone({**FLOODED, "2,-2": "dark-clock-straight dark"}, meeples=("1,-1",))
    assert GAME.observe(state, RED).board[2, -2].face == -1
    assert state.board[2, -2].face in DARK
