"""How a match ends on the screen: each award, a tie, a loss, giving up; and the replay of a whole match."""

from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot

from cavegames.engine import store
from cavegames.games.ignis import GAME
from cavegames.games.ignis.components import AWARDS
from cavegames.games.ignis.state import Phase, State
from cavegames.players.registry import open_player
from cavegames.tui.app import CaveApp
from cavegames.tui.end_screen import EndScreen
from cavegames.tui.replay_screen import ReplayScreen
from tests.games.ignis.ignis_situations import situation
from tests.tui.games_ignis.conftest import AppOf, NewIgnis
from tests.tui.games_ignis.ignis_eyes import ready, text


def moved(step: int, cubes: int, revealed: str = "red1 red2 white2 white3") -> State:
    return situation(Phase.MOVED, revealed=revealed, step=step, scepter=True, cubes=cubes)


ENDS = {
    **{award.title: (moved(0, award.cubes), "IG-END-1", f"Ada wins: {award.title}.") for award in AWARDS},
    "tie": (moved(0, 2, "black2 red1 red2 white3"), "IG-END-2", "a tie."),
    "loss": (moved(4, 2, "black2 red1 red2 white3"), "IG-END-3", "was 4 steps from the exit."),
}


@pytest.mark.parametrize("name", ENDS)
async def test_the_end_says_what_was_won(name: str, new_ignis: NewIgnis, app_of: AppOf) -> None:
    state, clause, words = ENDS[name]
    app = app_of(new_ignis(state=state))
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("e")
        if name == "loss":
            assert "The last cube would burn, and the cave fall in." in text(app)
            await pilot.press("e")
        await pilot.pause()
        assert isinstance(app.screen, EndScreen)
        seen = text(app)
    assert clause in seen
    assert words in seen
    assert ("does not win this time" in seen) == (clause != "IG-END-1")
    assert all(award.title in seen for award in AWARDS)


async def test_giving_up_is_no_win_for_anybody(new_ignis: NewIgnis, app_of: AppOf) -> None:
    match = new_ignis()
    match.resign(0)
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.pause()
        assert "Ada does not win this time." in text(app)


async def _stops(pilot: Pilot[Any], screen: ReplayScreen, start: str, key: str) -> list[int]:
    """The rounds at which a key stops from one end of the replay to the other."""
    await pilot.press(start)
    rounds, at = [screen.step.state.round], -1
    while at != screen.at:
        at = screen.at
        await pilot.press(key)
        rounds.append(screen.step.state.round)
    return rounds[:-1]


async def test_a_whole_match_can_be_looked_at_again(new_ignis: NewIgnis) -> None:
    match, planner, rng = new_ignis(seed=3), open_player("planner", GAME), Random(3)
    while match.to_move is not None:
        match.play(planner.choose(GAME.observe(match.state, 0), 0, rng))
    path = store.path_of(match)
    store.close(match)
    assert path is not None
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(ReplayScreen(path))
        await ready(pilot)
        assert "The match begins." in text(app)
        assert "Replay stands" in text(app)
        await pilot.press("right", "right")
        await pilot.pause()
        assert "burns" in text(app)
        assert isinstance(app.screen, ReplayScreen)
        last = match.state.round
        assert await _stops(pilot, app.screen, "home", "pagedown") == [*range(1, last + 1), last]
        assert await _stops(pilot, app.screen, "end", "pageup") == [last, *range(last, 0, -1)]
        await pilot.press("end")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        assert screen.at == len(match.plies)
        await pilot.press("left", "v", "home")
        await pilot.pause()
        assert "20 left" in text(app)
