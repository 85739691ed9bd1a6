"""Laying the path (RP-PATH-1 to RP-PATH-3)."""

import pytest
from redpeak_situations import GAME, allowed, legal, play, refused, situation, text, tile, told, way

from cavegames.engine.squaregrid import Side
from cavegames.games.redpeak.boards import BOARDS, FRONT
from cavegames.games.redpeak.components import BOATS
from cavegames.games.redpeak.path import boat_reached, dock_reached, end_after, exits, open_end
from cavegames.games.redpeak.state import Placed

STRAIGHT, CURVE = tile(), tile(curved=True)
BOTH = (STRAIGHT, CURVE)


def place(which: int, leave: str) -> str:
    return f"place:{text(which, leave)}"


@pytest.mark.clause("RP-PATH-1")
def test_the_first_tile_goes_below_the_camp() -> None:
    state = situation(supply=BOTH)
    assert open_end(state) == ((4, 1), Side.SOUTH)
    after = play(state, place(STRAIGHT, "s"))
    assert after.path == (Placed(STRAIGHT, (4, 1), Side.SOUTH),)
    assert after.supply == (CURVE,)
    assert open_end(after) == ((4, 2), Side.SOUTH)


@pytest.mark.clause("RP-PATH-1")
def test_a_tile_continues_where_the_path_leads() -> None:
    state = play(situation(supply=BOTH), place(CURVE, "e"), place(STRAIGHT, "e"))
    assert [placed.cell for placed in state.path] == [(4, 1), (5, 1)]
    assert open_end(state) == ((6, 1), Side.EAST)


@pytest.mark.clause("RP-PATH-1")
def test_the_shape_of_a_tile_decides_where_it_can_lead() -> None:
    state = situation(supply=BOTH)
    assert legal(state, "place") == {place(STRAIGHT, "s"), place(CURVE, "e"), place(CURVE, "w")}
    assert "straight" in refused(state, place(STRAIGHT, "e"), "RP-PATH-1")
    assert "curved" in refused(state, place(CURVE, "s"), "RP-PATH-1")
    assert exits(state, CURVE) == (Side.EAST, Side.WEST)


@pytest.mark.clause("RP-PATH-1")
def test_only_tiles_of_the_supply() -> None:
    refused(situation(supply=(CURVE,)), place(STRAIGHT, "s"), "RP-PATH-1")
    assert "empty" in refused(situation(), place(STRAIGHT, "s"), "RP-PATH-1")


@pytest.mark.clause("RP-PATH-2")
def test_the_path_never_leads_north_or_back() -> None:
    east = situation(path=way("e"), supply=[each for each in range(21) if text(each, "e") not in way("e")])
    leads = {each[-1] for each in legal(east, "place")}
    assert leads == {"e", "s"}
    straight = tile()
    assert "north" in refused(east, place(straight, "n"), "RP-PATH-2")
    refused(east, place(straight, "w"), "RP-PATH-1")


@pytest.mark.clause("RP-PATH-2")
def test_the_path_stays_in_the_jungle() -> None:
    """The northernmost row of the front has two spaces on each side of the one below the camp."""
    straight = tile(skip=[tile()])
    state = situation(path=way("e"), supply=(straight,))
    assert allowed(state, place(straight, "e"))
    further = play(state, place(straight, "e"))
    last = tile(skip=[straight])
    at_the_edge = situation(path=[*way("e", [CURVE]), text(straight, "e")], supply=(last,))
    assert open_end(further).cell == open_end(at_the_edge).cell
    assert "jungle" in refused(at_the_edge, place(last, "e"), "RP-PATH-2")
    assert legal(at_the_edge, "place") == set()


def test_a_path_that_goes_where_it_may_never_meets_itself() -> None:
    """From every space, at every heading: what lies ahead was never used before."""
    for board in BOARDS:
        for cell in board.jungle:
            for heading in (Side.EAST, Side.SOUTH, Side.WEST):
                end = end_after(board, (Placed(0, cell, heading),))
                assert end.cell[1] >= cell[1]
                assert (end.cell[1] > cell[1]) == (heading == Side.SOUTH)


@pytest.mark.clause("RP-PATH-3")
def test_the_path_ends_at_a_dock() -> None:
    state = situation(path=way("s " * 11), adventurer=11, supply=(CURVE,))
    assert dock_reached(state) == 1
    assert "beach" in refused(state, place(CURVE, "e"), "RP-PATH-3")
    assert "set out" in GAME.prompt(state, ["Ada"]).text


@pytest.mark.clause("RP-PATH-3")
def test_without_a_boat_at_the_dock_the_day_ends_there() -> None:
    state = situation(path=way("s " * 11), adventurer=11)
    assert boat_reached(state) == -1
    assert told(state, "go") == ["The adventurer has no path tile ahead.", "Day 2 ends."]
    refused(state, "board", "RP-PATH-3")


@pytest.mark.clause("RP-PATH-3")
def test_with_a_boat_there_it_can_be_boarded() -> None:
    boat = next(i for i, each in enumerate(BOATS) if each.dock == 1)
    state = play(situation(path=way("s " * 11), adventurer=11, docks=(boat,)), "go")
    assert legal(state) == {"board", "rest", "sand"}


def test_a_boat_at_another_dock_does_not_help() -> None:
    boat = next(i for i, each in enumerate(BOATS) if each.dock == 0)
    assert legal(play(situation(path=way("s " * 11), adventurer=11, docks=(boat,)), "go")) == {
        "turn",
        "buy:multi",
        "buy:time",
        "buy:path",
        "buy:cards",
        "buy:boat",
    }


def test_the_front_has_no_places() -> None:
    assert BOARDS[FRONT].places == ()
