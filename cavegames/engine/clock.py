"""Clocks, and a stopwatch that can be paused. A screen reads them; ticks are never counted."""

import time
from typing import Protocol

GAP = 1.5
"""Seconds between two reads from which the program must have been stopped (Ctrl+Z, a sleeping laptop)."""


class Clock(Protocol):
    """Something that tells the time."""

    def now(self) -> float:
        """Seconds since some fixed moment; never goes back."""


class SystemClock:
    """The monotonic clock of the machine."""

    def now(self) -> float:
        """Seconds since some fixed moment."""
        return time.monotonic()


class FakeClock:
    """A clock that moves only when told to, for tests."""

    def __init__(self, now: float = 0.0) -> None:
        self._now = now

    def now(self) -> float:
        """Seconds, as advanced so far."""
        return self._now

    def advance(self, seconds: float) -> None:
        """Let time pass. Raises ValueError for negative seconds: the clock is monotonic."""
        if seconds < 0:
            raise ValueError("a monotonic clock never goes back")
        self._now += seconds


class Stopwatch:
    """Counts seconds up; it runs from the start and can be paused.

    While it is `watched` it wants to be read at least every second: a gap of more than GAP seconds between
    two reads is taken as stopped time and does not count.
    """

    def __init__(self, seconds: float = 0.0, clock: Clock | None = None) -> None:
        """Go on from `seconds`. Raises ValueError when that is negative or no number."""
        if not seconds >= 0:
            raise ValueError(f"nothing to count from: {seconds} seconds")
        self._clock = clock or SystemClock()
        self._at_start = seconds
        self._started: float = self._clock.now()
        self._last: float | None = self._started
        """The last read; None in a pause."""
        self._watched = False

    @property
    def running(self) -> bool:
        """Whether time passes."""
        return self._last is not None

    def read(self) -> float:
        """Seconds so far, without pauses."""
        if self._last is None:
            return self._at_start
        now = self._clock.now()
        if self._watched and now - self._last > GAP:
            self._started += now - self._last
        self._last = now
        return self._at_start + now - self._started

    def watch(self, on: bool) -> None:
        """From now on it is read often, or not; what has passed counts as before."""
        if on != self._watched:
            self.read()
            self._watched = on

    def pause(self) -> None:
        """Stop the time; does nothing when it stands."""
        self._at_start = self.read()
        self._last = None

    def resume(self) -> None:
        """Let time pass again; does nothing when it runs."""
        if self._last is None:
            self._started = self._last = self._clock.now()
