"""Matches of Red Peak, and apps that show them."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import pytest

from cavegames.engine import store
from cavegames.engine.clock import Clock
from cavegames.engine.match import Match, MatchSetup, SeatSetup
from cavegames.games.redpeak import GAME
from cavegames.games.redpeak.state import State
from cavegames.tui.app import CaveApp
from cavegames.tui.match_screen import MatchScreen

AnyMatch: TypeAlias = Match[Any, Any]
NewRedPeak: TypeAlias = Callable[..., AnyMatch]
AppOf: TypeAlias = Callable[..., CaveApp]
NAMES = ("Ada", "Bob", "Cid", "Dora", "Eve", "Fay")


@pytest.fixture
def new_redpeak() -> NewRedPeak:
    """Makes a match with its file: `new_redpeak(seed, seats, players, state, hands=…, sand=…)`."""

    def make(
        seed: int = 7,
        seats: int = 3,
        players: Sequence[str] = (),
        state: State | None = None,
        **options: Any,
    ) -> AnyMatch:
        position = None if state is None else GAME.dump(state)
        chosen = GAME.Options.model_validate({"sand": "off", "hands": "open", **options})
        who = [*players, *["person"] * seats][:seats]
        setups = tuple(SeatSetup(name, player) for name, player in zip(NAMES[:seats], who, strict=True))
        return store.new_match(GAME, MatchSetup("redpeak", chosen, setups, seed, position))

    return make


class ClockedApp(CaveApp):
    """An app whose match screens have a clock of their own."""

    clock: Clock | None = None

    def open_match(self, match: AnyMatch, notes: Sequence[str] = ()) -> None:
        """Show a match with that clock."""
        del notes
        self.push_screen(MatchScreen(match, self.clock))


@pytest.fixture
def app_of() -> AppOf:
    """Makes an app that shows a match, without animations: `app_of(match, clock)`."""

    def make(match: AnyMatch, clock: Clock | None = None) -> CaveApp:
        app = ClockedApp(match)
        app.clock = clock
        app.animation_level = "none"
        return app

    return make
