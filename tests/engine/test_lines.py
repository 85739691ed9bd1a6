"""Lines of a stream nobody has checked."""

import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cavegames.engine import lines


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"", []),
        (b"\n", [b""]),
        (b"a\nb", [b"a", b"b"]),
        (b"a\r\nb\r\n", [b"a", b"b"]),
        (b"a\rb\n", [b"a\rb"]),
        (b"1234\n", [b"1234"]),
        (b"1234\r\n", [b"1234"]),
        (b"1234", [b"1234"]),
        (b"12345\nb\n", [None, b"b"]),
        (b"12345\r\nb\n", [None, b"b"]),
        (b"123456\nb\n", [None, b"b"]),
        (b"1234567890123\nb\n", [None, b"b"]),
        (b"1234567890123", [None]),
    ],
)
def test_lines_are_cut_at_line_feeds_and_long_ones_given_once(content: bytes, expected: list[bytes]) -> None:
    assert list(lines.raw_lines(io.BytesIO(content), 4)) == expected


@given(st.lists(st.binary(max_size=20).filter(lambda line: b"\n" not in line)))
def test_each_line_counts_once_whatever_its_bytes(sent: list[bytes]) -> None:
    stream = io.BytesIO(b"".join(line + b"\n" for line in sent))
    found = list(lines.raw_lines(stream, 8))
    plain = [line.removesuffix(b"\r") for line in sent]
    assert found == [line if len(line) <= 8 else None for line in plain]


def test_no_more_than_the_limit_is_asked_for_at_once() -> None:
    class Stream(io.BytesIO):
        asked = 0

        def readline(self, size: int | None = -1, /) -> bytes:
            assert size is not None and size > 0
            self.asked = max(self.asked, size)
            return super().readline(size)

    stream = Stream(b"x" * 1_000_000 + b"\nlegal\n")
    assert list(lines.raw_lines(stream, 100)) == [None, b"legal"]
    assert stream.asked <= 102


@pytest.mark.parametrize("line", [None, b"\xff", b"\xed\xa0\x80"])
def test_what_is_no_text_is_answered_with_a_sentence(line: bytes | None) -> None:
    with pytest.raises(lines.BadLine, match=r"\.$"):
        lines.text(line)
