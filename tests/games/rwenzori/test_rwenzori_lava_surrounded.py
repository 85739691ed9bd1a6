"""Lava River, Surrounded!: a ring of lava that a jump opens (RW-LAVA-4)."""

import pytest
from rwenzori_situations import GAME, allowed, cells, lies, mix, play, refused, situation, texts, told

from cavegames.engine.hexgrid import neighbours
from cavegames.games.rwenzori.components import BY_ID, LAVA
from cavegames.games.rwenzori.places import free_exits
from cavegames.games.rwenzori.state import State

RING = ("surrounded",)
CLOSED = "lava/0 active"
JUMP = "save:jump-star@2,-2/1"
"""Red, on the western start tile of two, jumps north-east over 1,-1."""


def ring(*hands: str, **parts: object) -> State:
    """The ring, with these hands."""
    parts.setdefault("expansions", RING)
    return situation(hands=hands or ("straight", "straight"), **parts)  # type: ignore[arg-type]


@pytest.mark.clause("RW-LAVA-4")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 8), (3, 10), (4, 12), (5, 12)])
def test_lava_lies_all_around_and_nobody_gets_out(seats: int, tiles: int) -> None:
    state = GAME.setup(mix(*RING), seats, 1)
    lava = {cell for cell, tile in state.board.items() if tile.face == LAVA}
    around = {cell for start in state.meeples for cell in neighbours(start)} - set(state.meeples)
    assert len(lava) == tiles
    assert around - lava == (set() if seats < 5 else {(-1, 0), (2, 1)})
    assert not any(free_exits(state, cell, tile.exits) for cell, tile in state.board.items() if cell[1] == 0)
    assert not texts(state, "lay")
    assert not texts(state, "block")


@pytest.mark.clause("RW-LAVA-4")
def test_of_five_a_dead_end_closes_the_gap_and_tnt_opens_it() -> None:
    state = ring("star", "star", "tnt cross", seats=5, seat=2)
    assert lies(state, "2,1") == "dead-end/5 active"
    assert GAME.census(state)["dead-end"] == 5
    assert sum(tile == BY_ID["dead-end"] for tile in (*state.box, *sum(state.stacks, ()))) == 4
    refused(state, "move@2,1", "RW-MOVE-2")
    opened = play(state, "tnt@2,1/1")
    assert cells(opened, "lay") == {"2,2"}
    after = play(opened, "lay:cross@2,2/2")
    assert "2,1" in cells(after, "move")
    refused(after, "miss", "RW-STUCK-1")


@pytest.mark.clause("RW-LAVA-4")
def test_a_jump_crosses_in_a_straight_line_and_opens_the_way_for_all() -> None:
    state = ring("jump-star straight", "straight")
    assert cells(state, "save") == {"2,-2", "-2,2"}
    assert told(state, JUMP)[:2] == [
        "Ada overcomes the obstacle on 1,-1 with a jump save tile (star) on 2,-2.",
        "The lava on 1,-1 is crossed: the way over it is open for all.",
    ]
    crossed = play(state, JUMP)
    assert (lies(crossed, "1,-1"), lies(crossed, "2,-2"), crossed.meeples[0]) == (
        "lava/0",
        "jump-star/1",
        (2, -2),
    )
    assert lies(crossed, "2,-1") == CLOSED
    assert cells(crossed, "move") >= {"1,-1", "2,-2", "0,0"}
    assert GAME.describe(crossed, "1,-1").startswith(
        "1,-1: lava. Exits NE and SW. It was crossed, so it stops nobody."
    )


@pytest.mark.clause("RW-LAVA-4")
@pytest.mark.parametrize(
    ("move", "clause"),
    [
        ("save:jump-star@2,-2/0", "RW-SAVE-1"),
        ("save:jump-star@1,-2/1", "RW-SAVE-1"),
        ("save:jump-star@1,-1/1", "RW-LAVA-4"),
        ("save:dive-star@2,-2/1", "RW-SAVE-1"),
        ("lay:jump-star@1,-1/1", "RW-LAVA-4"),
        ("move@1,-1", "RW-LAVA-4"),
        ("tnt@1,-1/0", "RW-LAVA-6"),
    ],
)
def test_nothing_else_crosses(move: str, clause: str) -> None:
    refused(ring("jump-star dive-star tnt", "straight"), move, clause)


