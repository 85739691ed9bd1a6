"""Collecting (OC-COLL-1 to OC-COLL-5)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from ocelot_situations import GAME, OCELOT, PENGUIN, allowed, placements, play, refused, situation, square

from cavegames.engine import chance
from cavegames.games.ocelot.collect import need, openers, takeable, takeable_after
from cavegames.games.ocelot.components import FACES, Token
from cavegames.games.ocelot.moves import Kind
from cavegames.games.ocelot.playmat import MAT
from cavegames.games.ocelot.sight import WATCHERS

THREE = "A:compass@f1 B:lamp@a6 C:pickaxe@f11"
"""These see f6 from the north, the west and the south."""


@pytest.mark.clause("OC-COLL-1")
def test_three_tools_from_three_sides() -> None:
    state = situation(tokens="opal@f6", tools=THREE, placed=True)
    after = play(state, "take@f6")
    assert after.gems[OCELOT][Token.OPAL] == 1
    assert after.tokens[square("f6")] is None


@pytest.mark.clause("OC-COLL-1")
def test_two_lamps_and_a_compass_are_not_enough() -> None:
    """Like the red beryl of the book: a pickaxe on the fourth side would do."""
    state = situation(tokens="beryl@f6", tools="A:lamp@f1 B:lamp@a6 C:compass@f11", placed=True)
    assert refused(state, "take@f6", "OC-COLL-1") == "f6 is seen from three sides; a pickaxe is missing."
    state = situation(tokens="beryl@f6", tools="A:lamp@f1 B:lamp@a6 C:compass@f11")
    assert allowed(play(state, "B:pickaxe@k6"), "take@f6")


@pytest.mark.clause("OC-COLL-1")
@pytest.mark.parametrize(
    ("tools", "why"),
    [
        ("", "No tool sees f6 yet"),
        ("A:lamp@f1", "seen from one side only; a compass and a pickaxe are missing"),
        ("A:lamp@f1 C:compass@a6", "seen from two sides only; a pickaxe is missing"),
        (
            "A:lamp@f1 B:lamp@a6 A:lamp@f11 B:lamp@k6",
            "seen from four sides; a compass and a pickaxe are missing",
        ),
    ],
)
def test_what_is_missing_is_said(tools: str, why: str) -> None:
    assert why in refused(situation(tokens="opal@f6", tools=tools, placed=True), "take@f6", "OC-COLL-1")


@pytest.mark.clause("OC-COLL-1")
def test_nothing_lies_there() -> None:
    assert "Nothing lies on f6" in refused(situation(tools=THREE, placed=True), "take@f6", "OC-COLL-1")


@pytest.mark.clause("OC-COLL-1")
def test_whose_tools_they_are_does_not_matter() -> None:
    state = situation(tokens="opal@f6")
    state = play(state, "A:compass@f1", "end", "B:lamp@a6", "end", "C:pickaxe@f11")
    assert allowed(state, "take@f6")


MOTH_HELPS = "A:compass@f1 C:compass@a6 B:pickaxe@f11"
"""Three sides of f6, but no lamp."""


@pytest.mark.clause("OC-COLL-2")
def test_the_companion_stands_for_the_missing_lamp() -> None:
    assert not allowed(situation(tokens="geode@f6", tools=MOTH_HELPS, placed=True), "take@f6")
    assert allowed(situation(tokens="geode@f6", tools=MOTH_HELPS, moth="c5", placed=True), "take@f6")


@pytest.mark.clause("OC-COLL-2")
def test_it_does_not_stand_for_a_side() -> None:
    """Like the emerald of the book: a lamp, a pickaxe and the Moth, but from two sides only."""
    state = situation(tokens="emerald@f6", tools="A:lamp@f1 B:pickaxe@a6", moth="f7", placed=True)
    why = refused(state, "take@f6", "OC-COLL-2")
    assert why == "f6 is seen from two sides only; the Moth stands for one tool, but a third side is missing."
    state = situation(tokens="emerald@f6", tools="A:lamp@f1 B:pickaxe@a6", moth="f7")
    assert allowed(play(state, "B:pickaxe@k6"), "take@f6")


@pytest.mark.clause("OC-COLL-2")
def test_it_stands_for_one_tool_not_for_two() -> None:
    tools = "A:compass@f1 C:compass@a6 A:compass@f11"
    why = refused(situation(tokens="opal@f6", tools=tools, moth="f7", placed=True), "take@f6", "OC-COLL-2")
    assert "a lamp or a pickaxe is missing as well" in why


@pytest.mark.clause("OC-COLL-2")
def test_alone_it_is_not_enough() -> None:
    why = refused(situation(tokens="opal@f6", moth="f7", placed=True), "take@f6", "OC-COLL-2")
    assert "It takes two kinds of tool beside the Moth, from three sides." in why


@pytest.mark.clause("OC-COLL-2")
@pytest.mark.parametrize("moth", ["m5", "n10", None])
def test_it_helps_only_in_the_cave_where_it_is(moth: str | None) -> None:
    refused(situation(tokens="opal@f6", tools=MOTH_HELPS, moth=moth, placed=True), "take@f6", "OC-COLL-1")


@pytest.mark.clause("OC-COLL-2")
@pytest.mark.parametrize("moth", ["f2", "j6", "f7", "c6"])
def test_where_in_the_cave_it_stands_does_not_matter(moth: str) -> None:
    assert allowed(situation(tokens="opal@f6", tools=MOTH_HELPS, moth=moth, placed=True), "take@f6")


@pytest.mark.clause("OC-COLL-3")
def test_the_companion_of_the_other_player_does_not_help() -> None:
    state = situation(tokens="opal@f6", tools=MOTH_HELPS, bat="f7", placed=True)
    assert "The Bat helps its own player only" in refused(state, "take@f6", "OC-COLL-1")
    assert takeable(state, OCELOT) == ()
    assert takeable(state, PENGUIN) == (square("f6"),)


@pytest.mark.clause("OC-COLL-3")
def test_it_is_not_in_the_way_either() -> None:
    assert allowed(situation(tokens="opal@f6", tools=THREE, bat="f5", placed=True), "take@f6")


ALSO = THREE + " A:lamp@m2 C:compass@p5 B:pickaxe@m8"
"""f6 in the blue cave and m5 in the green one can be taken."""


@pytest.mark.clause("OC-COLL-4")
def test_all_some_or_none_in_all_caves_in_any_order() -> None:
    state = situation(tokens="opal@f6 emerald@m5", tools=ALSO, placed=True)
    assert placements(state, "take") == {"f6", "m5"}
    assert play(state, "take@f6", "take@m5") == play(state, "take@m5", "take@f6")
    assert allowed(play(state, "take@m5"), "end")
    assert allowed(state, "end")


@pytest.mark.clause("OC-COLL-4")
def test_even_if_the_other_player_prepared_it() -> None:
    state = situation(tokens="opal@f6", seat=PENGUIN)
    for placement in ("A:compass@f1", "B:lamp@a6"):
        state = play(state, placement, "end", f"A:lamp@{'n13' if placement[0] == 'A' else 'o12'}", "end")
    state = play(state, "C:pickaxe@f11", "end")
    assert GAME.to_move(state) == OCELOT
    assert allowed(play(state, "B:lamp@q10"), "take@f6")


@pytest.mark.clause("OC-COLL-4")
def test_no_gem_lies_on_a_round_space() -> None:
    with pytest.raises(ValueError, match="OC-COLL-4"):
        GAME.read("take@f1")


@pytest.mark.clause("OC-COLL-5")
def test_what_the_companion_move_sets_up_is_collected_after_placing() -> None:
    tools = "A:compass@m2 C:compass@p5 B:pickaxe@m8"
    state = play(situation(tokens="geode@m5", tools=tools, moth="f6"), "move@m6")
    refused(state, "take@m5", "OC-TURN-1")
    assert allowed(play(state, "B:pickaxe@q10"), "take@m5")


@pytest.mark.clause("OC-COLL-5")
def test_a_companion_that_left_helps_no_more_where_it_was() -> None:
    state = play(situation(tokens="opal@f6", tools=MOTH_HELPS, moth="f7"), "move@m5", "B:pickaxe@q10")
    refused(state, "take@f6", "OC-COLL-1")


boards = st.lists(st.none() | st.integers(0, len(FACES) - 1), min_size=40, max_size=40)


@given(boards, st.sampled_from([None, "f6", "m5", "n10"]))
def test_need_and_takeable_agree(board: list[int | None], moth: str | None) -> None:
    tools = " ".join(f"{FACES[face]}@{MAT.round_name(i)}" for i, face in enumerate(board) if face is not None)
    everywhere = " ".join(f"opal@{name}" for name in MAT.names[:67] if name != moth)
    state = situation(tokens=everywhere, tools=tools, moth=moth)
    met = {i for i in range(67) if state.tokens[i] is not None and need(state, OCELOT, i).met}
    assert met == set(takeable(state, OCELOT))


def test_a_placement_is_judged_without_playing_it() -> None:
    state = situation(tokens="opal@f6 geode@m5", tools="A:compass@f1 B:lamp@a6 C:compass@m2 A:lamp@p5")
    assert takeable_after(state, OCELOT, GAME.read("B:pickaxe@f11")) == (square("f6"),)
    assert takeable_after(state, OCELOT, GAME.read("A:lamp@f11")) == ()
    seen = situation(
        tokens="crystal@f6 opal@e6", tools="A:compass@f1 C:compass@a6 B:pickaxe@f11 A:compass@k6"
    )
    assert takeable_after(seen, OCELOT, GAME.read("companion@f6")) == (), "its own gem is gained at once"


@pytest.mark.parametrize("seed", range(4))
def test_what_a_placement_would_let_one_take_is_what_it_lets_one_take(seed: int) -> None:
    rng = chance.stream(seed, "play")
    state = GAME.setup(GAME.Options(), 2, seed)
    found = 0
    while legal := GAME.legal(state):
        move = chance.draw(rng, legal)
        after = GAME.apply(state, move).state
        if move.kind not in (Kind.TAKE, Kind.END):
            mover = state.turn % 2
            assert takeable_after(state, mover, move) == takeable(after, mover)
            found += bool(takeable(after, mover))
        state = after
    assert found


def test_openers_are_the_placements_that_let_one_take_it() -> None:
    state = situation(tokens="opal@f6", tools="A:compass@f1 B:lamp@a6")
    f6 = square("f6")
    texts = [GAME.notate(move) for move in openers(state, OCELOT, f6)]
    assert texts == ["B:pickaxe@k6", "B:pickaxe@f11", "C:pickaxe@k6", "C:pickaxe@f11"]
    slow = [move for move in GAME.legal(state) if f6 in takeable(GAME.apply(state, move).state, OCELOT)]
    assert list(openers(state, OCELOT, f6)) == [move for move in slow if move.face >= 0]
    assert openers(situation(tokens="opal@f6"), OCELOT, f6) == ()
    assert openers(situation(tools="A:compass@f1 B:lamp@a6"), OCELOT, f6) == ()
    assert len(WATCHERS[f6]) == 4
