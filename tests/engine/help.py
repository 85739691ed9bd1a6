"""What many tests of match files need."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from cavegames.engine import journal
from cavegames.engine.journal import Journal
from cavegames.engine.match import Match, MatchSetup, SeatSetup
from tests.engine import tiny

ROOT = Path(__file__).parents[2]
TinyMatch = Match[Any, Any]


def setup(*, undo: str = "fair", goal: int = 12, seed: int = 7, position: Any = None) -> MatchSetup:
    options = tiny.Options(undo=undo, goal=goal)
    return MatchSetup("tiny", options, (SeatSetup("Ada"), SeatSetup("Bo", "random")), seed, position)


def begin(path: Path, **options: Any) -> tuple[TinyMatch, Journal]:
    """A new match at `path`, recorded."""
    given = setup(**options)
    record = journal.create(path, given, tiny.GAME)
    return Match(tiny.GAME, given, record), record


def play(match: TinyMatch, moves: str) -> None:
    """Play, undo, redo, resign: words as in `+1 +2 undo end resign0`. The n-th takes n seconds."""
    for n, word in enumerate(moves.split(), start=1):
        if word in ("undo", "redo"):
            getattr(match, word)(float(n))
        elif word.startswith("resign"):
            match.resign(int(word[-1]), float(n))
        else:
            match.play(match.game.read(word), float(n))


def recorded(path: Path, moves: str, **options: Any) -> bytes:
    """The bytes of a finished match file."""
    match, record = begin(path, **options)
    play(match, moves)
    record.close()
    return path.read_bytes()


def same(a: TinyMatch, b: TinyMatch) -> bool:
    """Whether two matches are alike in all that can be seen."""
    return (a.setup, a.plies, a.undone) == (b.setup, b.plies, b.undone) and stand(a) == stand(b)


def stand(match: TinyMatch) -> tuple[object, ...]:
    """Where a match stands: what was played and taken back, and the positions; without times and names."""
    plies, undone = (
        [(p.seat, p.move, p.events, p.state) for p in side] for side in (match.plies, match.undone)
    )
    return match.start, match.state, tuple(plies), tuple(undone), match.resigned


def after_each(moves: str, **options: Any) -> list[tuple[object, ...]]:
    """Where a match stands at the start and after each word of `play`."""
    match: TinyMatch = Match(tiny.GAME, setup(**options))
    stands = [stand(match)]
    for word in moves.split():
        play(match, word)
        stands.append(stand(match))
    return stands


def python(code: str, *args: str) -> subprocess.Popen[str]:
    """A Python process that knows the tiny game and runs `code`."""
    knows = (
        "from cavegames.engine import registry\n"
        "from tests.engine import tiny\n"
        "registry.GAMES += (tiny.INFO,)\n"
    )
    env = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"}
    return subprocess.Popen(
        [sys.executable, "-c", knows + code, *args],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=env,
    )
