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
from cavegames.tui.replay_views import PUBLIC, View
from cavegames.tui.story import Sentence, sentences

RECENT = 8
"""So many of the last plies go with a step."""

TAKEN_BACK = "Taken back: "


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
    count: int = 0
    """Moves that stand."""
    ply: Ply[Any, Any] | None = None
    """What was played, taken back or played again."""
    word: str = ""
    """What came before the sentences, e.g. `Taken back: `."""

    @property
    def ends_turn(self) -> bool:
        """Whether a turn ended in this step, whoever is to move then."""
        ply = None if self.word == TAKEN_BACK else self.ply
        return ply is not None and any(event.ends_turn for event in ply.events)


@dataclass(frozen=True, slots=True)
class Story:
    """All of a match file that fits, and the match at its end."""

    match: Match[Any, Any]
    steps: tuple[ReplayStep, ...]
    notes: tuple[str, ...] = ()
    path: Path | None = None
    """The file, if there is one."""
    origin: str | None = None
    """Where the match was taken over from, if it was."""

    def told(self, at: int, view: View) -> tuple[Sentence, ...]:
        """What happened in a step, saying no more than a view may know."""
        step, match = self.steps[at], self.match
        if step.ply is None or view == PUBLIC:
            return step.told
        return _worded(step.word, sentences(match.game, match.setup.names, [step.ply], view.hearer(step.ply)))

    def turn(self, at: int, by: int) -> int:
        """The step, on (`by` 1) or back (-1) from another, where a turn begins, or else the first or last."""
        at += by
        while 0 < at < len(self.steps) - 1 and not self._begins_turn(at):
            at += by
        return at

    def _begins_turn(self, at: int) -> bool:
        step = self.steps[at]
        return step.ends_turn or step.to_move != self.steps[at - 1].to_move


class NoStory(ValueError):
    """The file holds no match; the message is a sentence for the player."""


def story(path: Path) -> Story:
    """The story of a match file. Raises NoStory."""
    reading = read(path)
    if reading.match is None:
        raise NoStory(reading.problem or "This file holds no match.")
    try:
        data = safefiles.read_file(path, matchfile.MAX_BYTES)
    except OSError as error:
        raise NoStory(str(error)) from None
    lines = scan(data).lines[: reading.entries]
    steps = unhurried(reading.match, _steps(reading.match, lines))
    return Story(reading.match, steps, reading.notes, path, reading.origin)


def unhurried(match: Match[Any, Any], steps: list[ReplayStep]) -> tuple[ReplayStep, ...]:
    """The steps without those of a limit that still runs: nobody may study them while the clock stands."""
    options = match.setup.options
    limit = None if match.outcome is not None else match.game.time_limit(match.state, options)
    while limit is not None and len(steps) > 1 and match.game.time_limit(steps[-1].state, options) == limit:
        steps.pop()
    return tuple(steps)


def _steps(read: Match[Any, Any], lines: tuple[Line, ...] | list[Line]) -> list[ReplayStep]:
    match: Match[Any, Any] = Match(read.game, read.setup)
    steps = [ReplayStep(match.start, 0.0, to_move=match.to_move)]
    for line in lines:
        told, ply, word = _follow(match, line)
        recent, count = tuple(match.plies[-RECENT:]), len(match.plies)
        steps.append(ReplayStep(match.state, line.seconds, recent, told, match.to_move, count, ply, word))
    return steps


def _follow(match: Match[Any, Any], line: Line) -> tuple[tuple[Sentence, ...], Ply[Any, Any] | None, str]:
    """Do what a line says; give what everyone may hear of it, the ply, and the word before."""
    names = match.setup.names
    if line.do == "resign":
        seat = line.seat or 0
        match.resign(seat, line.seconds)
        return (Sentence(seat, f"{names[seat]} gives up.", names[seat]),), None, ""
    if line.do == "move":
        ply, word = match.play(match.game.read(line.move or ""), line.seconds), ""
    elif line.do == "undo":
        ply, word = match.undo(line.seconds), TAKEN_BACK
    else:
        ply, word = match.redo(line.seconds), "Played again: "
    return _worded(word, sentences(match.game, names, [ply])), ply, word


def _worded(word: str, told: tuple[Sentence, ...]) -> tuple[Sentence, ...]:
    return tuple(Sentence(one.seat, f"{word}{one.text}", one.name) for one in told)


def story_of(match: Match[Any, Any]) -> Story:
    """The story of a match that is open here: of its file where it has one, else of its moves."""
    path = store.path_of(match)
    if path is not None:
        return story(path)
    steps = [ReplayStep(match.start, 0.0, to_move=match.game.to_move(match.start))]
    for index, ply in enumerate(match.plies, 1):
        told = sentences(match.game, match.setup.names, [ply])
        recent = tuple(match.plies[max(0, index - RECENT) : index])
        to_move = match.game.to_move(ply.state)
        steps.append(ReplayStep(ply.state, ply.seconds, recent, told, to_move, index, ply))
    return Story(match, unhurried(match, steps))
