"""The grid of hexes, checked against cube coordinates and plane geometry."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cavegames.engine import hexgrid
from cavegames.engine.hexgrid import Cell, Edge

numbers = st.integers(-40, 40)
cells = st.tuples(numbers, numbers)
edges = st.sampled_from(Edge)
exits = st.integers(0, hexgrid.ALL_EXITS)
steps = st.integers(-20, 20)

ANGLES = {Edge.NE: 60, Edge.E: 0, Edge.SE: -60, Edge.SW: -120, Edge.W: 180, Edge.NW: 120}
"""Where each edge of a pointy-top hex lies, in degrees anticlockwise from the east."""


def centre(cell: Cell) -> tuple[float, float]:
    """The middle of a cell in the plane, x to the east and y to the north, neighbours 1 apart."""
    q, r = cell
    return q + r / 2, -r * math.sqrt(3) / 2


@pytest.mark.parametrize("edge", Edge)
def test_each_edge_leads_where_its_name_says(edge: Edge) -> None:
    x, y = centre(hexgrid.neighbour((0, 0), edge))
    angle = math.radians(ANGLES[edge])
    assert (x, y) == pytest.approx((math.cos(angle), math.sin(angle)))


@given(cells, edges)
def test_the_opposite_edge_leads_back(cell: Cell, edge: Edge) -> None:
    assert hexgrid.neighbour(hexgrid.neighbour(cell, edge), edge.opposite) == cell
    assert edge.opposite.opposite == edge


@given(cells)
def test_a_cell_has_six_neighbours_at_distance_one(cell: Cell) -> None:
    around = hexgrid.neighbours(cell)
    assert len(set(around)) == 6
    assert {hexgrid.distance(cell, other) for other in around} == {1}
    assert [hexgrid.edge_between(cell, other) for other in around] == list(Edge)


@given(cells, cells)
def test_only_neighbours_have_an_edge_between(a: Cell, b: Cell) -> None:
    assert (hexgrid.edge_between(a, b) is None) == (hexgrid.distance(a, b) != 1)


@given(cells, cells, cells)
def test_distance_is_a_metric(a: Cell, b: Cell, c: Cell) -> None:
    assert hexgrid.distance(a, b) == hexgrid.distance(b, a)
    assert (hexgrid.distance(a, b) == 0) == (a == b)
    assert hexgrid.distance(a, c) <= hexgrid.distance(a, b) + hexgrid.distance(b, c)


@given(cells, cells)
def test_distance_is_the_shortest_walk(a: Cell, b: Cell) -> None:
    away = hexgrid.distance(a, b)
    nearer = [cell for cell in hexgrid.neighbours(a) if hexgrid.distance(cell, b) == away - 1]
    assert bool(nearer) == (away > 0)


@given(edges, steps)
def test_turning_an_edge_turns_it_clockwise(edge: Edge, by: int) -> None:
    assert (ANGLES[edge] - 60 * by - ANGLES[edge.turned(by)]) % 360 == 0


@given(exits, steps)
def test_rotating_exits_turns_each_edge(some: int, by: int) -> None:
    turned = hexgrid.exits(*(edge.turned(by) for edge in hexgrid.edges(some)))
    assert hexgrid.rotate(some, by) == turned


@given(exits, steps, steps)
def test_rotations_add_up(some: int, a: int, b: int) -> None:
    assert hexgrid.rotate(hexgrid.rotate(some, a), b) == hexgrid.rotate(some, a + b)
    assert hexgrid.rotate(some, 6) == some


@given(st.lists(edges))
def test_a_set_of_exits_holds_its_edges(some: list[Edge]) -> None:
    assert hexgrid.edges(hexgrid.exits(*some)) == tuple(sorted(set(some)))


@given(cells, edges, st.integers(0, 6), st.integers(1, 3))
def test_a_line_goes_straight_on_until_it_leaves(cell: Cell, edge: Edge, length: int, beyond: int) -> None:
    dq, dr = hexgrid.STEPS[edge]
    straight = [(cell[0] + dq * n, cell[1] + dr * n) for n in range(1, length + 1)]
    gap = (cell[0] + dq * (length + 1 + beyond), cell[1] + dr * (length + 1 + beyond))
    assert list(hexgrid.line(cell, edge, {*straight, gap})) == straight


@given(cells, st.integers(1, 8))
def test_a_ring_is_all_cells_at_its_distance_clockwise(cell: Cell, radius: int) -> None:
    ring = list(hexgrid.ring(cell, radius))
    reach = range(-radius, radius + 1)
    near = {(cell[0] + q, cell[1] + r) for q in reach for r in reach}
    assert len(ring) == 6 * radius
    assert set(ring) == {other for other in near if hexgrid.distance(cell, other) == radius}
    assert all(hexgrid.distance(a, b) == 1 for a, b in zip(ring, ring[1:] + ring[:1], strict=True))
    (x0, y0), (x1, y1) = (centre((q - cell[0], r - cell[1])) for q, r in ring[:2])
    assert x0 * y1 - y0 * x1 < 0, "clockwise"
    assert math.degrees(math.atan2(y0, x0)) == pytest.approx(60)


def test_a_ring_of_no_radius_is_its_middle() -> None:
    assert list(hexgrid.ring((3, 4), 0)) == [(3, 4)]
    with pytest.raises(ValueError, match="0 or more"):
        list(hexgrid.ring((3, 4), -1))


@pytest.mark.parametrize(
    ("cell", "name"),
    [
        ((0, 0), "a1"),
        ((0, 1), "a2"),
        ((-1, 2), "a3"),
        ((25, 0), "z1"),
        ((26, 0), "aa1"),
        ((51, 0), "az1"),
        ((52, 0), "ba1"),
        ((701, 0), "zz1"),
        ((-499, 998), "a999"),
    ],
)
def test_a_name_is_the_column_and_the_row(cell: Cell, name: str) -> None:
    assert hexgrid.name(cell) == name
    assert hexgrid.read(name) == cell


@given(st.integers(0, 701), st.integers(0, 998))
def test_names_are_read_back(column: int, row: int) -> None:
    cell = column - row // 2, row
    assert hexgrid.read(hexgrid.name(cell)) == cell


@pytest.mark.parametrize("cell", [(-1, 0), (0, -1), (-1, 1), (702, 0), (-499, 999)])
def test_cells_outside_have_no_name(cell: Cell) -> None:
    with pytest.raises(ValueError, match="no name"):
        hexgrid.name(cell)


@pytest.mark.parametrize(
    "text", ["", "a", "1", "a0", "a01", "A1", "aaa1", "a1000", "a1\n", " a1", "ä1", "a\u0661"]
)
def test_what_is_no_name_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no cell; a cell is a letter and a number"):
        hexgrid.read(text)


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        cell = hexgrid.read(text)
    except ValueError:
        return
    assert hexgrid.name(cell) == text
