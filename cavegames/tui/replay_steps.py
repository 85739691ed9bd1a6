"""A match file as a row of positions, one for each of its lines: taking back is part of the story."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cavegames.engine import matchfile, safefiles, store
from cavegames.engine.game import Seat
from cavegames.engine.journal import read
from cavegames.engine.match import Match, Ply
from cavegames.engine.matchfile import Line
from cavegames.engine.scanning import scan
from cavegames.tui.story import Sentence, sentences

RECENT = 8
"""So many of the last plies go with a step."""


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """Where the match stood after a line of its file."""

    state: Any
    seconds: float
    """Since the start of the match."""
    plies: tuple[Ply[Any, Any], ...] = ()
    """The last few that stand."""
    told: tuple[Sentence, ...] = ()
    """What happened, as everyone may hear it."""
    to_move: Seat | None = None


@dataclass(frozen=True, slots=True)
class Story:
    """All of a match file that fits, and the match at its end."""

    match: Match[Any, Any]
    steps: tuple[ReplayStep, ...]
    notes: tuple[str, ...] = ()


class NoStory(ValueError):
    """The file holds no match; the message is a sentence for the player."""


def story(path: Path) -> Story:
    """The story of a match file. Raises NoStory."""
    reading = read(path)
    if reading.match is None:
        raise NoStory(reading.problem or "This file holds no match.")
    lines = scan(safefiles.read_file(path, matchfile.MAX_BYTES)).lines[: reading.entries]
    return Story(reading.match, tuple(_steps(reading.match, lines)), reading.notes)


def _steps(read: Match[Any, Any], lines: tuple[Line, ...] | list[Line]) -> list[ReplayStep]:
    match: Match[Any, Any] = Match(read.game, read.setup)
    steps = [ReplayStep(match.start, 0.0, to_move=match.to_move)]
    for line in lines:
        told = _follow(match, line)
        steps.append(ReplayStep(match.state, line.seconds, tuple(match.plies[-RECENT:]), told, match.to_move))
    return steps


def _follow(match: Match[Any, Any], line: Line) -> tuple[Sentence, ...]:
    """Do what a line says; tell it."""
    names = match.setup.names
    if line.do == "move":
        return sentences(match.game, names, [match.play(match.game.read(line.move or ""), line.seconds)])
    if line.do == "resign":
        seat = line.seat or 0
        match.resign(seat, line.seconds)
        return (Sentence(seat, f"{names[seat]} gives up.", names[seat]),)
    ply = match.undo(line.seconds) if line.do == "undo" else match.redo(line.seconds)
    word = "Taken back" if line.do == "undo" else "Played again"
    return tuple(
        Sentence(told.seat, f"{word}: {told.text}", told.name) for told in sentences(match.game, names, [ply])
    )


def story_of(match: Match[Any, Any]) -> Story:
    """The story of a match that is open here: of its file where it has one, else of its moves."""
    path = store.path_of(match)
    if path is not None:
        return story(path)
    steps = [ReplayStep(match.start, 0.0, to_move=match.game.to_move(match.start))]
    for index, ply in enumerate(match.plies, 1):
        told = sentences(match.game, match.setup.names, [ply])
        recent = tuple(match.plies[max(0, index - RECENT) : index])
        steps.append(ReplayStep(ply.state, ply.seconds, recent, told, match.game.to_move(ply.state)))
    return Story(match, tuple(steps))
