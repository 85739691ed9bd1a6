"""Pictures of screens for the snapshot tests, taken when the screen has come to rest."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from textual.pilot import Pilot
from textual.widgets import Input

SIZES = ((80, 24), (160, 48))
"""The smallest terminal all must fit in, and a large one."""

Steps: TypeAlias = Callable[[Pilot[Any]], Awaitable[None]]


async def settle(pilot: Pilot[Any], frames: int = 100) -> None:
    """Wait until two frames in a row are the same."""
    for line in pilot.app.screen.query(Input):
        line.cursor_blink = False
    await pilot.pause(0.05)  # the launcher looks for matches after its first frame
    await pilot.app.workers.wait_for_complete()
    before = ""
    for _ in range(frames):
        await pilot.pause(0.05)
        now = pilot.app.export_screenshot(simplify=True)
        if now == before:
            return
        before = now
    raise AssertionError("the screen never comes to rest")


def pressing(*keys: str) -> Steps:
    """Steps for `snap_compare(run_before=…)`: settle, press each key and settle again."""

    async def steps(pilot: Pilot[Any]) -> None:
        await settle(pilot)
        for key in keys:
            await pilot.press(key)
            await settle(pilot)

    return steps
