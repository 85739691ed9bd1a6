"""The tests of records play the tiny game."""

import pytest
from hypothesis import settings

from cavegames.engine import registry
from cavegames.records import database
from tests.engine import tiny

# A busy machine is no failure.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")


@pytest.fixture(autouse=True)
def tiny_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "GAMES", (*registry.GAMES, tiny.INFO))
    monkeypatch.setattr(database, "PATIENCE", 0.2)
