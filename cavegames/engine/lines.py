"""Lines from a stream that nobody has checked: of any length, of any bytes, in bounded memory."""

from collections.abc import Iterator
from typing import IO

LIMIT = 64 * 1024
"""The longest line that is kept, in bytes, without its end."""


class BadLine(ValueError):
    """A line is no text; the message is a sentence that says what to send instead."""


def raw_lines(stream: IO[bytes], limit: int = LIMIT) -> Iterator[bytes | None]:
    """The lines of a stream without their ends; None for each line longer than `limit` bytes.

    Only a line feed ends a line, and a carriage return before it is dropped. Never holds more than
    `limit` + 2 bytes of a line.
    """
    while chunk := stream.readline(limit + 2):
        line = chunk.removesuffix(b"\n").removesuffix(b"\r")
        if len(chunk) == limit + 2 and not chunk.endswith(b"\n"):
            _skip_rest(stream, limit)
        yield line if len(line) <= limit else None


def _skip_rest(stream: IO[bytes], limit: int) -> None:
    while (chunk := stream.readline(limit)) and not chunk.endswith(b"\n"):
        pass


def text(line: bytes | None) -> str:
    """The text of a line from `raw_lines`. Raises BadLine."""
    if line is None:
        raise BadLine(f"That line is too long. Send at most {LIMIT // 1024} KiB in one line.")
    try:
        return line.decode("utf-8")
    except UnicodeDecodeError:
        raise BadLine("That line is not UTF-8 text. Send plain text.") from None
