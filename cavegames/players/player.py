"""What a computer player is: it sees a view and names a move."""

from random import Random
from typing import Any, Protocol

from cavegames.engine.game import Seat


class Player(Protocol):
    """A computer player. It keeps nothing between moves: the same view and rng give the same move."""

    def choose(self, view: Any, seat: Seat, rng: Random) -> Any:
        """A legal move for `seat`, which is to move; `view` is what that seat may know (`Game.observe`)."""
