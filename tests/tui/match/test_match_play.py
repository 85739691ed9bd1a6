"""Whole matches on the screen: by keyboard alone, by mouse alone."""

from collections.abc import Callable
from typing import Any

from textual.pilot import Pilot

from cavegames.engine import journal, store
from cavegames.engine.clock import FakeClock
from cavegames.games.ocelot.components import FACES, Letter
from cavegames.games.ocelot.moves import Kind
from cavegames.games.ocelot.playmat import MAT
from cavegames.tui.app import CaveApp
from cavegames.tui.end_screen import EndScreen
from cavegames.tui.match_screen import MatchScreen
from tests.tui.match.conftest import AnyMatch, NewMatch
from tests.tui.match.eyes import (
    board_of,
    click_space,
    click_words,
    lines,
    play_on,
    play_until,
    ready,
    screen_of,
    text,
)

AppOf = Callable[[AnyMatch], CaveApp]


async def test_a_first_turn_by_keys(new_match: NewMatch, app_of: AppOf) -> None:
    match = new_match()
    async with app_of(match).run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        assert lines(pilot.app)[0].startswith(" Ada: place a tool")
        await pilot.press("3", "tab", "enter")
        assert [match.game.notate(ply.move) for ply in match.plies] == ["B:lamp@f1"]
        assert "nothing can be taken" in lines(pilot.app)[0]
        await pilot.press("enter")
        assert match.to_move == 1
        assert lines(pilot.app)[0].startswith(" Bob: place a tool")


async def test_the_tool_in_hand_by_digits_letters_and_turning_over(
    new_match: NewMatch, app_of: AppOf
) -> None:
    async with app_of(new_match()).run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        held: list[str] = []
        for key in ("1", "2", "3", "4", "5", "6", "f", "A", "A", "C", "B"):
            await pilot.press(key)
            held.append(str(FACES[screen_of(pilot.app).table.aim.hand]))  # type: ignore[attr-defined]
        digits = ["A:compass", "A:lamp", "B:lamp", "B:pickaxe", "C:pickaxe", "C:compass"]
        assert held == [*digits, "C:pickaxe", "A:compass", "A:lamp", "C:pickaxe", "B:lamp"]


async def test_a_placement_is_shown_before_it_is_made(new_match: NewMatch, app_of: AppOf) -> None:
    match = new_match()
    for notation in ("A:lamp@f1", "end", "C:pickaxe@b5", "end"):
        match.play(match.game.read(notation))
    async with app_of(match).run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        board = board_of(pilot.app)
        await pilot.press("1")
        board.cursor = (8, 7)  # i8 looks west over h8 … and north over i7 …
        await pilot.pause()
        aim = screen_of(pilot.app).table.aim  # type: ignore[attr-defined]
        assert aim.marks.ghost_cell == (8, 7)
        assert {MAT.squares[i] for i in range(len(MAT.squares)) if aim.lit >> i & 1} >= {(7, 7), (8, 6)}
        assert "Compass at i8 sees" in text(pilot.app)


async def test_the_gain_in_the_status_line_is_what_the_rules_then_allow(
    new_match: NewMatch, app_of: AppOf
) -> None:
    match = new_match()
    play_on(match, 40)
    while match.game.legal(match.state)[0].kind.name in ("TAKE", "END"):
        play_on(match, 1)
    async with app_of(match).run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        table: Any = screen_of(pilot.app).table
        for cell, move in table.aim.targets.items():
            board_of(pilot.app).cursor = cell
            await pilot.pause()
            after = match.game.play(match.state, move).state
            takes = [m.space for m in match.game.legal(after) if m.kind.name == "TAKE"]
            assert list(table.aim.takes) == takes
            if takes:
                assert "lets you take" in text(pilot.app)


async def _keyboard_turn(pilot: Pilot[Any], match: AnyMatch) -> None:
    """One turn through the actions behind the keys."""
    table: Any = screen_of(pilot.app).table
    board = board_of(pilot.app)
    if match.to_move is not None and not any(match.state.hands[match.to_move]):
        table.action_companion()
    board.action_target(1)
    await pilot.pause()
    board.action_choose()
    await pilot.pause()
    while table.aim.takeable:
        table.action_take_all()
        await pilot.pause()
    table.action_end_turn()
    await pilot.pause()


