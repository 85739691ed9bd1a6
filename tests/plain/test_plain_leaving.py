"""Leaving plain mode, by whatever way, and what it does not import."""

import io
import os
import signal
import subprocess
import sys
from typing import Any

import pytest

from cavegames import plain
from tests.plain.table import begun, run

NEW = ("", "", "", "", "")
"""Answers to the questions for a new match: the usual ones."""


@pytest.mark.parametrize("answers", range(9))
def test_the_end_of_the_input_leaves_wherever_it_comes(answers: int) -> None:
    lines = ("", "Ada", "Ben", "", "", "A lamp f1", "resign", "", "end")[:answers]
    said = run("play", "ocelot", "--plain", say=lines).stdout
    assert said.endswith(f"{plain.FAREWELL}\n")


class Interrupted(io.BytesIO):
    """An input that ends with Ctrl+C."""

    def readline(self, size: int | None = -1) -> bytes:
        line = super().readline(size)
        if not line:
            raise KeyboardInterrupt
        return line


def test_an_interrupt_leaves_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun()
    stdin = io.TextIOWrapper(Interrupted(b"A lamp f1\n"))
    monkeypatch.setattr(sys, "stdin", stdin)
    out = io.TextIOWrapper(io.BytesIO())
    monkeypatch.setattr(sys, "stdout", out)
    plain.run(lambda console: plain_dialogue(match, console))
    written = out.buffer.getvalue()
    assert written.endswith(f"\n{plain.FAREWELL}\n".encode())
    assert len(match.plies) == 1


def plain_dialogue(match: Any, console: Any) -> None:
    from cavegames.plain.dialogue import Dialogue

    Dialogue(match, console).run()


@pytest.mark.skipif(os.name == "nt", reason="sends a signal as on Unix")
def test_ctrl_c_in_a_real_process_leaves_cleanly() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "cavegames", "--plain"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    assert process.stdout.readline().startswith(b"ocelot")
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, b"") and out.endswith(plain.FAREWELL.encode() + b"\n")


@pytest.mark.skipif(os.name == "nt", reason="needs a pipe as on Unix")
def test_an_output_that_nobody_reads_is_no_traceback() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "cavegames", "--plain"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdin is not None and process.stdout is not None and process.stderr is not None
    process.stdout.close()
    process.stdin.write(b"games\n" * 9)
    process.stdin.close()
    assert process.wait(60) == 0 and process.stderr.read() == b""
    process.stderr.close()


def test_no_screen_is_imported() -> None:
    script = (
        "import sys\n"
        "from cavegames.cli import cli\n"
        "try:\n"
        "    cli(['--plain'])\n"
        "except SystemExit:\n"
        "    pass\n"
        "sys.stderr.write(' '.join({name.split('.')[0] for name in sys.modules} & {'textual', 'rich'}))\n"
    )
    say = "new ocelot\n\n\nRobo=greedy\n\n\nA lamp f1\nend\nresign\nyes\nquit\nrecords\n"
    done = subprocess.run(
        [sys.executable, "-c", script], input=say, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0 and done.stderr == "" and "Robo wins." in done.stdout
