"""What is in the box (OC-COMP-1 to OC-COMP-7)."""

from collections import Counter

import pytest
from ocelot_situations import GAME, placements, refused, situation

from cavegames.engine.game import Unreadable
from cavegames.games.ocelot.components import BAGS, FACES, LEVEL_TOKENS, POINTS, Token
from cavegames.games.ocelot.playmat import MAT


def tokens(level: int) -> dict[str, int]:
    return {token.name.lower(): count for token, count in Counter(LEVEL_TOKENS[level - 1]).items()}


@pytest.mark.clause("OC-COMP-1")
def test_the_blue_tokens() -> None:
    wanted = {"sun": 3, "moon": 3, "star": 3, "crystal": 6, "opal": 11, "emerald": 7, "beryl": 3, "geode": 5}
    assert tokens(1) == wanted
    assert sum(wanted.values()) == 41
    assert len(BAGS[0]) == 8


@pytest.mark.clause("OC-COMP-2")
def test_the_green_tokens() -> None:
    assert tokens(2) == {"crystal": 2, "opal": 4, "emerald": 3, "beryl": 1, "geode": 3}
    assert len(BAGS[1]) == 5


@pytest.mark.clause("OC-COMP-3")
def test_the_red_tokens() -> None:
    assert tokens(3) == {"opal": 4, "emerald": 5, "beryl": 2, "geode": 2}
    assert len(BAGS[2]) == 3


@pytest.mark.clause("OC-COMP-4")
def test_each_player_has_five_tools_of_each_letter_and_a_companion() -> None:
    state = GAME.setup(GAME.Options(), 2, seed=1)
    assert state.hands == ((5, 5, 5), (5, 5, 5))
    assert state.companions == (None, None)
    assert GAME.census(state)["tool A"] == GAME.census(state)["tool B"] == GAME.census(state)["tool C"] == 10


@pytest.mark.clause("OC-COMP-4")
def test_the_two_sides_of_each_tool() -> None:
    shown = ["A:compass", "A:lamp", "B:lamp", "B:pickaxe", "C:compass", "C:pickaxe"]
    assert [str(face) for face in FACES] == shown
    with pytest.raises(Unreadable) as error:
        GAME.read("A:pickaxe@k4")
    assert error.value.refusal.clause == "OC-COMP-4"
    assert "a compass and a lamp" in error.value.refusal.why


@pytest.mark.clause("OC-COMP-4")
def test_a_letter_that_is_used_up_cannot_be_placed() -> None:
    state = situation(hand=(0, 2, 1), moth="f6")
    assert placements(state, "A:lamp") == set()
    assert "tool B or tool C" in refused(state, "A:lamp@f1", "OC-COMP-4")


@pytest.mark.clause("OC-COMP-5")
def test_the_printed_points() -> None:
    assert POINTS == (1, 1, 1, 1, 3, 5, 7, 0)
    assert len(POINTS) - 1 == Token.GEODE


@pytest.mark.clause("OC-COMP-6")
def test_the_bags() -> None:
    faces = [[stone.face for stone in bag] for bag in BAGS]
    assert faces == [
        ["2", "2", "3", "3", "4", "4", "ones", "left-blue"],
        ["4", "5", "6", "threes", "left-deep"],
        ["6", "7", "8"],
    ]
    assert [{stone.level for stone in bag} for bag in BAGS] == [{1}, {2}, {3}]


@pytest.mark.clause("OC-COMP-7")
def test_the_mat_has_the_counts_of_the_book() -> None:
    assert [MAT.levels.count(level) for level in (1, 2, 3)] == [41, 13, 13]
    assert len(MAT.rounds) == 40
    assert [name for i in range(40) if MAT.shared(i) for name in [MAT.round_name(i)]] == [
        "j5",
        "k6",
        "n7",
        "m8",
    ]
    assert len(set(MAT.names)) == 107


@pytest.mark.clause("OC-COMP-7")
def test_each_square_space_has_one_round_space_on_each_side() -> None:
    for square in range(len(MAT.squares)):
        sides = [look.side for looks in MAT.looks for look in looks if look.spaces >> square & 1]
        assert sorted(sides) == [0, 1, 2, 3]
