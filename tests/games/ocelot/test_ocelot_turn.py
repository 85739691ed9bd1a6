"""The order of a turn and the end of the match (OC-TURN-1, OC-TURN-2)."""

import pytest
from ocelot_situations import GAME, OCELOT, PENGUIN, allowed, play, refused, situation

from cavegames.engine import chance
from cavegames.games.ocelot.moves import Kind

READY = "A:compass@f1 B:lamp@a6"
"""With a pickaxe on f11, f6 can be taken."""


@pytest.mark.clause("OC-TURN-1")
def test_the_first_turn_has_255_placements_and_nothing_else() -> None:
    legal = GAME.legal(GAME.setup(GAME.Options(), 2, seed=11))
    kinds = [move.kind for move in legal]
    assert len(legal) == 255
    assert kinds.count(Kind.TOOL) == 240
    assert kinds.count(Kind.COMPANION) == 15


@pytest.mark.clause("OC-TURN-1")
def test_move_then_place_then_take_then_end() -> None:
    state = situation(tokens="opal@f6", tools=READY, moth="f7", hand=(5, 5, 5))
    state = play(state, "move@m5", "C:pickaxe@f11", "take@f6", "end")
    assert GAME.to_move(state) == PENGUIN
    assert (state.moved, state.placed, state.turn) == (False, False, 1)


@pytest.mark.clause("OC-TURN-1")
def test_moving_and_collecting_can_be_skipped() -> None:
    state = situation(tokens="opal@f6", tools=READY, moth="f7")
    assert allowed(state, "C:pickaxe@f11")
    assert allowed(play(state, "C:pickaxe@f11"), "end")


@pytest.mark.clause("OC-TURN-1")
def test_a_token_must_be_placed() -> None:
    assert "must be placed" in refused(situation(), "end", "OC-TURN-1")
    assert "must be placed" in refused(situation(moth="m5", moved=True), "end", "OC-TURN-1")


@pytest.mark.clause("OC-TURN-1")
@pytest.mark.parametrize("again", ["A:lamp@a6", "companion@f6"])
def test_only_one_token_is_placed_in_a_turn(again: str) -> None:
    assert "already" in refused(play(situation(), "A:lamp@f1"), again, "OC-TURN-1")


@pytest.mark.clause("OC-TURN-1")
def test_the_companion_does_not_move_after_placing() -> None:
    assert "next turn" in refused(situation(moth="f6", placed=True), "move@m5", "OC-TURN-1")


@pytest.mark.clause("OC-TURN-1")
def test_nothing_is_collected_before_placing() -> None:
    state = situation(tokens="opal@f6", tools=READY + " C:pickaxe@f11")
    assert "Place a token first" in refused(state, "take@f6", "OC-TURN-1")


@pytest.mark.clause("OC-TURN-1")
def test_turns_alternate() -> None:
    state = GAME.setup(GAME.Options(first="penguin"), 2, seed=1)
    movers = []
    for round_ in ("f1", "a6", "e2", "g2"):
        movers.append(GAME.to_move(state))
        state = play(state, f"A:lamp@{round_}", "end")
    assert movers == [PENGUIN, OCELOT, PENGUIN, OCELOT]


@pytest.mark.clause("OC-TURN-2")
def test_the_match_ends_after_sixteen_turns_each_with_all_tokens_placed() -> None:
    state = GAME.setup(GAME.Options(), 2, seed=4)
    rng = chance.stream(4, "play")
    ended = [0, 0]
    while legal := GAME.legal(state):
        mover, turn = GAME.to_move(state), state.turn
        state = GAME.apply(state, chance.draw(rng, legal)).state
        ended[mover or 0] += state.turn > turn
    assert ended == [16, 16]
    assert state.hands == ((0, 0, 0), (0, 0, 0))
    assert None not in state.companions
    assert GAME.to_move(state) is None


@pytest.mark.clause("OC-TURN-2")
def test_the_last_turn_still_ends_with_end() -> None:
    last = situation(turn=31, seat=PENGUIN, hand=(0, 0, 0), bat="f6", moth="f7", placed=True)
    assert GAME.outcome(last) is None
    over = play(last, "end")
    assert GAME.outcome(over) is not None
    assert GAME.legal(over) == []
    assert "over" in refused(over, "end", "GEN-OVER")


@pytest.mark.clause("OC-TURN-2")
def test_a_companion_kept_to_the_last_must_then_be_placed() -> None:
    last = situation(turn=30, hand=(0, 0, 0), tokens="crystal@f6 opal@f7")
    assert {move.kind for move in GAME.legal(last)} == {Kind.COMPANION}
    assert "Place the Moth" in refused(last, "A:lamp@f1", "OC-COMP-4")
