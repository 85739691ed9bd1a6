"""The tests of records play the tiny game."""

import pytest

from cavegames.engine import registry
from cavegames.records import database
from tests.engine import tiny


@pytest.fixture(autouse=True)
def tiny_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "GAMES", (*registry.GAMES, tiny.INFO))
    monkeypatch.setattr(database, "PATIENCE", 0.2)
