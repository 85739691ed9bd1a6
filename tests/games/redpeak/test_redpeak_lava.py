"""The lava, and how a match ends (RP-LAVA-1 to RP-LAVA-5, RP-END-1)."""

import pytest
from redpeak_situations import GAME, happens, legal, play, refused, situation, tile, told, way, without_lava

from cavegames.games.redpeak.components import BOATS, Lava
from cavegames.games.redpeak.events import LavaRevealed, MatchEnded
from cavegames.games.redpeak.lava import next_space, spaces_left
from cavegames.games.redpeak.state import Ending, Phase, State

FIVE = way("s s s s s")
SOUTH = way("s " * 11)
FIRM = next(i for i, boat in enumerate(BOATS) if boat.dock == 1 and boat.volcanoes)
"""A boat at the middle dock with a volcano."""


def camp(lava: str, flow: str = "", **more: object) -> State:
    return situation("camp", path=FIVE, adventurer=5, lava=lava, flow=flow, **more)  # type: ignore[arg-type]


@pytest.mark.clause("RP-LAVA-1")
def test_no_eruption_is_put_aside() -> None:
    state = camp("calm")
    after = play(state, "buy:multi")
    assert (after.flow, after.aside) == ((), (Lava.CALM,))
    assert "Lava tile: no eruption." in told(state, "buy:multi")


@pytest.mark.clause("RP-LAVA-2")
def test_lava_covers_the_camp_first_and_then_the_path_in_order() -> None:
    state = camp("eruption eruption eruption")
    cells = []
    for _ in range(3):
        assert next_space(state) == len(cells)
        cells += [event.cell for event in happens(state, "buy:multi") if isinstance(event, LavaRevealed)]
        state = play(state, "buy:multi")
    assert cells == [(4, 0), (4, 1), (4, 2)]
    assert spaces_left(state) == 2
    assert "Lava covers it." in GAME.describe(state, "e2")
    assert "The next lava covers it." in GAME.describe(state, "e3")


@pytest.mark.clause("RP-LAVA-3")
def test_a_double_eruption_is_followed_by_another_tile() -> None:
    state = camp("double eruption")
    assert play(state, "buy:multi").flow == (Lava.DOUBLE, Lava.ERUPTION)
    assert play(camp("double calm"), "buy:multi").flow == (Lava.DOUBLE,)
    chain = play(camp("double double double calm"), "buy:multi")
    assert (len(chain.flow), len(chain.aside)) == (3, 1)


@pytest.mark.clause("RP-LAVA-3")
def test_in_the_evening_the_chain_is_one_volcano() -> None:
    path = way("s s s s s")
    state = situation("evening", path=path, adventurer=5, tent=4, lava="double eruption calm calm")
    state = play(state, "on")
    if state.phase == Phase.EVENING:
        left = state.eruptions
        state = play(state, "on")
        assert len(state.flow) == 2
        assert state.eruptions == left - 1


@pytest.mark.clause("RP-LAVA-4")
def test_lava_on_the_tent_ends_the_match_at_once() -> None:
    state = camp("double eruption", "eruption " * 5)
    lost = play(state, "buy:multi")
    assert lost.ending == Ending.BOUGHT
    assert len(lost.flow) == 6, "the rest of the chain is not revealed"
    assert lost.multis == state.multis
    assert legal(lost) == set()
    refused(lost, "turn", "GEN-OVER")
    outcome = GAME.outcome(lost)
    assert outcome is not None
    assert (outcome.winners, outcome.clause) == ((), "RP-LAVA-4")


@pytest.mark.clause("RP-LAVA-4")
def test_lava_beside_the_tent_does_not() -> None:
    after = play(camp("eruption", "eruption " * 4), "buy:multi")
    assert (after.phase, spaces_left(after)) == (Phase.CAMP, 0)


@pytest.mark.clause("RP-LAVA-5")
def test_a_lava_tile_that_is_not_there_loses_the_match() -> None:
    state = without_lava(hour=8, timeline=8, times=0)
    lost = play(state, "turn")
    assert lost.ending == Ending.EMPTY
    outcome = GAME.outcome(lost)
    assert outcome is not None
    assert (outcome.winners, outcome.clause) == ((), "RP-LAVA-5")


@pytest.mark.clause("RP-LAVA-5")
def test_a_chain_can_come_to_an_end_of_the_tiles() -> None:
    state = without_lava(left=1, lava="double")
    assert play(state, "buy:multi").ending == Ending.EMPTY


def in_the_boat(lava: str, flow: str = "", boat: int = FIRM) -> State:
    return situation("evening", path=SOUTH, adventurer=12, tent=11, docks=(boat,), lava=lava, flow=flow)


@pytest.mark.clause("RP-END-1")
def test_in_the_boat_its_volcanoes_are_resolved_and_then_the_match_is_won() -> None:
    state = in_the_boat("eruption " * 3)
    for _ in range(BOATS[FIRM].volcanoes):
        state = play(state, "on")
        assert state.phase == Phase.EVENING
    won = play(state, "on")
    assert (won.ending, won.tent) == (Ending.WON, 12)
    outcome = GAME.outcome(won)
    assert outcome is not None
    assert (outcome.winners, outcome.clause) == ((0, 1), "RP-END-1")


@pytest.mark.clause("RP-END-1")
@pytest.mark.clause("RP-LAVA-4")
def test_lava_can_reach_the_tent_in_the_boat() -> None:
    state = play(in_the_boat("double eruption", "eruption " * 11), "on")
    assert spaces_left(state) == 1
    assert happens(state, "on")[-1] == MatchEnded(Ending.BOAT)
    assert play(state, "on").ending == Ending.BOAT


@pytest.mark.clause("RP-LAVA-4")
@pytest.mark.parametrize(
    ("ending", "words"),
    [
        (Ending.DAY, "hourglass"),
        (Ending.EVENING, "path"),
        (Ending.BOUGHT, "bought"),
        (Ending.BOAT, "boat"),
        (Ending.EMPTY, "none was left"),
    ],
)
def test_the_reason_says_where_the_lava_came_from(ending: Ending, words: str) -> None:
    said = GAME.tell(MatchEnded(ending), ["Ada"])
    assert said.startswith("The team is lost.")
    assert words in said


@pytest.mark.clause("RP-LAVA-4")
def test_the_evening_can_lose_the_match() -> None:
    path = way("s s s s", [tile(volcanoes=1)])
    state = situation(
        "evening", path=path, adventurer=4, tent=1, eruptions=1, lava="eruption", flow="eruption"
    )
    assert play(state, "on").ending == Ending.EVENING
