"""The grid of squares."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cavegames.engine import squaregrid
from cavegames.engine.squaregrid import Cell, Side

numbers = st.integers(-40, 40)
cells = st.tuples(numbers, numbers)
sides = st.sampled_from(Side)


@pytest.mark.parametrize(
    ("side", "cell"),
    [(Side.NORTH, (5, 4)), (Side.EAST, (6, 5)), (Side.SOUTH, (5, 6)), (Side.WEST, (4, 5))],
)
def test_each_side_leads_where_its_name_says(side: Side, cell: Cell) -> None:
    assert squaregrid.neighbour((5, 5), side) == cell


@given(cells, sides)
def test_the_opposite_side_leads_back(cell: Cell, side: Side) -> None:
    assert squaregrid.neighbour(squaregrid.neighbour(cell, side), side.opposite) == cell
    assert squaregrid.distance(cell, squaregrid.neighbour(cell, side)) == 1


@given(cells, cells, cells)
def test_distance_is_a_metric(a: Cell, b: Cell, c: Cell) -> None:
    assert squaregrid.distance(a, b) == squaregrid.distance(b, a)
    assert (squaregrid.distance(a, b) == 0) == (a == b)
    assert squaregrid.distance(a, c) <= squaregrid.distance(a, b) + squaregrid.distance(b, c)


@given(cells, cells)
def test_distance_is_the_shortest_walk(a: Cell, b: Cell) -> None:
    away = squaregrid.distance(a, b)
    around = [squaregrid.neighbour(a, side) for side in Side]
    assert (away - 1 in [squaregrid.distance(cell, b) for cell in around]) == (away > 0)


@given(cells, sides, st.integers(0, 6))
def test_a_line_goes_straight_on_until_it_leaves(cell: Cell, side: Side, length: int) -> None:
    dx, dy = squaregrid.STEPS[side]
    far = [(cell[0] + dx * n, cell[1] + dy * n) for n in range(1, length + 3)]
    within = {*far[:length], far[length + 1]}
    assert list(squaregrid.line(cell, side, within)) == far[:length]


@pytest.mark.parametrize(("cell", "name"), [((0, 0), "a1"), ((10, 2), "k3"), ((25, 998), "z999")])
def test_a_name_is_the_column_and_the_row(cell: Cell, name: str) -> None:
    assert squaregrid.name(cell) == name
    assert squaregrid.read(name) == cell


@given(st.integers(0, 25), st.integers(0, 998))
def test_names_are_read_back(x: int, y: int) -> None:
    assert squaregrid.read(squaregrid.name((x, y))) == (x, y)


@pytest.mark.parametrize("cell", [(-1, 0), (0, -1), (26, 0), (0, 999)])
def test_cells_outside_have_no_name(cell: Cell) -> None:
    with pytest.raises(ValueError, match="no name"):
        squaregrid.name(cell)


@pytest.mark.parametrize(
    "text", ["", "a", "1", "a0", "a01", "A1", "aa1", "a1000", "a1\n", " a1", "ä1", "a\u0661"]
)
def test_what_is_no_name_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no cell; a cell is a letter and a number"):
        squaregrid.read(text)


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        cell = squaregrid.read(text)
    except ValueError:
        return
    assert squaregrid.name(cell) == text
