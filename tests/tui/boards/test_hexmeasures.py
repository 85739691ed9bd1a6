"""How hexes tile the cells of a terminal: every cell and every pixel belongs to exactly one."""

from itertools import islice, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cavegames.engine.hexgrid import Edge, neighbour
from cavegames.tui.boards import hexlines
from cavegames.tui.boards.hexmeasures import Measures, fitting, measures
from cavegames.tui.looks import Size

ALL = [measures(size) for size in (Size.S, Size.M, Size.L)]
HEXES = st.sampled_from(ALL)
FAR = st.integers(-500, 500)
CELLS = st.tuples(st.integers(-60, 60), st.integers(-60, 60))


def owns(hexes: Measures, cell: tuple[int, int], x: int, y: int) -> bool:
    """Whether a hex says that a cell of the world is its own."""
    left, top = hexes.corner(cell)
    if not 0 <= y - top < hexes.height:
        return False
    first, end = hexes.span(y - top)
    return first <= x - left < end


@given(HEXES, FAR, FAR)
def test_every_cell_of_the_world_belongs_to_exactly_one_hex(hexes: Measures, x: int, y: int) -> None:
    cell = hexes.at(x, y)
    around = [cell, *(neighbour(cell, edge) for edge in Edge)]
    assert [other for other in around if owns(hexes, other, x, y)] == [cell]


@given(HEXES, FAR, FAR)
def test_along_a_line_come_the_hexes_that_its_cells_belong_to(hexes: Measures, x: int, y: int) -> None:
    at = hexes.begin(x, y)
    for cell, line in islice(hexes.along(at, y), 12):
        assert (cell, line) == (hexes.at(at, y), y - hexes.corner(cell)[1])
        first, end = hexes.span(line)
        at += end - first


@given(HEXES, CELLS)
def test_every_cell_of_a_hex_leads_back_to_it(hexes: Measures, cell: tuple[int, int]) -> None:
    left, top = hexes.corner(cell)
    own = [(left + x, top + y) for y in range(hexes.height) for x in range(*hexes.span(y))]
    assert len(own) == hexes.width * hexes.pitch
    assert {hexes.at(x, y) for x, y in own} == {cell}
    assert all(hexes.begin(x, y) == left + hexes.span(y - top)[0] for x, y in own)


@pytest.mark.parametrize("hexes", ALL)
def test_every_pixel_belongs_to_exactly_one_hex(hexes: Measures) -> None:
    claimed: dict[tuple[int, int], int] = {}
    for q in range(-3, 4):
        for r in range(-3, 4):
            left, top = hexes.corner((q, r))
            for row in range(2 * hexes.height):
                for x in range(*hexes.dot_span(row)):
                    place = left + x, 2 * top + row
                    claimed[place] = claimed.get(place, 0) + 1
    middle = [(x, y) for x in range(hexes.width) for y in range(2 * hexes.height)]
    assert {claimed[place] for place in middle} == {1}


@pytest.mark.parametrize("hexes", ALL)
def test_cells_and_pixels_of_a_hex_differ_by_halves_of_cells_only(hexes: Measures) -> None:
    for line in range(hexes.height):
        first, end = hexes.span(line)
        spans = hexes.dot_span(2 * line), hexes.dot_span(2 * line + 1)
        assert min(span[0] for span in spans) <= first <= max(span[0] for span in spans)
        assert min(span[1] for span in spans) <= end <= max(span[1] for span in spans)


@pytest.mark.parametrize("hexes", ALL)
def test_a_way_over_an_edge_is_one_straight_run_of_characters(hexes: Measures) -> None:
    for edge in Edge:
        left, top = hexes.corner(neighbour((0, 0), edge))
        here = list(hexlines.run(hexes, edge))
        there = [(left + x, top + y) for x, y in hexlines.run(hexes, edge.opposite)][::-1]
        way = here + there
        steps = {(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(way)}
        assert len(steps) == 1, edge
        assert all(hexes.at(x, y) == (0, 0) for x, y in here)
        assert all(hexes.at(x, y) == neighbour((0, 0), edge) for x, y in there)


def test_the_size_follows_the_room() -> None:
    assert fitting(60, 18) is Size.S
    assert fitting(100, 30) is Size.M
    assert fitting(160, 45) is Size.L
    with pytest.raises(KeyError):
        measures(Size.AUTO)
