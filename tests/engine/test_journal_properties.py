"""What holds for every match file, whatever was played and whatever happened to its bytes."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from cavegames.engine import journal
from cavegames.engine.game import Refused
from cavegames.engine.match import Match
from cavegames.engine.reading import read_bytes
from tests.engine import help, tiny
from tests.soak import SOAK

WORDS = ("+1", "+2", "+3", "peek", "end", "undo", "redo", "undo", "redo", "resign0", "resign1")
MOVES = "+1 undo redo +2 undo +1 peek end +3 +2 undo end +2 resign0"
UNGUARDED = ("created", "seats", "origin", "seconds")
"""Fields that no checksum guards: none of them bears on a position."""

tries = st.lists(st.sampled_from(WORDS), max_size=40)


@contextmanager
def file() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder) / "match.jsonl"


def allowed(words: list[str], undo: str) -> str:
    """The words that can be played, one after the other."""
    match: help.TinyMatch = Match(tiny.GAME, help.setup(undo=undo, goal=20))
    played = []
    for word in words:
        try:
            help.play(match, word)
        except Refused:
            continue
        played.append(word)
    return " ".join(played)


@settings(max_examples=40 * SOAK)
@given(words=tries, undo=st.sampled_from(("fair", "free")), split=st.integers(0, 40))
def test_what_is_played_is_read_back_and_gone_on_with(words: list[str], undo: str, split: int) -> None:
    played = allowed(words, undo).split()
    with file() as path:
        match, record = help.begin(path, undo=undo, goal=20)
        help.play(match, " ".join(played[:split]))
        record.close()
        again, record, notes = journal.resume(path)
        assert notes == ()
        assert help.same(match, again)
        help.play(again, " ".join(played[split:]))
        record.close()
        reading = journal.read(path)
        assert reading.match is not None
        assert help.same(reading.match, again)
        assert help.stand(again) == help.after_each(" ".join(played), undo=undo, goal=20)[-1]
        assert journal.verify(path).ok


@settings(max_examples=40 * SOAK)
@given(words=tries, data=st.data())
def test_any_beginning_of_a_file_is_a_beginning_of_the_match(words: list[str], data: st.DataObject) -> None:
    played = allowed(words, "free")
    stands = help.after_each(played, undo="free", goal=20)
    with file() as path:
        whole = help.recorded(path, played, undo="free", goal=20)
        cut = data.draw(st.integers(0, len(whole)))
        reading = read_bytes(whole[:cut])
        entries = whole[:cut].count(b"\n") - 1
        if entries < 0:
            assert reading.match is None
            assert reading.problem
        else:
            assert reading.match is not None
            assert help.stand(reading.match) == stands[entries]
            assert reading.torn == (not whole[:cut].endswith(b"\n"))


def test_no_flipped_bit_deceives() -> None:
    stands = help.after_each(MOVES)
    with file() as path:
        whole = help.recorded(path, MOVES)
        for at in range(len(whole)):
            for mask in (1, 2, 4, 16, 32, 128, whole[at] ^ 0x0A or 64):
                reading = read_bytes(whole[:at] + bytes([whole[at] ^ mask]) + whole[at + 1 :])
                if reading.match is None:
                    assert reading.problem, (at, mask)
                    continue
                assert help.stand(reading.match) == stands[reading.entries], (at, mask)
                if reading.entries < len(stands) - 1:
                    assert reading.notes, (at, mask)
                elif not reading.notes:
                    assert field_at(whole, at) in UNGUARDED, (at, mask)


def field_at(data: bytes, at: int) -> str:
    """The field of a line, outermost, that the byte belongs to."""
    line = data[data.rfind(b"\n", 0, at) + 1 : at + 1].decode()
    end = '"seats":[' in line and '],"check"' not in line
    keys = [part.split('"')[0] for part in line.replace('{"', ',"').split(',"')[1:]]
    return "seats" if end else keys[-1]


@settings(max_examples=100 * SOAK)
@given(junk=st.binary(max_size=300), keep=st.booleans())
def test_random_bytes_are_no_match_and_no_crash(junk: bytes, keep: bool) -> None:
    reading = read_bytes(recorded() + junk if keep else junk)
    assert (reading.match is not None) == keep
    assert keep or reading.problem
    assert bool(reading.notes) == (keep and junk != b"")
    assert all(sentence.isprintable() for sentence in (*reading.notes, reading.problem or ""))


@cache
def recorded() -> bytes:
    with file() as path:
        return help.recorded(path, "+1")
