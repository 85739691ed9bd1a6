"""What every game promises of its moves: purity, notation, legality, and an end."""

import copy
from itertools import pairwise
from typing import Any

import pytest
from conformance_matches import SEEDS, names, setups, states, steps

from cavegames.engine import rules
from cavegames.engine.game import AnyGame, GameOptions, IllegalMove, Unreadable

GARBAGE = (None, 0, -1, 3.5, "", "take", b"x", (), [], {}, object(), {1, 2}, float("nan"), type, "x" * 10_000)

each_setup = pytest.mark.parametrize(("game", "chosen", "seats"), setups())
each_seed = pytest.mark.parametrize("seed", SEEDS)


@each_setup
@each_seed
def test_playing_changes_no_state_and_gives_the_same_again(
    game: AnyGame, chosen: GameOptions, seats: int, seed: int
) -> None:
    for state, move in steps(game, chosen, seats, seed):
        if move is not None:
            before, kept = copy.deepcopy(state), game.dump(state)
            step = game.play(state, move)
            assert state == before
            assert game.dump(state) == kept
            assert game.play(before, move) == step
            assert game.apply(state, move) == step


@each_setup
@each_seed
def test_the_same_moves_lead_to_the_same_end(
    game: AnyGame, chosen: GameOptions, seats: int, seed: int
) -> None:
    texts = [game.notate(move) for _, move in steps(game, chosen, seats, seed) if move is not None]
    state = game.setup(chosen, seats, seed)
    for text in texts:
        state = game.play(state, game.read(text)).state
    assert state == states(game, chosen, seats, seed)[-1]


@each_setup
@each_seed
def test_legal_is_ascending_unique_and_empty_at_the_end_only(
    game: AnyGame, chosen: GameOptions, seats: int, seed: int
) -> None:
    for state in states(game, chosen, seats, seed):
        legal = list(game.legal(state))
        assert all(a < b for a, b in pairwise(legal))
        assert bool(legal) == (game.to_move(state) is not None) == (game.outcome(state) is None)
        assert len({game.notate(move) for move in legal}) == len(legal) == len(set(legal))


@each_setup
def test_notation_round_trip(game: AnyGame, chosen: GameOptions, seats: int) -> None:
    for state in states(game, chosen, seats, seed=1):
        for move in game.legal(state):
            text = game.notate(move)
            assert game.read(text) == move
            assert text.isascii()
            assert text.isprintable()
            assert len(text) <= 40


@each_setup
def test_legal_and_refusal_agree_on_every_move_ever_seen(
    game: AnyGame, chosen: GameOptions, seats: int
) -> None:
    found = states(game, chosen, seats, seed=3)
    known = {clause.id for prefix in (game.info.clauses, rules.GENERAL) for clause in rules.clauses(prefix)}
    seen = sorted({move for state in found for move in game.legal(state)})
    for state in found[:: max(1, len(found) // 25)] + found[-1:]:
        legal = set(game.legal(state))
        for move in seen:
            refusal = game.refusal(state, move)
            assert (refusal is None) == (move in legal), game.notate(move)
            if refusal is not None:
                assert refusal.clause in known
                sentence(refusal.why)


def sentence(text: str) -> None:
    """A short, printable sentence."""
    assert text[:1].isalnum() or text[:1] in "'\""
    assert text.endswith(".")
    assert text.isprintable()
    assert len(text) <= 200


@each_setup
def test_garbage_is_refused_and_changes_nothing(game: AnyGame, chosen: GameOptions, seats: int) -> None:
    found = states(game, chosen, seats, seed=1)
    for state in (found[0], found[len(found) // 2], found[-1]):
        before = copy.deepcopy(state)
        for move in GARBAGE:
            with pytest.raises(IllegalMove) as error:
                game.play(state, move)
            sentence(error.value.refusal.why)
        assert state == before


@pytest.mark.clause("GEN-OVER")
@each_setup
def test_when_the_match_is_over_every_move_is_refused(game: AnyGame, chosen: GameOptions, seats: int) -> None:
    *found, last = states(game, chosen, seats, seed=2)
    refusals = {game.refusal(last, game.legal(state)[0]) for state in found}
    assert {refusal.clause for refusal in refusals if refusal is not None} == {"GEN-OVER"}
    assert None not in refusals


@pytest.mark.clause("GEN-READ")
@each_setup
@pytest.mark.parametrize("text", ["", " ", "no move at all", "\x00", "\ud800", "@", "9" * 10_000, "ÿ" * 30])
def test_text_that_names_no_move_is_unreadable(
    game: AnyGame, chosen: GameOptions, seats: int, text: str
) -> None:
    with pytest.raises(Unreadable) as error:
        game.read(text)
    assert error.value.refusal.clause == "GEN-READ"
    sentence(error.value.refusal.why)
    with pytest.raises(Unreadable):
        game.describe(game.setup(chosen, seats, 1), text)


@each_setup
def test_no_component_is_lost_or_made(game: AnyGame, chosen: GameOptions, seats: int) -> None:
    found = states(game, chosen, seats, seed=4)
    census = game.census(found[0])
    assert census
    assert all(game.census(state) == census for state in found)


@each_setup
def test_an_outcome_has_winners_and_a_known_clause(game: AnyGame, chosen: GameOptions, seats: int) -> None:
    for seed in range(5, 9):
        last = states(game, chosen, seats, seed)[-1]
        outcome: Any = game.outcome(last)
        assert set(outcome.winners) <= set(range(seats))
        assert rules.clause(outcome.clause)
        assert outcome.reason
        assert all(rules.clause(term.clause) and term.label for score in outcome.scores for term in score)
        if outcome.scores:
            best = max(outcome.total(seat) for seat in range(seats))
            assert all(outcome.total(seat) == best for seat in outcome.winners)


@each_setup
def test_events_prompts_and_descriptions_are_sentences(
    game: AnyGame, chosen: GameOptions, seats: int
) -> None:
    called = names(seats)
    for state, move in steps(game, chosen, seats, seed=6):
        prompt = game.prompt(state, called)
        sentence(prompt.text)
        assert rules.clause(prompt.clause)
        for event in game.apply(state, move).events if move is not None else ():
            for viewer in (None, *range(seats)):
                sentence(game.tell(event, called, viewer))
    for cell in game.cells(state):
        assert game.describe(state, cell).isprintable()


@each_setup
def test_seat_names_are_one_a_seat(game: AnyGame, chosen: GameOptions, seats: int) -> None:
    found = game.seat_names(seats)
    assert len(set(found)) == len(found) == seats
    assert all(name.isidentifier() for name in found)
