"""A player that plays any legal move but the clock's, each as likely. It plays every game."""

from random import Random
from typing import Any

from cavegames.engine import chance
from cavegames.engine.game import AnyGame, Seat
from cavegames.players.player import own_moves


class RandomPlayer:
    """Plays without a thought."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, view: Any, seat: Seat, rng: Random) -> Any:  # noqa: ARG002
        """One of the legal moves that a player makes."""
        return chance.draw(rng, own_moves(self.game, view))
