"""The real clock of a simulated match: no time is waited for, each move is said to take some."""

from typing import Any

from cavegames.engine.game import AnyGame, GameOptions, TimeLimit


class Pace:
    """Says when the time of a limit is up, if every move takes so many seconds; with 0 it never is."""

    def __init__(self, game: AnyGame, options: GameOptions, seconds: float) -> None:
        self._game, self._options, self._seconds = game, options, seconds
        self._limit: TimeLimit | None = None
        self._used = 0.0

    def due(self, state: Any) -> Any | None:
        """The move that the clock makes in a position, once its time is up; else None."""
        limit = self._game.time_limit(state, self._options)
        if limit != self._limit:
            self._limit, self._used = limit, 0.0
        if limit is None or self._used < limit.seconds:
            return None
        return self._game.time_up(state)

    def moved(self) -> None:
        """A player has moved."""
        self._used += self._seconds
