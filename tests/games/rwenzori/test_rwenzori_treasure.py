"""Treasure Hunter (RW-TRE-1)."""

from dataclasses import replace

import pytest
from pydantic import ValidationError
from rwenzori_situations import (
    BLUE,
    GAME,
    NAMES,
    RED,
    alone,
    cells,
    held,
    lies,
    meeple,
    mix,
    play,
    refused,
    situation,
    told,
    wants,
)

from cavegames.engine.hexgrid import EDGES
from cavegames.games.rwenzori.board import Board, placed
from cavegames.games.rwenzori.components import FACES, Kind, tiles
from cavegames.games.rwenzori.places import neighbour
from cavegames.games.rwenzori.solo.cave import spots
from cavegames.games.rwenzori.state import State
from cavegames.games.rwenzori.still import still

WITH = ("sheet", "treasure")
GOLD = "6,-3"
"""A mark with a straight on it, whose exits lead to 7,-4 and to 5,-2."""
WAY = {"4,-1": "straight/0"}
"""A tile that leads to 5,-2."""
FINDS = "lay:straight@5,-2/0"


def position(tiles_: dict[str, str] | None = None, **parts: object) -> State:
    """Red stands before 5,-2."""
    given: dict[str, object] = {"meeples": ("4,-1", "1,0"), "hands": ("straight wide-bend", "straight")}
    return situation({**WAY, **(tiles_ or {})}, expansions=WITH, **{**given, **parts})  # type: ignore[arg-type]


