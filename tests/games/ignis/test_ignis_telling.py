"""The log, what is asked, and what lies where."""

import pytest
from ignis_situations import GAME, NAMES, play, situation, told

from cavegames.engine.game import Event, Unreadable
from cavegames.games.ignis.state import Phase, State

LYING = "blue1 green2 black2 yellow3"


def prompt(state: State) -> tuple[str, str]:
    found = GAME.prompt(state, NAMES)
    return found.text, found.clause


def test_what_is_asked_in_each_phase() -> None:
    choosing = situation(Phase.CHOOSE, revealed=LYING, green="1")
    assert prompt(situation(Phase.START)) == ("Ada: reveal 4 cards.", "IG-REV-1")
    assert prompt(choosing) == ("Ada: reveal one more, or choose: use the cards, or move.", "IG-REV-3")
    assert "a move needs green" in prompt(situation(Phase.CHOOSE, revealed=LYING))[0]
    assert prompt(situation(revealed=LYING))[0] == "Ada: collect cards, or end the turn (burns 2 cubes)."
    assert prompt(play(choosing, "move")) == ("Ada: move with one to three green cards.", "IG-MOVE-1")
    assert prompt(play(choosing, "move", "go:1"))[0] == "Ada: end the turn (burns 2 cubes)."


def test_what_is_asked_with_a_full_stack_or_the_scepter() -> None:
    assert prompt(situation(revealed=LYING, yellow="3 2 1"))[1] == "IG-USE-3"
    assert prompt(situation(revealed=LYING, white="3 2 1"))[1] == "IG-USE-4"
    back = situation(Phase.MOVE, revealed=LYING, green="1", scepter=True, step=9)
    assert prompt(back) == ("Ada: move back with green cards, and red ones for 4 strength.", "IG-MOVE-4")
    assert "Cool Draught" in prompt(situation(revealed=LYING, held="cool-draught", joined="red"))[0]


def test_what_is_told_of_tiles() -> None:
    state = situation(
        Phase.CHOOSE,
        revealed=LYING,
        held="keen-eye deep-breath",
        cubes=19,
        pile="red1 red1 red1 red2 red2 red3",
    )
    assert told(state, "play:keen-eye") == [
        "Ada uses Keen Eye and sweeps 4 cards away.",
        "Ada reveals red 3, red 2 (x2) and red 1 (x3).",
    ]
    assert told(state, "play:deep-breath") == ["Ada uses Deep Breath: 1 cube comes back."]


def test_an_event_of_another_game_is_a_mistake() -> None:
    with pytest.raises(TypeError, match="no event"):
        GAME.tell(Event(), NAMES)


@pytest.mark.parametrize(
    ("cell", "words"),
    [
        ("s0", ("Cave Mouth", "The way in")),
        ("s4", ("Step 4 of 13", "The figure is here")),
        ("s6", ("Slag Bridge", "2 steps ahead")),
        ("S13", ("Flame Throne", "The scepter stands here", "9 steps ahead")),
        ("green", ("green 3", "3 of 6 points", "Room for 3 points")),
        ("yellow", ("Full", "A bonus tile can be taken")),
        ("white", ("The hero skill can be used",)),
        ("red", ("nothing", "0 of 8")),
        ("r1", ("Blue 1", "May join green", "doubles")),
        ("r2", ("Green 2", "May join green")),
        ("r3", ("Black 2", "Burns 2 cubes", "leaves 13")),
        ("r4", ("Yellow 3", "nothing more fits")),
        ("r5", ("No card lies here",)),
        ("keen-eye", ("Keen Eye", "Taken", "not chosen yet")),
        ("deep-breath", ("Taken. Can be used now",)),
        ("cool-draught", ("Not taken yet",)),
        ("iron-grip", ("Used",)),
        ("fuse", ("15 of 20 cubes", "burns 2 cubes")),
        ("pile", ("The pile, 23 cards: 1 yellow",)),
        ("discards", ("1 card: 1 black",)),
    ],
)
def test_what_is_where(cell: str, words: tuple[str, ...]) -> None:
    state = situation(
        revealed=LYING,
        green="3",
        yellow="2 2 1 1",
        white="3 2 1",
        step=4,
        cubes=15,
        held="keen-eye deep-breath",
        used="iron-grip",
        discards="black1",
    )
    text = GAME.describe(state, cell)
    assert all(word in text for word in words), text


def test_what_is_where_on_the_way_back() -> None:
    state = situation(Phase.MOVE, revealed=LYING, green="3", step=4, scepter=True, active="swift-feet")
    assert "4 steps ahead" in GAME.describe(state, "s0")
    assert "ahead" not in GAME.describe(state, "s9")
    assert "with the scepter" in GAME.describe(state, "s4")
    assert "scepter" not in GAME.describe(state, "s13")
    assert "At work" in GAME.describe(state, "swift-feet")
    assert "nothing is collected" in GAME.describe(state, "r2")


@pytest.mark.parametrize("cell", ["s14", "blue", "r7", "x" * 1000, "torch"])
def test_a_place_that_is_none(cell: str) -> None:
    with pytest.raises(Unreadable, match="no such place"):
        GAME.describe(situation(), cell)


def test_every_place_can_be_described_at_any_time() -> None:
    for state in (situation(Phase.START), play(situation(revealed="black3", cubes=1), "end")):
        for cell in GAME.cells(state):
            assert GAME.describe(state, cell).endswith(".")
