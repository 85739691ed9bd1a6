"""Recorded matches: each way a match can end and each variant, played again move by move."""

import pytest
from redpeak_recordings import FOLDER, RECORDINGS, Recording

from cavegames.engine import journal
from cavegames.games.redpeak import GAME
from cavegames.games.redpeak.scoring import CLAUSES
from cavegames.games.redpeak.state import Ending

each = pytest.mark.parametrize("recording", RECORDINGS, ids=[recording.name for recording in RECORDINGS])


@pytest.mark.clause("RP-END-1")
@pytest.mark.clause("RP-LAVA-4")
@pytest.mark.clause("RP-LAVA-5")
@each
def test_a_recorded_match_ends_as_it_did(recording: Recording) -> None:
    reading = journal.read(FOLDER / f"{recording.name}.jsonl")
    assert (reading.problem, reading.notes) == (None, ())
    assert reading.match is not None
    outcome = reading.match.outcome
    assert outcome is not None
    assert reading.match.state.ending == recording.ending
    if recording.ending is None:
        assert outcome.clause == "GEN-RESIGN"
        return
    assert outcome.clause == CLAUSES[recording.ending]
    assert bool(outcome.winners) == (recording.ending == Ending.WON)


@each
def test_its_moves_lead_there_again(recording: Recording) -> None:
    """Fails when a rule, a component, the notation or a shuffle has changed."""
    match = journal.read(FOLDER / f"{recording.name}.jsonl").match
    assert match is not None
    state = match.start
    if match.setup.position is None:
        assert state == GAME.setup(match.setup.options, len(match.setup.seats), match.setup.seed)
    for ply in match.plies:
        step = GAME.play(state, GAME.read(GAME.notate(ply.move)))
        assert step.events == ply.events
        state = step.state
    assert state == match.state


def test_each_recording_is_kept_and_every_ending_is_met() -> None:
    assert {path.stem for path in FOLDER.glob("*.jsonl")} == {recording.name for recording in RECORDINGS}
    assert {recording.ending for recording in RECORDINGS} == {*Ending, None}
