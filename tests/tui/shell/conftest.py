"""Match files and a running app for the tests of the shell."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cavegames.engine import registry, store
from cavegames.engine.match import Match, MatchSetup, SeatSetup
from cavegames.tui import seeds


@pytest.fixture(autouse=True)
def one_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The new-game screen always rolls the same seed."""
    monkeypatch.setattr(seeds, "roll", lambda: 4711)


@pytest.fixture
def saved() -> Callable[..., Path]:
    """Makes a match file with some plies, ended by a resignation where asked; gives its path."""

    def make(one: str = "Ada", other: str = "Ben", plies: int = 0, over: bool = False) -> Path:
        game = registry.open_game("ocelot")
        setup = MatchSetup("ocelot", game.Options(), (SeatSetup(one), SeatSetup(other)), 1)
        match: Match[Any, Any] = store.new_match(game, setup)
        for _ in range(plies):
            match.play(game.legal(match.state)[0])
        if over:
            match.resign(0)
        path = store.path_of(match)
        store.close(match)
        assert path is not None
        return path

    return make
