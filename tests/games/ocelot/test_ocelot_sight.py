"""Sight (OC-SIGHT-1 to OC-SIGHT-3), against a naive walk over the drawing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from ocelot_situations import allowed, round_, situation, square

from cavegames.engine import assets
from cavegames.engine.squaregrid import Side
from cavegames.games.ocelot.components import FACES
from cavegames.games.ocelot.playmat import MAT
from cavegames.games.ocelot.sight import WATCHERS, bits, mask, seen_from, sight_of, with_tool

DRAWING = assets.table("ocelot/playmat.toml")["drawing"].split()
WALKS = {"NORTH": (0, -1), "EAST": (1, 0), "SOUTH": (0, 1), "WEST": (-1, 0)}

boards = st.lists(st.none() | st.integers(0, len(FACES) - 1), min_size=40, max_size=40)


def mark(x: int, y: int) -> str:
    return DRAWING[y][x] if 0 <= y < len(DRAWING) and 0 <= x < len(DRAWING[y]) else "."


def walk(cell: str, way: str) -> list[str]:
    """The square spaces seen from a cell in a direction, one step after the other."""
    x, y = ord(cell[0]) - ord("a"), int(cell[1:]) - 1
    dx, dy = WALKS[way]
    level = mark(x + dx, y + dy)
    seen = []
    while level in "123" and mark(x + dx, y + dy) == level:
        x, y = x + dx, y + dy
        seen.append(f"{chr(ord('a') + x)}{y + 1}")
    return seen


def names(cell: str) -> set[str]:
    return {MAT.square_name(i) for i in seen_from(round_(cell))}


@pytest.mark.clause("OC-SIGHT-1")
@pytest.mark.parametrize("cell", MAT.names[len(MAT.squares) :])
def test_each_round_space_sees_what_a_walk_sees(cell: str) -> None:
    assert names(cell) == {seen for way in WALKS for seen in walk(cell, way)}


@pytest.mark.clause("OC-SIGHT-1")
def test_to_the_far_edge_of_the_cave_and_no_further() -> None:
    assert names("f1") == {f"f{y}" for y in range(2, 11)}
    assert names("a6") == {f"{x}6" for x in "bcdefghij"}, "not over k6 into the green cave"
    assert names("m2") == {f"m{y}" for y in range(3, 8)}, "not over m8 into the red cave"


@pytest.mark.clause("OC-SIGHT-1")
def test_in_every_direction_in_which_a_cave_begins() -> None:
    assert names("e2") == {"f2"} | {f"e{y}" for y in range(3, 10)}


@pytest.mark.clause("OC-SIGHT-1")
@given(boards)
def test_the_bit_sets_say_what_the_walks_say(tools: list[int | None]) -> None:
    sight = sight_of(tools)
    for side in Side:
        seen = {
            cell
            for space, face in enumerate(tools)
            if face is not None
            for cell in walk(MAT.round_name(space), side.name)
        }
        assert {MAT.square_name(i) for i in bits(sight.sides[side])} == seen
    for tool, seen_by in enumerate(sight.tools):
        seen = {
            cell
            for space, face in enumerate(tools)
            if face is not None and FACES[face].tool == tool
            for way in WALKS
            for cell in walk(MAT.round_name(space), way)
        }
        assert {MAT.square_name(i) for i in bits(seen_by)} == seen


@given(boards, st.integers(0, 39), st.integers(0, len(FACES) - 1))
def test_one_more_tool_is_the_same_as_all_anew(tools: list[int | None], space: int, face: int) -> None:
    without = [*tools[:space], None, *tools[space + 1 :]]
    with_it = [*tools[:space], face, *tools[space + 1 :]]
    assert with_tool(sight_of(without), face, space) == sight_of(with_it)


@given(st.sets(st.integers(0, 66)))
def test_bits_and_mask_undo_each_other(spaces: set[int]) -> None:
    assert bits(mask(spaces)) == sorted(spaces)


def test_watchers_are_the_round_spaces_at_the_ends_of_the_lines() -> None:
    ends = {side.name: MAT.round_name(space) for side, space in WATCHERS[square("m5")]}
    assert ends == {"NORTH": "m2", "EAST": "p5", "SOUTH": "m8", "WEST": "j5"}


@pytest.mark.clause("OC-SIGHT-2")
@pytest.mark.parametrize(("cell", "levels"), [("j5", {1, 2}), ("k6", {1, 2}), ("n7", {2, 3}), ("m8", {2, 3})])
def test_the_four_shared_spaces_look_into_both_caves(cell: str, levels: set[int]) -> None:
    assert {MAT.levels[i] for i in seen_from(round_(cell))} == levels


@pytest.mark.clause("OC-SIGHT-2")
def test_any_other_space_looks_into_one_cave() -> None:
    others = [i for i in range(40) if MAT.round_name(i) not in ("j5", "k6", "n7", "m8")]
    assert all(len({MAT.levels[square] for square in seen_from(i)}) == 1 for i in others)


@pytest.mark.clause("OC-SIGHT-2")
def test_a_tool_between_two_caves_helps_to_collect_in_both() -> None:
    state = situation(
        tokens="opal@f5 opal@m5",
        tools="C:compass@j5 A:lamp@f1 B:pickaxe@f11 A:lamp@m2 B:pickaxe@p5",
        placed=True,
    )
    assert allowed(state, "take@f5")
    assert allowed(state, "take@m5")


@pytest.mark.clause("OC-SIGHT-3")
def test_tokens_and_companions_block_nothing() -> None:
    tokens = "opal@f6 beryl@f5 geode@f4 emerald@e6 opal@d6 sun@f8"
    tools = "A:compass@f1 B:lamp@a6 C:pickaxe@f11"
    assert allowed(situation(tokens=tokens, tools=tools, placed=True), "take@f6")
    assert allowed(situation(tokens=tokens, tools=tools, moth="f3", bat="f7", placed=True), "take@f6")
