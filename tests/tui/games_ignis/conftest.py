"""Matches of Ignis, and apps that show them."""

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

from cavegames.engine import store
from cavegames.engine.match import Match, MatchSetup, SeatSetup
from cavegames.games.ignis import GAME
from cavegames.games.ignis.state import State
from cavegames.tui.app import CaveApp

AnyMatch: TypeAlias = Match[Any, Any]
NewIgnis: TypeAlias = Callable[..., AnyMatch]
AppOf: TypeAlias = Callable[[AnyMatch], CaveApp]


@pytest.fixture
def new_ignis() -> NewIgnis:
    """Makes a match with its file: `new_ignis(seed, undo, state)`, from the start or from a state."""

    def make(
        seed: int = 7, undo: str = "fair", state: State | None = None, player: str = "person"
    ) -> AnyMatch:
        position = None if state is None else GAME.dump(state)
        options = GAME.Options.model_validate({"undo": undo})
        return store.new_match(
            GAME, MatchSetup("ignis", options, (SeatSetup("Ada", player),), seed, position)
        )

    return make


@pytest.fixture
def app_of() -> AppOf:
    """Makes an app that shows a match, without animations."""

    def make(match: AnyMatch) -> CaveApp:
        app = CaveApp(match)
        app.animation_level = "none"
        return app

    return make
