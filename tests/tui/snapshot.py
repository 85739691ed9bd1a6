"""Pictures of screens for the snapshot tests, taken when the screen has come to rest."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from textual.pilot import Pilot
from textual.widgets import Input
from textual.worker import Worker, WorkerState

from tests.waiting import PATIENCE

SIZES = ((80, 24), (160, 48))
"""The smallest terminal all must fit in, and a large one."""

Steps: TypeAlias = Callable[[Pilot[Any]], Awaitable[None]]


async def settle(pilot: Pilot[Any]) -> None:
    """Wait until no worker is at work and two frames in a row are the same."""
    for line in pilot.app.screen.query(Input):
        line.cursor_blink = False
    before: object = None
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        await pilot.pause()
        if all(_finished(worker) for worker in pilot.app.workers):
            now = pilot.app.screen._compositor.render_strips(pilot.app.size)
            if now == before:
                return
            before = now
        else:
            await asyncio.sleep(0.005)
    raise AssertionError("the screen never comes to rest")


def _finished(worker: Worker[Any]) -> bool:
    """Whether a worker has ended; one that failed fails the test, one that was cancelled is fine."""
    if worker.state is WorkerState.ERROR:
        raise AssertionError(f"{worker.name} failed") from worker.error
    return worker.is_finished


def pressing(*keys: str) -> Steps:
    """Steps for `snap_compare(run_before=…)`: settle, press each key and settle again."""

    async def steps(pilot: Pilot[Any]) -> None:
        await settle(pilot)
        for key in keys:
            await pilot.press(key)
            await settle(pilot)

    return steps
