"""The two boards, and that the places of the other side can be visited."""

import copy
from functools import cache
from itertools import combinations
from typing import Any

import pytest

from cavegames.engine import assets
from cavegames.engine.squaregrid import Cell, Side, neighbour
from cavegames.games.redpeak.boards import BOARDS, FRONT, REVERSED, Board, board_from
from cavegames.games.redpeak.components import TILES

CURVES = sum(tile.curved for tile in TILES)
STRAIGHTS = len(TILES) - CURVES
FAR = 18
"""Tiles that any three places need at most (RP-QUE-3)."""


@cache
def least_tiles() -> dict[frozenset[int], int]:
    """The least tiles of a path from the camp to a dock, by the places on it; all paths are tried.

    A path never goes north and is made of the straight and curved tiles that there are.
    """
    board = BOARDS[REVERSED]
    found: dict[frozenset[int], int] = {}
    ends = {(neighbour(board.camp, Side.SOUTH), Side.SOUTH, frozenset[int](), 0)}
    for tiles in range(1, len(TILES) + 1):
        further = set()
        for cell, heading, places, curves in ends:
            if cell not in board.jungle:
                continue
            on = places | {board.places.index(cell)} if cell in board.places else places
            for leave in {Side.EAST, Side.SOUTH, Side.WEST} - {heading.opposite}:
                curved = curves + (leave != heading)
                if curved <= CURVES and tiles - curved <= STRAIGHTS:
                    after = neighbour(cell, leave)
                    further.add((after, leave, on, curved))
                    if after in board.docks and leave == Side.SOUTH:
                        found.setdefault(on, tiles)
        ends = further
    return found


def needed(places: frozenset[int]) -> int:
    """The least tiles of a path over these places, and maybe others."""
    return min((tiles for on, tiles in least_tiles().items() if places <= on), default=99)


@pytest.mark.clause("RP-QUE-3")
@pytest.mark.parametrize("places", list(combinations(range(7), 3)))
def test_any_three_places_lie_on_one_path(places: tuple[int, ...]) -> None:
    assert needed(frozenset(places)) <= FAR


def test_all_seven_places_lie_on_one_path() -> None:
    assert needed(frozenset(range(7))) <= len(TILES)


@pytest.mark.clause("RP-COMP-5")
@pytest.mark.parametrize("board", BOARDS)
def test_nine_columns_and_eleven_rows_with_an_irregular_outline(board: Board) -> None:
    xs, ys = zip(*board.jungle, strict=True)
    assert (min(xs), max(xs), min(ys), max(ys)) == (0, 8, 1, 11)
    assert (board.camp, board.width, len(board.docks)) == ((4, 0), 9, 3)
    outline = {tuple(x for x, y in board.jungle if y == row) for row in range(1, 12)}
    assert len({(min(row), max(row)) for row in outline}) >= 5


@pytest.mark.clause("RP-BON-1")
@pytest.mark.parametrize("board", BOARDS)
def test_four_clearings_are_no_places(board: Board) -> None:
    assert len(board.clearings) == 4
    assert board.jungle.issuperset(board.clearings)
    assert not set(board.clearings) & set(board.places)


@pytest.mark.clause("RP-QUE-1")
def test_places() -> None:
    assert BOARDS[FRONT].places == ()
    assert len(set(BOARDS[REVERSED].places)) == len(set(BOARDS[REVERSED].place_names)) == 7
    assert {"the temple", "the waterfall", "the monkey tribe"} <= set(BOARDS[REVERSED].place_names)


def test_names_of_cells() -> None:
    board = BOARDS[FRONT]
    cells: list[Cell] = [board.camp, *board.docks, (4, 1), (0, 5)]
    assert [board.name(cell) for cell in cells] == ["camp", "dock1", "dock2", "dock3", "e1", "a5"]


def spoilt(old: str, new: str) -> dict[str, Any]:
    """The reversed board with a part of its drawing replaced, once."""
    data = copy.deepcopy(dict(assets.table("redpeak/reversed.toml")))
    assert old in data["drawing"]
    data["drawing"] = data["drawing"].replace(old, new, 1)
    return data


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("o", "#", "four clearings"),
        ("3", "#", "one space a place"),
        ("D", ".", "three docks"),
        ("C", ".", "one camp"),
        ("C", "CC", "one camp"),
        ("....C....", "...C.....", "must lie north"),
        ("##o######", "##o#######", "must lie north"),
        ("..D.D.D..", "D...D.D..", "every space must be reached"),
        ("...####..", "#..####..", "every space must be reached"),
    ],
)
def test_spoilt_boards_are_refused(old: str, new: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        board_from("reversed", spoilt(old, new))
