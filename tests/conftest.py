"""Every test runs with its own user folders and without the caller's colour settings."""

import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.soak import SOAK

# A busy machine is slow, not wrong: no example is failed for its time, no test for making them slowly.
# The same examples each time, so that a failure comes with a change; `make soak` looks for others.
settings.register_profile(
    "steady",
    deadline=None,
    derandomize=SOAK == 1,
    max_examples=100 * SOAK,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("steady")

# What a shell starts in the background ignores Ctrl+C, and so would all the programs that tests start.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user folder of the test's own; nothing of the caller's is read or written."""
    home = tmp_path / "home"
    monkeypatch.setenv("CAVEGAMES_HOME", str(home))
    for name in ("NO_COLOR", "TEXTUAL_THEME", "COLORTERM", "FORCE_COLOR", "CLICOLOR"):
        monkeypatch.delenv(name, raising=False)
    return home
