"""Moves as text."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from redpeak_situations import GAME, situation

from cavegames.engine.game import Unreadable
from cavegames.games.redpeak.catalogue import ALL
from cavegames.games.redpeak.components import CARDS, TILES
from cavegames.games.redpeak.moves import Kind, Move, pay

ANY_MOVE = st.builds(Move, st.sampled_from(Kind), st.integers(-3, 60), st.integers(-3, 5))


def test_every_move_is_read_back() -> None:
    assert list(ALL) == sorted(set(ALL))
    for move in ALL:
        assert GAME.read(GAME.notate(move)) == move
    assert {move.kind for move in ALL} == set(Kind)


@pytest.mark.parametrize(
    "text",
    [
        "buy:multi",
        "turn",
        f"place:{TILES[0].id}/s",
        "ask:rope",
        "go",
        f"pay:{CARDS[0]}",
        "pass",
        "multi",
        "back",
        "board",
        "rest",
        "sand",
        "on",
        "keep:b2",
        "take:boat",
    ],
)
def test_the_text_of_each_kind(text: str) -> None:
    assert GAME.notate(GAME.read(text)) == text
    assert GAME.read(f"  {text.upper()} ") == GAME.read(text)


def test_the_tools_of_a_card_may_come_in_any_order() -> None:
    first, second, third = str(CARDS[7]).split("+")
    assert GAME.read(f"pay:{third}+{first}+{second}") == pay(7)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("buy:lava", "cards, boat"),
        ("place:t99/s", "as in place:"),
        (f"place:{TILES[0].id}", "as in place:"),
        ("ask:hammer", "flashlight"),
        ("pay:axe", "three tools"),
        ("pay:axe+axe+axe", "three tools"),
        ("keep:b9", "b1"),
        ("take:cards", "take:path or take:boat"),
        ("fly", "'fly' is no move"),
        ("place", "A move is one of"),
        ("turn:2", "A move is one of"),
    ],
)
def test_text_that_names_nothing_says_what_there_is(text: str, words: str) -> None:
    with pytest.raises(Unreadable) as error:
        GAME.read(text)
    assert words in error.value.refusal.why
    assert len(error.value.refusal.why) <= 200


@given(ANY_MOVE)
def test_any_numbers_in_a_move_are_refused_or_a_move(move: Move) -> None:
    refusal = GAME.refusal(situation(), move)
    if move not in ALL:
        assert refusal is not None
        assert refusal.clause == "GEN-READ"


_JUNK: Any = st.one_of(st.none(), st.text(), st.lists(st.integers()), st.floats(), st.builds(object))


@given(_JUNK, _JUNK, _JUNK)
def test_a_move_of_junk_is_refused(kind: Any, what: Any, leave: Any) -> None:
    refusal = GAME.refusal(situation(), Move(kind, what, leave))
    assert refusal is not None
    assert refusal.clause == "GEN-READ"


@given(st.text(max_size=60))
def test_any_text_is_read_or_unreadable(text: str) -> None:
    try:
        assert GAME.read(text) in ALL
    except Unreadable as error:
        assert error.refusal.why.endswith(".")
