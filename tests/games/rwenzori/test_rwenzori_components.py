"""What is in the box (RW-COMP-1 to RW-COMP-8), and how a match is set up (RW-SET-1 to RW-SET-4)."""

from collections import Counter

import pytest
from rwenzori_situations import GAME, held, lies, meeple, refused, situation

from cavegames.engine import assets
from cavegames.engine.hexgrid import edges
from cavegames.games.rwenzori.cards import Character, Gear
from cavegames.games.rwenzori.components import (
    DECK,
    FACES,
    FACING,
    TURNED,
    Icon,
    Kind,
    Penalty,
    faces_from,
)

BASE = set(Kind) - {Kind.PASSAGE, Kind.TREASURE, Kind.LAVA}
"""The kinds of tile of the game without expansions."""


def shapes(kind: Kind, icon: Icon = Icon.NONE) -> dict[str, int]:
    return {face.shape: face.count for face in FACES if face.kind == kind and face.icon == icon}


def exits(shape: str) -> set[int]:
    return {int(edge) for face in FACES if face.shape == shape for edge in edges(face.exits)}


@pytest.mark.clause("RW-COMP-1")
def test_88_tiles_of_which_82_are_shuffled() -> None:
    count = Counter({kind: sum(face.count for face in FACES if face.kind == kind) for kind in BASE})
    assert count[Kind.NORMAL] == 20
    assert count[Kind.DARK] + count[Kind.FLOODED] + count[Kind.DEAD_END] == 26
    assert (count[Kind.LIGHT], count[Kind.SAVE], count[Kind.TNT], count[Kind.ACTION]) == (7, 16, 2, 11)
    assert (count[Kind.START], count[Kind.ESCAPE]) == (5, 1)
    assert sum(count.values()) == 88
    assert len(DECK) == 82


@pytest.mark.clause("RW-COMP-2")
def test_the_normal_tiles() -> None:
    assert shapes(Kind.NORMAL) == {
        "straight": 4,
        "wide-bend": 4,
        "sharp-bend": 2,
        "star": 3,
        "left-fork": 2,
        "right-fork": 2,
        "cross": 2,
        "six-way": 1,
    }
    assert exits("straight") == {0, 3}
    assert exits("wide-bend") == {0, 2}
    assert exits("sharp-bend") == {0, 1}
    assert exits("star") == {0, 2, 4}
    assert exits("left-fork") == {0, 1, 3}
    assert exits("right-fork") == {0, 2, 3}
    assert exits("cross") == {0, 1, 3, 4}
    assert exits("six-way") == set(range(6))


@pytest.mark.clause("RW-COMP-3")
@pytest.mark.parametrize("icon", [Icon.SWING, Icon.DIVE, Icon.JUMP, Icon.PICKAXE])
def test_four_save_tiles_of_each_kind(icon: Icon) -> None:
    assert shapes(Kind.SAVE, icon) == {"star": 1, "left-fork": 1, "right-fork": 1, "cross": 1}


@pytest.mark.clause("RW-COMP-4")
def test_the_obstacles() -> None:
    count = {kind: sum(face.count for face in FACES if face.kind == kind) for kind in Kind}
    assert (count[Kind.DARK], count[Kind.FLOODED], count[Kind.DEAD_END]) == (15, 6, 5)


@pytest.mark.clause("RW-COMP-5")
def test_the_dark_tiles() -> None:
    dark = [face for face in FACES if face.kind == Kind.DARK]
    count = Counter(
        {penalty: sum(face.count for face in dark if face.penalty == penalty) for penalty in Penalty}
    )
    assert [count[penalty] for penalty in Penalty] == [3, 3, 4, 4, 1]
    icons = {penalty: [face.icon for face in dark if face.penalty == penalty] for penalty in Penalty}
    assert sorted(icons[Penalty.PLUS1]) == sorted(icons[Penalty.HAND]) == [1, 2, 3, 4]
    assert icons[Penalty.EXPLOSION] == [Icon.PICKAXE]
    assert not any(icons[Penalty.NONE]) and not any(icons[Penalty.CLOCK])
    assert all(len(edges(face.exits)) >= 2 for face in dark)


@pytest.mark.clause("RW-COMP-6")
def test_flooded_caves_and_dead_ends() -> None:
    flooded = [face for face in FACES if face.kind == Kind.FLOODED]
    for icon in (Icon.DIVE, Icon.SWING, Icon.JUMP):
        assert sum(face.count for face in flooded if face.icon == icon) == 2
    assert all(len(edges(face.exits)) >= 2 for face in flooded)
    (dead_end,) = [face for face in FACES if face.kind == Kind.DEAD_END]
    assert (len(edges(dead_end.exits)), dead_end.icon) == (1, Icon.NONE)


