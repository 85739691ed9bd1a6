"""Recorded matches, played again move by move."""

from pathlib import Path

import pytest
from rwenzori_recordings import FOLDER, RECORDINGS, record

from cavegames.engine import journal

each = pytest.mark.parametrize("name", RECORDINGS)

CLAUSES = {
    "escaped-of-two": "RW-END-2",
    "escaped-of-five": "RW-END-2",
    "escaped-by-a-further-tile": "RW-END-2",
    "all-trapped": "RW-STUCK-4",
    "nobody-gets-on": "RW-STUCK-5",
    "solo-escaped": "RW-SOLO-11",
    "solo-deck-empty": "RW-SOLO-11",
    "solo-nobody-gets-on": "RW-STUCK-5",
}
"""How those end that are played to their end; all others are given up."""


@pytest.mark.clause("RW-END-2")
@pytest.mark.clause("RW-STUCK-4")
@pytest.mark.clause("RW-STUCK-5")
@each
def test_what_a_recording_is_about_happens_in_it(name: str) -> None:
    reading = journal.read(FOLDER / f"{name}.jsonl")
    assert (reading.problem, reading.notes) == (None, ())
    assert reading.match is not None
    assert any(RECORDINGS[name].met(ply.move, ply.events) for ply in reading.match.plies)
    outcome = reading.match.outcome
    assert outcome is not None
    assert outcome.clause == CLAUSES.get(name, "GEN-RESIGN")


@each
def test_the_same_players_play_the_same_match_today(name: str, tmp_path: Path) -> None:
    """Fails when a rule, the notation, a shuffle or the form of positions has changed."""
    kept = journal.read(FOLDER / f"{name}.jsonl").match
    assert kept is not None
    record(name, kept.setup.seed, tmp_path / "again.jsonl")
    again = journal.read(tmp_path / "again.jsonl").match
    assert again is not None
    assert again.plies == kept.plies
    assert again.setup == kept.setup


def test_each_recording_is_kept() -> None:
    assert {path.stem for path in FOLDER.glob("*.jsonl")} == set(RECORDINGS)
