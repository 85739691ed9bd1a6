"""The time of a match: how long it has been played, and what is left of a limit that runs in it.

What is left is read from the record alone: each move there has its seconds, and time that a match lay aside
or stood still is in none of them. So a match that was closed in the middle of a limit goes on with what was
left; after a kill the seconds since the last entry are given back to the players.
"""

from typing import Any

from cavegames.engine import store
from cavegames.engine.clock import Clock, Stopwatch
from cavegames.engine.game import TimeLimit
from cavegames.engine.match import Match


class Timekeeper:
    """Knows the seconds of a match. `look` again whenever the match has changed."""

    def __init__(self, match: Match[Any, Any], clock: Clock | None = None, *, polled: bool = True) -> None:
        """Go on from the last entry of `match`.

        Whoever reads the clock often lets time stand while the program was stopped (see Stopwatch); not
        `polled`, all time counts.
        """
        self.match, self._polled = match, polled
        self.stopwatch = Stopwatch(store.seconds_of(match), clock)
        self.limit: TimeLimit | None = None
        """The limit that runs now."""
        self.began = 0.0
        """The second of the match at which it began."""
        self.look()

    @property
    def seconds(self) -> float:
        """Since the start of the match, without the time it lay aside or stood still."""
        return self.stopwatch.read()

    def look(self) -> None:
        """See which limit runs now, and since when."""
        self.limit = None if self.match.outcome is not None else self._limit(self.match.state)
        self.began = 0.0 if self.limit is None else self._beginning(self.limit)
        self.stopwatch.watch(self._polled and self.limit is not None)

    def _limit(self, state: Any) -> TimeLimit | None:
        return self.match.game.time_limit(state, self.match.setup.options)

    def _beginning(self, limit: TimeLimit) -> float:
        """The seconds of the first move after which it ran; 0 when it ran from the start."""
        began = 0.0
        for ply in reversed(self.match.plies):
            if self._limit(ply.state) != limit:
                return began
            began = ply.seconds
        return 0.0 if self._limit(self.match.start) == limit else began

    @property
    def left(self) -> float | None:
        """Seconds left of the limit, never below 0; None when none runs."""
        if self.limit is None:
            return None
        return max(0.0, self.limit.seconds - (self.seconds - self.began))

    @property
    def end(self) -> float:
        """The second of the match at which the limit ends, or ended just now; no entry is later than that."""
        assert self.limit is not None
        length = self.limit.seconds
        late = max(0.0, self.seconds - self.began - length) if self.limit.again else 0.0
        return max(self.began + length + late // length * length, store.seconds_of(self.match))

    @property
    def due(self) -> Any | None:
        """The move that says the time is up, once it is; else None.

        While that move is among those taken back it is not made again, only with the next new move.
        """
        if self.limit is None or self.left:
            return None
        move = self.match.game.time_up(self.match.state)
        return None if any(ply.move == move for ply in self.match.undone) else move
