"""Playing Red Peak by the keyboard alone and by the mouse alone."""

from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot

from cavegames.games.redpeak import GAME, moves
from cavegames.games.redpeak.components import Tool
from cavegames.games.redpeak.moves import Kind, Move
from cavegames.games.redpeak.state import Phase
from cavegames.tui.boards.square import SquareBoard
from cavegames.tui.end_screen import EndScreen
from tests.tui.games_redpeak.conftest import AnyMatch, AppOf, NewRedPeak
from tests.tui.games_redpeak.redpeak_eyes import (
    click_on,
    clicks_for,
    do_key,
    keys_for,
    play_until,
    ready,
    rest,
    sensible,
    table_of,
    text,
)


def next_move(match: AnyMatch, rng: Random) -> Move:
    """A sensible move; one tool is asked for each day where that can be."""
    legal = list(GAME.legal(match.state))
    asks = [move for move in legal if move.kind is Kind.ASK]
    if asks and not match.state.told:
        return rng.choice(asks)
    return sensible(match.state, legal, rng)


@pytest.mark.parametrize(
    ("size", "hands", "seed"), [((80, 24), "closed", 47), ((160, 48), "open", 12), ((80, 24), "open", 38)]
)
async def test_a_whole_match_by_the_keyboard(
    new_redpeak: NewRedPeak, app_of: AppOf, size: tuple[int, int], hands: str, seed: int
) -> None:
    match, rng = new_redpeak(seed=seed, hands=hands, bonus=True), Random(5)
    app = app_of(match)
    async with app.run_test(size=size) as pilot:
        await ready(pilot)
        while match.to_move is not None:
            move, plies = next_move(match, rng), len(match.plies)
            for key in keys_for(table_of(app), move):
                await do_key(app, key)
            await rest(app, lambda plies=plies: len(match.plies) > plies)  # type: ignore[misc]
            made = match.plies[-1].move
            # With a hand held up, Enter pays with the card that is proposed.
            assert made == move or made.kind is move.kind is Kind.PAY, text(app)
        await pilot.pause()
        assert isinstance(app.screen, EndScreen)


@pytest.mark.parametrize(("size", "seed"), [((80, 24), 47), ((160, 48), 38)])
async def test_a_whole_match_by_the_mouse(
    new_redpeak: NewRedPeak, app_of: AppOf, size: tuple[int, int], seed: int
) -> None:
    match, rng = new_redpeak(seed=seed, hands="closed", bonus=True), Random(5)
    app = app_of(match)
    async with app.run_test(size=size) as pilot:
        await ready(pilot)
        while match.to_move is not None:
            move, plies = next_move(match, rng), len(match.plies)
            while len(match.plies) == plies:
                await _click_towards(pilot, match, move, plies)
        await pilot.pause()
        assert isinstance(app.screen, EndScreen)


async def _click_towards(pilot: Pilot[Any], match: AnyMatch, move: Move, plies: int) -> None:
    """Click what plays the move, or what has to be clicked before."""
    app = pilot.app
    steps = clicks_for(table_of(app), move)
    for step in steps:
        await click_on(pilot, step)
    if not steps[0].startswith(("hand", "ask")):
        await rest(app, lambda: len(match.plies) > plies)
        assert match.plies[-1].move == move


async def test_real_keys_place_a_tile_and_take_it_back(new_redpeak: NewRedPeak, app_of: AppOf) -> None:
    match = new_redpeak(seed=12)
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("t", "1", "space")
        placed = match.state.path
        assert [ply.move.kind for ply in match.plies] == [Kind.TURN, Kind.PLACE]
        await pilot.press("u")
        assert match.state.path == ()
        await pilot.press("r")
        assert match.state.path == placed


async def test_real_clicks_take_a_tile_and_place_it(new_redpeak: NewRedPeak, app_of: AppOf) -> None:
    match = new_redpeak(seed=12)
    play_until(match, lambda state: state.phase == Phase.PLACE)
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        offers = app.screen.query_one("#offers").content_region
        await pilot.click(offset=(offers.x + 3, offers.y + 1))
        assert table_of(app).pick == 0
        board = app.screen.query_one(SquareBoard)
        end = board.frame.region((4, 1)).translate(board.region.offset)
        await pilot.click(offset=(end.x + 1, end.y))
        assert match.plies[-1].move.kind is Kind.PLACE


async def test_the_wheel_turns_a_curve(new_redpeak: NewRedPeak, app_of: AppOf) -> None:
    match = new_redpeak(seed=12)
    play_until(match, lambda state: state.phase == Phase.PLACE)
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        table = table_of(app)
        assert table.aim is not None
        curve = next(at for at, choice in enumerate(table.aim.choices) if len(choice.moves) > 1)
        table.action_choose(curve)
        first = table.aim.move
        board = app.screen.query_one(SquareBoard)
        board.post_message(SquareBoard.Turned(board, (4, 1), 1))
        await pilot.pause()
        assert table.aim.move not in (first, None)


async def test_the_evening_runs_by_itself(
    new_redpeak: NewRedPeak, app_of: AppOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cavegames.tui.games.redpeak.deeds.PACE", 0.01)
    monkeypatch.setattr("cavegames.tui.games.redpeak.table.PACE", 0.01)
    match = new_redpeak(seed=1)
    play_until(match, lambda state: state.phase == Phase.EVENING)
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("R")
        for _ in range(200):
            if match.state.phase != Phase.EVENING:
                break
            await pilot.pause(0.02)
        assert match.state.phase != Phase.EVENING
        await pilot.pause()
        assert not table_of(app).running


async def test_what_is_bought_is_seen_with_its_odds_before(new_redpeak: NewRedPeak, app_of: AppOf) -> None:
    match = new_redpeak(seed=1)
    play_until(match, lambda state: state.phase == Phase.CAMP and state.day == 3)
    app, plies = app_of(match), len(match.plies)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("4")
        assert len(match.plies) == plies
        assert "Next lava, of" in text(app)
        assert "Chance to lose by it" in text(app)
        await pilot.press("enter")
        assert match.plies[-1].move.kind is Kind.BUY


async def test_enter_asks_for_the_tool_that_a_hint_names(new_redpeak: NewRedPeak, app_of: AppOf) -> None:
    match = new_redpeak(seed=12, hands="closed")
    play_until(match, lambda state: state.phase == Phase.PLACE)
    app, move = app_of(match), moves.ask(Tool.ROPE)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        table_of(app).suggest(move, "A tile needs it.")
        await pilot.pause()
        assert "Hint: ask for a rope. A tile needs it." in text(app)
        assert "Ask for which tool?" in text(app)
        await do_key(app, "space")
        await rest(app, lambda: match.plies[-1].move == move)
        table_of(app).action_ask()
        assert table_of(app).asking
        placing = next(move for move in GAME.legal(match.state) if move.kind is Kind.PLACE)
        table_of(app).suggest(placing, "It is near.")
        await do_key(app, "space")
        await rest(app, lambda: match.plies[-1].move == placing)


async def test_a_whole_sentence_has_no_sign_that_more_is_to_come(
    new_redpeak: NewRedPeak, app_of: AppOf
) -> None:
    match = new_redpeak(seed=12)
    play_until(match, lambda state: state.phase == Phase.PLACE)
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        assert "sets out." in text(app)
        assert "\u2026" not in text(app)
