"""Moves as text."""

from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from ignis_situations import GAME, situation

from cavegames.engine.game import Unreadable
from cavegames.games.ignis import moves
from cavegames.games.ignis.components import DECK, Card, Colour
from cavegames.games.ignis.moves import Kind, Move
from cavegames.games.ignis.shape import well_formed
from cavegames.games.ignis.stacks import targets

_HELD = st.sampled_from(
    [Card(Colour.GREEN, n) for n in (1, 2, 3)] + [Card(Colour.BLUE, n) for n in (1, 2, 3)]
)
_RED = st.lists(
    st.sampled_from([card for card in DECK if card.colour in (Colour.RED, Colour.BLUE)]), max_size=4
).filter(lambda red: all(red.count(card) <= DECK.count(card) for card in red))
WELL_FORMED: Any = st.one_of(
    st.sampled_from([moves.REVEAL, moves.USE, moves.MOVE, moves.SKILL, moves.END]),
    st.sampled_from([moves.collect(card, stack) for card in set(DECK) for stack in targets(card)]),
    st.builds(moves.take, st.integers(0, 5)),
    st.builds(moves.play, st.integers(0, 5)),
    st.sampled_from([moves.skill(card) for card in DECK if card.colour in (Colour.WHITE, Colour.BLUE)]),
    st.builds(
        lambda green, red: moves.go(tuple(green), tuple(red)), st.lists(_HELD, min_size=1, max_size=3), _RED
    ),
)
_ANY_CARD = st.builds(Card, st.sampled_from(Colour), st.integers(-1, 4))
ANY_MOVE = st.builds(
    Move,
    st.sampled_from(Kind),
    _ANY_CARD,
    st.integers(-2, 6),
    st.integers(-2, 7),
    st.lists(st.integers(-1, 4), max_size=3).map(tuple),
    st.lists(_ANY_CARD, max_size=3).map(tuple),
)


@given(WELL_FORMED)
def test_reading_gives_the_move_back(move: Move) -> None:
    assert well_formed(move)
    assert GAME.read(GAME.notate(move)) == move


@pytest.mark.parametrize(
    "text",
    [
        "reveal",
        "use",
        "move",
        "end",
        "skill",
        "skill:2",
        "skill:1b",
        "collect:yellow2",
        "collect:blue1=green",
        "take:keen-eye",
        "play:deep-breath",
        "go:3+2",
        "go:3b+3+1/2+2b+1",
    ],
)
def test_how_moves_look(text: str) -> None:
    assert GAME.notate(GAME.read(text)) == text


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("  GO:2+3 ", "go:3+2"),
        ("go:1+2b", "go:2b+1"),
        ("go:1b+2", "go:2+1"),
        ("go:3+3b/1+3", "go:3+3/3+1"),
        ("go:3b+3/1b+1", "go:3b+3/1+1b"),
        ("collect:red2=red", "collect:red2"),
        ("Reveal\n", "reveal"),
    ],
)
def test_case_blanks_and_order_do_not_matter(text: str, same: str) -> None:
    assert GAME.notate(GAME.read(text)) == same


@pytest.mark.clause("GEN-READ")
@pytest.mark.parametrize(
    ("text", "clause", "word"),
    [
        ("", "GEN-READ", "collect:red2"),
        ("hello", "GEN-READ", "'hello' is no move"),
        ("collect", "GEN-READ", "collect:red2"),
        ("collect:pink2", "GEN-READ", "no such colour"),
        ("collect:blue2=pink", "GEN-READ", "no such colour"),
        ("collect:red4", "GEN-READ", "is no move"),
        ("collect:black1", "IG-BURN-1", "burn"),
        ("collect:blue1", "IG-JOK-1", "collect:blue1=white or collect:blue1=green"),
        ("collect:blue1=yellow", "IG-JOK-1", "no other"),
        ("collect:red1=green", "IG-USE-1", "red stack"),
        ("take:torch-light", "GEN-READ", "cool-draught"),
        ("skill:4", "GEN-READ", "is no move"),
        ("go:1+1+1+1", "IG-MOVE-1", "up to 3"),
        ("go:1/3+3", "IG-COMP-1", "fewer red"),
        ("go:", "GEN-READ", "is no move"),
        ("x" * 100_000, "GEN-READ", "That is no move"),
        ("\x1b[2Jgo:1", "GEN-READ", "That is no move"),
    ],
)
def test_what_names_no_move_is_explained(text: str, clause: str, word: str) -> None:
    with pytest.raises(Unreadable) as error:
        GAME.read(text)
    assert error.value.refusal.clause == clause
    assert word in error.value.refusal.why


@given(
    st.text()
    | st.from_regex(
        r"(go:|skill:|collect:(red|blue|pink))[0-4]b?(\+[0-4]b?){0,4}(/[0-4]b?|=green)?", fullmatch=True
    )
)
@example("GO:\u00b2")
@example("s\u212aill")
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        move = GAME.read(text)
    except Unreadable as error:
        assert error.refusal.why.isprintable()
        assert len(error.refusal.why) < 200
    else:
        assert well_formed(move)
        assert GAME.read(GAME.notate(move)) == move


@given(ANY_MOVE)
def test_a_move_object_that_is_no_move_is_refused(move: Move) -> None:
    state = situation(revealed="blue1 red1 white1 black1", white="2 2 1", green="1")
    refusal = GAME.refusal(state, move)
    assert (refusal is None) == (move in GAME.legal(state))
    assert well_formed(move) == (refusal is None or refusal.clause != "GEN-READ")


@pytest.mark.parametrize(
    "move",
    [
        Move(Kind.GO, Card(Colour.GREEN, 1), rest=[1]),  # type: ignore[arg-type]
        Move(Kind.GO, Card(Colour.GREEN, 1), red=None),  # type: ignore[arg-type]
        Move(Kind.GO, (2, 1)),  # type: ignore[arg-type]
        Move(Kind.GO, Card(Colour.GREEN, 1), rest=("1",)),  # type: ignore[arg-type]
        Move(Kind.COLLECT, Card("red", []), 3),  # type: ignore[arg-type]
        Move("go"),  # type: ignore[arg-type]
        Move(Kind.END, tile=1),
        Move(Kind.GO, Card(Colour.GREEN, 1), rest=(2,)),
        Move(Kind.GO, Card(Colour.GREEN, 2), red=(Card(Colour.RED, 1), Card(Colour.RED, 2))),
        Move(Kind.GO, Card(Colour.GREEN, 2), rest=(1, 1, 1)),
    ],
)
def test_broken_move_objects_are_refused(move: Move) -> None:
    refusal = GAME.refusal(situation(), move)
    assert refusal is not None
    assert refusal.clause == "GEN-READ"
