"""Whatever bytes the keyboard sends, play goes on."""

import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

if sys.platform == "win32":
    pytest.skip("Pseudo-terminals are not there.", allow_module_level=True)

from textual import events

from cavegames.tui.driver import Keys
from tests.tui.terminal.pseudo import Program

GARBAGE = (
    b"\xff",
    b"\xc3(",
    b"caf\xe9",
    b"\xf0\x9f\x98",
    b"\x1b[M\xff\xff\xff",
    b"\x1b[99999999999u",
    b"\x1b[55296u",
    b"\x1b[97;1;1114112u",
    b"\x1b[<0;99999999999999;5M",
    b"\x1b[48;99999999;99999999;1;1t",
    b"\x1b[48;0;0;0;0t\x1b[<0;3;3M",
    b"\x1b[200~caf\xe9\x1b[201~",
)
QUIT = b"\x11"


def test_the_launcher_goes_on_after_any_bytes(own_home: Path) -> None:
    with Program(home=own_home) as program:
        program.see("Quit")
        for data in GARBAGE:
            program.press(data)
        program.press(b"\x1b[13~")
        program.see("kept at once")
        program.press(QUIT)
        assert program.code() == 0, program.said


def test_a_match_goes_on_after_any_bytes(own_home: Path) -> None:
    with Program("play", "ocelot", "--seed", "7", home=own_home) as program:
        program.see("Leave")
        for data in GARBAGE:
            program.press(data)
        program.press(b"\x1b[13~")
        program.see("kept at once")
        program.press(QUIT)
        assert program.code() == 0, program.said


def test_what_breaks_ends_with_an_error_and_a_log(own_home: Path) -> None:
    breaks = (
        "import cavegames.tui.driver as driver, cavegames.tui.app as app\n"
        "def broken(*_): raise RuntimeError('the lamp fell')\n"
        "driver.TerminalDriver._process = broken\n"
        "import sys; sys.exit(app.run())"
    )
    with Program(home=own_home, command=("-c", breaks)) as program:
        assert program.code() == 1, program.said
    assert "the lamp fell" in (own_home / "cavegames.log").read_text(encoding="utf-8")


@pytest.mark.parametrize("data", GARBAGE)
def test_a_key_after_garbage_arrives(data: bytes) -> None:
    keys = Keys()
    list(keys.feed(data))
    keys.tick()
    arrived = [message for message in keys.feed(b"\xe2\x96\xb6s") if isinstance(message, events.Key)]
    assert [key.character for key in arrived][-1] == "s"


def test_letters_beyond_ascii_arrive_whole_however_they_are_cut() -> None:
    keys = Keys()
    arrived = [message for byte in "é▶".encode() for message in keys.feed(bytes([byte]))]
    assert [message.character for message in arrived if isinstance(message, events.Key)] == ["é", "▶"]


def test_a_paste_keeps_what_is_text() -> None:
    arrived = Keys().feed(b"\x1b[200~caf\xe9 noir\x1b[201~")
    assert [message.text for message in arrived if isinstance(message, events.Paste)] == ["caf noir"]


PIECES = st.sampled_from((*GARBAGE, b"\x1b", b"\x1b[", b";", b"u", b"200~", b"M", b"9")) | st.binary(max_size=6)


@given(st.lists(PIECES, max_size=12))
def test_no_bytes_raise(pieces: list[bytes]) -> None:
    keys = Keys()
    for piece in pieces:
        for message in keys.feed(piece):
            if isinstance(message, events.Key | events.Paste):
                text = message.text if isinstance(message, events.Paste) else message.character or ""
                assert text.encode("utf-8").decode("utf-8") == text
