"""Replaying the lines of a match file by the rules of its game.

Each line is compared with the one that the replay would write, so a line counts only when its seat, its
move and the position after it all fit.
"""

from dataclasses import dataclass
from typing import Any, TypeAlias

from pydantic import ValidationError

from cavegames.engine import matchfile, registry
from cavegames.engine.game import AnyGame, BadPosition, GameOptions, Json, Refused
from cavegames.engine.match import Entry, Match
from cavegames.engine.matchfile import Header, Line
from cavegames.engine.scanning import Scan, Unusable

AnyMatch: TypeAlias = Match[Any, Any]

OLDER = "The match was begun with older rules of this game."
_LONGEST = 40


class _Misfit(Exception):
    """The line is not the one that the replay would write; the message is a sentence."""


@dataclass(frozen=True, slots=True)
class _Compare:
    """A record that takes only the entry that the line tells of; otherwise the match stays as it is."""

    line: Line

    def write(self, entry: Entry) -> None:
        told, line = matchfile.line(self.line.n, entry), self.line
        if told.check != line.check:
            raise _Misfit("Its checksum does not fit the position after it.")
        if told != line.model_copy(update={"seconds": told.seconds}):
            raise _Misfit("It does not fit the position before it.")


def begin(header: Header) -> tuple[AnyMatch, tuple[str, ...]]:
    """The match at its start, and sentences about it. Raises Unusable."""
    game = _game(header)
    older = header.rules < game.info.rules_version
    options = _options(game, header)
    try:
        match: AnyMatch = Match(game, header.setup(options))
        dumped = game.dump(match.start)
    except BadPosition as error:
        raise Unusable(str(error), damaged=not older) from None
    except Exception as error:
        raise Unusable(_failed(error), damaged=False) from error
    if header.check != _check(match, header, dumped):
        raise Unusable(
            OLDER if older else "Its first line is damaged: its checksum does not fit.", damaged=not older
        )
    return match, (OLDER,) if older else ()


def _game(header: Header) -> AnyGame:
    try:
        game = registry.open_game(header.game)
    except registry.UnknownGame as error:
        raise Unusable(str(error), damaged=False) from None
    if header.rules > game.info.rules_version:
        raise Unusable(
            "It was begun with newer rules of the game. Update cavegames to open it.", damaged=False
        )
    if not game.info.seats_min <= len(header.seats) <= game.info.seats_max:
        raise Unusable(f"{game.info.title} is not played by {len(header.seats)}.", damaged=True)
    return game


def _options(game: AnyGame, header: Header) -> GameOptions:
    try:
        return game.Options.model_validate(header.options)
    except ValidationError:
        raise Unusable("Its first line is damaged: `options` cannot be right.", damaged=True) from None


def _check(match: AnyMatch, header: Header, dumped: Json) -> str:
    """By the options as they are written: a game may have got more of them since."""
    return matchfile.start_check(match.setup, header.options, header.rules, dumped)


def follow(match: AnyMatch, scanned: Scan) -> tuple[int, str | None]:
    """Replay the lines. Gives how many fit, and what is wrong with the one after those, as a sentence."""
    for line in scanned.lines:
        why = _misfit(match, line)
        if why is not None:
            return line.n - 1, f"{_place(match, line)} does not fit. {why} The match opens up to there."
    fitting = len(scanned.lines)
    if scanned.fault is None:
        return fitting, None
    return (
        fitting,
        f"Line {fitting + 2} of the match file is damaged. {scanned.fault} The match opens up to there.",
    )


def _place(match: AnyMatch, line: Line) -> str:
    if line.do != "move":
        return f"Line {line.n + 1} of the match file ({line.do})"
    move = (line.move or "?")[:_LONGEST]
    return f"Line {line.n + 1} of the match file (move {len(match.plies) + 1}, {move})"


def _misfit(match: AnyMatch, line: Line) -> str | None:
    match.record = _Compare(line)
    try:
        _apply(match, line)
    except Refused as error:
        return error.refusal.why
    except _Misfit as error:
        return str(error)
    except Exception as error:
        # A player must get at the moves before, even when a rule fails on a hand-made line.
        return _failed(error)
    finally:
        match.record = None
    return None


def _apply(match: AnyMatch, line: Line) -> None:
    if line.do == "move":
        match.play(match.game.read(line.move or ""), line.seconds)
    elif line.do == "undo":
        match.undo(line.seconds)
    elif line.do == "redo":
        match.redo(line.seconds)
    elif line.seat is None or line.seat >= len(match.setup.seats):
        raise _Misfit("There is no such seat.")
    else:
        match.resign(line.seat, line.seconds)


def _failed(error: Exception) -> str:
    return f"The rules failed on it ({type(error).__name__}). Please report this."
