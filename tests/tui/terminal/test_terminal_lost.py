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
from tests.tui.terminal.pseudo import PATIENCE, Program

TIMES = max(2, int(os.environ.get("CAVEGAMES_SOAK", "0")) // 10)
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


def all_gone(home: Path) -> bool:
    """Wait until none of them is left."""
    until = time.monotonic() + PATIENCE
    while others(home) and time.monotonic() < until:
        time.sleep(0.05)
    return not others(home)


def free(home: Path) -> bool:
    """Whether every match there is can be opened."""
    for summary in store.unfinished():
        store.close(store.open_match(summary.path).match)
    return True


@pytest.mark.parametrize("args", [(), SEATS], ids=["launcher", "match"])
def test_nothing_is_left_when_the_terminal_closes(args: tuple[str, ...], own_home: Path) -> None:
    rng = Random(5)
    for _ in range(TIMES):
        with Program(*args, home=own_home) as program:
            time.sleep(rng.uniform(0.2, 5.0))
            program.hang_up()
            assert program.code() in LOST
            assert all_gone(own_home)
            assert free(own_home)


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
        assert all_gone(own_home)


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
