"""What fits in little room: a cut text says so, a list breaks between its items, the log stays at its end."""

from collections.abc import Callable
from typing import TypeAlias

import pytest
from textual.content import Content

from cavegames.tui.app import CaveApp
from cavegames.tui.match_log import MatchLog
from cavegames.tui.pane import cut, flow
from tests.tui.match.conftest import AnyMatch, NewMatch
from tests.tui.match.eyes import board_of, lines, play_on, ready, screen_of, text
from tests.tui.snapshot import settle

AppOf: TypeAlias = Callable[[AnyMatch], CaveApp]
LONG = ("Ada Lovelace-Byronne", "Bob the long-named ab")


def test_a_text_is_cut_between_words_and_says_so() -> None:
    words = Content("one two three four five six seven eight")
    assert cut(words, 14, 2, "…").plain == "one two three\nfour five …"
    assert cut(words, 13, 4, "…").plain == words.plain
    for width in range(12, 40):
        for height in (1, 2, 3):
            shown = cut(words, width, height, "… (d: all)").plain.split("\n")
            assert len(shown) <= height or shown == [words.plain]
            assert all(len(line) <= width for line in shown) or shown == [words.plain]


def test_items_stay_whole() -> None:
    items = [Content(item) for item in ("Q g6 1", "E g8 5", "Q h4 1")]
    assert [line.plain for line in flow(items, 14)] == ["Q g6 1  E g8 5", "Q h4 1"]
    assert [line.plain for line in flow(items, 13)] == ["Q g6 1", "E g8 5", "Q h4 1"]


def _placing(new_match: NewMatch, names: tuple[str, str] = LONG) -> AnyMatch:
    match = new_match(names=names)
    play_on(match, 55)
    while match.state.placed:
        play_on(match, 1)
    return match


@pytest.mark.parametrize(("look", "sign"), [("picture", "… (d: all)"), ("ascii", "... (d: all)")])
async def test_a_cut_description_says_where_to_read_all(
    look: str, sign: str, new_match: NewMatch, app_of: AppOf
) -> None:
    app = app_of(_placing(new_match))
    async with app.run_test(size=(80, 24)) as pilot:
        app.change_settings(look=look)
        await ready(pilot)
        board_of(app).cursor = (5, 5)
        await settle(pilot)
        assert sign in text(app)
        await pilot.press("d")
        await settle(pilot)
        whole = " ".join(text(app).split())
        assert "Bob the long-named ab" in whole and "Professor Penguin" not in whole
        await pilot.press("escape")
        await pilot.resize_terminal(108, 26)
        await settle(pilot)
        assert sign not in text(app)


async def test_the_description_calls_the_players_by_their_names(new_match: NewMatch, app_of: AppOf) -> None:
    app = app_of(_placing(new_match, ("Ada", "Bob")))
    async with app.run_test(size=(120, 40)) as pilot:
        await ready(pilot)
        board_of(app).cursor = (5, 5)
        await settle(pilot)
        below = " ".join(str(screen_of(app).query_one("#telling").render()).split())
        assert "For Ada: " in below and "For Bob: " in below and "Sir Ocelot" not in below


async def test_the_turn_is_always_on_the_first_line(new_match: NewMatch, app_of: AppOf) -> None:
    match = new_match(names=(LONG[0], LONG[1]))
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        while match.to_move is not None:
            screen = screen_of(app)
            screen.draw()
            await pilot.pause()
            first = str(screen.query_one("#turn").render())
            assert first.endswith(f"  turn {match.state.turn + 1}/32"), first
            assert "…" not in first
            play_on(match, 4, len(match.plies))


async def test_the_log_stays_at_its_end(new_match: NewMatch, app_of: AppOf) -> None:
    match = _placing(new_match)
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        log = screen_of(app).query_one(MatchLog)
        for step in range(6):
            play_on(match, 1, step)
            screen_of(app).draw()
            await settle(pilot)
            assert log.max_scroll_y > 0 and log.scroll_y == log.max_scroll_y
        for size in ((100, 30), (81, 24), (80, 24), (120, 40), (80, 24)):
            await pilot.resize_terminal(*size)
            await settle(pilot)
            assert log.scroll_y == log.max_scroll_y, size
        log.scroll_up(animate=False)
        await settle(pilot)
        there = log.scroll_y
        play_on(match, 1, 99)
        screen_of(app).draw()
        await settle(pilot)
        assert log.scroll_y == there < log.max_scroll_y


async def test_what_may_be_taken_breaks_between_tokens(new_match: NewMatch, app_of: AppOf) -> None:
    match = new_match()
    while not match.state.placed or len(match.game.legal(match.state)) < 8:
        legal = match.game.legal(match.state)
        match.play(legal[len(match.plies) * 7 % len(legal)] if not match.state.placed else legal[-1], 0.0)
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await settle(pilot)
        hand = str(screen_of(app).query_one("#hand").render())
        rows = hand.split("\n")
        assert len(rows) >= 3
        shown = [row[:54] for row in lines(app)[15:18]]
        assert [row.strip() for row in shown] == [row.strip() for row in rows[:3]]
