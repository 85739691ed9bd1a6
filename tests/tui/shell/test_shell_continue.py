"""Continue: known in the first frame, and only where there is something to go on with."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from textual.widgets import OptionList

from cavegames.engine import places, store
from cavegames.tui.app import CaveApp
from cavegames.tui.launcher import LauncherScreen
from cavegames.tui.match_screen import MatchScreen
from cavegames.tui.menu import Menu
from cavegames.tui.shelf_screen import ShelfScreen
from tests.tui.snapshot import settle

Saved = Callable[..., Path]


@pytest.mark.parametrize("key", ["enter", "c"])
async def test_the_first_key_goes_on_with_the_match(
    saved: Saved, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved(plies=2)
    saved("Cleo", "Dan", plies=1, over=True)
    # As if looking all matches up took longer than the player.
    monkeypatch.setattr(LauncherScreen, "_look_up", lambda _: None)
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        assert app.screen.query_one(Menu).get_option_at_index(0).id == "launcher.carry_on"
        await pilot.press(key)
        await pilot.pause()
        assert isinstance(app.screen, MatchScreen)
        assert store.path_of(app.screen.match) == path


async def test_a_match_with_moves_stands_above_one_without(saved: Saved) -> None:
    played, untouched = saved("Ada", "Ben", plies=1), saved("Cleo", "Dan")
    os.utime(played, (10, 10))
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("c")
        await settle(pilot)
        assert isinstance(app.screen, ShelfScreen)
        assert [summary.path for summary in app.screen.summaries] == [played, untouched]
        assert app.screen.query_one("#matches", OptionList).highlighted == 0


async def test_a_match_that_is_left_untouched_leaves_nothing_to_continue() -> None:
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("n")
        await settle(pilot)
        await pilot.press("enter")
        await settle(pilot)
        assert isinstance(app.screen, MatchScreen)
        assert len(list(places.matches().glob("*.jsonl"))) == 1
        await pilot.press("q")
        await settle(pilot)
        assert isinstance(app.screen, LauncherScreen)
        assert not list(places.matches().glob("*.jsonl"))
        assert app.screen.query_one(Menu).get_option_at_index(0).id == "launcher.new_game"


async def test_the_launcher_says_that_no_match_can_be_kept(own_home: Path) -> None:
    own_home.write_text("a file where the folder should be")
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        said = [notice.message for notice in app._notifications]
        assert any("No match can be kept in" in text and text.endswith("another folder.") for text in said)
        app.open_game("ocelot")
        await settle(pilot)
        await pilot.press("enter")
        await settle(pilot)
        said = [notice.message for notice in app._notifications]
        assert any("could not be made: " in text for text in said)
        assert not any(".." in text for text in said)
