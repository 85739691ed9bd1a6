"""Nobody sees a hand that is not theirs to see: the screen is the same whatever the cards are."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot

from cavegames.engine.clock import FakeClock
from cavegames.games.redpeak import GAME
from cavegames.games.redpeak.moves import Kind
from cavegames.games.redpeak.state import Phase, State
from cavegames.tui.games.redpeak.table import RedPeakTable
from cavegames.tui.handover import Handover
from cavegames.tui.match_screen import MatchScreen
from cavegames.tui.pause_screen import PauseScreen
from tests.tui.games_redpeak.conftest import AnyMatch, AppOf, NewRedPeak
from tests.tui.games_redpeak.redpeak_eyes import (
    card_names,
    match_screen,
    play_until,
    ready,
    table_of,
    text,
)
from tests.waiting import on_screen

SIZES = ((80, 24), (160, 48))


def other_world(state: State, seat: int | None) -> State:
    """A state that looks the same to a seat, or to everybody, with other cards in the other hands."""
    view = GAME.observe(state, seat)
    for seed in range(100):
        other = GAME.imagine(view, 0 if seat is None else seat, Random(seed))
        if all(a != b for i, (a, b) in enumerate(zip(state.hands, other.hands, strict=True)) if i != seat):
            return other
    raise AssertionError("there is no other deal")


async def seen(app_of: AppOf, match: AnyMatch, size: tuple[int, int], *keys: str) -> str:
    """What can be read after some keys."""
    app = app_of(match)
    async with app.run_test(size=size) as pilot:
        await ready(pilot)
        for key in keys:
            await pilot.press(key)
        await pilot.pause()
        return text(app)


def day(state: State) -> bool:
    """Somebody may place tiles."""
    return state.phase == Phase.PLACE


def paying(state: State) -> bool:
    """Somebody has to pay with a card."""
    return state.phase == Phase.MOVE and state.able > 0


def evening(state: State) -> bool:
    """The tent follows."""
    return state.phase == Phase.EVENING


@pytest.mark.parametrize(
    ("until", "hands", "size"),
    [(day, "closed", (80, 24)), (paying, "closed", (160, 48)), (evening, "open", (160, 48))],
)
async def test_no_hand_shows_when_none_is_held_up(
    until: Any, hands: str, size: tuple[int, int], new_redpeak: NewRedPeak, app_of: AppOf
) -> None:
    match = new_redpeak(seed=1, hands=hands)
    play_until(match, until)
    public = replace(match.state, open=False)  # In the evening open hands are hidden as well.
    other = replace(other_world(public, None), open=match.state.open)
    texts = [
        await seen(app_of, new_redpeak(seed=1, hands=hands, state=state), size)
        for state in (match.state, other)
    ]
    assert texts[0] == texts[1]


async def test_a_hand_that_is_held_up_hides_every_other(new_redpeak: NewRedPeak, app_of: AppOf) -> None:
    match = new_redpeak(seed=1, hands="closed")
    play_until(match, day)
    other = other_world(match.state, 1)
    texts = [
        await seen(app_of, new_redpeak(seed=1, hands="closed", state=state), (80, 24), "A", "B")
        for state in (match.state, other)
    ]
    assert texts[0] == texts[1]
    assert card_names(match.state.hands[1]) <= set(texts[0].split())


async def _nothing_up(pilot: Pilot[Any], match: AnyMatch) -> bool:
    await pilot.pause()
    words = set(text(pilot.app).split())
    return not any(card_names(hand) & words for hand in match.state.hands)


async def test_a_hand_goes_down_by_itself(new_redpeak: NewRedPeak, app_of: AppOf) -> None:
    match = new_redpeak(seed=1, hands="closed")
    play_until(match, day)
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        assert await _nothing_up(pilot, match)
        await pilot.press("B")
        assert not await _nothing_up(pilot, match)
        await pilot.press("B")  # The same key hides it.
        assert await _nothing_up(pilot, match)
        await pilot.press("B", "1", "space")  # A move hides it.
        assert match.plies[-1].move.kind is Kind.PLACE
        assert await _nothing_up(pilot, match)
        await pilot.press("B", "g", "escape")  # Another screen does.
        assert await _nothing_up(pilot, match)
        await pilot.press("B", "escape")  # Esc does.
        assert await _nothing_up(pilot, match)
        await pilot.press("B")  # The process goes to the shell.
        match_screen(app).before_suspend()
        assert await _nothing_up(pilot, match)
        await pilot.press("B")  # The window loses the focus.
        app.app_focus = False
        assert await _nothing_up(pilot, match)


async def test_the_hand_of_a_computer_player_is_never_shown(new_redpeak: NewRedPeak, app_of: AppOf) -> None:
    match = new_redpeak(seed=1, hands="closed", players=("person", "random"))
    play_until(match, day)
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("B")
        assert "computer player" in text(app)
        assert await _nothing_up(pilot, match)


async def test_a_payer_pays_after_a_look_at_the_own_hand(new_redpeak: NewRedPeak, app_of: AppOf) -> None:
    match = new_redpeak(seed=1, hands="closed")
    play_until(match, paying)
    app, payer = app_of(match), match.state.payer
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        plies = len(match.plies)
        await pilot.press("enter")
        assert "Hold up your hand first" in text(app)
        assert len(match.plies) == plies
        aim = table_of(app).aim
        assert aim is not None
        assert all(choice.kind is not Kind.PAY for choice in aim.choices)
        await pilot.press("ABCDEF"[payer], "enter")
        assert match.plies[-1].move.kind is Kind.PAY
        assert match.plies[-1].seat == payer


@pytest.mark.parametrize("phase", [Phase.EVENING, Phase.CAMP])
async def test_no_key_shows_a_hand_in_the_evening(
    phase: Phase, new_redpeak: NewRedPeak, app_of: AppOf
) -> None:
    match = new_redpeak(seed=1, hands="closed")
    play_until(match, lambda state: state.phase == phase and state.day > 0)
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("A")
        assert "Hands can be seen in the daytime only." in text(app)
        assert await _nothing_up(pilot, match)


async def test_answers_show_who_holds_a_tool_and_no_card(new_redpeak: NewRedPeak, app_of: AppOf) -> None:
    match = new_redpeak(seed=1, hands="closed")
    play_until(match, day)
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("a", "3")
        answer = match.state.told[0]
        table = text(app)
        assert "Asked W" in table
        lines = [line for line in table.splitlines() if any(f"{n} " in line for n in ("Ada", "Bob", "Cid"))]
        holders = "".join(line[:48] for line in lines).count(" W")
        assert holders == answer.seats.bit_count()
        assert await _nothing_up(pilot, match)


def _ten_seconds(screen: MatchScreen, clock: FakeClock) -> None:
    for _ in range(10):
        clock.advance(1)
        screen.tick()


async def test_sand_and_hands_go_to_the_shell_and_come_back(new_redpeak: NewRedPeak, app_of: AppOf) -> None:
    match, clock = new_redpeak(seed=1, hands="closed", sand="90"), FakeClock()
    async with app_of(match, clock).run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("t", "B")
        assert not await _nothing_up(pilot, match)
        screen = match_screen(pilot.app)
        _ten_seconds(screen, clock)
        screen.before_suspend()
        await on_screen(pilot, lambda: isinstance(pilot.app.screen, PauseScreen), "the pause")
        assert await _nothing_up(pilot, match)
        clock.advance(1000)
        await pilot.press("enter")
        await on_screen(pilot, lambda: pilot.app.screen is screen, "the match")
        assert await _nothing_up(pilot, match)
        assert (screen.time.left, screen.standing) == (80, False)


async def test_a_screen_with_sand_and_a_curtain_lets_the_sand_wait_for_who_sits_down(
    new_redpeak: NewRedPeak, app_of: AppOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(RedPeakTable, "private", lambda *_: True)  # No game of today has both.
    match, clock = new_redpeak(seed=1, hands="closed", sand="90"), FakeClock()
    async with app_of(match, clock).run_test(size=(80, 24)) as pilot:
        await on_screen(pilot, lambda: isinstance(pilot.app.screen, Handover), "the screen passed on")
        screen = match_screen(pilot.app)
        assert screen.asked(match.to_move) is None
        pilot.app.screen.dismiss(True)
        await on_screen(pilot, lambda: screen.asked(match.to_move) == match.to_move is not None, "a player")
        await pilot.press("t")
        _ten_seconds(screen, clock)
        screen.before_suspend()
        await on_screen(pilot, lambda: isinstance(pilot.app.screen, PauseScreen), "the pause")
        assert screen.sitting is None
        clock.advance(1000)
        await pilot.press("enter")
        await on_screen(pilot, lambda: isinstance(pilot.app.screen, Handover), "the screen passed on again")
        clock.advance(1000)
        assert (screen.time.left, screen.standing) == (80, True)
        pilot.app.screen.dismiss(True)
        await on_screen(pilot, lambda: not screen.standing, "running sand")
        assert screen.sitting == match.to_move
        assert screen.time.left == 80
