"""Matches of Rwenzori, and apps that show them."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import pytest

from cavegames.engine import store
from cavegames.engine.clock import Clock
from cavegames.engine.match import Match, MatchSetup, SeatSetup
from cavegames.games.rwenzori import GAME
from cavegames.games.rwenzori.state import State
from cavegames.tui.app import CaveApp
from cavegames.tui.match_screen import MatchScreen

AnyMatch: TypeAlias = Match[Any, Any]
NewRwenzori: TypeAlias = Callable[..., AnyMatch]
AppOf: TypeAlias = Callable[[AnyMatch], CaveApp]

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")


class _Clocked(CaveApp):
    """An app whose match screens have a clock of their own."""

    clock: Clock

    def open_match(self, match: AnyMatch, notes: Sequence[str] = ()) -> None:
        """Show a match with that clock."""
        del notes
        self.push_screen(MatchScreen(match, self.clock))


def clocked(match: AnyMatch, clock: Clock) -> CaveApp:
    """An app that shows a match with that clock, without animations."""
    app = _Clocked(match)
    app.clock, app.animation_level = clock, "none"
    return app


@pytest.fixture
def new_rwenzori() -> NewRwenzori:
    """Makes a match with its file: `new_rwenzori(seats, seed, state, players, **options)`."""

    def make(
        seats: int = 2,
        seed: int = 7,
        state: State | None = None,
        players: Sequence[str] = (),
        **options: str,
    ) -> AnyMatch:
        position = None if state is None else GAME.dump(state)
        chosen = GAME.Options.model_validate(options)
        people = tuple(players) + ("person",) * (seats - len(players))
        sat = tuple(SeatSetup(*seat) for seat in zip(NAMES, people, strict=False))
        return store.new_match(GAME, MatchSetup("rwenzori", chosen, sat, seed, position))

    return make


@pytest.fixture
def app_of() -> AppOf:
    """Makes an app that shows a match, without animations."""

    def make(match: AnyMatch) -> CaveApp:
        app = CaveApp(match)
        app.animation_level = "none"
        return app

    return make
