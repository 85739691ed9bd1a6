"""Where the files of the player lie. Nothing is created here; who writes makes the folder."""

import os
from pathlib import Path

import platformdirs

HOME = "CAVEGAMES_HOME"
"""The environment variable that puts everything below one folder."""

_APP = "cavegames"


def _home() -> Path | None:
    given = os.environ.get(HOME, "").strip()
    return Path(given).absolute() if given else None


def matches() -> Path:
    """The folder of the match files."""
    return (_home() or platformdirs.user_data_path(_APP, appauthor=False)) / "matches"


def settings_file() -> Path:
    """The file of the settings."""
    return (_home() or platformdirs.user_config_path(_APP, appauthor=False)) / "settings.json"


def log_file() -> Path:
    """The file that unexpected errors are written to."""
    return (_home() or platformdirs.user_log_path(_APP, appauthor=False)) / "cavegames.log"


def records_file() -> Path:
    """The database of finished matches; it can be made again from the match files."""
    return (_home() or platformdirs.user_data_path(_APP, appauthor=False)) / "records.sqlite3"
