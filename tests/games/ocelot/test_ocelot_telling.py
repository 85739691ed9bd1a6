"""The log, the prompt and the description of a space."""

import pytest
from ocelot_situations import GAME, NAMES, OCELOT, happens, play, situation

from cavegames.engine.game import Event, Unreadable
from cavegames.games.ocelot.components import Token
from cavegames.games.ocelot.describe import describe as by_name
from cavegames.games.ocelot.events import CompanionMoved, MatchEnded

THREE = "A:compass@f1 B:lamp@a6 C:pickaxe@f11"


def told(move: str, **parts: object) -> list[str]:
    state = situation(**parts)  # type: ignore[arg-type]
    return [GAME.tell(event, NAMES, OCELOT) for event in happens(state, move)]


def test_what_is_done_is_told_with_names() -> None:
    assert told("A:lamp@k4") == ["Ada places A:lamp on k4."]
    assert told("companion@f6") == ["Ada places the Moth on f6."]
    assert told("companion@f6", tokens="sun@f6") == ["Ada places the Moth on f6 and gains a celestite sun."]
    assert told("move@m5", moth="f6", tokens="crystal@m5") == [
        "Ada moves the Moth from f6 to m5 in the green cave and gains a rock crystal."
    ]
    assert told("take@f6", tools=THREE, tokens="emerald@f6", placed=True) == ["Ada takes an emerald from f6."]
    assert told("end", placed=True) == ["Ada ends turn 1 of 32."]
    assert told("companion@f6", seat=1) == ["Ben places the Bat on f6."]


def test_the_end_without_amethysts() -> None:
    assert "Ada has no amethyst; Ben has no amethyst" in GAME.tell(MatchEnded(((), ())), NAMES)


def test_an_event_of_another_game_is_a_fault_of_the_caller() -> None:
    with pytest.raises(TypeError, match="no event"):
        GAME.tell(Event(), NAMES)
    assert GAME.tell(CompanionMoved(0, 0, 1, Token.CRYSTAL), ("You", "Me")).startswith("You moves")


@pytest.mark.parametrize(
    ("parts", "text", "clause"),
    [
        ({}, "Ada: place a tool, or the Moth in the blue cave.", "OC-PLACE-1"),
        ({"hand": (0, 0, 0)}, "Ada: place the Moth in the blue cave.", "OC-PLACE-2"),
        ({"moth": "f6"}, "Ada: place a tool, or first move the Moth deeper.", "OC-TURN-1"),
        ({"moth": "m5"}, "Ada: place a tool, or first move the Moth deeper.", "OC-TURN-1"),
        ({"moth": "n10"}, "Ada: place a tool on a round space.", "OC-PLACE-1"),
        ({"moth": "m5", "moved": True}, "Ada: place a tool on a round space.", "OC-PLACE-1"),
        ({"placed": True}, "Ada: nothing can be taken; end the turn.", "OC-COLL-1"),
        (
            {"placed": True, "tools": THREE, "tokens": "opal@f6"},
            "Ada: take the token on f6, or end the turn.",
            "OC-COLL-4",
        ),
        (
            {"placed": True, "tools": THREE + " B:lamp@b5 C:compass@j5", "tokens": "opal@f6 opal@f5"},
            "Ada: take any of 2 tokens, or end the turn.",
            "OC-COLL-4",
        ),
        (
            {"seat": 1, "bat": "f6"},
            "Ben: place a tool, or first move the Bat deeper.",
            "OC-TURN-1",
        ),
    ],
)
def test_the_prompt_says_what_can_be_done(parts: dict[str, object], text: str, clause: str) -> None:
    prompt = GAME.prompt(situation(**parts), NAMES)  # type: ignore[arg-type]
    assert (prompt.text, prompt.clause) == (text, clause)


def describe(cell: str, **parts: object) -> str:
    return GAME.describe(situation(**parts), cell)  # type: ignore[arg-type]


def test_a_square_space() -> None:
    text = describe("f6", tokens="opal@f6", tools="A:lamp@f1 C:compass@a6")
    assert text == (
        "f6 in the blue cave: an opal (3 points). Seen from the north by A:lamp on f1 and from the west by "
        "C:compass on a6. f6 is seen from two sides only; a pickaxe is missing."
    )
    assert describe("f6") == "f6 in the blue cave: nothing. Seen by no tool."
    assert describe("m5", bat="m5") == "m5 in the green cave: the Bat. Seen by no tool."
    assert describe("n10", tokens="geode@n10") == (
        "n10 in the red cave: a geode. No tool sees n10 yet. It takes a compass, a lamp and a pickaxe, "
        "from three sides."
    )
    assert describe("f6", tokens="opal@f6", tools=THREE).endswith("f6 can be taken.")


def test_where_it_differs_each_player_is_told() -> None:
    text = describe("f6", tokens="opal@f6", tools="A:lamp@f1 B:lamp@a6 C:compass@f11", moth="f7")
    assert "For Sir Ocelot: f6 can be taken." in text
    assert "For Professor Penguin: f6 is seen from three sides; a pickaxe is missing." in text
    both = describe("f6", tokens="opal@f6", tools="A:lamp@f1 C:compass@a6", moth="f7", bat="f8")
    assert both.endswith("either companion stands for one tool, but a third side is missing.")


def test_the_players_can_be_called_by_their_names() -> None:
    state = situation(tokens="opal@f6", tools="A:lamp@f1 B:lamp@a6 C:compass@f11", moth="f7")
    text = by_name(state, "f6", NAMES)
    assert "For Ada: f6 can be taken." in text and "For Ben: f6 is seen" in text


def test_a_round_space() -> None:
    assert describe("f1") == (
        "f1, a round space at the blue cave: empty. A tool here looks south over f2 to f10 in the blue cave."
    )
    text = describe("k6", tools="A:lamp@k6")
    assert text == (
        "k6, a round space between the blue cave and the green cave: A:lamp. The lamp looks north on k5 in "
        "the green cave, east over l6 to n6 in the green cave and west over j6 to b6 in the blue cave."
    )


def test_every_cell_can_be_described_and_no_other() -> None:
    state = play(GAME.setup(GAME.Options(), 2, seed=1), "A:lamp@k4")
    assert all(GAME.describe(state, cell).startswith(cell) for cell in GAME.cells(state))
    assert GAME.describe(state, " F6 ") == GAME.describe(state, "f6")
    for other in ("", "a1", "z99", "f6f6", "x" * 10_000, "\x1b"):
        with pytest.raises(Unreadable) as error:
            GAME.describe(state, other)
        assert error.value.refusal.clause == "GEN-READ"
