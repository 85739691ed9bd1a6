"""Every test runs with its own user folders and without the caller's colour settings."""

from pathlib import Path

import pytest
from hypothesis import settings

# A busy machine is slow, not wrong: no example is failed for its time.
settings.register_profile("steady", deadline=None)
settings.load_profile("steady")


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user folder of the test's own; nothing of the caller's is read or written."""
    home = tmp_path / "home"
    monkeypatch.setenv("CAVEGAMES_HOME", str(home))
    for name in ("NO_COLOR", "TEXTUAL_THEME", "COLORTERM", "FORCE_COLOR", "CLICOLOR"):
        monkeypatch.delenv(name, raising=False)
    return home
