"""The lines of a match file as they lie there, before any rule is asked."""

from dataclasses import dataclass

from cavegames.engine import matchfile
from cavegames.engine.matchfile import BadLine, Header, Line, NewerFormat


class Unusable(Exception):
    """No match can be read; the message is a sentence."""

    def __init__(self, sentence: str, *, damaged: bool) -> None:
        """`damaged` when no other version of the program could read it either."""
        super().__init__(sentence)
        self.damaged = damaged


@dataclass(frozen=True, slots=True)
class Scan:
    """The header and the entries up to the first line that is none."""

    header: Header
    lines: tuple[Line, ...]
    ends: tuple[int, ...]
    """Bytes up to the end of the header and of each line."""
    fault: str | None
    """What is wrong with the line after those, a sentence."""
    torn: bool
    """The last line has no end: the program ended while it wrote."""


def scan(data: bytes) -> Scan:
    """The lines in the bytes of a match file. Raises Unusable when not even the header can be read."""
    first, *rest = data.split(b"\n")
    if not rest:
        raise Unusable("It is empty or breaks off in its first line: no move is in it.", damaged=True)
    header = _header(first)
    lines: list[Line] = []
    ends = [len(first) + 1]
    fault = None
    for raw in rest[:-1]:
        fault = _add(raw, lines)
        if fault is not None:
            break
        ends.append(ends[-1] + len(raw) + 1)
    return Scan(header, tuple(lines), tuple(ends), fault, torn=rest[-1] != b"")


def _header(raw: bytes) -> Header:
    try:
        return matchfile.read_header(raw)
    except NewerFormat as error:
        raise Unusable(str(error), damaged=False) from None
    except BadLine as error:
        raise Unusable(str(error), damaged=True) from None


def _add(raw: bytes, lines: list[Line]) -> str | None:
    if len(lines) == matchfile.MAX_ENTRIES:
        return "There are more lines than a match may have."
    try:
        line = matchfile.read_line(raw)
    except BadLine as error:
        return str(error)
    if line.n != len(lines) + 1:
        return f"It is numbered {line.n}; {len(lines) + 1} was to come."
    lines.append(line)
    return None
