"""The end of the process when it is told to end, or when its terminal is gone: soon, whatever hangs."""

import contextlib
import os
import signal
import threading
import time
from collections.abc import Callable
from typing import Protocol

DEADLINE = 2.0
"""Seconds that closing may take; after that the process ends at once. A move is on the disk before it is
shown and the lock of a match ends with the process, so nothing is lost."""

HANG_UP = 128 + getattr(signal, "SIGHUP", 1)
"""The exit code when the terminal is gone."""

SIGNALS = tuple(getattr(signal, name) for name in ("SIGHUP", "SIGINT", "SIGTERM") if hasattr(signal, name))


class Closes(Protocol):
    """What can be asked, from any thread, to close."""

    def close_soon(self, code: int) -> None:
        """Close, and give `code` as the exit code."""


class Ending:
    """Asks the app to close and waits no longer than the deadline for it."""

    def __init__(self, app: Closes, leave: Callable[[int], object] = os._exit) -> None:
        """`leave` ends the process at once, with an exit code."""
        self.code: int | None = None
        """The exit code, once the end has begun."""
        self._app, self._leave = app, leave
        self._lock = threading.Lock()

    def begin(self, code: int) -> None:
        """End with `code`. May be called from any thread; only the first call counts."""
        with self._lock:
            if self.code is not None:
                return
            self.code = code
        threading.Thread(target=self._make_sure, args=(code,), daemon=True, name="cavegames-ending").start()
        with contextlib.suppress(RuntimeError):  # The loop is closed: the end is near anyway.
            self._app.close_soon(code)

    def _make_sure(self, code: int) -> None:
        time.sleep(DEADLINE)
        self._leave(code)

    def watch_signals(self) -> None:
        """End on the signals that ask for it.

        A thread of its own takes them: the event loop may hang in a write to a terminal that is gone.
        """
        if os.name == "nt":  # There a wake-up takes a socket, and the event loop has one.
            for number in SIGNALS:
                signal.signal(number, lambda taken, _: self.begin(128 + taken))
            return
        reads, writes = os.pipe()
        os.set_blocking(writes, False)
        signal.set_wakeup_fd(writes, warn_on_full_buffer=False)
        for number in SIGNALS:
            signal.signal(number, _handled_by_the_thread)
        threading.Thread(target=self._watch, args=(reads,), daemon=True, name="cavegames-signals").start()

    def _watch(self, reads: int) -> None:
        while taken := os.read(reads, 64):
            for number in taken:
                if number in SIGNALS:
                    self.begin(128 + number)


def _handled_by_the_thread(*_: object) -> None:
    """Only signals with a handler wake the thread."""