@pytest.mark.clause("RW-TRE-1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_five_lie_on_the_marks_and_none_is_shuffled(seats: int) -> None:
    state = GAME.setup(mix(*WITH), seats, 1)
    lying = {cell: tile for cell, tile in state.board.items() if FACES[tile.face].kind == Kind.TREASURE}
    assert sorted(tile.face for tile in lying.values()) == list(tiles(Kind.TREASURE))
    assert len(lying) == 5
    assert not any(tile.marked for tile in lying.values())
    base = GAME.setup(mix("sheet"), seats, 1)
    assert sorted(map(len, state.stacks)) == sorted(map(len, base.stacks))
    assert not any(tile.face in tiles(Kind.TREASURE) for tile in base.board.values())


@pytest.mark.clause("RW-TRE-1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_each_can_be_built_into(seats: int) -> None:
    """Each exit leads to an empty hex of the sheet, so that a tile can lie there and be linked."""
    state = GAME.setup(mix(*WITH), seats, 1)
    for cell, tile in state.board.items():
        if FACES[tile.face].kind == Kind.TREASURE:
            over = [neighbour(cell, edge) for edge in range(EDGES) if tile.exits >> edge & 1]
            assert len(over) == 2
            assert not any(near in state.board for near in over)
            assert all(GAME.describe(state, f"{q},{r}").startswith(f"{q},{r}: empty.") for q, r in over)


@pytest.mark.clause("RW-TRE-1")
def test_it_needs_the_sheet() -> None:
    with pytest.raises(ValidationError, match="Treasure Hunter needs the play sheet"):
        mix("treasure")


@pytest.mark.clause("RW-TRE-1")
def test_who_links_a_tile_to_one_may_lay_three_more() -> None:
    state = position()
    assert "Ada finds the treasure on 6,-3: 3 more tiles may be laid." in told(state, FINDS)
    found = play(state, FINDS)
    assert (meeple(found, RED), wants(found), found.due[-1].left, found.seat) == ("5,-2", ["lays"], 3, RED)
    assert len(held(found, RED)) == 4, "drawn after laying (RW-TURN-2)"
    assert still(found, NAMES) == ("lay 3 more tiles",)
    assert lies(found, GOLD) == "treasure-straight/0 marked"
    assert "The treasure is gone." in GAME.describe(found, GOLD)
    assert "Link a tile to it for 3 more." in GAME.describe(state, GOLD)
    assert play(found, "pass").seat == BLUE


@pytest.mark.clause("RW-TRE-1")
def test_the_three_are_laid_one_after_the_other() -> None:
    hands = ("straight dead-end star cross", "straight")
    blue = {"0,1": "straight/0"}
    found = play(position(blue, hands=hands, meeples=("4,-1", "0,1")), FINDS)
    assert "Lay one or pass" in refused(found, "move@4,-1", "RW-TRE-1")
    once = play(found, "block:dead-end@-1,2/0")
    assert (wants(once), once.due[-1].left, meeple(once, RED)) == (["lays"], 2, "5,-2")
    assert refused(once, "lay:star@6,-2/0", "RW-LAY-1"), "only where a lay is legal"


@pytest.mark.clause("RW-TRE-1")
def test_a_tile_beside_it_that_is_not_linked_finds_nothing() -> None:
    bent = play(position(), "lay:wide-bend@5,-2/3")
    assert (wants(bent), bent.seat, lies(bent, GOLD)) == (["turn"], BLUE, "treasure-straight/0")


@pytest.mark.clause("RW-TRE-1")
def test_a_tile_that_leads_to_its_wall_finds_nothing() -> None:
    """The tile has an exit towards the treasure, which has none towards the tile."""
    parts = {"meeples": ("4,-3", "1,0"), "hands": ("straight", "straight")}
    state = situation({"4,-3": "straight/1"}, expansions=WITH, **parts)  # type: ignore[arg-type]
    west = play(state, "lay:straight@5,-3/1")
    assert (wants(west), west.seat, lies(west, GOLD)) == (["turn"], BLUE, "treasure-straight/0")


@pytest.mark.clause("RW-TRE-1")
def test_each_is_found_once() -> None:
    state = position({GOLD: "treasure-straight/0 marked"})
    found = play(state, FINDS)
    assert (wants(found), found.seat) == (["turn"], BLUE)


@pytest.mark.clause("RW-TRE-1")
def test_a_save_tile_finds_it() -> None:
    way = {"3,0": "straight/0", "4,-1": "flooded-dive-straight/0 active"}
    parts = {"meeples": ("3,0", "1,0"), "hands": ("dive-left-fork straight", "straight")}
    saved = play(position(way, **parts), "save:dive-left-fork@5,-2/0")
    assert (wants(saved), saved.due[-1].left, meeple(saved, RED)) == (["lays"], 3, "5,-2")
    geared = play(
        position(way, gear=("chocolate", "bag"), **parts),
        "gear-save:straight@5,-2/0",
    )
    assert (wants(geared), lies(geared, GOLD)) == (["lays"], "treasure-straight/0 marked")


@pytest.mark.clause("RW-TRE-1")
def test_tnt_finds_it_but_does_not_go_on_it() -> None:
    state = position({"5,-2": "dead-end/0 active"}, hands=("tnt straight", "straight"))
    found = play(state, "tnt@5,-2/0")
    assert (wants(found), found.due[0].left) == (["lay_on", "lays"], 3)
    assert still(found, NAMES) == ("lay 1 more tile from here", "lay 3 more tiles")
    beside = position({"5,-2": "straight/0"}, meeples=("5,-2", "1,0"), hands=("tnt", "straight"))
    assert "does not open" in refused(beside, "tnt@6,-3/0", "RW-TNT-1")
    assert cells(beside, "tnt") == {"4,-1"}


@pytest.mark.clause("RW-TRE-1")
def test_an_obstacle_finds_nothing() -> None:
    state = position(meeples=("0,0", "4,-1"), hands=("flooded-dive-straight", "straight"))
    after = play(state, "block:flooded-dive-straight@5,-2/0")
    assert (after.seat, wants(after), lies(after, GOLD)) == (BLUE, ["turn"], "treasure-straight/0")


@pytest.mark.clause("RW-TRE-1")
def test_two_at_once_are_six_more() -> None:
    """No hex of the sheet leads to two marks; here one treasure lies elsewhere."""
    state = position(hands=("cross", "straight"))
    lying = dict(state.board.items())
    lying[6, -2] = placed(lying.pop((-2, 4)).face, 1)
    found = play(replace(state, board=Board(lying)), "lay:cross@5,-2/0")
    assert (wants(found), found.due[-1].left) == (["lays"], 6)
    assert sum(tile.marked for tile in found.board.values()) == 2


@pytest.mark.clause("RW-TRE-1")
def test_it_is_a_passage() -> None:
    way = {"5,-2": "straight/0", GOLD: "treasure-straight/0 marked"}
    state = position(way, hands=("straight", "straight"))
    assert "6,-3" in cells(state, "move")
    on_it = play(state, "move@6,-3")
    assert meeple(on_it, RED) == "6,-3"
    laid = play(on_it, "move@0,0", "lay:straight@7,-4/0")
    assert meeple(laid, RED) == "7,-4"


@pytest.mark.clause("RW-TRE-1")
def test_a_way_to_it_over_a_passed_obstacle_does_not_take_it() -> None:
    state = position({"5,-2": "flooded-dive-straight/0"}, hands=("straight", "straight"))
    onto = play(state, "move@6,-3", "move@0,0")
    assert (meeple(onto, RED), lies(onto, GOLD)) == ("6,-3", "treasure-straight/0")
    assert wants(play(onto, "lay:straight@7,-4/0")) == ["lays"]


@pytest.mark.clause("RW-TRE-1")
@pytest.mark.clause("RW-SOLO-7")
def test_alone_too_and_the_cave_lays_nearer_to_the_player() -> None:
    state = alone(WAY, expansions=WITH, meeples=("4,-1",), hands=("straight",))
    found = play(state, FINDS)
    assert (wants(found), found.due[-1].left) == (["lays"], 3)
    dead_end = next(face for face, tile in enumerate(FACES) if tile.kind == Kind.DEAD_END)
    first = GAME.setup(mix(*WITH), 1, 1)
    assert set(spots(first, dead_end)) == {(1, -1), (1, 0), (-1, 1)}
