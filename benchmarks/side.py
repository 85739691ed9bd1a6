"""Screens measured side by side: each key goes to all of them, turn and turn about."""

import statistics
import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import cycle, islice

from benchmarks.frames import FIRST, WALK
from benchmarks.terminal import Terminal

REST = 2.0
"""Seconds without a frame after which a start is over."""


@dataclass(frozen=True, slots=True)
class Run:
    """Key to first frame, in milliseconds."""

    p50: float
    p99: float


@dataclass(frozen=True, slots=True)
class Rest:
    """What an app does while no key comes."""

    busy: float
    """Share of one processor."""
    frames: int


def side_by_side(screens: Sequence[str], columns: int, lines: int, keys: int) -> dict[str, Run]:
    """Press each key in each of the screens; all of them run all the time."""
    times: dict[str, list[float]] = {screen: [] for screen in screens}
    with ExitStack() as stack:
        terminals = {screen: stack.enter_context(_started(screen, columns, lines)) for screen in screens}
        for key in islice(cycle(WALK), keys):
            for screen, terminal in terminals.items():
                _empty(terminal)
                times[screen].append(terminal.press(key).first * 1000)
        for terminal in terminals.values():
            terminal.close()
    return {screen: _run(sorted(found)) for screen, found in times.items()}


def _started(screen: str, columns: int, lines: int) -> Terminal:
    """An app at rest: on a busy machine it may still draw when the first second is over."""
    terminal = Terminal(screen, columns, lines)
    while terminal.drain(REST):
        pass
    for key in FIRST.get(screen, ()):
        terminal.press(key)
    return terminal


def _empty(terminal: Terminal) -> None:
    """Take away the frames that came without a key."""
    while terminal.drain(0):
        pass


def _run(times: list[float]) -> Run:
    return Run(statistics.median(times), times[min(len(times) - 1, round(0.99 * len(times)))])


def at_rest(screen: str, columns: int, lines: int, seconds: float) -> Rest:
    """Let an app be for a while."""
    with _started(screen, columns, lines) as terminal:
        before, end, frames = terminal.busy, time.monotonic() + seconds, 0
        while (left := end - time.monotonic()) > 0:
            frames += terminal.drain(left)
        busy = terminal.busy - before
        terminal.close()
    return Rest(busy / seconds, frames)
