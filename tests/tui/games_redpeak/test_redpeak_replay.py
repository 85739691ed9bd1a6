"""A match of Red Peak seen again: what the log and the views show, and its end."""

from cavegames.games.redpeak.moves import Kind
from cavegames.games.redpeak.state import Phase
from cavegames.tui.end_screen import EndScreen
from cavegames.tui.replay_screen import ReplayScreen
from cavegames.tui.replay_views import OPEN, View
from tests.tui.games_redpeak.conftest import AppOf, NewRedPeak
from tests.tui.games_redpeak.redpeak_eyes import card_names, play_until, ready, text


async def test_a_match_that_was_given_up_is_lost_for_the_team_and_can_be_seen_again(
    new_redpeak: NewRedPeak, app_of: AppOf
) -> None:
    match = new_redpeak(seed=1, hands="closed")
    play_until(match, lambda state: state.day == 2 and state.phase == Phase.PLACE)
    match.resign(1, 99.0)
    assert match.outcome is not None
    assert match.outcome.winners == ()
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        for _ in range(100):
            if isinstance(app.screen, EndScreen):
                break
            await pilot.pause(0.02)
        assert "The team does not win this time." in text(app)
        await pilot.press("y")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        assert screen.story is not None
        day = next(at for at, step in enumerate(screen.story.steps) if step.state.phase == Phase.PLACE)
        hands = [card_names(hand) for hand in screen.story.steps[day].state.hands]
        for seen, shown in ((View(), []), (View(1), [1]), (OPEN, [0, 1, 2])):
            screen.seen = seen
            screen.go(day)
            await pilot.pause()
            words = set(text(app).split())
            assert [seat for seat in range(3) if hands[seat] <= words] == shown
        assert not any(ply.move.kind is Kind.SAND for ply in match.plies)
