"""A writer that is killed at any moment has kept every entry that it had shown."""

import os
import signal
import time
from pathlib import Path
from random import Random

import pytest

from cavegames.engine import journal, matchfile
from cavegames.engine.matchfile import Line
from tests.engine import help

WRITER = """
import sys
from random import Random
from cavegames.engine import journal, store
from tests.engine import help
path, rng = help.Path(sys.argv[1]), Random(int(sys.argv[2]))
match = journal.resume(path).match if path.exists() else help.begin(path, undo="free", goal=100)[0]
print("open", flush=True)
for n in range(100_000):
    undo, redo = match.undo_refusal() is None, match.redo_refusal() is None
    if undo and (match.to_move is None or rng.random() < 0.4):
        match.undo(float(n))
        word = "undo -"
    elif redo and rng.random() < 0.5:
        match.redo(float(n))
        word = "redo -"
    else:
        move = rng.choice(match.game.legal(match.state))
        match.play(move, float(n))
        word = f"move {match.game.notate(move)}"
    print(match.record.entries, word, flush=True)
"""


def lines(path: Path) -> list[Line]:
    """The finished entries of a file."""
    whole = path.read_bytes().split(b"\n")[1:-1]
    return [matchfile.read_line(line) for line in whole]


def killed_writer(path: Path, rng: Random) -> list[str]:
    """What a writer had shown when it was killed."""
    writer = help.python(WRITER, str(path), str(rng.randrange(1000)))
    assert writer.stdout is not None
    assert writer.stdout.readline() == "open\n"
    shown = [writer.stdout.readline() for _ in range(rng.randrange(40))]
    time.sleep(rng.random() / 200)
    writer.kill()
    rest, err = writer.communicate(timeout=60)
    assert (writer.returncode, err) == (-signal.SIGKILL, "")
    return [line.rstrip("\n") for line in (*shown, *rest.splitlines(keepends=True)) if line.endswith("\n")]


@pytest.mark.skipif(os.name == "nt", reason="needs SIGKILL")
def test_a_killed_writer_has_kept_all_it_had_shown(tmp_path: Path) -> None:
    path, rng = tmp_path / "match.jsonl", Random(3)
    for _ in range(8):
        shown = killed_writer(path, rng)
        kept = {line.n: f"{line.n} {line.do} {line.move or '-'}" for line in lines(path)}
        assert [kept.get(int(line.split()[0])) for line in shown] == shown
        if shown:
            assert len(kept) - int(shown[-1].split()[0]) in (0, 1), "at most the one being shown"
        match, record, notes = journal.resume(path)
        assert record.entries == len(kept)
        assert all("not finished" in note for note in notes)
        assert match.game.legal(match.state) or match.to_move is None
        record.close()
        assert journal.verify(path).ok
    assert len(lines(path)) > 8
