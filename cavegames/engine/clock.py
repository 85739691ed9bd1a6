"""Clocks and a countdown that can be paused. A screen polls them; ticks are never counted."""

import time
from typing import Protocol

GAP = 1.5
"""Seconds between two polls from which the program must have been stopped (Ctrl+Z, a sleeping laptop)."""


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


class Countdown:
    """Counts down from `seconds`. Poll `remaining` at least every second while it runs.

    A gap of more than GAP seconds between two polls is taken as stopped time and does not count.
    Once it has expired it stays so until the next `start`.
    """

    def __init__(self, seconds: float, clock: Clock | None = None) -> None:
        """A countdown that waits for `start`. Raises ValueError when `seconds` is negative or no number."""
        if not seconds >= 0:
            raise ValueError(f"nothing to count down from: {seconds} seconds")
        self.seconds = seconds
        self._clock = clock or SystemClock()
        self._left = seconds
        self._deadline = 0.0
        self._polled: float | None = None

    @property
    def running(self) -> bool:
        """Whether time passes."""
        self._poll()
        return self._polled is not None

    @property
    def expired(self) -> bool:
        """Whether the time is up."""
        return self.remaining() <= 0

    def start(self) -> None:
        """Start anew from all the seconds."""
        self._left = self.seconds
        self._polled = None
        self.resume()

    def pause(self) -> None:
        """Stop the time; does nothing when it stands."""
        self._poll()
        self._polled = None

    def resume(self) -> None:
        """Let time pass again; does nothing when it runs or is up."""
        if self._polled is None and self._left > 0:
            self._polled = self._clock.now()
            self._deadline = self._polled + self._left

    def remaining(self) -> float:
        """Seconds left, never below 0."""
        self._poll()
        return self._left

    def _poll(self) -> None:
        if self._polled is None:
            return
        now = self._clock.now()
        if now - self._polled > GAP:
            self._deadline += now - self._polled
        self._polled = now
        self._left = max(0.0, self._deadline - now)
        if self._left == 0:
            self._polled = None
