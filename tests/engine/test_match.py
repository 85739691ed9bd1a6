"""A match: play, undo and redo with their barriers, resign, and the record."""

import errno
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cavegames.engine.game import BadPosition, IllegalMove, Refused
from cavegames.engine.match import Entry, Match
from tests.engine import help, tiny


class Notes:
    """A record that remembers, or that fails."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.full = False

    def write(self, entry: Entry) -> None:
        if self.full:
            raise OSError(errno.ENOSPC, "full")
        self.entries.append(entry)


def begin(record: Notes | None = None, **options: Any) -> help.TinyMatch:
    return Match(tiny.GAME, help.setup(**options), record)


def clause(refused: pytest.ExceptionInfo[Refused]) -> str:
    return refused.value.refusal.clause


def test_a_match_starts_from_its_seed_or_its_position() -> None:
    assert begin().state == tiny.GAME.setup(tiny.Options(), 2, 7)
    position = tiny.GAME.dump(tiny.GAME.setup(tiny.Options(goal=5), 2, 1))
    assert begin(position=position).state == tiny.GAME.load(position)
    with pytest.raises(BadPosition):
        begin(position={})


def test_a_move_is_kept_with_who_and_when_and_what_came_of_it() -> None:
    match = begin()
    before = match.state
    ply = match.play(tiny.Move("add", 2), 1.5)
    assert match.plies == [ply]
    assert (ply.seat, ply.move, ply.seconds, ply.barrier) == (0, tiny.Move("add", 2), 1.5, False)
    assert ply.events == (tiny.Added(0, 2),)
    assert (before.count, match.state.count, match.state) == (0, 2, ply.state)


@pytest.mark.parametrize("move", [tiny.Move("end"), tiny.Move("add", 9), None, "+1", object(), float("nan")])
def test_an_illegal_move_changes_nothing(move: object) -> None:
    notes = Notes()
    match = begin(notes)
    with pytest.raises(IllegalMove):
        match.play(move)
    assert (match.plies, notes.entries) == ([], [])


def test_nothing_can_be_taken_back_at_first() -> None:
    with pytest.raises(Refused) as refused:
        begin().undo()
    assert clause(refused) == "GEN-UNDO-1"


def test_moves_are_taken_back_and_played_again_in_order() -> None:
    match = begin()
    help.play(match, "+1 +2")
    one, two = match.plies
    assert [match.undo(), match.undo()] == [two, one]
    assert match.state == match.start
    assert [match.redo(), match.redo()] == [one, two]
    assert match.state == two.state


def test_a_new_move_forgets_what_was_taken_back() -> None:
    match = begin()
    help.play(match, "+1 undo +2")
    with pytest.raises(Refused) as refused:
        match.redo()
    assert clause(refused) == "GEN-UNDO-4"


def test_an_illegal_move_forgets_nothing() -> None:
    match = begin()
    help.play(match, "+1 undo")
    with pytest.raises(IllegalMove):
        match.play(tiny.Move("end"))
    match.redo()
    assert match.state.count == 1


@pytest.mark.parametrize(
    ("moves", "clause_id"),
    [("+1 peek", "GEN-UNDO-2"), ("+1 end", "GEN-UNDO-3"), ("+3 +3 +3 +3", "GEN-UNDO-3")],
)
def test_a_fair_match_has_barriers(moves: str, clause_id: str) -> None:
    match = begin()
    help.play(match, moves)
    plies = list(match.plies)
    with pytest.raises(Refused) as refused:
        match.undo()
    assert clause(refused) == clause_id
    assert match.plies == plies


@pytest.mark.parametrize("moves", ["+1 peek", "+1 end", "+3 +3 +3 +3"])
def test_a_free_match_has_none(moves: str) -> None:
    match = begin(undo="free")
    help.play(match, moves)
    for _ in moves.split():
        match.undo()
    assert match.state == match.start


def test_the_refusal_names_whose_turn_it_was() -> None:
    match = begin()
    help.play(match, "+1 end")
    refusal = match.undo_refusal()
    assert refusal is not None
    assert "Ada" in refusal.why


def test_a_match_ends_and_takes_no_more() -> None:
    match = begin(goal=3)
    help.play(match, "+3")
    assert match.to_move is None
    assert match.outcome is not None
    assert match.outcome.clause == "TY-4"
    with pytest.raises(IllegalMove) as refused:
        match.play(tiny.Move("add", 1))
    assert clause(refused) == "GEN-OVER"
    with pytest.raises(Refused) as refused_too:
        match.resign(0)
    assert clause(refused_too) == "GEN-OVER"


@pytest.mark.parametrize("seat", [0, 1])
def test_who_gives_up_loses_and_nothing_goes_on(seat: int) -> None:
    match = begin(undo="free")
    help.play(match, "+1 +1 undo")
    match.resign(seat)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.clause) == ((1 - seat,), "GEN-RESIGN")
    assert match.outcome.reason == f"{match.setup.names[seat]} gave up"
    assert match.to_move is None
    for refused in (lambda: match.play(tiny.Move("add", 1)), match.undo, match.redo, lambda: match.resign(0)):
        with pytest.raises(Refused):
            refused()


def test_every_change_is_recorded_with_the_position_after_it() -> None:
    notes = Notes()
    match = begin(notes)
    positions = []
    for word in ("+1", "undo", "redo", "+2", "end", "resign0"):
        help.play(match, word)
        positions.append(tiny.GAME.dump(match.state))
    assert [entry.position() for entry in notes.entries] == positions
    assert [(entry.action, entry.seat, entry.move) for entry in notes.entries] == [
        ("move", 0, "+1"),
        ("undo", None, None),
        ("redo", None, None),
        ("move", 0, "+2"),
        ("move", 0, "end"),
        ("resign", 0, None),
    ]
    assert [entry.winners for entry in notes.entries] == [None] * 5 + [(1,)]


def test_the_move_that_ends_a_match_is_recorded_with_the_winners() -> None:
    notes = Notes()
    match = begin(notes, goal=3)
    help.play(match, "+2 +1")
    assert match.outcome is not None
    assert [entry.winners for entry in notes.entries] == [None, match.outcome.winners]


@pytest.mark.parametrize("word", ["+1", "undo", "redo", "resign0"])
def test_what_cannot_be_recorded_does_not_happen(word: str) -> None:
    notes = Notes()
    match = begin(notes)
    help.play(match, "+1 +2 undo")
    before = help.stand(match)
    notes.full = True
    with pytest.raises(OSError, match="full"):
        help.play(match, word)
    assert help.stand(match) == before
    notes.full = False
    help.play(match, word)


@given(st.integers(0, 10**6))
def test_undo_and_redo_retrace_the_moves_exactly(seed: int) -> None:
    rng = Random(seed)
    match = begin(undo="free", seed=seed)
    stands = [match.state]
    while legal := match.game.legal(match.state):
        stands.append(match.play(rng.choice(legal)).state)
        if len(stands) > 60:
            break
    for state in reversed(stands[:-1]):
        match.undo()
        assert match.state == state
    for state in stands[1:]:
        match.redo()
        assert match.state == state
