"""Lava River, cutting the board: two arms that grow towards each other (RW-LAVA-1)."""

from dataclasses import replace
from itertools import pairwise

import pytest
from rwenzori_situations import GAME, allowed, cells, lies, play, refused, situation, told, wants

from cavegames.engine import chance
from cavegames.engine.game import BadPosition
from cavegames.engine.hexgrid import distance
from cavegames.games.rwenzori.components import LAVA
from cavegames.games.rwenzori.expansions.cutting_board import EXPANSION
from cavegames.games.rwenzori.expansions.lava import lava
from cavegames.games.rwenzori.state import State

BOARD = ("cutting_board", "sheet")
CLOSED = "lava/0 active"


def board(*lava_: str, tiles: dict[str, str] | None = None, **parts: object) -> State:
    """Some lava lies already."""
    parts.setdefault("expansions", BOARD)
    return situation({**(tiles or {}), **dict.fromkeys(lava_, CLOSED)}, **parts)  # type: ignore[arg-type]


UPPER, LOWER = ("3,-5", "2,-4", "1,-3", "1,-2", "1,-1"), ("-2,5", "-2,4", "-1,3", "0,2", "0,1")
"""Both arms of a match of two before the last tile, which can go on either start tile."""


@pytest.mark.clause("RW-LAVA-1")
def test_after_every_round_the_players_in_turn_lay_from_the_top_and_from_the_bottom() -> None:
    state = play(board(), "move@1,0")
    assert wants(state) == ["turn"], "the round is not over"
    first = play(state, "move@0,0")
    assert (wants(first), first.due[-1].seat) == (["lava", "turn"], 0)
    assert cells(first, "lava") == {"3,-5"}
    assert told(first, "lava@3,-5") == ["Ada lays lava on 3,-5."]
    second = play(first, "lava@3,-5", "move@0,0", "move@1,0")
    assert (second.due[-1].seat, cells(second, "lava")) == (1, {"-2,5"})
    third = play(second, "lava@-2,5", "move@1,0", "move@0,0")
    assert (third.due[-1].seat, cells(third, "lava")) == (0, {"2,-4", "3,-4"})
    fourth = play(third, "lava@2,-4", "move@0,0", "move@1,0")
    assert (fourth.due[-1].seat, cells(fourth, "lava")) == (1, {"-2,4", "-1,4"})


@pytest.mark.clause("RW-LAVA-1")
def test_lava_that_is_due_comes_first_and_only_there() -> None:
    due = play(board(), "move@1,0", "move@0,0")
    why = refused(due, "move@0,0", "RW-LAVA-1")
    assert why == "A lava tile must be laid first. It can go on: 3,-5."
    refused(due, "lava@-2,5", "RW-LAVA-1")
    refused(due, "lava@4,-5", "RW-LAVA-1")
    assert "No lava is to be laid now" in refused(board(), "lava@3,-5", "RW-LAVA-1")
    refused(situation(), "lava@3,-5", "RW-LAVA-1")
    assert GAME.prompt(due, ("Ada", "Ben")).text == "Ada: lay a lava tile."
    assert "3,-5" in GAME.cells(due)


