"""A match of Red Peak whose clock runs, for the measuring of frames and of the clock itself."""

import os
from typing import Any

from textual.app import App

from cavegames.engine import store
from cavegames.engine.game import GameOptions, TimeLimit
from cavegames.engine.match import Match, MatchSetup, SeatSetup
from cavegames.games.redpeak.game import RedPeak
from cavegames.games.redpeak.state import State
from cavegames.tui.app import CaveApp
from cavegames.tui.thinking import Thinker

SECONDS = "CAVEGAMES_BENCH_SECONDS"
"""Variable of the environment: how long the sand runs in the app that is measured."""


class Short(RedPeak):
    """Red Peak with sand for some other time."""

    def time_limit(self, state: State, options: GameOptions) -> TimeLimit | None:
        """As in the game, but for its length."""
        limit = super().time_limit(state, options)
        return limit and TimeLimit(float(os.environ.get(SECONDS, "90")), limit.name)


def match() -> Match[Any, Any]:
    """A match of three with open hands, with its file."""
    game = Short()
    seats = tuple(SeatSetup(name) for name in ("Ada", "Bob", "Cid"))
    options = game.Options.model_validate({"hands": "open"})
    return store.new_match(game, MatchSetup("redpeak", options, seats, 7))


class Busy(CaveApp):
    """Shows a match while a computer player thinks without end, in the process that it always thinks in."""

    def on_mount(self) -> None:
        """Begin to think."""
        self.run_worker(self._think())

    async def _think(self) -> None:
        from benchmarks.mat import middle

        other = middle()
        thinker, view = Thinker(other.game), other.game.observe(other.state, other.to_move)
        assert other.to_move is not None
        for seed in range(1_000_000):
            await thinker.choose("greedy", other.to_move, view, seed)


def sand_app() -> App[Any]:
    """The app before the first day, with sand for an hour."""
    os.environ.setdefault(SECONDS, "3600")
    return CaveApp(match())


def clock_app() -> App[Any]:
    """The app before the first day, with a computer player that thinks."""
    return Busy(match())
