"""Recorded matches: each way a match can end, played again move by move."""

from pathlib import Path

import pytest
from ocelot_recordings import FOLDER, RECORDINGS, Recording, record

from cavegames.engine import journal

ENDINGS = {
    "win-ocelot": ((0,), "More points"),
    "win-penguin": ((1,), "More points"),
    "tie-ocelot-more-amethysts": ((0,), "Equal points, more amethysts"),
    "tie-penguin-more-amethysts": ((1,), "Equal points, more amethysts"),
    "shared-victory": ((0, 1), "Equal points, equal amethysts"),
    "penguin-first": ((1,), "More points"),
    "resigned": ((0,), "Ben gave up"),
}

each = pytest.mark.parametrize("recording", RECORDINGS, ids=lambda recording: recording.name)


@pytest.mark.clause("OC-SCORE-7")
@each
def test_a_recorded_match_ends_as_it_did(recording: Recording) -> None:
    reading = journal.read(FOLDER / f"{recording.name}.jsonl")
    assert (reading.problem, reading.notes) == (None, ())
    assert reading.match is not None
    outcome = reading.match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ENDINGS[recording.name]


@each
def test_the_same_players_play_the_same_match_today(recording: Recording, tmp_path: Path) -> None:
    """Fails when a rule, the notation, a shuffle or the form of positions has changed."""
    record(recording, tmp_path / "again.jsonl")
    again = journal.read(tmp_path / "again.jsonl").match
    kept = journal.read(FOLDER / f"{recording.name}.jsonl").match
    assert again is not None
    assert kept is not None
    assert again.plies == kept.plies
    assert again.setup == kept.setup


def test_each_recording_is_kept() -> None:
    assert {path.stem for path in FOLDER.glob("*.jsonl")} == set(ENDINGS)
    assert [recording.name for recording in RECORDINGS] == list(ENDINGS)
