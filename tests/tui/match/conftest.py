"""Matches and apps for the tests of the match screen."""

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

from cavegames.engine import registry, store
from cavegames.engine.match import Match, MatchSetup, SeatSetup
from cavegames.tui.app import CaveApp

AnyMatch: TypeAlias = Match[Any, Any]
NewMatch: TypeAlias = Callable[..., AnyMatch]


@pytest.fixture
def new_match() -> NewMatch:
    """Makes a match with its file: `new_match(seed, players, undo, names, position)`."""

    def make(
        seed: int = 7,
        players: tuple[str, str] = ("person", "person"),
        undo: str = "fair",
        names: tuple[str, str] = ("Ada", "Bob"),
        position: Any = None,
    ) -> AnyMatch:
        game = registry.open_game("ocelot")
        seats = tuple(SeatSetup(*seat) for seat in zip(names, players, strict=True))
        options = game.Options.model_validate({"undo": undo})
        return store.new_match(game, MatchSetup("ocelot", options, seats, seed, position))

    return make


@pytest.fixture
def app_of() -> Callable[[AnyMatch], CaveApp]:
    """Makes an app that shows a match, without animations."""

    def make(match: AnyMatch) -> CaveApp:
        app = CaveApp(match)
        app.animation_level = "none"
        return app

    return make
