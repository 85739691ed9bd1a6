"""The play sheet: a field with an end (RW-SHEET-1)."""

import pytest
from rwenzori_situations import GAME, allowed, alone, cells, refused, situation, told

from cavegames.engine.game import BadPosition
from cavegames.engine.hexgrid import Cell
from cavegames.games.rwenzori import field
from cavegames.games.rwenzori.setup import start_row
from cavegames.games.rwenzori.state import State

EAST = {"6,0": "straight/1", "7,0": "straight/1"}
"""A passage to the eastern edge of the sheet of two players."""


def on_sheet(tiles: dict[str, str] | None = None, **parts: object) -> State:
    """Red is at the end of the passage, on the last hex, where the test does not say."""
    parts = {"meeples": ("7,0", "0,0"), "expansions": ("sheet",), **parts}
    return situation(tiles or EAST, **parts)  # type: ignore[arg-type]


def rows(cells_: frozenset[Cell]) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for q, r in sorted(cells_):
        found.setdefault(r, []).append(q)
    return found


@pytest.mark.clause("RW-SHEET-1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_it_has_11_rows_of_15_hexes_and_the_start_row_in_its_middle(seats: int) -> None:
    found = rows(field.cells(seats))
    assert sorted(found) == list(range(-5, 6))
    assert all(len(row) == 15 and row[-1] - row[0] == 14 for row in found.values())
    assert found[0][7] == (seats - 1) // 2
    assert set(start_row(seats)) <= field.cells(seats)


@pytest.mark.clause("RW-SHEET-1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_a_logo_is_at_the_top_and_at_the_bottom_centre_and_five_marks_elsewhere(seats: int) -> None:
    found, logos, marks = rows(field.cells(seats)), field.logos(seats), field.marks(seats)
    assert logos == ((found[-5][7], -5), (found[5][7], 5))
    assert len(marks) == 5
    assert set(marks) <= field.cells(seats)
    assert not set(marks) & {*logos, *start_row(seats)}


@pytest.mark.clause("RW-SHEET-1")
def test_an_exit_off_the_sheet_is_a_wall_to_who_lays() -> None:
    assert cells(on_sheet(), "lay") == set()
    assert "off the sheet" in refused(on_sheet(), "lay:straight@8,0/1", "RW-SHEET-1")
    assert allowed(on_sheet(expansions=()), "lay:straight@8,0/1")
    assert allowed(on_sheet(meeples=("0,0", "0,0")), "lay:straight@1,-1/0")


@pytest.mark.clause("RW-SHEET-1")
def test_no_obstacle_lies_off_the_sheet_and_none_is_passed_towards_it() -> None:
    blue = on_sheet(meeples=("0,0", "7,0"), hands=("dead-end dark-hand-dive", "star"))
    refused(blue, "block:dead-end@8,0/4", "RW-SHEET-1")
    refused(blue, "block:dark-hand-dive@8,0", "RW-SHEET-1")
    flooded = {"6,0": "straight/1", "7,0": "flooded-dive-straight/1 active"}
    before = on_sheet(flooded, meeples=("6,0", "0,0"), hands=("dive-star", "star"))
    refused(before, "save:dive-star@8,0/0", "RW-SHEET-1")
    assert allowed(
        on_sheet(flooded, meeples=("6,0", "0,0"), hands=("dive-star", "star"), expansions=()),
        "save:dive-star@8,0/0",
    )


@pytest.mark.clause("RW-SHEET-1")
def test_a_move_does_not_stop_for_an_exit_off_the_sheet() -> None:
    tiles = {"7,0": "straight/2", "7,1": "star/1", "6,2": "straight/0", "7,-1": "dead-end/2 active"}
    assert allowed(on_sheet(tiles), "move@6,2")
    refused(on_sheet(tiles, expansions=()), "move@6,2", "RW-MOVE-1")


@pytest.mark.clause("RW-SHEET-1")
def test_who_has_only_the_wall_before_them_is_trapped() -> None:
    assert allowed(on_sheet({"7,0": "straight/1", "6,0": "dead-end/1 active"}), "miss")
    refused(on_sheet(), "miss", "RW-STUCK-1")


@pytest.mark.clause("RW-SHEET-1")
@pytest.mark.clause("RW-STUCK-1")
def test_who_can_only_go_to_and_fro_is_trapped_too() -> None:
    closed = {"7,0": "straight/1", "6,0": "straight/1", "5,0": "dead-end/1 active"}
    assert allowed(on_sheet(closed), "miss")
    assert allowed(on_sheet(closed), "move@6,0")
    assert allowed(on_sheet(closed, missed=(1, 0)), "swap")
    refused(on_sheet({**closed, "7,0": "cross/1"}), "miss", "RW-STUCK-1")
    no_sheet = {**closed, "7,0": "straight/1", "8,0": "dead-end/4 active"}
    refused(on_sheet(no_sheet, expansions=()), "miss", "RW-STUCK-1")


@pytest.mark.clause("RW-SHEET-1")
def test_alone_neither_the_player_nor_the_cave_leaves_it() -> None:
    parts = {"meeples": ("7,0",), "expansions": ("sheet",)}
    refused(alone(EAST, **parts), "lay:straight@8,0/1", "RW-SHEET-1")
    drawn = alone(
        EAST, due=({"want": "cave"},), solo={"drawn": "straight", "by_hand": True, "owed": 1}, **parts
    )
    refused(drawn, "cave@8,0/1", "RW-SHEET-1")
    assert all(GAME.read(f"cave@{cell}/0").cell in field.cells(1) for cell in cells(drawn, "cave"))


def test_another_refusal_is_not_about_the_sheet() -> None:
    tiles = {"1,-1": "straight/0", "2,-2": "dark-hand-dive/0 active by blue"}
    due = ({"want": "rotate", "cell": "2,-2", "edge": 3},)
    state = on_sheet(tiles, meeples=("1,-1", "1,0"), due=due)
    refused(state, "turn:1", "RW-BLIND-1")
    refused(on_sheet(), "move@8,0", "RW-MOVE-1")
    refused(on_sheet(hands=("tnt", "star")), "tnt@8,0/0", "RW-TNT-1")


def test_what_is_printed_and_what_is_off_it_is_described() -> None:
    state = on_sheet()
    assert GAME.describe(state, "8,0").endswith("It is off the sheet.")
    assert GAME.describe(state, "3,-5").endswith("The logo is printed here.")
    assert GAME.describe(state, "-2,4").endswith("A treasure mark is printed here.")
    assert "sheet" not in GAME.describe(state, "1,-1")
    assert "8,0" not in GAME.cells(state)
    assert told(on_sheet(meeples=("0,0", "0,0")), "lay:straight@1,-1/0")


def test_a_position_with_a_tile_off_the_sheet_is_none() -> None:
    with pytest.raises(BadPosition, match="off the sheet"):
        on_sheet({**EAST, "8,0": "star/1"})
