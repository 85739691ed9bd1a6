"""Points now, less what they open for the opponent: an opponent for a newcomer."""

from collections.abc import Sequence
from random import Random

from cavegames.engine import chance
from cavegames.engine.game import AnyGame, Seat
from cavegames.games.ocelot.moves import Move
from cavegames.games.ocelot.state import State
from cavegames.players.ocelot.reasons import because
from cavegames.players.ocelot.thought import Taste, Thought
from cavegames.players.player import Advice

SAME = 1e-9
"""Scores closer than this are equal."""


class GreedyPlayer:
    """Looks at each way to take its turn and at the best reply to it."""

    def __init__(self, game: AnyGame, taste: Taste | None = None) -> None:
        self.game = game
        self.taste = taste or Taste()

    def advise(self, view: State, seat: Seat, rng: Random) -> Advice:
        """The move that `choose` gives, and why."""
        move = self.choose(view, seat, rng)
        return Advice(move, because(view, seat, move))

    def choose(self, view: State, seat: Seat, rng: Random) -> Move:
        """The first small move of the best turn; while collecting, what is worth taking."""
        legal: Sequence[Move] = self.game.legal(view)
        thought = Thought.of(view, seat, self.taste)
        if view.placed:
            return thought.collect(legal)
        scored = list(thought.turns(legal))
        best = max(score for score, _ in scored)
        return chance.draw(rng, [first for score, first in scored if score > best - SAME])
