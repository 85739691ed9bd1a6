"""Settings that change while a screen opens: the screen is not there yet, and shows them once it is."""

from collections.abc import Callable
from pathlib import Path

from cavegames.engine import store
from cavegames.tui.app import CaveApp
from cavegames.tui.boards.square import SquareBoard
from cavegames.tui.door import DoorPicture
from cavegames.tui.looks import Look
from cavegames.tui.records_screen import RecordsScreen
from cavegames.tui.screen import CaveScreen
from tests.tui.snapshot import settle


def _match(app: CaveApp, path: Path) -> None:
    app.open_match(store.open_match(path).match)


WAYS: tuple[Callable[[CaveApp, Path], None], ...] = (
    lambda app, _: app.open_game("ocelot"),
    lambda app, _: app.open_rules("ocelot"),
    lambda app, _: app.open_guide("ocelot"),
    lambda app, path: app.open_replay(path),
    _match,
    lambda app, _: app.action_settings(),
    lambda app, _: app.push_screen(RecordsScreen()),
)


async def test_settings_may_change_while_a_screen_opens(saved: Callable[..., Path]) -> None:
    path = saved(plies=3)
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        for way in WAYS:
            app.change_settings(look="picture")
            await settle(pilot)
            way(app, path)
            assert not app.screen.is_mounted
            app.change_settings(look="ascii")
            await settle(pilot)
            assert isinstance(app.screen, CaveScreen) and app.screen.is_mounted
            for board in app.screen.query(SquareBoard):
                assert board.look is Look.ASCII
            for picture in app.screen.query(DoorPicture):
                assert picture.look is Look.ASCII
            app.screen.go_back()
            await settle(pilot)