@pytest.mark.clause("RW-COMP-7")
def test_actions_and_the_tiles_of_one_kind() -> None:
    actions = [face for face in FACES if face.kind == Kind.ACTION]
    assert [sum(face.count for face in actions if face.bonus == n) for n in (1, 2)] == [6, 5]
    assert shapes(Kind.TNT) == {"cross": 2}
    assert exits("end") == {0}
    assert (shapes(Kind.START), shapes(Kind.ESCAPE)) == ({"left-fork": 5}, {"end": 1})


@pytest.mark.clause("RW-COMP-8")
def test_five_gear_cards() -> None:
    titles = ["Medical Bag and Pickaxe", "Sturdy Boots", "Spare Torch", "Chocolate", "Map Fragment"]
    assert [gear.title for gear in Gear] == titles
    assert all(gear.line.endswith(".") for gear in Gear)
    assert all(character.line.endswith(".") for character in Character)


def test_a_turn_that_looks_the_same_is_not_counted_twice() -> None:
    looks = {face.shape: len(turns) for face, turns in zip(FACES, TURNED, strict=True)}
    assert looks["straight"] == looks["cross"] == 3
    assert looks["star"] == 2
    assert looks["six-way"] == 1
    assert looks["left-fork"] == looks["end"] == 6
    for face, turns in enumerate(TURNED):
        for edge in range(6):
            assert FACING[face][edge] == tuple(n for n, open_ in enumerate(turns) if open_ >> edge & 1)


@pytest.mark.parametrize(
    ("part", "value"),
    [("normal", {"spiral": 1}), ("normal", {"straight": 0}), ("shapes", {"straight": [6]}), ("rubble", {})],
)
def test_a_wrong_set_of_tiles_is_noticed(part: str, value: object) -> None:
    with pytest.raises(ValueError, match=r"(?i)spiral|greater|less|permitted|shape"):
        faces_from({**assets.table("rwenzori/tiles.toml"), part: value})


@pytest.mark.clause("RW-SET-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_player_has_a_character_and_gear(seats: int) -> None:
    state = GAME.setup(GAME.Options(), seats, 7)
    assert len(set(state.gear)) == len(set(state.characters)) == seats
    view = GAME.observe(state, 1)
    assert view.gear[1] == state.gear[1] and view.gear[0] == -1
    assert view.characters[1] == state.characters[1] and view.characters[0] == -1


@pytest.mark.clause("RW-SET-2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_start_tiles_lie_linked_in_a_row(seats: int) -> None:
    state = GAME.setup(GAME.Options(), seats, 7)
    assert sorted(state.board) == [(q, 0) for q in range(seats)]
    assert list(state.meeples) == [(q, 0) for q in range(seats)]
    exits_of = [state.board[q, 0].exits for q in range(seats)]
    assert all(exits >> 1 & 1 for exits in exits_of[:-1])
    assert all(exits >> 4 & 1 for exits in exits_of[1:])
    rock_falls = [(4 + state.board[q, 0].turn) % 6 for q in range(seats)]
    assert (rock_falls[0], rock_falls[-1]) == (4, 1)
    assert lies(state, "0,0") == "start/0"
    assert refused(situation(), "lay:start@1,-1/0", "RW-SET-2")


@pytest.mark.clause("RW-SET-3")
@pytest.mark.parametrize(("seats", "stack", "over"), [(2, 37, 0), (3, 23, 1), (4, 16, 2), (5, 12, 2)])
def test_hands_of_four_and_equal_stacks(seats: int, stack: int, over: int) -> None:
    state = GAME.setup(GAME.Options(), seats, 7)
    assert [len(hand) for hand in state.hands] == [4] * seats
    assert [len(tiles) for tiles in state.stacks] == [stack] * seats
    assert len(state.box) == over
    assert len(held(state, 0)) == 4


@pytest.mark.clause("RW-SET-4")
@pytest.mark.parametrize(("seats", "first"), [(2, 0), (3, 1), (4, 1), (5, 2)])
def test_the_middle_begins_and_the_turn_goes_east(seats: int, first: int) -> None:
    state = GAME.setup(GAME.Options(), seats, 7)
    order = []
    for _ in range(seats + 1):
        order.append(GAME.to_move(state))
        moves = [move for move in GAME.legal(state) if GAME.notate(move).startswith("move")]
        state = GAME.play(state, moves[0]).state
    assert order == [(first + turn) % seats for turn in range(seats + 1)]


@pytest.mark.parametrize("seats", [0, 6])
def test_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(ValueError, match="1 to 5"):
        GAME.setup(GAME.Options(), seats, 1)


def test_meeples_start_on_their_tiles() -> None:
    assert [meeple(situation(), seat) for seat in (0, 1)] == ["0,0", "1,0"]
