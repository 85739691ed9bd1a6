"""When is an app at rest? Asked of the event loop, in place of the guess that Textual's pilot makes.

The pilot takes an app as idle when its process used little of the processor in the last 20 ms. That costs
at least 40 ms a key, and on a busy machine it is wrong: a process that gets no processor uses none.
The loop knows: nothing is ready to run, no timer of a frame is due, no worker thread is at work.
"""

import asyncio
from typing import Any

from textual import app, pilot, screen
from textual._context import active_app

from tests.waiting import PATIENCE

FRAME = 1 / 250
"""Seconds between two frames of the tests; people get 60 a second."""

HORIZON = 5 * FRAME
"""Seconds: what is due within them is waited for, such as the next frame (Textual may skip one); no more."""

TIMER_WAITS = 60
"""So many timers are waited for."""

THREAD_WAITS = 1000
"""So often is a worker thread looked after, 2 ms apart."""


def _due(loop: Any) -> float | None:
    """Seconds until the next timer within the horizon."""
    now = loop.time()
    waits = [timer.when() - now for timer in loop._scheduled if not timer.cancelled()]
    return min((wait for wait in waits if wait < HORIZON), default=None)


def _threads() -> bool:
    shown = active_app.get(None)
    return shown is not None and any(work._thread_worker and work.is_running for work in shown.workers)


async def at_rest(min_sleep: float = 0, max_sleep: float = 1) -> None:
    """Wait until the app of this test has nothing to do; what never ends, such as an animation, not for ever.

    The arguments are those of what this replaces. The bounds are counts, so that a slow machine waits longer.
    """
    loop: Any = asyncio.get_running_loop()
    quiet = timers = threads = 0
    while quiet < 2:
        await asyncio.sleep(0)
        if loop._ready:
            quiet = 0
        elif threads < THREAD_WAITS and _threads():
            threads, quiet = threads + 1, 0
            await asyncio.sleep(0.002)
        elif timers < TIMER_WAITS and (wait := _due(loop)) is not None:
            timers, quiet = timers + 1, 0
            await asyncio.sleep(max(0, wait))
        else:
            quiet += 1


def install() -> None:
    """Let every pilot wait in this way, for frames that come soon; and let what an app says stay."""
    screen.UPDATE_PERIOD = FRAME  # type: ignore[misc]
    pilot.wait_for_idle = at_rest  # type: ignore[attr-defined]
    app.wait_for_idle = at_rest  # type: ignore[attr-defined]
    notify = app.App.notify

    def lasting(self: app.App[Any], message: str, *, timeout: float | None = None, **more: Any) -> None:
        notify(self, message, timeout=max(timeout or 0, PATIENCE * 10), **more)

    app.App.notify = lasting  # type: ignore[method-assign, assignment]
