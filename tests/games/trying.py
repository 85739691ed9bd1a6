"""Moves written as text, tried on positions of any game."""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from cavegames.engine.game import Event, Game, IllegalMove, Seat

S = TypeVar("S")


class Trying(Generic[S]):
    """Tries moves of one game; `names` are those of the players."""

    def __init__(self, game: Game[S, Any], names: Sequence[str]) -> None:
        self.game, self.names = game, names

    def play(self, state: S, *moves: str) -> S:
        """The position after some moves."""
        for move in moves:
            state = self.game.play(state, self.game.read(move)).state
        return state

    def happens(self, state: S, move: str) -> tuple[Event, ...]:
        """What a move makes happen."""
        return self.game.play(state, self.game.read(move)).events

    def told(self, state: S, move: str, viewer: Seat | None = None) -> list[str]:
        """What a viewer is told of a move."""
        return [self.game.tell(event, self.names, viewer) for event in self.happens(state, move)]

    def allowed(self, state: S, move: str) -> bool:
        """Whether a move is legal, asked in both ways."""
        wanted = self.game.read(move)
        listed = wanted in self.game.legal(state)
        assert listed == (self.game.refusal(state, wanted) is None), move
        return listed

    def refused(self, state: S, move: str, clause: str) -> str:
        """Check that a move is refused by that clause and changes nothing, and give the sentence."""
        assert not self.allowed(state, move), move
        try:
            self.game.play(state, self.game.read(move))
        except IllegalMove as error:
            assert error.refusal.clause == clause, error.refusal
            return error.refusal.why
        raise AssertionError(f"{move} was played")

    def legal(self, state: S, kind: str = "") -> set[str]:
        """The texts of the legal moves, of one kind if given: what stands before the `:`, e.g. `go`."""
        texts = map(self.game.notate, self.game.legal(state))
        return {text for text in texts if not kind or text.partition(":")[0] == kind}
