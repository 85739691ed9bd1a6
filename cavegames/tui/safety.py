"""What keeps a terminal and a match safe: the log of errors, and what the terminal can draw."""

import io
import logging
import os
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import TracebackType
from typing import TypeAlias

from rich.console import Console, RenderableType

from cavegames.engine import places
from cavegames.tui.looks import Look


def log_error(error: BaseException) -> Path | None:
    """Write an error with its traceback to the log. Gives the file, or None when it cannot be written."""
    return _log("Something went wrong", (type(error), error, error.__traceback__))


def log_told(told: Iterable[RenderableType]) -> Path | None:
    """Write what Textual tells of an error to the log. Gives the file, or None when it cannot be written."""
    console = Console(file=io.StringIO(), width=110, color_system=None)
    with console.capture() as written:
        console.print(*told)
    return _log(f"Something went wrong\n{written.get()}")


_ErrorInfo: TypeAlias = tuple[type[BaseException], BaseException, TracebackType | None]


def _log(text: str, error: _ErrorInfo | None = None) -> Path | None:
    path = places.log_file()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handler = logging.FileHandler(path, encoding="utf-8", errors="backslashreplace")
    except OSError:
        return None
    handler.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
    try:
        handler.handle(logging.LogRecord("cavegames", logging.ERROR, "", 0, text, (), error))
    finally:
        handler.close()
    return path


def apology(log: Path | None) -> str:
    """The sentence for the player after an error."""
    where = f" What happened is noted in {log}." if log else ""
    return f"Something went wrong, and cavegames had to close. Every match is safe: choose Continue.{where}"


def best_look(environ: Mapping[str, str] = os.environ, encoding: str | None = None) -> Look:
    """The best look a terminal can draw: 7-bit ones and those without colour get a plainer one."""
    encoding = encoding or getattr(sys.__stdout__, "encoding", None) or "ascii"
    if environ.get("TERM") in ("dumb", "vt100", "vt220") or "utf" not in encoding.lower():
        return Look.ASCII
    return Look.LINE if environ.get("NO_COLOR") or environ.get("TERM") == "linux" else Look.PICTURE
