"""Where the cursor goes."""

from hypothesis import given
from hypothesis import strategies as st

from cavegames.games.ocelot.playmat import MAT
from cavegames.tui.boards.steps import next_target, towards

CELLS = frozenset(MAT.squares + MAT.rounds)
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def test_the_next_space_straight_ahead_comes_first() -> None:
    assert towards((3, 5), (1, 0), CELLS) == (4, 5)
    assert towards((9, 6), (1, 0), CELLS) == (11, 6)


def test_a_gap_is_left_out_and_a_near_neighbour_found() -> None:
    assert towards((5, 0), (1, 0), CELLS) == (6, 1)


def test_at_the_edge_the_cursor_stays() -> None:
    assert towards((5, 0), (0, -1), CELLS) == (5, 0)
    assert towards((0, 5), (-1, 0), CELLS) == (0, 5)


@given(st.sampled_from(sorted(CELLS)), st.sampled_from(STEPS))
def test_a_step_goes_forward_and_lands_on_a_space(cell: tuple[int, int], step: tuple[int, int]) -> None:
    there = towards(cell, step, CELLS)
    assert there in CELLS
    along = (there[0] - cell[0]) * step[0] + (there[1] - cell[1]) * step[1]
    assert there == cell or along > 0


def test_every_space_can_be_reached_by_steps() -> None:
    seen, todo = {(0, 5)}, [(0, 5)]
    while todo:
        cell = todo.pop()
        new = {towards(cell, step, CELLS) for step in STEPS} - seen
        seen |= new
        todo += new
    assert seen == CELLS


def test_targets_follow_in_reading_order_and_go_round() -> None:
    targets = ((5, 2), (1, 1), (4, 1))
    assert next_target(None, targets, forward=True) == (1, 1)
    assert next_target((1, 1), targets, forward=True) == (4, 1)
    assert next_target((4, 1), targets, forward=True) == (5, 2)
    assert next_target((5, 2), targets, forward=True) == (1, 1)
    assert next_target((1, 1), targets, forward=False) == (5, 2)
    assert next_target(None, targets, forward=False) == (5, 2)
    assert next_target((2, 1), targets, forward=True) == (4, 1)


def test_without_targets_there_is_no_next() -> None:
    assert next_target((1, 1), (), forward=True) is None
