"""Database files that are broken, foreign, locked, read-only or newer."""

import os
import sqlite3
import threading
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cavegames.engine import places
from cavegames.records import Records, database, enter, load, rebuild
from tests.records.played import LEFT_WINS, RIGHT_WINS, played
from tests.soak import SOAK


@pytest.fixture
def file() -> Path:
    """A database with two matches."""
    for n, moves in enumerate((LEFT_WINS, RIGHT_WINS)):
        enter(*played(moves, n))
    assert len(load().results) == 4
    return places.records_file()


def asides(file: Path) -> list[bytes]:
    return [aside.read_bytes() for aside in sorted(file.parent.glob("records.broken-*.sqlite3"))]


def assert_whole(records: Records) -> None:
    assert [(result.name, result.ending) for result in records.results] == [
        ("Ada", "won"),
        ("Ben", "lost"),
        ("Ada", "lost"),
        ("Ben", "won"),
    ]
    assert all(note.endswith(".") for note in records.notes)


@pytest.mark.parametrize("content", [b"\x00" * 5000, b"hello", b"SQLite format 3\x00" + b"\xff" * 3000])
def test_a_file_that_is_no_database_is_set_aside(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    records = load()
    assert_whole(records)
    assert "kept as records.broken-1.sqlite3" in records.notes[0]
    assert asides(file) == [content]
    assert load().notes == ()


def test_an_empty_file_is_a_new_database(file: Path) -> None:
    file.write_bytes(b"")
    assert_whole(load())
    assert load().notes == () and not asides(file)


def test_a_database_of_another_program_is_set_aside(file: Path) -> None:
    file.unlink()
    with sqlite3.connect(file) as other:
        other.execute("CREATE TABLE results (song TEXT)")
    other.close()
    content = file.read_bytes()
    records = load()
    assert_whole(records)
    assert "another program" in records.notes[0] and asides(file) == [content]


@pytest.mark.parametrize(
    "statement",
    [
        "DROP TABLE results",
        "DROP TABLE files",
        "ALTER TABLE results DROP COLUMN award",
        "UPDATE results SET plies = 'many'",
        "UPDATE results SET created = 7.5, won = NULL",
        "UPDATE results SET created = '2026-11-30T18:00:00'  WHERE seat = 0",
        "UPDATE results SET name = CAST(X'ff' AS TEXT)",
        "UPDATE results SET seconds = 9e999",
        "CREATE TRIGGER t BEFORE INSERT ON results BEGIN SELECT RAISE(ABORT, 'no'); END;"
        "UPDATE files SET size = 0",
    ],
)
def test_tables_that_hold_something_else_are_set_aside(file: Path, statement: str) -> None:
    with sqlite3.connect(file) as harm:
        harm.executescript(statement)
    harm.close()
    records = load()
    assert_whole(records)
    assert len(records.notes) == len(asides(file)) == 1


@settings(max_examples=40 * SOAK)
@given(st.data())
def test_any_damage_is_no_crash_and_loses_nothing(file: Path, data: st.DataObject) -> None:
    load()
    whole = bytearray(file.read_bytes())
    for _ in range(data.draw(st.integers(1, 8))):
        whole[data.draw(st.integers(0, len(whole) - 1))] = data.draw(st.integers(0, 255))
    cut = data.draw(st.one_of(st.just(len(whole)), st.integers(0, len(whole))))
    file.write_bytes(whole[:cut])
    assert all(note.endswith(".") for note in load().notes)
    rebuilt = rebuild().of("tiny")
    files = {result.file for result in rebuilt}
    assert {"tiny-000.jsonl", "tiny-001.jsonl"} <= files
    file.unlink()


@given(st.binary(max_size=300))
@settings(max_examples=30 * SOAK)
def test_any_bytes_are_set_aside(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    assert_whole(load())
    for suffix in ("-journal", "-wal"):
        file.with_name(file.name + suffix).write_bytes(content)
    assert_whole(load())


def test_a_file_that_another_process_holds_is_left_alone(file: Path) -> None:
    holder = sqlite3.connect(file, isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    content = file.read_bytes()
    match, path = played(LEFT_WINS, 2)
    (note,) = enter(match, path)
    assert "safe" in note
    records = load()
    assert len(records.results) == 6 and "read from the match files" in records.notes[0]
    assert len(rebuild().results) == 6
    holder.close()
    assert file.read_bytes() == content and not asides(file)
    assert len(load().results) == 6 and load().notes == ()


def test_a_short_wait_is_not_even_said(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "PATIENCE", 20.0)
    holder = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    holder.execute("BEGIN EXCLUSIVE")
    timer = threading.Timer(0.2, holder.rollback)
    timer.start()
    match, path = played(LEFT_WINS, 2)
    assert enter(match, path) == ()
    timer.join()
    holder.close()
    assert len(load().results) == 6


def test_a_newer_database_is_left_alone(file: Path) -> None:
    with sqlite3.connect(file) as newer:
        newer.execute("PRAGMA user_version = 99")
    newer.close()
    content = file.read_bytes()
    records = load()
    assert_whole(records)
    assert "newer cavegames" in records.notes[0]
    assert file.read_bytes() == content and not asides(file)


@pytest.mark.skipif(os.name == "nt", reason="needs rights as on Unix")
@pytest.mark.parametrize("what", ["file", "folder"])
def test_read_only_is_no_crash(file: Path, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    real = sqlite3.connect

    def connect(path: Path | str, **options: object) -> sqlite3.Connection:
        # Rights do not bind the user root, so the database itself is told.
        connection: sqlite3.Connection = real(path, **options)  # type: ignore[call-overload]
        if path == file:
            connection.execute("PRAGMA query_only = ON")
        return connection

    monkeypatch.setattr(sqlite3, "connect", connect)
    if what == "folder":
        file.unlink()
    match, path = played(LEFT_WINS, 2)
    (note,) = enter(match, path)
    assert "safe" in note
    assert len(load().results) == len(rebuild().results) == 6


@pytest.mark.parametrize("kind", ["folder", "pipe", "link to nothing", "a file where the folder should be"])
def test_something_else_in_its_place_is_no_crash(file: Path, kind: str, tmp_path: Path) -> None:
    file.unlink()
    if kind == "folder":
        file.mkdir()
    elif kind == "pipe":
        if not hasattr(os, "mkfifo"):
            pytest.skip("needs named pipes")
        os.mkfifo(file)
    elif kind == "link to nothing":
        file.symlink_to(tmp_path / "no" / "where")
    else:
        (tmp_path / "plain").write_text("")
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(places, "records_file", lambda: tmp_path / "plain" / "records.sqlite3")
            assert_whole(load())
            return
    assert_whole(load())
    assert_whole(rebuild())


def test_a_broken_file_that_cannot_be_set_aside_is_left(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file.write_bytes(b"broken")

    def refuse(self: Path, target: Path) -> Path:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "rename", refuse)
    records = load()
    assert_whole(records)
    assert "could not be set aside (permission denied)" in records.notes[0]
    assert file.read_bytes() == b"broken"
