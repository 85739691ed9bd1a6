"""A monkey at the keyboard: whatever is pressed, clicked and resized, nothing breaks."""

from random import Random

import pytest

from cavegames.engine import places
from cavegames.tui.app import CaveApp
from cavegames.tui.launcher import LauncherScreen
from tests.soak import SOAK
from tests.tui.snapshot import settle

KEYS = (
    *(
        "up",
        "down",
        "left",
        "right",
        "enter",
        "tab",
        "shift+tab",
        "escape",
        "space",
        "pageup",
        "pagedown",
        "home",
    ),
    *("end", "backspace", "delete", "f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9", "ctrl+p", "ctrl+s"),
    *"abcdefhnorstuvwxyz0123456789/?+-[]",
)
"""All but those that leave."""


@pytest.mark.parametrize("seed", range(3))
async def test_the_shell_survives_a_monkey(seed: int) -> None:
    rng = Random(seed)
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        for _ in range(25 * SOAK):
            if rng.random() < 0.2:
                await pilot.resize_terminal(rng.randint(20, 200), rng.randint(5, 60))
            elif rng.random() < 0.2:
                x, y = rng.randrange(app.size.width), rng.randrange(app.size.height)
                await pilot.click(offset=(x, y))
            for key in rng.choices(KEYS, k=5):
                app.simulate_key(key)
            await pilot.pause()
            if not app.is_running:  # It found the way out, which is fine.
                return
        await pilot.resize_terminal(80, 24)
        for _ in range(12):
            app.simulate_key("escape")
        await settle(pilot)
        assert app.is_running
        assert isinstance(app.screen_stack[0], LauncherScreen)
    assert not places.log_file().exists()
