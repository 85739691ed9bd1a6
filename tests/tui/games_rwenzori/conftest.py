"""Matches of Rwenzori, and apps that show them."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import pytest

from cavegames.engine import store
from cavegames.engine.match import Match, MatchSetup, SeatSetup
from cavegames.games.rwenzori import GAME
from cavegames.games.rwenzori.state import State
from cavegames.tui.app import CaveApp

AnyMatch: TypeAlias = Match[Any, Any]
NewRwenzori: TypeAlias = Callable[..., AnyMatch]
AppOf: TypeAlias = Callable[[AnyMatch], CaveApp]

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")


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
