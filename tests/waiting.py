"""Waiting for what a busy machine does later; the bound is generous, only a failing test comes to it."""

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from textual.pilot import Pilot

PATIENCE = 60.0
"""Seconds until a test gives up on what should long have come; no test takes so long unless it fails."""


def until(true: Callable[[], object], what: Callable[[], str] | str) -> None:
    """Wait until something is true; the AssertionError after `PATIENCE` says what did not come."""
    end = time.monotonic() + PATIENCE
    while not true():
        _still(end, what)
        time.sleep(0.005)


async def on_screen(pilot: "Pilot[Any]", true: Callable[[], object], what: Callable[[], str] | str) -> None:
    """Let an app run until something is true there, and come to rest."""
    end = time.monotonic() + PATIENCE
    await pilot.pause()
    while not true():
        _still(end, what)
        await asyncio.sleep(0.005)
        await pilot.pause()


def _still(end: float, what: Callable[[], str] | str) -> None:
    if time.monotonic() > end:
        raise AssertionError(f"waited in vain for {what if isinstance(what, str) else what()}")
