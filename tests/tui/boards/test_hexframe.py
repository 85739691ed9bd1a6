"""Where hexes lie in a viewport, and where the keys lead."""

from hypothesis import given
from hypothesis import strategies as st
from textual.geometry import Region
from textual.geometry import Size as Room

from cavegames.engine.hexgrid import Edge, neighbour
from cavegames.tui.boards.hexframe import HexFrame, reach
from cavegames.tui.boards.hexmeasures import measures
from cavegames.tui.boards.hexsteps import Step, towards
from cavegames.tui.looks import Size

FRAMES = st.builds(
    HexFrame,
    st.sampled_from([measures(size) for size in (Size.S, Size.M, Size.L)]),
    st.builds(Room, st.integers(1, 220), st.integers(1, 70)),
    st.integers(-300, 300),
    st.integers(-300, 300),
)
CELLS = st.sets(st.tuples(st.integers(-9, 9), st.integers(-9, 9)), min_size=1, max_size=12)
ARROWS = (Step.WEST, Step.EAST, Step.UP, Step.DOWN)


@given(FRAMES, st.data())
def test_a_place_in_the_viewport_lies_in_the_region_of_its_hex(frame: HexFrame, data: st.DataObject) -> None:
    x = data.draw(st.integers(0, frame.room.width - 1))
    y = data.draw(st.integers(0, frame.room.height - 1))
    cell = frame.cell_at(x, y)
    assert cell is not None
    assert frame.region(cell).contains(x, y)


@given(FRAMES)
def test_nothing_lies_outside_of_the_viewport(frame: HexFrame) -> None:
    room = Region(0, 0, *frame.room)
    for x, y in ((-1, 0), (0, -1), (frame.room.width, 0), (0, frame.room.height)):
        assert frame.cell_at(x, y) is None
    assert room.contains_region(frame.region(frame.centre()))


@given(CELLS)
def test_the_reach_holds_two_hexes_around_what_lies(cells: set[tuple[int, int]]) -> None:
    known = reach(cells)
    for cell in cells:
        for edge in Edge:
            assert neighbour(neighbour(cell, edge), edge) in known
    assert known.middle in known
    box = known.region(measures(Size.M))
    for q, r in cells:
        assert box.contains_point(measures(Size.M).corner((q, r)))


@given(CELLS)
def test_arrows_alone_reach_every_hex(cells: set[tuple[int, int]]) -> None:
    known = reach(cells)
    found, new = set(), {known.middle}
    while new:
        found |= new
        new = {towards(cell, step, known) for cell in new for step in ARROWS} - found
    every = [(q, r) for q in range(-40, 41) for r in range(-20, 21) if (q, r) in known]
    assert found == set(every)


def test_up_and_down_go_straight_and_lead_back() -> None:
    known = reach([(-9, -9), (9, 9)])
    for cell in [(q, r) for q in range(-3, 4) for r in range(-3, 4)]:
        up = towards(cell, Step.UP, known)
        assert towards(up, Step.DOWN, known) == cell
        q, r = towards(up, Step.UP, known)
        assert (2 * q + r, r) == (2 * cell[0] + cell[1], cell[1] - 2)


def test_each_direction_has_its_step() -> None:
    known = reach([(0, 0)])
    steps = (Step.NORTH_EAST, Step.EAST, Step.SOUTH_EAST, Step.SOUTH_WEST, Step.WEST, Step.NORTH_WEST)
    assert [towards((0, 0), step, known) for step in steps] == [neighbour((0, 0), edge) for edge in Edge]
    assert towards((2, 0), Step.EAST, known) == (2, 0)
    assert towards((2, 0), Step.UP, known) == (2, -1)
