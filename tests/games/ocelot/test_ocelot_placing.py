"""Placing tools (OC-PLACE-1, OC-PLACE-3)."""

import pytest
from ocelot_situations import GAME, OCELOT, placements, play, refused, round_, situation

from cavegames.engine import chance
from cavegames.engine.game import Unreadable
from cavegames.games.ocelot.components import FACES
from cavegames.games.ocelot.playmat import MAT

ROUNDS = {MAT.round_name(i) for i in range(40)}


@pytest.mark.clause("OC-PLACE-1")
@pytest.mark.parametrize("face", [str(face) for face in FACES])
def test_either_side_up_on_any_empty_round_space(face: str) -> None:
    state = situation(tools="A:lamp@k4 B:lamp@f1")
    assert placements(state, face) == ROUNDS - {"k4", "f1"}


@pytest.mark.clause("OC-PLACE-1")
def test_the_tool_leaves_the_hand() -> None:
    state = play(situation(hand=(3, 4, 5)), "B:pickaxe@n13")
    assert state.hands[OCELOT] == (3, 3, 5)
    assert state.tools[round_("n13")] == 3
    assert state.placed


@pytest.mark.clause("OC-PLACE-1")
def test_a_space_that_is_taken_is_refused() -> None:
    why = refused(situation(tools="C:compass@k4"), "A:lamp@k4", "OC-PLACE-1")
    assert "C:compass lies on k4" in why
    assert "Choose an empty round space." in why


@pytest.mark.clause("OC-PLACE-1")
def test_a_tool_does_not_go_into_a_cave() -> None:
    with pytest.raises(Unreadable) as error:
        GAME.read("A:lamp@f6")
    assert error.value.refusal.clause == "OC-PLACE-1"
    assert "round space" in error.value.refusal.why


@pytest.mark.clause("OC-PLACE-3")
def test_tools_stay_to_the_end() -> None:
    state = GAME.setup(GAME.Options(), 2, seed=9)
    rng = chance.stream(9, "play")
    while legal := GAME.legal(state):
        before = state.tools
        state = GAME.apply(state, chance.draw(rng, legal)).state
        kept = [now for then, now in zip(before, state.tools, strict=True) if then is not None]
        assert kept == [then for then in before if then is not None]
    assert sum(tool is not None for tool in state.tools) == 30


@pytest.mark.clause("OC-PLACE-3")
def test_a_tool_of_ones_own_is_not_replaced() -> None:
    state = play(situation(), "A:lamp@k4", "end", "A:lamp@f1", "end")
    assert "tools stay" in refused(state, "A:compass@k4", "OC-PLACE-1")
