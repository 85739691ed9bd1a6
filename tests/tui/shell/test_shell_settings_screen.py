import pytest
from textual.widgets import ContentSwitcher, Input, OptionList, Static

from cavegames.engine import places
from cavegames.tui.app import CaveApp
from cavegames.tui.choice import Choice
from cavegames.tui.field import Field
from cavegames.tui.keys_page import NewKey
from cavegames.tui.launcher import LauncherScreen
from cavegames.tui.looks import Look, Size
from cavegames.tui.new_game import NewGameScreen
from cavegames.tui.settings import Settings
from cavegames.tui.settings_screen import CHOICES, SettingsScreen
from cavegames.tui.settings_store import SettingsStore
from tests.tui.snapshot import settle


def kept() -> Settings:
    return SettingsStore(places.settings_file()).load()


async def test_keys_alone_change_what_it_looks_like() -> None:
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("s")
        await settle(pilot)
        await pilot.press("enter", "right", "right", "down", "left", "down", "right", "down", "left")
        await settle(pilot)
        assert (app.look, app.board_size, app.theme) == (Look.LINE, Size.L, "sandstone-safe")
        await pilot.press("down", "space", "down", "left")
        await pilot.press("escape")
        await settle(pilot)
        assert isinstance(app.screen, LauncherScreen)
    settings = kept()
    assert (settings.look, settings.size, settings.theme) == ("line", "L", "sandstone")
    assert (settings.colour_blind, settings.animations, settings.bell) == (True, False, True)


async def test_the_mouse_alone_changes_what_it_looks_like() -> None:
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.action_settings()
        await settle(pilot)
        await pilot.click("#set-look", offset=(30, 0))
        await pilot.click("#set-theme", offset=(16, 0))
        await settle(pilot)
        assert (app.look, app.theme) == (Look.ASCII, "sandstone")
        await pilot.click("#pages", offset=(4, 2))
        await settle(pilot)
        assert app.screen.query_one(ContentSwitcher).current == "keys"


async def test_every_setting_says_what_it_does() -> None:
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.action_settings()
        await settle(pilot)
        for name in CHOICES:
            app.screen.query_one(f"#set-{name}").focus()
            await settle(pilot)
            assert str(app.screen.query_one("#hint", Static).content) == CHOICES[name][2]


async def test_names_are_kept_and_proposed() -> None:
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.action_settings()
        await settle(pilot)
        await pilot.press("down", "enter", *"Ada", "down", *"ada")
        await settle(pilot)
        assert app.screen.query_one("#usual-field-1", Field).problem.endswith(".")
        await pilot.press("m")
        await settle(pilot)
        assert app.screen.query_one("#usual-field-1", Field).problem == ""
        app.open_game("ocelot")
        await settle(pilot)
        assert isinstance(app.screen, NewGameScreen)
        assert app.screen.query_one("#name-0", Input).value == "Ada"
        assert app.screen.query_one("#name-1", Input).value == "adam"
    assert kept().names[:2] == ["Ada", "adam"]


async def test_there_is_a_name_for_each_of_six_seats_beside_the_four_of_an_older_file() -> None:
    places.settings_file().parent.mkdir(parents=True, exist_ok=True)
    places.settings_file().write_text('{"version": 1, "names": ["Ada", "Ben", "", "Dan"]}')
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.action_settings()
        await settle(pilot)
        await pilot.press("down")
        await settle(pilot)
        assert app.screen.query_one("#usual-3", Input).value == "Dan"
        last = app.screen.query_one("#usual-5", Input)
        assert app.screen.query_one("#right").region.contains_region(last.region)
        last.value = "Fay"
        await settle(pilot)
    assert kept().names == ["Ada", "Ben", "", "Dan", "", "Fay"]


async def on_keys_page(pilot, app: CaveApp, action_id: str) -> OptionList:  # type: ignore[no-untyped-def]
    app.action_settings()
    await settle(pilot)
    await pilot.press("down", "down", "enter")
    keys = app.screen.query_one("#keys-list", OptionList)
    keys.highlighted = keys.get_option_index(action_id)
    await settle(pilot)
    return keys


async def test_a_key_is_changed_used_kept_and_given_back() -> None:
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await on_keys_page(pilot, app, "launcher.new_game")
        await pilot.press("enter")
        assert isinstance(app.screen, NewKey)
        await pilot.press("b")
        await settle(pilot)
        assert isinstance(app.screen, SettingsScreen)
        assert kept().keymap == {"launcher.new_game": "b"}
        await pilot.press("escape")
        await settle(pilot)
        await pilot.press("n")
        await settle(pilot)
        assert isinstance(app.screen, LauncherScreen)
        await pilot.press("b")
        await settle(pilot)
        assert isinstance(app.screen, NewGameScreen)
        await pilot.press("escape")
        await settle(pilot)
        await on_keys_page(pilot, app, "launcher.new_game")
        await pilot.press("f8")
        await settle(pilot)
    assert kept().keymap == {}


@pytest.mark.parametrize(("key", "word"), [("r", "Replays"), ("f1", "Keys"), ("enter", "everywhere")])
async def test_a_key_that_is_taken_is_told_and_nothing_changes(key: str, word: str) -> None:
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await on_keys_page(pilot, app, "launcher.new_game")
        await pilot.press("enter", key)
        await settle(pilot)
        assert isinstance(app.screen, NewKey)
        assert word in str(app.screen.query_one("#objection", Static).content)
        await pilot.press("escape")
        await settle(pilot)
        assert isinstance(app.screen, SettingsScreen)
    assert kept().keymap == {}


async def test_a_default_key_that_is_taken_by_now_is_not_given_back() -> None:
    app = CaveApp()
    app.settings.keymap = {"launcher.new_game": "b", "launcher.replays": "n"}
    app.apply_settings()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await on_keys_page(pilot, app, "launcher.new_game")
        await pilot.press("f8")
        await settle(pilot)
        assert app.settings.keymap["launcher.new_game"] == "b"
        assert any("Replays" in toast.message for toast in app._notifications)
        await pilot.press("f9")
        await settle(pilot)
        assert app.settings.keymap == {}


async def test_the_way_out_can_be_moved_but_not_to_a_letter() -> None:
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await on_keys_page(pilot, app, "app.quit")
        await pilot.press("enter", "y")
        await settle(pilot)
        assert isinstance(app.screen, NewKey)
        await pilot.press("f12")
        await settle(pilot)
        await pilot.press("ctrl+q")
        await settle(pilot)
        assert app.is_running
        await pilot.press("f12")
        await pilot.pause()
        assert not app.is_running


async def test_the_files_page_says_where_all_lies() -> None:
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.action_settings()
        await settle(pilot)
        told = "\n".join(str(line.content) for line in app.screen.query("#files Static").results(Static))
        for path in (places.matches(), places.settings_file(), places.log_file()):
            assert str(path) in told


async def test_a_choice_goes_round_and_says_so_once() -> None:
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.action_settings()
        await settle(pilot)
        size = app.screen.query_one("#set-size", Choice)
        size.focus()
        for expected in ("S", "M", "L", "auto"):
            await pilot.press("right")
            await settle(pilot)
            assert (size.value, app.settings.size) == (expected, expected)
