"""Where the spaces of a square board lie."""

from hypothesis import given
from hypothesis import strategies as st
from textual.geometry import Region
from textual.geometry import Size as Room

from cavegames.tui.boards.frame import LEFT, TOP, Frame, extent
from cavegames.tui.looks import Size, fitting

SIZES = st.sampled_from([Size.S, Size.M, Size.L])
FRAMES = st.builds(
    lambda size, width, height, x, y: Frame(
        17,
        13,
        size,
        Room(width, height),
        x % max(1, LEFT + 17 * size.width - width + 1),
        y % max(1, TOP + 13 * size.height - height + 1),
    ),
    SIZES,
    st.integers(1, 220),
    st.integers(1, 70),
    st.integers(0, 200),
    st.integers(0, 60),
)


@given(FRAMES)
def test_every_place_of_a_space_leads_back_to_it(frame: Frame) -> None:
    for x in range(17):
        for y in range(13):
            region = frame.region((x, y))
            if region:
                assert frame.cell_at(region.x, region.y) == (x, y)
                assert frame.cell_at(region.right - 1, region.bottom - 1) == (x, y)


@given(FRAMES)
def test_what_shows_lies_in_the_room(frame: Frame) -> None:
    room = Region(0, 0, frame.room.width, frame.room.height)
    for x in range(17):
        for y in range(13):
            region = frame.region((x, y))
            if region:
                assert room.contains_region(region)


@given(FRAMES)
def test_places_outside_the_spaces_are_no_space(frame: Frame) -> None:
    assert frame.cell_at(frame.left + LEFT - 1, frame.top + TOP) is None
    assert frame.cell_at(frame.left + LEFT, frame.top + TOP - 1) is None
    assert frame.cell_at(frame.left + LEFT + frame.width, frame.top + TOP) is None


def test_a_small_board_stands_in_the_middle() -> None:
    frame = Frame(17, 13, Size.S, Room(80, 24))
    assert frame.region((0, 0)) == Region(13 + LEFT, 5 + TOP, 3, 1)


def test_a_scrolled_board_shows_its_end() -> None:
    frame = Frame(17, 13, Size.L, Room(80, 24), scroll_x=42, scroll_y=16)
    assert not frame.region((0, 0))
    assert frame.region((16, 12)) == Region(73, 21, 7, 3)
    assert frame.cell_at(79, 23) == (16, 12)


def test_names_stand_beside_their_spaces() -> None:
    frame = Frame(17, 13, Size.M, Room(100, 30))
    space = frame.region((4, 2))
    assert frame.column_name(4) == Region(space.x, frame.top, 5, 1)
    assert frame.row_name(2) == Region(frame.left, space.y, LEFT, 2)


def test_the_size_is_the_largest_that_fits() -> None:
    assert fitting(17, 13, 119, 39) is Size.L
    assert fitting(17, 13, 118, 39) is Size.M
    assert fitting(17, 13, 119, 38) is Size.M
    assert fitting(17, 13, 85, 26) is Size.M
    assert fitting(17, 13, 84, 26) is Size.S
    assert fitting(17, 13, 10, 5) is Size.S


def test_a_small_terminal_holds_the_mat_in_s_and_a_large_one_in_l() -> None:
    assert extent(17, 13, Size.S) == Room(54, 14)
    assert extent(17, 13, Size.L) == Room(122, 40)
