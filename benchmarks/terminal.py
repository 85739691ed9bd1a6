"""An app in a real pseudo-terminal: keys go in, frames come out, both are timed."""

import fcntl
import os
import pty
import select
import struct
import sys
import tempfile
import termios
import time
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self

FRAME_END = b"\x1b[?2026l"
"""What ends a frame when the terminal knows synchronised output."""
ASKS, KNOWS = b"\x1b[?2026$p", b"\x1b[?2026;2$y"
QUIET = 0.05
"""Seconds without output after which the app is taken to have done all it will do about a key."""
STARTED = 0.8
"""The same for the start."""
LEFT_OUT = ("NO_COLOR", "TEXTUAL_THEME", "PYTHONDONTWRITEBYTECODE")
"""What would change the screen, or have Python compile everything at each start, is kept from the app."""
PATIENCE = 20.0
"""Seconds after which a missing frame is an error."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What came after a key."""

    seconds: float
    """From the key to the end of the last frame."""
    first: float
    """From the key to the end of the first frame."""
    frames: int
    size: int
    """Bytes written to the terminal."""


class Terminal:
    """Runs `python -m benchmarks.targets TARGET` in a pseudo-terminal of a size in columns and lines."""

    def __init__(self, target: str, columns: int, lines: int) -> None:
        self._home = tempfile.TemporaryDirectory()
        self._started = time.perf_counter()
        self._pid, self._fd = pty.fork()
        if self._pid == 0:
            kept = {key: value for key, value in os.environ.items() if key not in LEFT_OUT}
            env = {
                **kept,
                "TERM": "xterm-256color",
                "COLORTERM": "truecolor",
                "CAVEGAMES_HOME": self._home.name,
            }
            env |= {"COLUMNS": str(columns), "LINES": str(lines)}
            os.execve(sys.executable, [sys.executable, "-m", "benchmarks.targets", target], env)
        self.resize(columns, lines)
        self.start = self._settle(self._started, STARTED, columns * lines)
        """What came of the start: seconds to the first frame, and to the last before it is quiet."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._pid:
            self.close()

    def press(self, key: bytes) -> Answer:
        """Send a key and wait until all frames that it brings are there."""
        start = time.perf_counter()
        os.write(self._fd, key)
        return self._settle(start)

    def resize(self, columns: int, lines: int) -> None:
        """Make the terminal larger or smaller."""
        fcntl.ioctl(self._fd, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def send(self, key: bytes) -> None:
        """Send a key and do not wait for anything."""
        os.write(self._fd, key)

    def drain(self, seconds: float) -> int:
        """Read what comes within some seconds, once; gives how many frames ended in it."""
        return self._read(seconds).count(FRAME_END)

    @property
    def busy(self) -> float:
        """Seconds of processor time that the app has taken so far. Linux only."""
        fields = Path(f"/proc/{self._pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def home(self) -> Path:
        """The user folder of the app."""
        return Path(self._home.name)

    def close(self) -> int:
        """End the app; gives the most memory it held, in KiB."""
        os.write(self._fd, b"\x11")
        deadline = time.perf_counter() + PATIENCE
        while time.perf_counter() < deadline:
            pid, _, usage = os.wait4(self._pid, os.WNOHANG)
            if pid:
                break
            self._read(0.05)
        else:
            raise TimeoutError("the app does not end on Ctrl+Q")
        self._pid = 0
        os.close(self._fd)
        self._home.cleanup()
        return usage.ru_maxrss

    def _settle(self, start: float, quiet: float = QUIET, full: int = 0) -> Answer:
        """Read until something has come and then nothing for a while.

        The first frames of an app may come before it knows that the terminal wants their ends marked: then
        the first one is there with `full` bytes.
        """
        frames = size = 0
        first, end = 0.0, start
        tail = b""
        while data := self._read(quiet if size else PATIENCE):
            end = time.perf_counter()
            size += len(data)
            tail += data
            if ASKS in tail:
                os.write(self._fd, KNOWS)
            if not first and (FRAME_END in tail or 0 < full <= size):
                first = end
            frames += tail.count(FRAME_END)
            tail = tail.rpartition(FRAME_END)[2][-len(ASKS) + 1 :]
        if not size:
            raise TimeoutError("no frame came")
        return Answer(end - start, (first or end) - start, frames, size)

    def _read(self, seconds: float) -> bytes:
        if not select.select([self._fd], [], [], seconds)[0]:
            return b""
        try:
            return os.read(self._fd, 1 << 16)
        except OSError:
            return b""
