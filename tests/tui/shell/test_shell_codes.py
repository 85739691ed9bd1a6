from dataclasses import replace
from datetime import date

import pytest
from textual.widgets import Input

from cavegames.engine import codes, registry
from cavegames.engine.match import MatchSetup, SeatSetup
from cavegames.tui.app import CaveApp
from cavegames.tui.choice import Choice
from cavegames.tui.field import Field
from cavegames.tui.match_screen import MatchScreen
from cavegames.tui.new_game import NewGameScreen
from tests.tui.snapshot import settle


def code_of(seed: int, **options: str) -> str:
    game = registry.open_game("ocelot")
    chosen = game.Options.model_validate(options)
    return codes.encode(MatchSetup("ocelot", chosen, (SeatSetup("Ada"), SeatSetup("Ben")), seed))


def code(app: CaveApp) -> Input:
    return app.screen.query_one("#code", Input)


def problem(app: CaveApp) -> str:
    return app.screen.query_one("#code-field", Field).problem


@pytest.fixture
def app() -> CaveApp:
    return CaveApp()


async def test_the_code_follows_what_is_chosen(app: CaveApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_game("ocelot")
        await settle(pilot)
        assert code(app).value == code_of(4711)
        app.screen.query_one("#option-undo", Choice).choose("free")
        await settle(pilot)
        assert code(app).value == code_of(4711, undo="free")
        app.screen.query_one("#seed", Input).value = "12"
        await settle(pilot)
        assert code(app).value == code_of(12, undo="free")
        app.screen.query_one("#seed", Input).value = "a dozen"
        await settle(pilot)
        assert code(app).value == ""


async def test_a_typed_code_starts_the_same_match(app: CaveApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_game("ocelot")
        await settle(pilot)
        code(app).focus()
        await pilot.press("ctrl+u", *code_of(98765, undo="free", first="random").lower())
        await settle(pilot)
        assert problem(app) == ""
        assert app.screen.query_one("#seed", Input).value == "98765"
        await pilot.press("ctrl+s")
        await settle(pilot)
        assert isinstance(app.screen, MatchScreen)
        setup = app.screen.match.setup
        assert (setup.seed, setup.options.model_dump()) == (98765, {"undo": "free", "first": "random"})


async def test_a_bad_code_is_told_and_nothing_starts_or_is_lost(app: CaveApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_game("ocelot")
        await settle(pilot)
        app.screen.query_one("#name-0", Input).value = "Zoe"
        code(app).value = "SBAG-G004-1GGU"
        await settle(pilot)
        assert problem(app)
        await pilot.press("ctrl+s")
        await settle(pilot)
        assert isinstance(app.screen, NewGameScreen)
        assert app.focused is code(app)
        assert app.screen.query_one("#name-0", Input).value == "Zoe"
        assert app.screen.query_one("#seed", Input).value == "4711"
        code(app).value = ""
        await settle(pilot)
        assert problem(app) == ""
        await pilot.press("ctrl+r")
        await settle(pilot)
        assert code(app).value == code_of(4711)


async def test_a_code_of_another_game_is_named(app: CaveApp, monkeypatch: pytest.MonkeyPatch) -> None:
    twin = replace(registry.info("ocelot"), id="twin", title="Twin Cave")
    monkeypatch.setattr(registry, "GAMES", (*registry.GAMES, twin))
    seats = (SeatSetup("Ada"), SeatSetup("Ben"))
    other = codes.encode(MatchSetup("twin", registry.open_game("ocelot").Options(), seats, 5))
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_game("ocelot")
        await settle(pilot)
        code(app).value = other
        await settle(pilot)
        assert "Twin Cave" in problem(app)


async def test_the_daily_cave_is_for_games_played_alone(
    app: CaveApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_game("ocelot")
        await settle(pilot)
        assert not app.screen.query("#daily")
        await pilot.press("ctrl+d")
        await settle(pilot)
        assert app.screen.query_one("#seed", Input).value == "4711"
        await pilot.press("escape")
        await settle(pilot)
        monkeypatch.setattr(codes, "has_daily", lambda _info: True)
        app.open_game("ocelot")
        await settle(pilot)
        await pilot.press("ctrl+d")
        await settle(pilot)
        today = date.today()
        assert app.screen.query_one("#seed", Input).value == str(codes.daily("ocelot", today))
        assert any(f"{today:%Y-%m-%d}" in note.message for note in app._notifications)
        await pilot.press("ctrl+r")
        await settle(pilot)
        await pilot.click("#daily")
        await settle(pilot)
        assert app.screen.query_one("#seed", Input).value == str(codes.daily("ocelot", today))
