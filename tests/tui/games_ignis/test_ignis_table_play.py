"""Playing Ignis by the keyboard alone and by the mouse alone."""

from random import Random

import pytest

from cavegames.games.ignis import GAME
from cavegames.games.ignis.moves import Kind
from cavegames.games.ignis.state import Phase
from cavegames.players.registry import open_player
from cavegames.tui.end_screen import EndScreen
from tests.games.ignis.ignis_situations import situation
from tests.tui.games_ignis.conftest import AppOf, NewIgnis
from tests.tui.games_ignis.ignis_eyes import board_of, click, keys_for, ready, table_of, text


@pytest.mark.parametrize(("size", "most"), [((80, 24), 10_000), ((160, 48), 40)])
async def test_a_match_by_the_keyboard(
    new_ignis: NewIgnis, app_of: AppOf, size: tuple[int, int], most: int
) -> None:
    """A whole one on a small screen, and its first rounds on a large one."""
    match, planner, rng = new_ignis(seed=1), open_player("planner", GAME), Random(1)
    app = app_of(match)
    async with app.run_test(size=size) as pilot:
        await ready(pilot)
        while match.to_move is not None and (plies := len(match.plies)) < most:
            move = planner.choose(GAME.observe(match.state, 0), 0, rng)
            for key in keys_for(table_of(app), move):
                await pilot.press(key)
            if move.kind is Kind.END and len(match.plies) == plies:
                await pilot.press("e")
            assert match.plies[-1].move == move, text(app)
        await pilot.pause()
        assert isinstance(app.screen, EndScreen) == (match.outcome is not None) == (size == (80, 24))


async def test_a_round_with_arrows_and_enter(new_ignis: NewIgnis, app_of: AppOf) -> None:
    match = new_ignis(state=situation(Phase.START, green="3 2"))
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        assert board_of(app).cursor == "do-reveal"
        await pilot.press("enter")
        assert board_of(app).cursor == "do-use"
        await pilot.press("right", "enter")
        assert match.state.phase == Phase.MOVE
        await pilot.press("enter", "tab", "enter")
        assert table_of(app).green == (0, 1)
        assert ">5<" in text(app)
        await pilot.press("tab", "enter")
        assert match.state.step == 5
        await pilot.press("enter")
        assert match.state.phase == Phase.START


async def test_a_use_turn_by_the_mouse(new_ignis: NewIgnis, app_of: AppOf) -> None:
    match = new_ignis(state=situation(Phase.CHOOSE, revealed="green2 red1 blue1 black1", white="1"))
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        assert "burns 1" in text(app)
        await click(pilot, "do-use")
        await click(pilot, "r1")
        assert "2/6" in text(app)
        await click(pilot, "r3")
        assert "WHICH WAY?" in text(app)
        await click(pilot, "do-cancel")
        assert "WHICH WAY?" not in text(app)
        await click(pilot, "r3")
        await click(pilot, "pick-0")
        assert match.plies[-1].move.kind is Kind.COLLECT
        assert "burns 2 (x2)" in text(app)
        await click(pilot, "r2")
        await click(pilot, "do-end")
        assert match.state.cubes == 18


async def test_a_move_by_the_mouse_on_the_way(new_ignis: NewIgnis, app_of: AppOf) -> None:
    state = situation(
        Phase.MOVE, revealed="green1 red1 yellow1 white1", green="3 2", red="3 2", step=9, scepter=True
    )
    match = new_ignis(state=state)
    app = app_of(match)
    async with app.run_test(size=(160, 48)) as pilot:
        await ready(pilot)
        await click(pilot, "s4")
        aim = table_of(app).aim
        assert aim is not None
        assert aim.target == 4
        assert "discards G3, R3, R2" in text(app)
        await click(pilot, "green/0")
        assert len(table_of(app).green) == 1
        await click(pilot, "s4")
        await click(pilot, "s4")
        assert match.state.step == 4


async def test_a_tile_is_taken_and_used_by_the_mouse(new_ignis: NewIgnis, app_of: AppOf) -> None:
    match = new_ignis(state=situation(Phase.USE, revealed="black2 black1", yellow="3 2 1"))
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        assert "Yellow is full" in text(app)
        await click(pilot, "cool-draught")
        assert "use it now" in text(app)
        await click(pilot, "cool-draught")
        assert "at work" in text(app)
        assert "(cooled)" in text(app)


async def test_the_hero_skill_says_its_ways(new_ignis: NewIgnis, app_of: AppOf) -> None:
    match = new_ignis(state=situation(Phase.USE, revealed="black1", white="3 2 1", yellow="3 2"))
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("t")
        assert "white 2 to yellow: 7" in text(app)
        await pilot.press("1")
        assert "7/6" in text(app)


async def test_esc_puts_chosen_cards_back_before_it_leaves(new_ignis: NewIgnis, app_of: AppOf) -> None:
    match = new_ignis(state=situation(Phase.MOVE, revealed="red1 red2 red3 white1", green="3 2"))
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("1")
        assert table_of(app).green == (0,)
        await pilot.press("escape")
        assert table_of(app).green == ()
        await pilot.press("escape")
        await pilot.pause()
        assert len(app.screen_stack) == 1


async def test_undo_goes_back_to_the_last_reveal_and_no_further(new_ignis: NewIgnis, app_of: AppOf) -> None:
    match = new_ignis(seed=7)
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("v", "c", "1", "u", "u")
        assert match.state.phase == Phase.CHOOSE
        assert len(match.plies) == 1
        await pilot.press("u")
        assert len(match.plies) == 1
        assert "GEN-UNDO" in text(app)
        await pilot.press("r", "r")
        assert len(match.plies) == 3


async def test_the_row_of_choices_is_all_on_the_smallest_screen(new_ignis: NewIgnis, app_of: AppOf) -> None:
    state = situation(Phase.CHOOSE, revealed="green2 red1 yellow3 black1", green="3", held="keen-eye")
    app = app_of(new_ignis(state=state))
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        seen = text(app)
    for words in ("USE THE CARDS", "MOVE", "reveal one more", "use it now", "FUSE", "STACKS", "Firm Step",
                  "3→5", "burns 1", "pile ", "discards "):  # fmt: skip
        assert words in seen
