from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from textual.widgets import OptionList, Static

from cavegames.engine import places, registry, store
from cavegames.tui.app import CaveApp
from cavegames.tui.door import Door
from cavegames.tui.games import registry as screens
from cavegames.tui.guide_screen import GuideScreen
from cavegames.tui.launcher import OFFER, LauncherScreen
from cavegames.tui.match_screen import MatchScreen
from cavegames.tui.menu import Menu
from cavegames.tui.new_game import NewGameScreen
from cavegames.tui.replay_screen import ReplayScreen
from cavegames.tui.rules_screen import RulesScreen
from cavegames.tui.settings_screen import SettingsScreen
from cavegames.tui.shelf_screen import ShelfScreen
from tests.tui.snapshot import settle

Saved = Callable[..., Path]


def menu_ids(app: CaveApp) -> list[str]:
    menu = app.screen.query_one(Menu)
    return [option.id or "" for option in menu.options]


async def test_without_matches_there_is_nothing_to_continue() -> None:
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert "launcher.carry_on" not in menu_ids(app)
        await pilot.press("c")
        assert isinstance(app.screen, LauncherScreen)


@pytest.mark.parametrize(
    ("keys", "screen"),
    [
        (["enter"], NewGameScreen),
        (["n"], NewGameScreen),
        (["down", "enter"], ShelfScreen),
        (["r"], ShelfScreen),
        (["down", "down", "enter"], RulesScreen),
        (["h"], RulesScreen),
        (["f2"], RulesScreen),
        (["s"], SettingsScreen),
        (["f3"], SettingsScreen),
    ],
)
async def test_every_line_opens_by_arrows_and_by_its_letter(keys: list[str], screen: type) -> None:
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press(*keys)
        await settle(pilot)
        assert type(app.screen) is screen
        await pilot.press("escape")
        await settle(pilot)
        assert isinstance(app.screen, LauncherScreen)
        await pilot.press("escape", "escape")
        assert app.is_running


async def test_the_mouse_alone_is_enough() -> None:
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.click("#door-ocelot")
        await settle(pilot)
        assert isinstance(app.screen, NewGameScreen)
        await pilot.click("#back")
        await settle(pilot)
        await pilot.click(Menu, offset=(3, menu_ids(app).index("launcher.settings")))
        await settle(pilot)
        assert isinstance(app.screen, SettingsScreen)


async def test_q_leaves() -> None:
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("q")
    assert app.return_code == 0


async def test_one_open_match_goes_on_at_once(saved: Saved) -> None:
    saved(plies=3)
    saved("Cleo", "Dan", over=True)
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert "3 moves" in str(app.screen.query_one("#newest", Static).content)
        await pilot.press("enter")
        await settle(pilot)
        assert isinstance(app.screen, MatchScreen)
        assert len(app.screen.match.plies) == 3


async def test_several_open_matches_are_listed(saved: Saved) -> None:
    saved("Ada", "Ben", plies=1)
    saved("Cleo", "Dan", plies=2)
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("c")
        await settle(pilot)
        assert isinstance(app.screen, ShelfScreen)
        assert len(app.screen.summaries) == 2
        await pilot.press("down", "enter")
        await settle(pilot)
        assert isinstance(app.screen, MatchScreen)
        assert len(app.screen_stack) == 2


async def test_a_match_that_somebody_else_plays_is_not_opened_twice(saved: Saved) -> None:
    elsewhere = store.open_match(saved(plies=1)).match
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("c")
        await settle(pilot)
        assert isinstance(app.screen, LauncherScreen)
        assert [toast.message.endswith(".") for toast in app._notifications] == [True]
    store.close(elsewhere)


async def test_a_match_left_open_can_be_continued() -> None:
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("n")
        await settle(pilot)
        await pilot.press("enter")
        await settle(pilot)
        assert isinstance(app.screen, MatchScreen)
        assert app.screen.play(app.screen.game.legal(app.screen.match.state)[0])
        await pilot.press("q")
        await settle(pilot)
        assert menu_ids(app)[0] == "launcher.carry_on"


async def test_replays_list_all_matches_and_say_what_is_broken(saved: Saved) -> None:
    saved(over=True)
    (places.matches() / "ocelot-broken.jsonl").write_bytes(b"\x00nothing[b]")
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("r")
        await settle(pilot)
        assert isinstance(app.screen, ShelfScreen)
        assert {summary.problem is None for summary in app.screen.summaries} == {True, False}
        broken = next(i for i, summary in enumerate(app.screen.summaries) if summary.problem)
        app.screen.query_one(OptionList).highlighted = broken
        await settle(pilot)
        assert "broken" in str(app.screen.query_one("#about", Static).content)
        await pilot.press("enter")
        await settle(pilot)
        assert isinstance(app.screen, ShelfScreen)
        app.screen.query_one(OptionList).highlighted = 1 - broken
        await pilot.press("enter")
        await settle(pilot)
        assert isinstance(app.screen, ReplayScreen)


@pytest.fixture
def four_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four doors: three more that borrow the parts of the first."""
    first = registry.GAMES[0]
    others = [replace(first, id=name, title=name.capitalize()) for name in ("ignis", "redpeak", "rwenzori")]
    monkeypatch.setattr(registry, "GAMES", (first, *others))
    monkeypatch.setattr(
        screens,
        "PARTS",
        dict.fromkeys(("ocelot", "ignis", "redpeak", "rwenzori"), screens.PARTS["ocelot"]),
    )


async def test_arrows_and_clicks_go_from_door_to_door(four_games: None) -> None:
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert isinstance(app.screen, LauncherScreen)
        await pilot.press("right", "right")
        assert app.screen.game_id == "redpeak"
        await pilot.press("left", "left", "left")
        assert app.screen.game_id == "rwenzori"
        await pilot.click("#sign-ignis")
        await settle(pilot)
        assert app.screen.game_id == "ignis"
        assert [door.info.id for door in app.screen.query(Door) if door.display] == ["ignis"]
        await pilot.resize_terminal(160, 48)
        await settle(pilot)
        await pilot.click("#door-redpeak")
        await settle(pilot)
        assert app.screen.game_id == "redpeak"
        await pilot.click("#door-ignis")
        await settle(pilot)
        assert app.screen.query_one("#door-ignis", Door).has_class("-chosen")
    assert CaveApp().settings.last_game == "ignis"


async def test_the_guided_match_is_offered_once_to_somebody_new(saved: Saved) -> None:
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert str(app.screen.query_one("#newest", Static).content) == OFFER
        await pilot.press("f")
        await settle(pilot)
        assert isinstance(app.screen, GuideScreen)
        await pilot.press("escape")
        await settle(pilot)
        assert not str(app.screen.query_one("#newest", Static).content)
        assert "launcher.first_match" in menu_ids(app)
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert not str(app.screen.query_one("#newest", Static).content)


async def test_the_guided_match_is_not_offered_to_who_has_played(saved: Saved) -> None:
    saved()
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert OFFER not in str(app.screen.query_one("#newest", Static).content)