@pytest.mark.clause("RW-LAVA-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_however_they_are_laid_the_arms_join(seats: int) -> None:
    for seed in range(30):
        rng = chance.stream(seed, "arms")
        state = replace(board(seats=seats), meeples=((9, 9),) * seats)
        while spots := EXPANSION.spots(state):
            cell = chance.draw(rng, spots)
            state = replace(state, board=state.board.laid(cell, lava()), supply=state.supply[1:])
        river = sorted((cell for cell, tile in state.board.items() if tile.face == LAVA), key=lambda c: c[1])
        assert [r for _, r in river] == list(range(-5, 6))
        assert all(distance(a, b) == 1 for a, b in pairwise(river))


@pytest.mark.clause("RW-LAVA-1")
def test_an_arm_does_not_go_where_it_could_not_join_any_more() -> None:
    far = board("3,-5", "3,-4", "3,-3", "3,-2", "-2,5", "-2,4", "-2,3")
    due = play(far, "move@1,0", "move@0,0")
    assert cells(due, "lava") == {"-1,2"}
    refused(due, "lava@-2,2", "RW-LAVA-1")


@pytest.mark.clause("RW-LAVA-1")
def test_it_waits_under_meeples_and_joins_when_one_has_gone() -> None:
    waiting = play(board(*UPPER, *LOWER), "move@1,0", "move@0,0")
    assert wants(waiting) == ["turn"]
    due = play(waiting, "lay:straight@2,-1/0", "move@1,0")
    assert cells(due, "lava") == {"0,0"}
    refused(due, "lava@1,0", "RW-LAVA-1")
    assert told(due, "lava@0,0") == ["Ada lays lava on 0,0 over a start tile."]


@pytest.mark.clause("RW-LAVA-1")
def test_when_the_arms_have_joined_no_more_is_laid() -> None:
    joined = board(*UPPER, "0,0", *LOWER, meeples=("1,0", "1,0"))
    after = play(joined, "lay:straight@2,-1/0", "move@2,-1")
    assert wants(after) == ["turn"]
    assert len(after.supply) == 1
    assert "next lava" not in GAME.describe(after, "1,0")


@pytest.mark.clause("RW-LAVA-1")
def test_what_lava_covers_is_out_of_the_game() -> None:
    tiles = {"3,-5": "dark-hand-dive dark by blue"}
    dark = play(board(tiles=tiles), "move@1,0", "move@0,0")
    assert told(dark, "lava@3,-5", 0) == ["Ada lays lava on 3,-5 over a dark tile."]
    covered = play(dark, "lava@3,-5")
    assert lies(covered, "3,-5") == CLOSED
    assert "dark-hand-dive" in GAME.dump(covered)["box"]  # type: ignore[operator]
    hoard = board("3,-5", "2,-4", "-2,5", expansions=(*BOARD, "treasure"))
    laid = play(hoard, "move@1,0", "move@0,0")
    assert told(laid, "lava@-2,4") == ["Ben lays lava on -2,4 over a treasure (straight)."]
    assert GAME.dump(play(laid, "lava@-2,4"))["spent"] == ["treasure-straight"]


@pytest.mark.clause("RW-LAVA-1")
def test_nothing_passes_lava() -> None:
    hand = ("straight dark-hand-dive dead-end jump-star", "star")
    state = board("3,-5", "2,-4", "1,-3", "1,-2", "1,-1", *LOWER[:4], hands=hand, meeples=("1,0", "0,0"))
    assert cells(state, "move") == {"0,0"}
    refused(state, "block:dead-end@1,-1/3", "RW-LAVA-1")
    refused(state, "block:dark-hand-dive@1,-1", "RW-LAVA-1")
    ahead = play(state, "move@0,0", "move@1,0", "lava@0,1")
    refused(ahead, "lay:straight@1,-1/0", "RW-LAVA-1")
    refused(ahead, "move@1,-1", "RW-LAVA-1")
    refused(ahead, "save:jump-star@2,-2/1", "RW-SAVE-1")
    assert allowed(ahead, "lay:straight@-1,1/0")
    assert GAME.describe(ahead, "1,-1") == "1,-1: lava. Nothing passes it."


def test_the_next_hexes_are_described() -> None:
    state = board("3,-5")
    assert "The next lava can be laid here." in GAME.describe(state, "-2,5")
    assert "lava" not in GAME.describe(state, "2,-4")


@pytest.mark.parametrize(
    ("tiles", "due", "why"),
    [
        (("3,-5", "0,2"), (), "two arms"),
        (("-2,5",), (), "two arms"),
        (("3,-5", "2,-4"), (), "two arms"),
        ((), ({"want": "lava", "left": 2},), "one lava tile"),
        ((), ({"want": "lava", "left": 1}, {"want": "turn"}), "before anything else"),
        ((*UPPER, *LOWER), ({"want": "turn"}, {"want": "lava", "left": 1}), "More lava"),
    ],
)
def test_what_cannot_be_is_no_position(
    tiles: tuple[str, ...], due: tuple[dict[str, object], ...], why: str
) -> None:
    with pytest.raises(BadPosition, match=why):
        board(*tiles, due=due or ({"want": "turn"},))


def test_lava_that_is_open_or_short_is_no_position() -> None:
    with pytest.raises(BadPosition, match="Nothing passes"):
        situation({"3,-5": "lava/0"}, expansions=BOARD)
    data = GAME.dump(board("3,-5"))
    with pytest.raises(BadPosition, match="13 of lava"):
        GAME.load({**data, "supply": ["lava"] * 12})
    with pytest.raises(BadPosition):
        GAME.load({key: value for key, value in data.items() if key != "supply"})
