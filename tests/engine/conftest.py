"""The tests of the engine know one game, the tiny one."""

import pytest
from hypothesis import settings

from cavegames.engine import registry
from tests.engine import tiny

# A busy machine is no failure.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")


@pytest.fixture(autouse=True)
def tiny_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "GAMES", (*registry.GAMES, tiny.INFO))
