"""Undo, redo and giving up, over random matches of every game (GEN-UNDO-1 to GEN-UNDO-4, GEN-RESIGN)."""

from typing import Any

import pytest
from conformance_matches import names, pick, setups, steps

from cavegames.engine import chance
from cavegames.engine.game import AnyGame, GameOptions, IllegalMove, Refused
from cavegames.engine.match import Match, MatchSetup, SeatSetup

each_setup = pytest.mark.parametrize(("game", "chosen", "seats"), setups())
each_undo = pytest.mark.parametrize("undo", ["fair", "free"])


def new_match(game: AnyGame, chosen: GameOptions, seats: int, seed: int) -> Match[Any, Any]:
    return Match(game, MatchSetup(game.info.id, chosen, tuple(map(SeatSetup, names(seats))), seed))


def refused(match: Match[Any, Any]) -> str:
    """The clause by which undo is refused."""
    plies = list(match.plies)
    with pytest.raises(Refused) as error:
        match.undo()
    assert match.plies == plies
    return error.value.refusal.clause


@pytest.mark.clause("GEN-UNDO-1")
@pytest.mark.clause("GEN-UNDO-2")
@pytest.mark.clause("GEN-UNDO-3")
@each_setup
@each_undo
def test_undo_gives_the_state_back_or_says_why_not(
    game: AnyGame, chosen: GameOptions, seats: int, undo: str
) -> None:
    chosen = chosen.model_copy(update={"undo": undo})
    match = new_match(game, chosen, seats, 1)
    assert refused(match) == "GEN-UNDO-1"
    clauses, handed_on = set(), False
    for state, move in steps(game, chosen, seats, 1):
        assert match.state == state
        if move is None:
            break
        ply = match.play(move)
        handed_on |= not ply.barrier and match.to_move != ply.seat
        if match.undo_refusal() is None:
            match.undo()
            assert match.state == state
            assert match.redo() == ply
        else:
            assert chosen.undo == "fair"
            assert ply.barrier or match.to_move != ply.seat
            clause = refused(match)
            assert clause == ("GEN-UNDO-2" if ply.barrier else "GEN-UNDO-3")
            clauses.add(clause)
    if chosen.undo == "free":
        assert not clauses
    else:
        assert ("GEN-UNDO-3" in clauses) == handed_on
        assert ("GEN-UNDO-2" in clauses) == any(ply.barrier for ply in match.plies)


@pytest.mark.clause("GEN-UNDO-4")
@each_setup
def test_redo_until_another_move_is_made(game: AnyGame, chosen: GameOptions, seats: int) -> None:
    match, seed = new_match(game, chosen, seats, 2), 2
    with pytest.raises(Refused, match="GEN-UNDO-4"):
        match.redo()
    rng = chance.stream(seed, "redo")
    while True:
        legal = game.legal(match.state)
        chosen_move = pick(game, legal, rng)
        ply = match.play(chosen_move)
        if len(legal) > 1 and match.undo_refusal() is None:
            break
        if match.outcome is not None:  # it ended before anything could be taken back
            seed += 1
            match = new_match(game, chosen, seats, seed)
    first = next(move for move in legal if move != chosen_move)
    match.undo()
    assert match.redo() == ply
    match.undo()
    match.play(first)
    with pytest.raises(Refused, match="GEN-UNDO-4"):
        match.redo()


@pytest.mark.clause("GEN-RESIGN")
@each_setup
def test_all_others_win_when_one_gives_up_but_in_a_team_nobody(
    game: AnyGame, chosen: GameOptions, seats: int
) -> None:
    match = new_match(game, chosen, seats, 3)
    match.play(game.legal(match.state)[0])
    match.resign(0)
    outcome = match.outcome
    assert outcome is not None
    others = () if game.info.team else tuple(range(1, seats))
    assert (outcome.winners, outcome.clause) == (others, "GEN-RESIGN")
    with pytest.raises(IllegalMove, match="GEN-OVER"):
        match.play(game.legal(match.state)[0])
    with pytest.raises(Refused, match="GEN-OVER"):
        match.resign(1)
