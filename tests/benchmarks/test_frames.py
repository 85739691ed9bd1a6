"""The table of figures and the pseudo-terminal; nothing here is timed."""

import pytest

from benchmarks.frames import Figures, main, table
from benchmarks.terminal import Terminal


def figures(screen: str, p50: float) -> Figures:
    starts = {"first_frame": 100 * p50, "at_rest": 200 * p50}
    return Figures(screen, 80, 24, p50, 2 * p50, bytes_a_key=100, frames_a_key=1.0, memory_mib=30.0, **starts)


def test_each_line_has_its_ratio_to_the_bare_app() -> None:
    _, bare, board = table([figures("bare", 2.0), figures("board", 5.0)]).splitlines()
    assert bare.split()[:4] == ["bare", "80", "x", "24"]
    assert "x 1.0" in bare
    assert board.count("x 2.5") == 4


def test_an_unknown_screen_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["no-such-screen"])
    assert "no-such-screen" in capsys.readouterr().err


def test_a_key_brings_a_frame_from_an_app_in_a_terminal() -> None:
    with Terminal("bare", 80, 24) as terminal:
        answer = terminal.press(b"\x1b[C")
        assert answer.size > 0
        assert answer.frames >= 1
        assert terminal.close() > 1000
