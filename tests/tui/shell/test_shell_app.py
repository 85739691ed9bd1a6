import signal
import subprocess
import sys
from pathlib import Path

import pytest
from textual.app import ComposeResult
from textual.widgets import Static

from cavegames.engine import places
from cavegames.tui import safety
from cavegames.tui.app import CaveApp
from cavegames.tui.help_screen import HelpScreen
from cavegames.tui.launcher import LauncherScreen
from cavegames.tui.looks import Look
from cavegames.tui.match_screen import MatchScreen
from cavegames.tui.menu import Menu
from cavegames.tui.new_game import NewGameScreen
from cavegames.tui.replay_screen import ReplayScreen
from cavegames.tui.screen import CaveScreen
from cavegames.tui.settings_store import SettingsStore
from cavegames.tui.too_small import TooSmall
from tests.tui.snapshot import settle

SCREENS = ("match", "replay", "rules", "settings", "shelf", "help")


def test_starting_imports_no_game_and_no_other_screen() -> None:
    later = (
        "cavegames.games",
        "cavegames.players",
        "pydantic",
        *(f"cavegames.tui.{name}_screen" for name in SCREENS),
    )
    code = (
        "import sys, cavegames.tui.app, cavegames.tui.launcher;"
        f"print([name for name in sys.modules if name.startswith({later!r})])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


async def test_a_match_of_the_command_line_is_shown_at_once_and_the_launcher_after_it(saved) -> None:  # type: ignore[no-untyped-def]
    from cavegames.engine import store

    app = CaveApp(match=store.open_match(saved(plies=2)).match)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert isinstance(app.screen, MatchScreen)
        launcher = app.screen_stack[0]
        assert isinstance(launcher, LauncherScreen)
        assert not launcher.query(Menu)  # It costs the first frame nothing.
        await pilot.press("escape")
        await settle(pilot)
        assert app.screen is launcher
        assert isinstance(launcher.focused, Menu)
        assert launcher.focused.get_option_at_index(0).id == "launcher.carry_on"


async def test_a_replay_of_the_command_line_is_shown_at_once(saved) -> None:  # type: ignore[no-untyped-def]
    app = CaveApp(replay=saved(plies=2, over=True))
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert isinstance(app.screen, ReplayScreen)


@pytest.mark.parametrize("size", [(79, 24), (80, 23), (40, 10), (20, 5), (1, 1)])
async def test_a_small_terminal_is_covered_and_nothing_is_lost(size: tuple[int, int]) -> None:
    app = CaveApp()
    async with app.run_test(size=(100, 30)) as pilot:
        app.open_game("ocelot")
        await settle(pilot)
        screen, name = app.screen, app.screen.query_one("#name-0")
        name.focus()
        await pilot.press("A")
        await pilot.resize_terminal(*size)
        await settle(pilot)
        assert len(app.screen.query(TooSmall)) == 1
        await pilot.press("B", "escape", "tab", "enter", "ctrl+s", "ctrl+p", "question_mark")
        await pilot.resize_terminal(80, 24)
        await settle(pilot)
        assert len(app.screen.query(TooSmall)) == 0
        assert app.screen is screen
        assert name.value == "A"  # type: ignore[attr-defined]
        assert app.focused is name


async def test_a_screen_that_comes_while_it_is_small_is_covered_too() -> None:
    app = CaveApp()
    async with app.run_test(size=(30, 8)) as pilot:
        await settle(pilot)
        app.open_game("ocelot")
        await settle(pilot)
        assert isinstance(app.screen, NewGameScreen)
        assert len(app.screen.query(TooSmall)) == 1
        await pilot.resize_terminal(90, 30)
        await settle(pilot)
        assert all(not screen.query(TooSmall) for screen in app.screen_stack)


@pytest.mark.parametrize("key", ["ctrl+q", "f10"])
async def test_a_small_terminal_lets_you_leave(key: str) -> None:
    app = CaveApp()
    async with app.run_test(size=(30, 8)) as pilot:
        await settle(pilot)
        await pilot.press(key)
        await pilot.pause()
        assert not app.is_running


class Broken(CaveScreen[None]):
    """A screen with a fault."""

    def compose(self) -> ComposeResult:
        yield Static("before")

    def on_mount(self) -> None:
        raise RuntimeError("the lamp went out")


class Faulty(CaveApp):
    """Shows the broken screen at once."""

    def on_ready(self) -> None:
        self.push_screen(Broken())


def test_a_fault_is_logged_and_told_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    app = Faulty()
    app.run(headless=True)
    assert app.return_code == 1
    told = "".join(capsys.readouterr().err.split())
    assert told == "".join(safety.apology(places.log_file()).split())
    assert "the lamp went out" in places.log_file().read_text(encoding="utf-8")


def test_a_fault_without_a_place_for_the_log_is_told_too(own_home: Path) -> None:
    own_home.parent.mkdir(exist_ok=True)
    own_home.write_text("a file in the place of the folder")
    log = safety.log_error(RuntimeError("oh"))
    assert log is None
    assert "Continue" in safety.apology(log)


@pytest.mark.skipif(sys.platform == "win32", reason="no such signals there")
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_signal_ends_it_cleanly(name: str, own_home: Path) -> None:
    code = (
        "import os, signal\n"
        "from cavegames.tui.app import CaveApp\n"
        "class Signalled(CaveApp):\n"
        "    def on_ready(self):\n"
        f"        os.kill(os.getpid(), signal.{name})\n"
        "app = Signalled(); app.ending.watch_signals(); app.run(headless=True)\n"
        "print('code', app.return_code)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.strip() == f"code {128 + getattr(signal, name)}"
    assert not places.log_file().exists()


async def test_going_to_the_shell_stops_the_clocks_first(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []
    app = CaveApp()
    monkeypatch.setattr(LauncherScreen, "before_suspend", lambda self: calls.append("screen"))
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        app.app_suspend_signal.subscribe(app, lambda _: calls.append("suspended"))
        await pilot.press("ctrl+z")
        await pilot.pause()
    assert calls[0] == "screen"


async def test_ctrl_c_says_how_to_leave() -> None:
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("ctrl+c")
        await pilot.pause()
        assert app.is_running
        assert ["Ctrl+Q" in toast.message for toast in app._notifications] == [True]


async def test_help_tells_the_keys_that_work_below() -> None:
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("question_mark")
        await settle(pilot)
        assert isinstance(app.screen, HelpScreen)
        told = "\n".join(str(line.content) for line in app.screen.query(Static))
        assert "Set up a new match." in told
        assert "Go on with an open match." not in told
        await pilot.press("question_mark", "escape")
        await settle(pilot)
        assert isinstance(app.screen, LauncherScreen)


async def test_the_palette_finds_actions_by_name_and_runs_them() -> None:
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("ctrl+p")
        await settle(pilot)
        await pilot.press(*"new game")
        await settle(pilot)
        await pilot.press("enter")
        await settle(pilot)
        assert isinstance(app.screen, NewGameScreen)


@pytest.mark.parametrize("key", ["pagedown", "pageup"])
async def test_a_page_key_before_a_list_is_laid_out_does_no_harm(key: str) -> None:
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        menu = app.screen.query_one(Menu)
        menu.clear_options()
        menu.add_option("A line that has not been laid out")
        with app.batch_update():
            getattr(menu, f"action_{key.replace('page', 'page_')}")()
        app.action_command_palette()
        for _ in range(5):
            app.simulate_key("n")
            app.simulate_key(key)
        await settle(pilot)
        assert app.is_running


async def test_a_broken_settings_file_is_told_on_the_first_screen() -> None:
    places.settings_file().parent.mkdir(parents=True)
    places.settings_file().write_text("{")
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert any("settings.broken-1" in toast.message for toast in app._notifications)


async def test_settings_that_cannot_be_kept_hold_all_the_same(own_home: Path) -> None:
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        own_home.write_text("a file in the place of the folder")
        app.change_settings(theme="sandstone", look="ascii")
        await pilot.pause()
        assert app.theme == "sandstone"
        assert app.look is Look.ASCII
        assert len(app._notifications) == 1


def test_an_unknown_theme_of_the_settings_gives_the_usual_one() -> None:
    settings = SettingsStore(places.settings_file()).load()
    settings.theme = "[red]no theme[/"
    SettingsStore(places.settings_file()).save(settings)
    assert CaveApp().theme == "cave-night"


@pytest.mark.parametrize(
    ("environ", "encoding", "look"),
    [
        ({"TERM": "xterm-256color"}, "utf-8", Look.PICTURE),
        ({"TERM": "xterm-256color", "NO_COLOR": "1"}, "utf-8", Look.LINE),
        ({"TERM": "linux"}, "UTF-8", Look.LINE),
        ({"TERM": "vt100"}, "utf-8", Look.ASCII),
        ({"TERM": "xterm"}, "iso-8859-1", Look.ASCII),
    ],
)
def test_the_look_by_itself_is_what_the_terminal_can_draw(
    environ: dict[str, str], encoding: str, look: Look
) -> None:
    assert safety.best_look(environ, encoding) is look


async def test_it_runs_without_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert app.no_color
        assert app.look is Look.LINE
        app.open_game("ocelot")
        await settle(pilot)
        assert "[Person]" in app.screen.query_one("#player-0").render().plain  # type: ignore[union-attr]
