"""Match files that something happened to: for tests that no file crashes a reader or deceives it.

`mutated(data, rng)` does one random thing to the bytes of a match file, and says what. `HOSTILE_FILES` are
whole files that never were a match; `damaged_values` puts a hostile value in the place of each value.
"""

import json
from collections.abc import Callable, Iterator
from random import Random

DEEP = "[" * 900 + "]" * 900
"""Nested, and still short enough for a line."""

HOSTILE_VALUES: tuple[str, ...] = (
    "null",
    "true",
    "-1",
    "0",
    "1.5",
    "1e999",
    "NaN",
    "-Infinity",
    "9" * 30,
    "9" * 3000,
    '""',
    '"x"',
    '"\\u0000"',
    '"\\ud800"',
    '"\\u001b[2J"',
    '"\\u202e"',
    '"' + "a" * 3000 + '"',
    "[]",
    "{}",
    '[[{"a":[]}]]',
    '{"__class__":"os.system"}',
    DEEP,
    '{"a":' * 500 + "1" + "}" * 500,
)
"""JSON texts, and near misses, that no reader should stumble over."""

HOSTILE_FILES: dict[str, bytes] = {
    "empty": b"",
    "line feed": b"\n",
    "line feeds": b"\n" * 5000,
    "NULs": b"\0" * 4096,
    "NULs and line feeds": b"\0\n" * 100,
    "not UTF-8": b"\xff\xfe\x00\xd8\n" * 3,
    "byte order mark": b"\xef\xbb\xbf{}\n",
    "empty object": b"{}\n",
    "null": b"null\n",
    "number": b"7\n",
    "text": b'"cavegames"\n',
    "list": b'["cavegames"]\n',
    "prose": b"Dear diary,\ntoday I won.\n",
    "pickle": b"cos\nsystem\n(S'true'\ntR.\n",
    "deep list": b"[" * 100_000 + b"\n",
    "deep object": b'{"cavegames":' * 60_000 + b"\n",
    "huge number": b'{"cavegames":' + b"9" * 10_000 + b"}\n",
    "long line": b'{"cavegames":1,"game":"' + b"a" * 3_000_000 + b'"}\n',
    "unfinished": b'{"cavegames":1,"ga',
    "newer format": b'{"cavegames":2}\n',
    "unknown format": b'{"cavegames":"\\u001b[2J"}\n',
    "format true": b'{"cavegames":true}\n',
    "carriage returns": b'{"cavegames":1}\r\r\r',
    "half a pair": b'{"cavegames":1,"game":"\\ud800"}\n',
}


def mutated(data: bytes, rng: Random) -> tuple[str, bytes]:
    """One random change of a match file, and its name."""
    change = rng.choice(CHANGES)
    return change.__name__, change(data, rng)


def truncate(data: bytes, rng: Random) -> bytes:
    return data[: rng.randrange(len(data) + 1)]


def flip(data: bytes, rng: Random) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + bytes([data[at] ^ rng.randrange(1, 256)]) + data[at + 1 :]


def insert_bytes(data: bytes, rng: Random) -> bytes:
    at = rng.randrange(len(data) + 1)
    return data[:at] + rng.randbytes(rng.randrange(1, 20)) + data[at:]


def remove_bytes(data: bytes, rng: Random) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + data[at + rng.randrange(1, 20) :]


def zero_tail(data: bytes, rng: Random) -> bytes:
    """What some file systems leave after a power cut."""
    at = rng.randrange(len(data))
    return data[:at] + b"\0" * (len(data) - at)


def duplicate_line(data: bytes, rng: Random) -> bytes:
    return _with_lines(data, lambda lines: lines.insert(rng.randrange(len(lines) + 1), rng.choice(lines)))


def drop_line(data: bytes, rng: Random) -> bytes:
    return _with_lines(data, lambda lines: lines.pop(rng.randrange(len(lines))))


def swap_lines(data: bytes, rng: Random) -> bytes:
    def swap(lines: list[bytes]) -> None:
        i, j = rng.randrange(len(lines)), rng.randrange(len(lines))
        lines[i], lines[j] = lines[j], lines[i]

    return _with_lines(data, swap)


def insert_line(data: bytes, rng: Random) -> bytes:
    line = rng.choice(list(HOSTILE_FILES.values())).split(b"\n")[0] + b"\n"
    return _with_lines(data, lambda lines: lines.insert(rng.randrange(len(lines) + 1), line))


def hostile_value(data: bytes, rng: Random) -> bytes:
    return rng.choice(list(damaged_values(data, (rng.choice(HOSTILE_VALUES),))) or [data])


CHANGES: tuple[Callable[[bytes, Random], bytes], ...] = (
    truncate,
    flip,
    insert_bytes,
    remove_bytes,
    zero_tail,
    duplicate_line,
    drop_line,
    swap_lines,
    insert_line,
    hostile_value,
)


def damaged_values(data: bytes, values: tuple[str, ...] = HOSTILE_VALUES) -> Iterator[bytes]:
    """The file with each value of each line in turn replaced, given twice, and left out."""
    lines = data.splitlines(keepends=True)
    for i, line in enumerate(lines):
        for changed in _damaged_lines(json.loads(line), values):
            yield b"".join((*lines[:i], changed.encode() + b"\n", *lines[i + 1 :]))


def _damaged_lines(told: dict[str, object], values: tuple[str, ...]) -> Iterator[str]:
    texts = {key: json.dumps(value) for key, value in told.items()}
    for key in texts:
        yield _object([(name, text) for name, text in texts.items() if name != key])
        for value in values:
            yield _object([(name, value if name == key else text) for name, text in texts.items()])
            yield _object([*texts.items(), (key, value)])
    for value in values:
        yield _object([*texts.items(), ("more", value)])


def _object(pairs: list[tuple[str, str]]) -> str:
    return "{" + ",".join(f"{json.dumps(key)}:{text}" for key, text in pairs) + "}"


def _with_lines(data: bytes, change: Callable[[list[bytes]], object]) -> bytes:
    lines = data.splitlines(keepends=True)
    if lines:
        change(lines)
    return b"".join(lines)
