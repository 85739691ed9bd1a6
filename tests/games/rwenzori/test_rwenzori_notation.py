"""Moves as text, and garbage that names none."""

import pytest
from rwenzori_situations import GAME, refused, situation

from cavegames.engine.game import Unreadable
from cavegames.games.rwenzori.board import FARTHEST, NOWHERE
from cavegames.games.rwenzori.moves import Act, Move

TEXTS = (
    "lay:left-fork@2,-1/3",
    "block:dead-end@0,1/4",
    "block:dark-hand-dive@-12,3",
    "save:dive-star@1,0/1",
    "gear-save:straight@1,0/2",
    "tnt@0,0/2",
    "light:light-star@1,0",
    "move@-3,-4",
    "blind@1,0",
    "turn:5",
    "penalty",
    "gear:torch@1,0",
    "gear:bag",
    "card:guide",
    "card:thief@white",
    "offer@blue",
    "accept",
    "refuse",
    "give:straight@green",
    "discard:dead-end",
    "swap",
    "miss",
    "back:dive-star",
    "pick:jump-cross",
    "cave@1,0",
    "cave@1,0/5",
    "pass",
    "through@1,0",
    "lava@0,-5",
    "alarm",
)


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_is_a_move_and_back(text: str) -> None:
    assert GAME.notate(GAME.read(text)) == text
    assert GAME.read(f"  {text.upper()} ") == GAME.read(text)


def test_each_act_has_a_text() -> None:
    assert {GAME.read(text).act for text in TEXTS} == set(Act)


@pytest.mark.parametrize(("text", "same"), [("straight", 3), ("cross", 3), ("star", 2), ("six-way", 1)])
def test_turns_that_look_the_same_are_one_move(text: str, same: int) -> None:
    assert GAME.read(f"lay:{text}@1,0/5") == GAME.read(f"lay:{text}@1,0/{5 % same}")


@pytest.mark.parametrize(
    "text",
    [
        "lay:straight@1,0",
        "lay:straight/1",
        "lay@1,0/1",
        "lay:spiral@1,0/1",
        "lay:straight@1,0/6",
        "lay:straight@100,0/1",
        "block:dark-hand-dive@1,0/2",
        "light:light-star@1,0/1",
        "move@blue",
        "move@1,0/1",
        "move:straight@1,0",
        "turn:6",
        "turn",
        "turn:1@1,0",
        "turn:1/1",
        "gear:torch",
        "gear:boots@1,0",
        "gear:rope",
        "card:thief",
        "card:guide@blue",
        "card:mole",
        "offer",
        "offer@black",
        "give:straight",
        "discard:straight@blue",
        "pass@1,0",
        "pass/1",
        "through",
        "through:star@1,0",
        "lava",
        "lava@1,0/1",
        "alarm@1,0",
        "cave@1,0/7",
        "tnt@1,0",
        "jump@1,0",
    ],
)
def test_a_text_that_is_none(text: str) -> None:
    with pytest.raises(Unreadable) as error:
        GAME.read(text)
    assert error.value.refusal.clause == "GEN-READ"


@pytest.mark.parametrize(
    "move",
    [
        Move(Act.LAY),
        Move(Act.LAY, 999, (0, 0), 1),
        Move(Act.LAY, 0, (0, 0), 3),
        Move(Act.LAY, 0, (0, 0), -1),
        Move(Act.LAY, 0, (0, FARTHEST + 1), 0),
        Move(Act.LAY, 0, "ab", 0),  # type: ignore[arg-type]
        Move(Act.LAY, 0, (0, 0, 0), 0),  # type: ignore[arg-type]
        Move(Act.LAY, True, (0, 0), 0),
        Move(Act.LAY, 0, (0, 0), 0, 1),
        Move(Act.LAY, 0, ([], {}), 0),  # type: ignore[arg-type]
        Move(0, 0, (0, 0), 0),  # type: ignore[arg-type]
        Move("lay"),  # type: ignore[arg-type]
        Move(Act.PASS, 1),
        Move(Act.PASS, turn=1),
        Move(Act.TURN, turn=6),
        Move(Act.GEAR, 7),
        Move(Act.CARD, 1),
        Move(Act.CARD, 1, seat=5),
        Move(Act.OFFER, seat=-1),
        Move(Act.MOVE, cell=NOWHERE),
    ],
)
def test_a_move_that_no_text_names_is_refused(move: Move) -> None:
    refusal = GAME.refusal(situation(), move)
    assert refusal is not None
    assert refusal.clause == "GEN-READ"


def test_what_is_a_move_but_not_here_names_a_clause_of_the_game() -> None:
    for text in TEXTS:
        refusal = GAME.refusal(situation(hands=("cross", "star")), GAME.read(text))
        if text not in ("card:guide", "card:thief@white"):
            assert refusal is not None and refusal.clause.startswith("RW-"), text
    refused(situation(), "lay:escape@1,-1/0", "RW-END-2")
