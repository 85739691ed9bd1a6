"""The tests of the engine know one game, the tiny one."""

import pytest

from cavegames.engine import registry
from tests.engine import tiny


@pytest.fixture(autouse=True)
def tiny_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "GAMES", (*registry.GAMES, tiny.INFO))