@pytest.mark.clause("RW-LAVA-4")
def test_no_jump_where_the_hex_beyond_is_not_empty_or_the_lava_was_crossed() -> None:
    state = situation({"2,-2": "star/0"}, hands=("jump-star jump-cross", "straight"), expansions=RING)
    assert cells(state, "save") == {"-2,2"}
    crossed = play(ring("jump-star jump-cross", "straight"), JUMP, "move@0,0", "move@0,0")
    assert crossed.meeples == ((0, 0), (0, 0))
    back = situation({"1,-1": "lava/0", "2,-2": "star/1"}, hands=("jump-star", "straight"), expansions=RING)
    assert cells(back, "save") == {"-2,2"}


@pytest.mark.clause("RW-LAVA-4")
@pytest.mark.clause("RW-GEAR-4")
def test_chocolate_makes_a_jump_too() -> None:
    parts = {"gear": ("chocolate", "boots", "torch", "bag", "map")}
    state = ring("straight", "straight", **parts)
    assert allowed(state, "gear-save:straight@2,-2/0")
    assert lies(play(state, "gear-save:straight@2,-2/0"), "1,-1") == "lava/0"
    refused(ring("straight", "straight", used=(0,), **parts), "gear-save:straight@2,-2/0", "RW-GEAR-4")
    bag = ring("straight", "straight")
    refused(bag, "gear-save:straight@2,-2/0", "RW-SAVE-1")


@pytest.mark.clause("RW-LAVA-4")
def test_an_extra_action_may_jump() -> None:
    extra = ring("jump-star", "straight", due=({"want": "extra", "left": 1},))
    assert allowed(extra, "save:jump-star@-2,2/0")
    assert allowed(extra, JUMP)
    refused(extra, "save:jump-star@-2,2/1", "RW-SAVE-1")


@pytest.mark.clause("RW-LAVA-4")
@pytest.mark.clause("RW-STUCK-1")
def test_a_move_that_leads_nowhere_leaves_a_player_trapped() -> None:
    state = ring("straight star", "straight")
    assert texts(state) >= {"move@1,0", "miss"}
    refused(state, "swap", "RW-STUCK-1")
    again = play(state, "miss", "miss")
    assert allowed(again, "swap")
    refused(ring("jump-star", "straight"), "miss", "RW-STUCK-1")
    opened = play(ring("jump-star", "straight"), JUMP)
    refused(opened, "miss", "RW-STUCK-1")


@pytest.mark.clause("RW-LAVA-4")
@pytest.mark.clause("RW-STUCK-2")
def test_who_holds_a_jump_may_offer_the_hand_to_who_is_trapped_in_the_ring() -> None:
    state = ring("jump-star star", "straight", missed=(0, 1))
    assert allowed(state, "offer@blue")
    freed = play(state, "offer@blue", "accept")
    assert allowed(freed, "save:jump-star@3,-2/1")
    refused(ring("jump-star star", "straight"), "offer@blue", "RW-STUCK-2")
    refused(ring("dive-star star", "straight", missed=(0, 1)), "offer@blue", "RW-STUCK-2")


@pytest.mark.clause("RW-LAVA-4")
def test_tnt_in_the_dead_end_frees_all_who_are_trapped() -> None:
    state = situation(
        hands=("star", "star", "tnt star"), seats=5, seat=2, expansions=RING, missed=(1, 1, 0, 1, 1)
    )
    said = told(state, "tnt@2,1/1")
    assert any("Ada" in text and "Eve" in text for text in said), said


def test_what_the_ring_is_is_described() -> None:
    crosses = "A jump save tile crosses it: laid straight beyond it, it opens the way for all."
    assert GAME.describe(ring(), "1,-1") == f"1,-1: lava. {crosses}"
    assert "jump save tile" in refused(ring(), "move@1,-1", "RW-LAVA-4")
