"""Opening a match for a headless session: a new one, or one that a match file holds."""

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any

from cavegames.engine import journal
from cavegames.engine.errors import JournalError
from cavegames.engine.game import AnyGame, BadPosition
from cavegames.engine.journal import Journal
from cavegames.engine.match import Match, MatchSetup
from cavegames.headless.setup import BadSetup

NOTHING: Mapping[str, str] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Opened:
    """A match, its file if it has one, and sentences for the player about what the file holds."""

    match: Match[Any, Any]
    journal: Journal | None = None
    notes: tuple[str, ...] = ()
    before: float = 0.0
    """Seconds the match had been played when it was opened."""

    started: float = field(default_factory=time.monotonic)

    def seconds(self) -> float:
        """Seconds the match has been played, with those before it was opened."""
        return self.before + time.monotonic() - self.started

    def close(self) -> None:
        """Let go of the file."""
        if self.journal is not None:
            self.journal.close()


def open_match(
    game: AnyGame, setup: MatchSetup, file: Path | None = None, asked: Mapping[str, str] = NOTHING
) -> Opened:
    """A match recorded in `file`: gone on with where that exists, else new. Raises BadSetup.

    `asked` gives the fields of `setup` that were asked for, each with the option of the command line that
    asked for it: a match that exists has to agree with them.
    """
    if file is not None and file.exists():
        return _resume(setup, file, asked)
    match = _new_match(game, setup)
    if file is None:
        return Opened(match)
    try:
        match.record = record = journal.create(file, setup, game)
    except JournalError as error:
        raise BadSetup(str(error)) from None
    return Opened(match, record)


def _new_match(game: AnyGame, setup: MatchSetup) -> Match[Any, Any]:
    try:
        return Match(game, setup)
    except BadPosition as bad:
        raise BadSetup(str(bad)) from None


def _resume(setup: MatchSetup, file: Path, asked: Mapping[str, str]) -> Opened:
    try:
        match, record, notes = journal.resume(file)
    except JournalError as error:
        raise BadSetup(str(error)) from None
    problem = _disagreement(match.setup, setup, file, asked)
    if problem is not None:
        record.close()
        raise BadSetup(problem)
    return Opened(match, record, notes, record.seconds)


def _disagreement(there: MatchSetup, setup: MatchSetup, file: Path, asked: Mapping[str, str]) -> str | None:
    if there.game != setup.game:
        return f"{file} holds a match of {there.game}, not of {setup.game}."
    wrong = {flag: None for field, flag in asked.items() if getattr(there, field) != getattr(setup, field)}
    if not wrong:
        return None
    return f"{file} holds a match that began otherwise. Leave out {' and '.join(wrong)}, or name a new file."
