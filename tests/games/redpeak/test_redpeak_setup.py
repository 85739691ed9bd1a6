"""The first position of a match."""

import pytest
from redpeak_situations import GAME, refused

from cavegames.games.redpeak.boards import BOARDS
from cavegames.games.redpeak.components import BONUSES, CARDS, LAVA, TILES, TIMES
from cavegames.games.redpeak.state import Phase


@pytest.mark.clause("RP-SET-1")
@pytest.mark.clause("RP-COMP-4")
@pytest.mark.parametrize("seats", range(1, 7))
def test_the_start(seats: int) -> None:
    state = GAME.setup(GAME.Options(), seats, 1)
    assert (state.day, state.phase, state.tent, state.adventurer) == (0, Phase.CAMP, 0, 0)
    assert (len(state.supply), len(state.tiles)) == (7, len(TILES) - 7)
    assert (state.timeline, state.times, state.hour) == (3, TIMES - 3, 0)
    assert (state.multis, state.multi_reserve) == (3, 3)
    sizes = [len(hand) for hand in state.hands]
    assert sum(sizes) == 12
    assert max(sizes) - min(sizes) <= 1
    assert len(state.deck) == len(CARDS) - 12
    assert sorted(state.lava) == sorted(LAVA)
    assert set(state.docks) == {-1}
    assert len(state.boats) == 5


def test_every_stack_is_shuffled_by_the_seed() -> None:
    starts = [GAME.setup(GAME.Options(bonus=True, quests=3), 3, seed) for seed in range(30)]
    for part in ("supply", "tiles", "lava", "hands", "deck", "boats", "clearings", "quests"):
        assert len({getattr(state, part) for state in starts}) > 15, part


@pytest.mark.clause("RP-BON-1")
def test_four_bonus_tiles_lie_face_down_if_chosen() -> None:
    state = GAME.setup(GAME.Options(bonus=True), 3, 1)
    assert len(state.clearings) == 4
    assert not any(there.shown for there in state.clearings if there)
    assert sorted([there.bonus for there in state.clearings if there] + list(state.spare)) == sorted(BONUSES)
    without = GAME.setup(GAME.Options(), 3, 1)
    assert (without.clearings, without.spare) == ((), ())


@pytest.mark.clause("RP-QUE-1")
@pytest.mark.parametrize("quests", range(8))
def test_so_many_quests_on_the_other_side(quests: int) -> None:
    state = GAME.setup(GAME.Options(quests=quests), 3, 1)
    assert state.board.id == ("reversed" if quests else "front")
    assert len(set(state.quests)) == len(state.quests) == quests
    assert set(state.quests) <= set(range(len(BOARDS[state.side].places)))


@pytest.mark.clause("RP-TABLE-1")
def test_hands_are_open_if_chosen_and_always_in_a_match_of_one() -> None:
    assert not GAME.setup(GAME.Options(), 2, 1).open
    assert GAME.setup(GAME.Options(hands="open"), 2, 1).open
    assert GAME.setup(GAME.Options(hands="closed"), 1, 1).open


@pytest.mark.clause("RP-TABLE-2")
def test_the_sand_can_be_off() -> None:
    for sand, clocked in (("90", True), ("120", True), ("180", True), ("off", False)):
        assert GAME.setup(GAME.Options(sand=sand), 2, 1).clocked == clocked


def test_the_bonus_tiles_and_the_sides_go_together() -> None:
    both = GAME.setup(GAME.Options(bonus=True, quests=3), 3, 1)
    assert both.clearings
    assert both.quests


@pytest.mark.parametrize("seats", [0, 7, -1])
def test_other_numbers_of_players(seats: int) -> None:
    with pytest.raises(ValueError, match="one to 6 players"):
        GAME.setup(GAME.Options(), seats, 1)


@pytest.mark.clause("RP-EVE-6")
def test_nothing_is_bought_before_the_first_day() -> None:
    refused(GAME.setup(GAME.Options(), 2, 1), "buy:cards", "RP-EVE-6")
