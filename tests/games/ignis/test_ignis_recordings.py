"""Recorded matches: each way a match can end, played again move by move."""

import pytest
from ignis_recordings import ENDINGS, FOLDER

from cavegames.engine import journal
from cavegames.games.ignis import GAME
from cavegames.games.ignis.components import award

each = pytest.mark.parametrize("name", ENDINGS)


@pytest.mark.clause("IG-END-1")
@pytest.mark.clause("IG-END-2")
@pytest.mark.clause("IG-END-3")
@pytest.mark.clause("IG-END-4")
@each
def test_a_recorded_match_ends_as_it_did(name: str) -> None:
    reading = journal.read(FOLDER / f"{name}.jsonl")
    assert (reading.problem, reading.notes) == (None, ())
    assert reading.match is not None
    outcome = reading.match.outcome
    assert outcome is not None
    assert (outcome.clause, outcome.award) == ENDINGS[name]
    assert outcome.winners == ((0,) if name.startswith("win") else ())
    if outcome.award:
        assert award(reading.match.state.cubes).title == outcome.award


@each
def test_its_moves_lead_there_again(name: str) -> None:
    """Fails when a rule, the notation or a shuffle has changed."""
    match = journal.read(FOLDER / f"{name}.jsonl").match
    assert match is not None
    state = match.start
    if match.setup.position is None:
        assert state == GAME.setup(match.setup.options, 1, match.setup.seed)
    for ply in match.plies:
        step = GAME.play(state, GAME.read(GAME.notate(ply.move)))
        assert step.events == ply.events
        state = step.state
    assert state == match.state


def test_each_recording_is_kept() -> None:
    assert {path.stem for path in FOLDER.glob("*.jsonl")} == set(ENDINGS)
