"""Why not, undo and its barriers, what cannot be saved."""

from collections.abc import Callable
from typing import Any

import pytest

from cavegames.engine import store
from cavegames.engine.errors import JournalError
from cavegames.games.ocelot.moves import END, Kind, Move
from cavegames.tui.app import CaveApp
from cavegames.tui.rules_screen import RulesScreen
from tests.tui.match.conftest import AnyMatch, NewMatch
from tests.tui.match.eyes import board_of, click_words, lines, play_until, ready, screen_of, text

AppOf = Callable[[AnyMatch], CaveApp]


def _flat(app: CaveApp) -> str:
    return " ".join(text(app).split())


async def test_an_illegal_try_says_why_and_the_key_opens_the_clause(
    new_match: NewMatch, app_of: AppOf
) -> None:
    app = app_of(new_match())
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        board_of(app).cursor = (5, 4)
        await pilot.press("enter")
        await pilot.pause()
        assert "A tool goes on a round space" in _flat(app)
        assert "OC-PLACE-1" in text(app)
        await pilot.press("w")
        await pilot.pause()
        assert isinstance(app.screen, RulesScreen)
        assert "OC-PLACE-1" in text(app)


async def test_the_clause_can_be_clicked(new_match: NewMatch, app_of: AppOf) -> None:
    app = app_of(new_match())
    async with app.run_test(size=(120, 40)) as pilot:
        await ready(pilot)
        board_of(app).cursor = (5, 4)
        await pilot.press("enter")
        await click_words(pilot, "OC-PLACE-1")
        await pilot.pause()
        assert isinstance(app.screen, RulesScreen)


async def test_an_occupied_space_is_refused_by_the_rules(new_match: NewMatch, app_of: AppOf) -> None:
    match = new_match()
    match.play(match.game.read("A:lamp@f1"))
    match.play(END)
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        board_of(app).cursor = (5, 0)
        await pilot.press("enter")
        await pilot.pause()
        assert "lies on f1 already, and tools stay" in _flat(app)
        assert len(match.plies) == 2
        board_of(app).cursor = (4, 1)
        await pilot.pause()
        assert "lies on f1 already" not in _flat(app)


async def test_taking_what_is_not_seen_well_enough_is_explained(new_match: NewMatch, app_of: AppOf) -> None:
    match = new_match()
    match.play(match.game.read("A:lamp@f1"))
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        table: Any = screen_of(app).table
        table.wish(Move(Kind.TAKE, -1, 0))
        await pilot.pause()
        await pilot.pause()
        assert "is seen from one side only" in _flat(app)
        assert "OC-COLL-1" in text(app)


async def test_undo_and_redo_within_the_turn(new_match: NewMatch, app_of: AppOf) -> None:
    match = new_match()
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("tab", "enter")
        assert len(match.plies) == 1
        await pilot.press("u")
        await pilot.pause()
        assert not match.plies
        assert "Taken back: Ada places" in _flat(app)
        await pilot.press("r")
        assert len(match.plies) == 1


async def test_undo_never_passes_the_end_of_a_turn(new_match: NewMatch, app_of: AppOf) -> None:
    match = new_match()
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("tab", "enter", "e")
        assert " Undo" not in "\n".join(lines(app)[-2:])
        await pilot.press("u")
        await pilot.pause()
        assert len(match.plies) == 2
        assert "That move ended the turn of Ada, so it stands." in _flat(app)


async def test_undo_never_passes_a_drawn_amethyst(new_match: NewMatch, app_of: AppOf) -> None:
    match = new_match()
    for seed in range(1, 60):
        play_until(match, Kind.TAKE, seed)
        takes = [m for m in match.game.legal(match.state) if m.kind is Kind.TAKE]
        geode = next((m for m in takes if match.state.tokens[m.space].name == "GEODE"), None)
        if geode is not None:
            break
        match.play(takes[0])
    assert geode is not None
    match.play(geode)
    before = len(match.plies)
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("u")
        await pilot.pause()
        assert len(match.plies) == before
        assert "showed something hidden, so it stands" in _flat(app)


async def test_what_cannot_be_saved_is_not_shown(
    new_match: NewMatch, app_of: AppOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = new_match()
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)

        def full(_: Any) -> None:
            raise JournalError("The move could not be saved: no space left on device.")

        monkeypatch.setattr(match.record, "write", full)
        await pilot.press("tab", "enter")
        await pilot.pause()
        assert not match.plies
        assert "could not be saved: no space left on device" in _flat(app)
        assert lines(app)[0].startswith(" Ada: place a tool")
        monkeypatch.undo()
        await pilot.press("enter")
        assert len(match.plies) == 1


async def test_giving_up_asks_first(new_match: NewMatch, app_of: AppOf) -> None:
    match = new_match()
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("x", "escape")
        await pilot.pause()
        assert match.resigned is None
        await pilot.press("x", "enter")
        await pilot.pause()
        assert match.resigned is None
        await pilot.press("x", "right", "enter")
        await pilot.pause()
        assert match.resigned == 0
        assert "Bob wins." in text(app)


async def test_leaving_needs_no_question_and_frees_the_file(new_match: NewMatch, app_of: AppOf) -> None:
    match = new_match()
    path = store.path_of(match)
    assert path is not None
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("tab", "enter", "q")
        await pilot.pause()
        assert len(app.screen_stack) == 1
        again = store.open_match(path)
        assert len(again.match.plies) == 1
        store.close(again.match)


async def test_the_command_for_a_new_match_keeps_people_and_options(
    new_match: NewMatch, app_of: AppOf
) -> None:
    match = new_match(undo="free", names=("Eve", "Kim"))
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("n")
        await pilot.pause()
        await ready(pilot)
        new = screen_of(app).match
        assert new is not match
        assert (new.setup.names, new.setup.options) == (("Eve", "Kim"), match.setup.options)
        assert len([s for s in app.screen_stack if s.__class__.__name__ == "MatchScreen"]) == 1


async def test_escape_puts_the_companion_back_before_it_leaves(new_match: NewMatch, app_of: AppOf) -> None:
    app = app_of(new_match())
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        table: Any = screen_of(app).table
        await pilot.press("c")
        assert table.aim.hand == 6
        await pilot.press("escape")
        assert table.aim.hand == 0
        await pilot.press("escape")
        await pilot.pause()
        assert len(app.screen_stack) == 1


async def test_the_bar_shows_only_what_does_something_now(new_match: NewMatch, app_of: AppOf) -> None:
    app = app_of(new_match())
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)

        def bar() -> str:
            return "\n".join(lines(app)[-2:])

        assert "Companion" in bar() and "Turn over" in bar()
        assert not any(
            word in bar() for word in ("Undo", "Redo", "End turn", "Take all", "Amethysts", "Pause")
        )
        await pilot.press("tab", "enter")
        assert "Undo" in bar() and "End turn" in bar()
        assert not any(word in bar() for word in ("Companion", "Turn over", "Redo"))
        await pilot.press("question_mark")
        await pilot.pause()
        assert not any(word in bar() for word in ("Pause", "Scores"))
