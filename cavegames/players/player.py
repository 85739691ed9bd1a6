"""What a computer player is: it sees a view and names a move."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, runtime_checkable

from cavegames.engine.game import AnyGame, Seat


class Player(Protocol):
    """A computer player. It keeps nothing between moves: the same view and rng give the same move."""

    def choose(self, view: Any, seat: Seat, rng: Random) -> Any:
        """A legal move for `seat`, which is to move; `view` is what that seat may know (`Game.observe`)."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A move that a player would make, and why."""

    move: Any
    why: str
    """One sentence without a name; it says no more than the seat may know."""


@runtime_checkable
class Adviser(Protocol):
    """A computer player that can also explain its moves. Not every player can."""

    def advise(self, view: Any, seat: Seat, rng: Random) -> Advice:
        """The move that `choose` would give for the same arguments, and why."""


def own_moves(game: AnyGame, view: Any) -> Sequence[Any]:
    """The legal moves that a player makes itself: all but the one that only a real clock makes."""
    legal: Sequence[Any] = game.legal(view)
    if not game.info.clock:
        return legal
    time_up = game.time_up(view)
    return [move for move in legal if move != time_up]
