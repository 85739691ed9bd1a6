"""The program ends when its terminal does, and lets go of the match and of the child that thinks."""

import os
import signal
import sys
import threading
import time
from pathlib import Path
from random import Random

import pytest

if sys.platform == "win32":
    pytest.skip("Pseudo-terminals are not there.", allow_module_level=True)

from cavegames.engine import store
from cavegames.tui.ending import Ending
from tests.soak import SOAK
from tests.tui.terminal.pseudo import Program
from tests.waiting import PATIENCE, until

TIMES = 2 * SOAK
LATEST = 2.0 if SOAK == 1 else 5.0
"""Seconds from the start until the terminal is closed, at the latest."""
SEATS = ("play", "ocelot", "--seat", "Ada=greedy", "--seat", "Ben=greedy", "--seed", "7")
LOST = {128 + signal.SIGHUP, -signal.SIGHUP}
"""The exit codes after a hang-up: the second before the program watches for it."""


def others(home: Path) -> list[int]:
    """The processes that were started with this user folder."""
    mark = f"CAVEGAMES_HOME={home}".encode()
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if mark in (folder / "environ").read_bytes().split(b"\0"):
                found.append(int(folder.name))
        except OSError:
            continue
    return [pid for pid in found if pid != os.getpid()]


def nothing_is_left(home: Path) -> None:
    """Wait until none of them is left; every match there is can be opened then."""
    until(lambda: not others(home), lambda: f"the end of {others(home)}")
    for summary in store.unfinished():
        store.close(store.open_match(summary.path).match)


@pytest.mark.parametrize("args", [(), SEATS], ids=["launcher", "match"])
def test_nothing_is_left_when_the_terminal_closes(args: tuple[str, ...], own_home: Path) -> None:
    rng = Random(5)
    for _ in range(TIMES):
        with Program(*args, home=own_home) as program:
            time.sleep(rng.uniform(0.0, LATEST))
            program.hang_up()
            assert program.code() in LOST
            nothing_is_left(own_home)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_signals_end_it_though_nobody_reads_the_screen(number: signal.Signals, own_home: Path) -> None:
    with Program(*SEATS, home=own_home) as program:
        program.see("Leave")
        program.stop_reading()
        for _ in range(40):  # So much is drawn that the terminal takes no more, and the writer is stuck.
            program.press(b"\x1b[13~\x1b\x1b[13~\x1b")
            time.sleep(0.02)
        program.process.send_signal(number)
        assert program.code() == 128 + number
        nothing_is_left(own_home)


def test_signals_end_it_though_the_event_loop_hangs(own_home: Path) -> None:
    hangs = (
        "import os, sys, threading, cavegames.tui.app as app\n"
        "def hang(self): os.write(1, b'now it hangs'); threading.Event().wait()\n"
        "app.CaveApp.on_ready = hang\n"
        "sys.exit(app.run())"
    )
    with Program(home=own_home, command=("-c", hangs)) as program:
        program.see("now it hangs")
        program.process.terminate()
        assert program.code() == 128 + signal.SIGTERM


class Deaf:
    """An app that never closes."""

    def close_soon(self, code: int) -> None:
        """Do nothing."""


def test_the_first_reason_to_end_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cavegames.tui.ending.DEADLINE", 0.01)
    left: list[int] = []
    done = threading.Event()

    def leave(code: int) -> None:
        left.append(code)
        done.set()

    ending = Ending(Deaf(), leave)
    ending.begin(143)
    ending.begin(129)
    assert done.wait(PATIENCE)
    assert (ending.code, left) == (143, [143])
