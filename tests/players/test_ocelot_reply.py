"""The quick search for the best reply, against one that plays every turn by the rules."""

from collections.abc import Iterator

import pytest

from cavegames.engine import chance
from cavegames.games.ocelot.collect import takeable
from cavegames.games.ocelot.moves import Kind
from cavegames.games.ocelot.state import State
from cavegames.players.ocelot.reply import best_gain, mover
from cavegames.players.ocelot.scene import Scene
from cavegames.players.ocelot.worth import Worth, worth
from tests.players.help_ocelot import GAME

EPSILON = 1e-9


def turns(view: State, seat: int, value: Worth) -> Iterator[float]:
    """The points of every turn that can begin here, all that qualifies taken."""
    for first in GAME.legal(view):
        after = GAME.apply(view, first).state
        found = value.spaces[first.space] if first.kind in (Kind.MOVE, Kind.COMPANION) else 0.0
        if first.kind == Kind.MOVE:
            yield from (found + points for points in turns(after, seat, value))
        else:
            yield found + sum(value.spaces[space] for space in takeable(after, seat))


@pytest.mark.parametrize("seed", range(6))
def test_the_best_reply_is_found(seed: int) -> None:
    rng = chance.stream(seed, "reply")
    state = GAME.setup(GAME.Options.model_validate({}), 2, seed)
    compared = 0
    while (seat := GAME.to_move(state)) is not None:
        if not state.placed and not state.moved and state.turn % 5 == seed % 5:
            view = GAME.observe(state, seat)
            value = worth(view, seat, seat)
            slow = max(turns(view, seat, value))
            quick = best_gain(Scene.of(view), mover(view, seat, value))
            # A crystal that the companion finds counts twice where the tool placed after it opens it as well.
            assert slow - EPSILON <= quick <= slow + 2 + EPSILON
            compared += 1
        state = GAME.apply(state, chance.draw(rng, GAME.legal(state))).state
    assert compared >= 5
