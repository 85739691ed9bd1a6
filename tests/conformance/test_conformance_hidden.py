"""What every game promises of hidden things: nobody is shown or told more than they may know."""

from typing import Any

import pytest
from conformance_matches import names, pick, setups, states, steps

from cavegames.engine import chance
from cavegames.engine.game import AnyGame, GameOptions

each_setup = pytest.mark.parametrize(("game", "chosen", "seats"), setups())


@each_setup
def test_a_view_of_a_view_is_the_view(game: AnyGame, chosen: GameOptions, seats: int) -> None:
    for state in states(game, chosen, seats, seed=1):
        for seat in (None, *range(seats)):
            view = game.observe(state, seat)
            assert game.observe(view, seat) == view
            assert game.observe(view, None) == game.observe(state, None)


@each_setup
def test_a_guess_fits_what_the_seat_knows(game: AnyGame, chosen: GameOptions, seats: int) -> None:
    found = states(game, chosen, seats, seed=2)
    for ply, state in enumerate(found[:: max(1, len(found) // 60)]):
        for seat in range(seats):
            guess = game.imagine(state, seat, chance.stream(ply, "guess"))
            assert game.observe(guess, seat) == game.observe(state, seat)
            assert game.load(game.dump(guess)) == guess
            assert game.census(guess) == game.census(state)
            from_view = game.imagine(game.observe(state, seat), seat, chance.stream(ply, "guess"))
            assert from_view == guess


@each_setup
def test_states_that_differ_in_hidden_things_look_the_same(
    game: AnyGame, chosen: GameOptions, seats: int
) -> None:
    """For each seat, another state that it cannot tell apart must be the same to it in every way."""
    differed = 0
    called = names(seats)
    for ply, state in enumerate(states(game, chosen, seats, seed=5)):
        for seat in range(seats):
            other = game.imagine(state, seat, chance.stream(ply, "other"))
            differed += other != state
            assert game.observe(other, None) == game.observe(state, None)
            assert game.to_move(other) == game.to_move(state)
            assert game.prompt(other, called) == game.prompt(state, called)
            if game.to_move(state) == seat:
                assert game.legal(other) == game.legal(state)
        if ply % 16 == 0:
            for cell in game.cells(state):
                assert game.describe(other, cell) == game.describe(state, cell)
    assert bool(differed) == game.info.hidden


@each_setup
def test_refusals_tell_nothing_hidden(game: AnyGame, chosen: GameOptions, seats: int) -> None:
    found = states(game, chosen, seats, seed=6)
    seen = sorted({move for state in found for move in game.legal(state)})
    for ply, state in enumerate(found[:: max(1, len(found) // 12)]):
        seat = game.to_move(state)
        if seat is not None:
            other = game.imagine(state, seat, chance.stream(ply, "other"))
            assert [game.refusal(other, move) for move in seen] == [
                game.refusal(state, move) for move in seen
            ]


@each_setup
def test_what_others_are_told_of_a_move_does_not_depend_on_what_they_may_not_know(
    game: AnyGame, chosen: GameOptions, seats: int
) -> None:
    for ply, (state, move) in enumerate(steps(game, chosen, seats, seed=7)):
        mover = game.to_move(state)
        if mover is None:
            break
        for seat in range(seats):
            if seat != mover:
                other = game.imagine(state, seat, chance.stream(ply, "other"))
                if game.refusal(other, move) is None:
                    check_told(game, (state, other), move, seat)


def check_told(game: AnyGame, alike: tuple[Any, Any], move: Any, seat: int) -> None:
    """The same move in two states that `seat` cannot tell apart is told to it in the same way.

    Unless the move shows it something, so that it can tell them apart now.
    """
    first, second = (game.apply(state, move) for state in alike)
    if game.outcome(first.state) is None:
        for viewer in (None, seat):
            if game.observe(first.state, viewer) != game.observe(second.state, viewer):
                continue
            assert told(game, first.events, viewer) == told(game, second.events, viewer)


def told(game: AnyGame, events: Any, viewer: int | None) -> list[str]:
    return [game.tell(event, names(game.info.seats_max), viewer) for event in events]


@each_setup
def test_whoever_plays_on_from_a_guess_finds_an_end(game: AnyGame, chosen: GameOptions, seats: int) -> None:
    found = states(game, chosen, seats, seed=8)
    rng = chance.stream(8, "on")
    state = game.imagine(found[len(found) // 2], 0, rng)
    while moves := game.legal(state):
        state = game.play(state, pick(game, moves, rng)).state
    assert game.outcome(state) is not None
