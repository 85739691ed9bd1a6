"""The way to the screen: the one place of the command line that imports it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cavegames.cli.parts import Problem

if TYPE_CHECKING:
    from cavegames.engine.match import Match


def need_terminal() -> None:
    """Raises Problem when there is no terminal to draw on or to read keys from."""
    if not all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout)):
        raise Problem("This needs a terminal. Without one, add --plain to play by typed lines.")


def show(match: Match[Any, Any] | None = None, replay: Path | None = None) -> None:
    """Open a match, the replay of a match file, or the launcher; end the process when it is left."""
    need_terminal()
    from cavegames.tui import app

    sys.exit(app.run(match=match, replay=replay))
