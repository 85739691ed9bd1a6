"""The bonus tiles (RP-BON-1, RP-BON-2)."""

import pytest
from redpeak_bonuses import CLEARING, PATH, PLACE, arriving, bonuses
from redpeak_situations import GAME, happens, legal, play, refused, situation, told

from cavegames.games.redpeak.boards import BOARDS, FRONT
from cavegames.games.redpeak.components import TILES, Bonus
from cavegames.games.redpeak.events import BonusShown, BonusTaken
from cavegames.games.redpeak.state import Clearing, Phase, State


@pytest.mark.clause("RP-BON-2")
def test_a_path_tile_on_a_clearing_turns_the_bonus_tile_up() -> None:
    before = situation(path=PATH[:-1], bonus=bonuses(Bonus.MULTI), supply=_last())
    move = f"place:{PATH[-1]}"
    assert BonusShown(Bonus.MULTI, CLEARING) in happens(before, move)
    assert before.clearings[PLACE] == Clearing(Bonus.MULTI, shown=False)
    assert GAME.observe(before, 0).clearings[PLACE] == Clearing(None, shown=False)
    after = play(before, move)
    assert after.clearings[PLACE] == Clearing(Bonus.MULTI, shown=True)
    assert GAME.observe(after, None).clearings[PLACE] == Clearing(Bonus.MULTI, shown=True)


def _last() -> tuple[int, ...]:
    return tuple(i for i, each in enumerate(TILES) if PATH[-1].startswith(f"{each.id}/"))


@pytest.mark.clause("RP-BON-2")
def test_after_a_setback_it_lies_there_face_up() -> None:
    before = situation(
        path=PATH[:-1], adventurer=len(PATH) - 1, bonus=bonuses(Bonus.TIME), supply=_last(), multis=0
    )
    back = play(before, f"place:{PATH[-1]}", "go", "back")
    assert len(back.path) == len(PATH) - 1
    assert back.clearings[PLACE] == Clearing(Bonus.TIME, shown=True)
    assert "a time tile" in GAME.describe(back, BOARDS[FRONT].name(CLEARING))
    assert len(happens(play(back, "turn"), f"place:{PATH[-1]}")) == 1, "it is not turned up again"


@pytest.mark.clause("RP-BON-2")
def test_the_tent_takes_it_and_it_leaves_the_game() -> None:
    state = arriving(Bonus.NOTHING)
    assert BonusTaken(Bonus.NOTHING, CLEARING) in happens(state, "on")
    after = play(state, "on")
    assert after.clearings[PLACE] is None
    assert after.spent == (Bonus.NOTHING,)


@pytest.mark.clause("RP-BON-1")
@pytest.mark.parametrize("bonus", [Bonus.MULTI, Bonus.TIME, Bonus.CARDS])
def test_what_a_bonus_tile_gives(bonus: Bonus) -> None:
    with_it, without = play(arriving(bonus), "on"), play(arriving(Bonus.NOTHING), "on")

    def counts(state: State) -> tuple[int, int, int]:
        return state.multis, state.timeline, sum(map(len, state.hands))

    more = {Bonus.MULTI: (1, 0, 0), Bonus.TIME: (0, 1, 0), Bonus.CARDS: (0, 0, 2)}[bonus]
    assert tuple(a - b for a, b in zip(counts(with_it), counts(without), strict=True)) == more


@pytest.mark.clause("RP-BON-1")
def test_the_lava_furthest_down_the_path_goes_away() -> None:
    state = arriving(Bonus.LAVA, flow="eruption double")
    after = play(state, "on")
    assert len(after.flow) == 1
    assert "The lava on e1 is taken away." in told(state, "on")
    assert "There is no lava to take away." in told(arriving(Bonus.LAVA), "on")


@pytest.mark.clause("RP-BON-1")
@pytest.mark.parametrize("chosen", ["path", "boat"])
def test_a_path_tile_or_a_boat(chosen: str) -> None:
    state = play(arriving(Bonus.PATH_OR_BOAT), "on")
    assert state.phase == Phase.WHICH_BONUS
    assert legal(state) == {"take:path", "take:boat"}
    after = play(state, f"take:{chosen}")
    assert len(after.supply) - len(state.supply) == (chosen == "path")
    assert len(state.boats) - len(after.boats) == (chosen == "boat")
    assert after.phase in (Phase.EVENING, Phase.CAMP, Phase.WHICH_BOAT)
    refused(arriving(Bonus.PATH_OR_BOAT), f"take:{chosen}", "RP-BON-1")


@pytest.mark.clause("RP-BON-1")
def test_without_boats_there_is_no_choice() -> None:
    state = arriving(Bonus.PATH_OR_BOAT, boats=())
    after = play(state, "on")
    assert after.phase != Phase.WHICH_BONUS
    assert len(after.supply) > len(state.supply)
