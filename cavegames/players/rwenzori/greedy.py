"""Its own way on, obstacles before who leads, and the save tiles kept that may be needed."""

from random import Random

from cavegames.engine import chance
from cavegames.engine.game import AnyGame, Seat
from cavegames.games.rwenzori.moves import Move
from cavegames.games.rwenzori.state import State
from cavegames.players.player import Advice, own_moves
from cavegames.players.rwenzori import alone, party
from cavegames.players.rwenzori.reasons import because
from cavegames.players.rwenzori.scene import Scene

SAME = 1e-9
"""Values closer than this are equal."""


class GreedyPlayer:
    """Takes what is worth most now."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def advise(self, view: State, seat: Seat, rng: Random) -> Advice:
        """The move that `choose` gives, and why."""
        move = self.choose(view, seat, rng)
        return Advice(move, because(Scene.of(view, seat), move))

    def choose(self, view: State, seat: Seat, rng: Random) -> Move:
        """The legal move worth most; among equals any."""
        scene = Scene.of(view, seat)
        worth = alone.worth if scene.alone else party.worth
        scored: list[tuple[float, Move]] = [(worth(scene, move), move) for move in own_moves(self.game, view)]
        best = max(value for value, _ in scored)
        return chance.draw(rng, [move for value, move in scored if value > best - SAME])
