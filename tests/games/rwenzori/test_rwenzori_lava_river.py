"""Lava River, laying the river: all lava is laid before the first turn (RW-LAVA-5)."""

from typing import Any

import pytest
from rwenzori_situations import GAME, cells, mix, play, refused, situation, told, wants

from cavegames.engine import chance
from cavegames.engine.game import BadPosition
from cavegames.engine.hexgrid import neighbours
from cavegames.games.rwenzori import field
from cavegames.games.rwenzori.components import LAVA
from cavegames.games.rwenzori.state import State

RIVER = ("laying_river", "sheet")


def start(seats: int = 2, *more: str, seed: int = 1) -> State:
    return GAME.setup(mix(*RIVER, *more), seats, seed)


def lava(state: State) -> set[Any]:
    return {cell for cell, tile in state.board.items() if tile.face == LAVA}


@pytest.mark.clause("RW-LAVA-5")
@pytest.mark.parametrize(("seats", "lays", "begins"), [(2, 0, 0), (3, 1, 1), (4, 1, 1), (5, 2, 4)])
def test_twelve_are_laid_in_turn_and_the_next_player_begins(seats: int, lays: int, begins: int) -> None:
    state, rng = start(seats), chance.stream(seats, "river")
    for count in range(12):
        assert (len(lava(state)), GAME.to_move(state)) == (count, (lays + count) % seats)
        assert {GAME.notate(move).partition("@")[0] for move in GAME.legal(state)} == {"lava"}
        state = GAME.apply(state, chance.draw(rng, GAME.legal(state))).state
    assert (wants(state), GAME.to_move(state), state.turn) == (["turn"], begins, 1)
    assert (state.first, state.supply) == (begins, ())


@pytest.mark.clause("RW-LAVA-5")
def test_the_first_is_at_an_end_of_the_start_row_and_each_other_beside_lava_on_an_empty_hex() -> None:
    state = start(3)
    assert cells(state, "lava") == {"-1,0", "3,0"}
    refused(state, "lava@1,-1", "RW-LAVA-5")
    state = play(state, "lava@-1,0")
    assert cells(state, "lava") == {"-2,0", "-1,-1", "0,-1", "-2,1", "-1,1"}
    refused(state, "lava@0,0", "RW-LAVA-5")
    refused(state, "lava@3,0", "RW-LAVA-5")
    assert told(state, "lava@0,-1") == ["Cleo lays lava on 0,-1."]


@pytest.mark.clause("RW-LAVA-5")
def test_it_stays_on_the_sheet_and_off_the_treasure() -> None:
    for seed in range(4):
        state, rng = start(2, "treasure", seed=seed), chance.stream(seed, "west")
        while state.supply:
            moves = GAME.legal(state)
            west = min(move.cell[0] for move in moves)
            state = GAME.apply(state, chance.draw(rng, [m for m in moves if m.cell[0] == west])).state
        river = lava(state)
        assert river <= field.cells(2) - set(field.marks(2))
        assert all(any(near in river for near in neighbours(cell)) for cell in river)


@pytest.mark.clause("RW-LAVA-5")
def test_nothing_else_is_done_before() -> None:
    state = start(2)
    assert "must be laid first" in refused(state, "move@1,0", "RW-LAVA-5")
    refused(state, "pass", "RW-LAVA-5")
    assert GAME.prompt(state, ("Ada", "Ben")).text == "Ada: lay a lava tile, 11 more tiles to follow."
    for cell in ("-1,0", "-2,0", "-3,0", "-4,0", "-5,0", "-6,0", "-6,1", "-5,1"):
        state = play(state, f"lava@{cell}")
    why = refused(state, "lava@5,0", "RW-LAVA-5")
    assert why.endswith("and elsewhere.")
    assert len(why) <= 200


@pytest.mark.clause("RW-LAVA-5")
def test_nothing_passes_it_and_no_more_is_laid() -> None:
    state = start(2)
    for q, r in ((2, 0), (2, -1), (1, -1), (0, -1), (-1, 0), (-1, -1), (0, -2), (0, -3), (0, -4), (1, -4)):
        state = play(state, f"lava@{q},{r}")
    state = play(state, "lava@2,-4", "lava@3,-4")
    assert "No lava is to be laid now" in refused(state, "lava@4,-4", "RW-LAVA-5")
    face = next(move for move in GAME.legal(state) if GAME.notate(move).startswith("lay"))
    refused(state, GAME.notate(face._replace(cell=(1, -1))), "RW-LAVA-5")
    refused(state, "move@1,-1", "RW-LAVA-5")
    assert GAME.describe(state, "1,-1") == "1,-1: lava. Nothing passes it."


def test_more_lava_than_there_is_can_not_be_due() -> None:
    data = GAME.dump(start(2))
    due: Any = data["due"]
    with pytest.raises(BadPosition, match="More lava"):
        GAME.load({**data, "due": [due[0], {**due[1], "left": 13}]})
    with pytest.raises(BadPosition, match="No lava is laid"):
        GAME.load({**GAME.dump(situation()), "due": due})
