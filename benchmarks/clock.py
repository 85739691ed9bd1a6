"""How exact the clock of a match is under load.

    python -m benchmarks.clock [--seconds N] [--keys N]

The app runs in a pseudo-terminal. A computer player thinks in its process all the time, keys come in, and
the terminal changes its size. The time from the turn of the hourglass to the end of the sand is taken from
outside, by when the two moves are in the match file, and from the record.
"""

import argparse
import json
import os
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path

from benchmarks.sand import SECONDS
from benchmarks.terminal import Terminal

KEYS = (b"\x1b[C", b"1", b"f", b"\x1b[B", b"\t", b"2", b"\x1b[D", b"\x1b[A", b"3", b"f")
"""Keys that move the cursor, take path tiles in hand and turn them, but place none."""
SIZES = ((100, 30), (160, 48), (80, 24))
"""Columns and lines, one after the other."""
RESIZE = 2.0
"""Seconds between two changes of the size."""


@dataclass(frozen=True, slots=True)
class Run:
    """What was measured."""

    wanted: float
    """Seconds of sand."""
    outside: float
    """Seconds as seen from outside the app."""
    recorded: float
    """Seconds in the match file."""
    keys: int
    frames: int
    sizes: int

    def __str__(self) -> str:
        error = max(abs(self.outside - self.wanted), abs(self.recorded - self.wanted))
        return (
            f"clock     {self.wanted:g} s of sand: {self.outside:.3f} s seen from outside, "
            f"{self.recorded:.3f} s in the record, error {error:.3f} s\n"
            f"          with {self.keys} keys, {self.sizes} changes of the size and {self.frames} frames, "
            f"while a computer player thinks"
        )


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="The error of the clock under load.")
    parser.add_argument("--seconds", type=float, default=90, help="how long the sand runs (default 90)")
    parser.add_argument("--keys", type=float, default=30, help="keys a second (default 30)")
    chosen = parser.parse_args(arguments)
    print(measure(chosen.seconds, chosen.keys))


def measure(seconds: float, keys: float) -> Run:
    """Let the sand run once under load."""
    os.environ[SECONDS] = str(seconds)
    with Terminal("clock", 80, 24) as terminal:
        path = next((terminal.home / "matches").glob("*.jsonl"))
        terminal.send(b"t")
        began, _ = _wait(terminal, path, 2, 20)
        load = _Load(terminal, keys)
        ended, frames = _wait(terminal, path, 3, seconds + 20, load)
        turn, sand = (json.loads(line)["seconds"] for line in path.read_text().splitlines()[1:3])
        terminal.close()
    return Run(seconds, ended - began, sand - turn, load.sent, frames, load.sizes)


class _Load:
    """Sends keys and changes the size when it is time to."""

    def __init__(self, terminal: Terminal, keys: float) -> None:
        self.terminal, self.wait = terminal, 1 / keys
        self.sent = self.sizes = 0
        self._start = time.monotonic()
        self._keys, self._sizes = cycle(KEYS), cycle(SIZES)

    def step(self) -> None:
        """Do what is due."""
        passed = time.monotonic() - self._start
        while self.sent < passed / self.wait:
            self.terminal.send(next(self._keys))
            self.sent += 1
        if self.sizes < passed // RESIZE:
            self.terminal.resize(*next(self._sizes))
            self.sizes += 1


def _wait(
    terminal: Terminal, path: Path, lines: int, patience: float, load: _Load | None = None
) -> tuple[float, int]:
    """Wait until the file has so many lines; when that was, and the frames meanwhile."""
    frames, deadline = 0, time.monotonic() + patience
    size = 0
    while (now := time.monotonic()) < deadline:
        if path.stat().st_size != size:
            size = path.stat().st_size
            if path.read_bytes().count(b"\n") >= lines:
                return now, frames
        if load is not None:
            load.step()
        frames += terminal.drain(0.002)
    raise TimeoutError("the move never came")


if __name__ == "__main__":
    main(sys.argv[1:])
