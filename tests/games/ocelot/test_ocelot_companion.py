"""The companion: into play and deeper (OC-PLACE-2, OC-MOVE-1 to OC-MOVE-3)."""

import pytest
from ocelot_situations import GAME, OCELOT, PENGUIN, allowed, placements, play, refused, situation, square

from cavegames.games.ocelot.components import CELESTITES, Token
from cavegames.games.ocelot.playmat import MAT


@pytest.mark.clause("OC-PLACE-2")
def test_at_the_start_fifteen_spaces_are_open_to_a_companion() -> None:
    state = GAME.setup(GAME.Options(), 2, seed=8)
    cells = placements(state, "companion")
    assert len(cells) == 15
    assert {state.tokens[square(cell)] for cell in cells} == {Token.CRYSTAL, *CELESTITES}


@pytest.mark.clause("OC-PLACE-2")
@pytest.mark.parametrize("gem", ["crystal", "sun", "moon", "star"])
def test_the_gem_of_one_point_is_gained(gem: str) -> None:
    state = play(situation(tokens=f"{gem}@f6"), "companion@f6")
    assert state.gems[OCELOT][Token[gem.upper()]] == 1
    assert state.tokens[square("f6")] is None
    assert state.companions == (square("f6"), None)


@pytest.mark.clause("OC-PLACE-2")
def test_an_empty_space_will_do() -> None:
    state = play(situation(), "companion@f6")
    assert sum(state.gems[OCELOT]) == 0
    assert placements(situation(), "companion") == {
        MAT.square_name(i) for i, level in enumerate(MAT.levels) if level == 1
    }


@pytest.mark.clause("OC-PLACE-2")
@pytest.mark.parametrize("token", ["opal", "emerald", "beryl", "geode"])
def test_no_companion_goes_on_a_worthier_token(token: str) -> None:
    why = refused(situation(tokens=f"{token}@f6"), "companion@f6", "OC-PLACE-2")
    assert Token[token.upper()].title in why
    assert "empty" in why


@pytest.mark.clause("OC-PLACE-2")
@pytest.mark.parametrize(("cell", "cave"), [("m5", "green"), ("n10", "red")])
def test_a_companion_starts_in_the_blue_cave(cell: str, cave: str) -> None:
    why = refused(situation(), f"companion@{cell}", "OC-PLACE-2")
    assert cave in why
    assert "blue" in why


@pytest.mark.clause("OC-PLACE-2")
def test_a_companion_comes_into_play_once() -> None:
    assert "f7 already" in refused(situation(moth="f7"), "companion@f6", "OC-PLACE-2")


@pytest.mark.clause("OC-MOVE-1")
@pytest.mark.parametrize(("here", "level"), [("f6", 2), ("m5", 3)])
def test_a_companion_goes_one_level_deeper(here: str, level: int) -> None:
    cells = placements(situation(moth=here), "move")
    assert cells == {MAT.square_name(i) for i, other in enumerate(MAT.levels) if other == level}


@pytest.mark.clause("OC-MOVE-1")
@pytest.mark.parametrize(("here", "there"), [("f6", "f7"), ("f6", "n10"), ("m5", "m6"), ("m5", "f6")])
def test_never_sideways_nor_back_nor_two_levels(here: str, there: str) -> None:
    assert "one level deeper" in refused(situation(moth=here), f"move@{there}", "OC-MOVE-1")


@pytest.mark.clause("OC-MOVE-1")
def test_in_the_red_cave_it_stays() -> None:
    state = situation(moth="n10")
    assert placements(state, "move") == set()
    assert "stays" in refused(state, "move@n9", "OC-MOVE-1")


@pytest.mark.clause("OC-MOVE-1")
def test_at_most_once_a_turn() -> None:
    state = play(situation(moth="f6"), "move@m5")
    assert "moved in this turn" in refused(state, "move@n10", "OC-MOVE-1")
    later = play(state, "A:lamp@f1", "end", "A:lamp@a6", "end")
    assert allowed(later, "move@n10")


@pytest.mark.clause("OC-MOVE-1")
def test_not_before_it_is_in_play_and_not_on_the_turn_it_came() -> None:
    assert "in hand" in refused(situation(), "move@m5", "OC-MOVE-1")
    assert "next turn" in refused(play(situation(), "companion@f6"), "move@m5", "OC-TURN-1")
    assert allowed(play(situation(), "companion@f6", "end", "A:lamp@a6", "end"), "move@m5")


@pytest.mark.clause("OC-MOVE-1")
def test_each_player_moves_their_own_companion() -> None:
    state = situation(seat=PENGUIN, moth="f6", bat="m5")
    assert placements(state, "move") == placements(situation(moth="m5"), "move")


@pytest.mark.clause("OC-MOVE-2")
def test_the_crystal_on_the_target_is_gained() -> None:
    state = play(situation(moth="f6", tokens="crystal@m5"), "move@m5")
    assert state.gems[OCELOT][Token.CRYSTAL] == 1
    assert state.tokens[square("m5")] is None
    assert state.companions[OCELOT] == square("m5")


@pytest.mark.clause("OC-MOVE-2")
@pytest.mark.parametrize("token", ["opal", "emerald", "beryl", "geode"])
def test_other_tokens_are_in_the_way(token: str) -> None:
    why = refused(situation(moth="f6", tokens=f"{token}@m5"), "move@m5", "OC-MOVE-2")
    assert "empty or holds a rock crystal" in why


@pytest.mark.clause("OC-MOVE-2")
def test_while_the_red_cave_is_full_there_is_no_way_down() -> None:
    """The red cave has no crystals, so a space must have been emptied first."""
    start = GAME.setup(GAME.Options(), 2, seed=2)
    red = {MAT.square_name(i) for i, level in enumerate(MAT.levels) if level == 3}
    tokens = " ".join(f"{start.tokens[square(cell)].name.lower()}@{cell}" for cell in red)  # type: ignore[union-attr]
    assert placements(situation(moth="m5", tokens=tokens), "move") == set()


@pytest.mark.clause("OC-MOVE-3")
def test_two_companions_never_share_a_space() -> None:
    assert "Bat" in refused(situation(moth="f6", bat="m5"), "move@m5", "OC-MOVE-3")
    assert "Bat" in refused(situation(bat="f6"), "companion@f6", "OC-MOVE-3")
    assert allowed(situation(moth="f6", bat="m5"), "move@m6")