async def test_a_whole_match_by_keyboard(new_match: NewMatch, app_of: AppOf) -> None:
    match = new_match()
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        path = store.path_of(match)
        for _ in range(32):
            await _keyboard_turn(pilot, match)
        await pilot.pause()
        assert match.outcome is not None
        assert isinstance(app.screen, EndScreen)
        assert "The match is over" in text(app)
        await pilot.press("escape")
        assert lines(app)[0].startswith(" The match is over")
    assert path is not None
    read = journal.read(path)
    assert read.match is not None
    assert [ply.move for ply in read.match.plies] == [ply.move for ply in match.plies]


async def test_a_whole_match_by_mouse(new_match: NewMatch, app_of: AppOf) -> None:
    match = new_match(seed=11)
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        while match.to_move is not None:
            await _mouse_turn(pilot, match)
        await pilot.pause()
        await click_words(pilot, "Board")
        assert "The match is over" in lines(app)[0]
        await click_words(pilot, "Leave")
        await pilot.pause()
        assert screen_gone(app)


async def _mouse_turn(pilot: Pilot[Any], match: AnyMatch) -> None:
    hands = match.state.hands[match.to_move]
    if match.state.companions[match.to_move] is None and match.state.turn > 9:
        await click_words(pilot, "Moth: place" if match.to_move == 0 else "Bat: place")
    else:
        letter = next(letter for letter in Letter if hands[letter])
        await click_words(pilot, {0: "1 compass", 1: "3 lamp", 2: "6 compass"}[letter])
    await pilot.pause()
    table: Any = screen_of(pilot.app).table
    await click_space(pilot, next(iter(table.aim.targets)))
    await pilot.pause()
    if table.aim.takeable:
        await click_words(pilot, "a take all")
        await pilot.pause()
    await click_words(pilot, "e end the turn")
    await pilot.pause()


def screen_gone(app: CaveApp) -> bool:
    return len(app.screen_stack) == 1


async def test_a_click_on_the_board_never_ends_a_turn(new_match: NewMatch, app_of: AppOf) -> None:
    match = new_match()
    async with app_of(match).run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await click_space(pilot, (5, 0))
        await click_space(pilot, (5, 0))
        await pilot.pause()
        assert [ply.move.kind.name for ply in match.plies] == ["TOOL"]


async def test_ending_with_something_left_asks_for_a_second_press(new_match: NewMatch, app_of: AppOf) -> None:
    match = new_match()
    play_until(match, Kind.TAKE)
    async with app_of(match).run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        before, turn = len(match.plies), match.to_move
        await pilot.press("e")
        assert "to take. End again to leave" in " ".join(text(pilot.app).split())
        assert len(match.plies) == before
        await pilot.press("e")
        assert match.to_move != turn


async def test_any_name_is_shown_as_it_is(new_match: NewMatch, app_of: AppOf) -> None:
    match = new_match(names=("[bold]Al[/", "山田 太郎"))
    play_on(match, 1)
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        assert lines(app)[0].startswith(" [bold]Al[/: ")
        await pilot.press("g", "escape", "x", "escape")
        play_on(match, 1000)
        screen_of(app).draw()
        screen_of(app).tell_result()
        await pilot.pause()
        assert "[bold]Al[/" in text(app)
        assert "山田 太郎" in text(app)


async def test_a_curtain_for_any_name(new_match: NewMatch, app_of: AppOf) -> None:
    match = new_match(names=("[/x]", "[b"))
    while sum(map(bool, match.state.amethysts)) < 2:
        play_on(match, 1, len(match.plies))
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("v")
        await pilot.pause()
        assert "1 [/x]" in text(app) and "2 [b" in text(app)
        await pilot.press("2", "enter")
        await pilot.pause()
        assert "[b's amethysts" in text(app)


async def test_the_time_of_a_match_goes_on_where_it_was_left(new_match: NewMatch) -> None:
    match = new_match()
    match.play(match.game.read("A:lamp@f1"), 100.0)
    clock = FakeClock(5000.0)
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(MatchScreen(match, clock))
        await ready(pilot)
        clock.advance(7.5)
        await pilot.press("e")
        assert match.plies[-1].seconds == 107.5
