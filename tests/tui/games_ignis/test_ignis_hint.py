"""The hint: a move of the planner and why, shown where the move is made."""

from cavegames.engine.game import Refusal
from cavegames.games.ignis.moves import Kind
from cavegames.games.ignis.state import Phase
from tests.games.ignis.ignis_situations import situation
from tests.tui.games_ignis.conftest import AppOf, NewIgnis
from tests.tui.games_ignis.ignis_eyes import board_of, ready, table_of, text


async def test_a_hint_points_at_the_move_and_says_why(new_ignis: NewIgnis, app_of: AppOf) -> None:
    match = new_ignis(seed=7)
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("i")
        assert "Thinking about a hint" in text(app)
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert "Hint: reveal cards." in text(app)
        assert board_of(app).cursor == "do-reveal"
        assert not match.plies


async def test_a_hint_for_a_move_chooses_its_cards(new_ignis: NewIgnis, app_of: AppOf) -> None:
    state = situation(Phase.MOVE, revealed="red1 red2 red3 white1", green="3 2", step=9)
    match = new_ignis(state=state)
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("i")
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert board_of(app).cursor == "do-go"
        assert "Hint: walk with the cards" in text(app)
        await pilot.press("up")
        assert "Hint: walk with" not in text(app)
        board_of(app).cursor = "do-go"
        await pilot.press("enter")
        assert match.plies[-1].move.kind is Kind.GO


async def test_a_hint_that_comes_too_late_is_not_shown(new_ignis: NewIgnis, app_of: AppOf) -> None:
    match = new_ignis(seed=7)
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("i", "v")
        await app.workers.wait_for_complete()
        await pilot.pause()
        said = table_of(app).said
        assert match.state.phase == Phase.CHOOSE
        assert said is None or said == Refusal("", "") or "Hint:" not in said.why
