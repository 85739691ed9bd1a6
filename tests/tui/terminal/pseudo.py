"""The real program in a real pseudo-terminal."""

import contextlib
import fcntl
import os
import re
import select
import struct
import subprocess
import sys
import termios
import threading
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

from tests.waiting import PATIENCE, until

_ESCAPES = re.compile(r"\x1b(\[[0-?]*[ -/]*[@-~]|[^\[])")


class Program:
    """cavegames with a terminal of 80 by 24 cells."""

    def __init__(self, *args: str, home: Path, command: Sequence[str] = ("-m", "cavegames")) -> None:
        """Start it, with its user folder in `home`."""
        self.master, slave = os.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        environ = {
            **os.environ,
            "CAVEGAMES_HOME": str(home),
            "TERM": "xterm-256color",
            "PYTHONIOENCODING": "utf-8",
        }
        self.process = subprocess.Popen(
            [sys.executable, "-c", _LEAD, *command, *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environ,
            start_new_session=True,
        )
        os.close(slave)
        self._out = b""
        self._mark = 0
        self._deaf = False
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self.see("the terminal is taken")

    def _read(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            # A read that waits would hold the terminal open after it was closed here.
            while not self._deaf:
                if select.select([self.master], [], [], 0.02)[0]:
                    self._out += os.read(self.master, 65536)

    @property
    def said(self) -> str:
        """What was written since the last key."""
        return _ESCAPES.sub(" ", self._out[self._mark :].decode("utf-8", "replace"))

    def see(self, text: str) -> None:
        """Wait until `text` is written."""
        until(lambda: text in self.said or self._ended(), lambda: f"{text!r}; {self.said[-2000:]!r}")
        assert text in self.said, f"it ended with {self.process.returncode}: {self.said[-2000:]}"

    def _ended(self) -> bool:
        return self.process.poll() is not None

    def press(self, data: bytes) -> None:
        """Send bytes as the keyboard does."""
        self._mark = len(self._out)
        os.write(self.master, data)

    def stop_reading(self) -> None:
        """Read no more of what it writes: soon it cannot write."""
        self._deaf = True
        self._reader.join()

    def hang_up(self) -> None:
        """Close the terminal."""
        self.stop_reading()
        os.close(self.master)
        self.master = -1

    def code(self) -> int:
        """Wait until it has ended; its exit code."""
        return self.process.wait(PATIENCE)

    def __enter__(self) -> "Program":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self.stop_reading()
        if self.master >= 0:
            os.close(self.master)


_LEAD = """
import fcntl, os, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.write(1, b"the terminal is taken")
os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
"""
"""Make the terminal the controlling one, so that closing it hangs up, and become the program."""
