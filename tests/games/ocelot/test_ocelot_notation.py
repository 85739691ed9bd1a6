"""Moves as text."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from ocelot_situations import GAME

from cavegames.engine.game import Unreadable
from cavegames.games.ocelot import catalogue
from cavegames.games.ocelot.moves import Kind, Move

MOVES = st.sampled_from(catalogue.ALL)
ANY_MOVE = st.builds(Move, st.sampled_from(Kind), st.integers(-2, 7), st.integers(-2, 70))


@given(MOVES)
def test_reading_gives_the_move_back(move: Move) -> None:
    assert GAME.read(GAME.notate(move)) == move


def test_all_moves_have_texts_of_their_own() -> None:
    texts = {GAME.notate(move) for move in catalogue.ALL}
    assert len(texts) == len(catalogue.ALL) == 3 * 67 + 6 * 40 + 1
    assert list(catalogue.ALL) == sorted(catalogue.ALL)


@pytest.mark.parametrize("text", ["move@m5", "companion@f6", "A:lamp@k4", "take@f7", "end"])
def test_how_moves_look(text: str) -> None:
    assert GAME.notate(GAME.read(text)) == text


@pytest.mark.parametrize("text", ["a:LAMP@K4", "  A:lamp@k4\n", "A:Lamp@k4"])
def test_case_and_blanks_around_do_not_matter(text: str) -> None:
    assert GAME.notate(GAME.read(text)) == "A:lamp@k4"


@pytest.mark.clause("GEN-READ")
@pytest.mark.parametrize(
    ("text", "clause", "word"),
    [
        ("", "GEN-READ", "A:lamp@k4"),
        ("hello", "GEN-READ", "'hello' is no move"),
        (" D:lamp@F1 ", "GEN-READ", "'D:lamp@F1' is no move"),
        ("take", "GEN-READ", "take@f7"),
        ("take@z9", "GEN-READ", "no space z9"),
        ("A:lamp@e1", "GEN-READ", "no space e1"),
        ("lamp@k4", "GEN-READ", "A:lamp@k4"),
        ("take@k4", "OC-COLL-4", "round space"),
        ("companion@k4", "OC-PLACE-2", "square space"),
        ("move@k4", "OC-MOVE-2", "square space"),
        ("B:lamp@f7", "OC-PLACE-1", "round space"),
        ("B:compass@k4", "OC-COMP-4", "a lamp and a pickaxe"),
        ("x" * 100_000, "GEN-READ", "That is no move"),
        ("\x1b[2Jtake", "GEN-READ", "That is no move"),
    ],
)
def test_what_names_no_move_is_explained(text: str, clause: str, word: str) -> None:
    with pytest.raises(Unreadable) as error:
        GAME.read(text)
    assert error.value.refusal.clause == clause
    assert word in error.value.refusal.why


@given(
    st.text()
    | st.from_regex(r"(take|move|companion|[A-D]:(lamp|compass|pickaxe|rope))@[a-r]\d{0,3}", fullmatch=True)
)
@example("TAKE@F7\u00a0")
@example("ta\u212ae@f7")
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        move = GAME.read(text)
    except Unreadable as error:
        assert error.refusal.why.isprintable()
        assert len(error.refusal.why) < 200
    else:
        assert GAME.notate(move).lower() == text.strip().lower()


@given(ANY_MOVE)
def test_a_move_object_that_is_no_move_is_refused(move: Move) -> None:
    state = GAME.setup(GAME.Options(), 2, seed=1)
    refusal = GAME.refusal(state, move)
    assert (refusal is None) == (move in GAME.legal(state))
    assert (move in catalogue.ALL) == (refusal is None or refusal.clause != "GEN-READ")
