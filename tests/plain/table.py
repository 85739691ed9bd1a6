"""Playing in plain mode without a terminal."""

import contextlib
import io
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

from cavegames.cli import cli
from cavegames.engine import chance, store
from cavegames.engine.match import PERSON, Match, MatchSetup, SeatSetup
from cavegames.engine.registry import open_game
from cavegames.plain.console import Console, Left
from cavegames.plain.dialogue import Dialogue

GAME = open_game("ocelot")

NEW = ("", "", "", "", "")
"""Answers to the questions for a new match: the usual ones."""


def setup(*players: str, seed: int = 7, position: Any = None, **options: str) -> MatchSetup:
    """Ada and Ben, persons unless `players` says otherwise."""
    kinds = (*players, PERSON, PERSON)[:2]
    seats = tuple(map(SeatSetup, ("Ada", "Ben"), kinds))
    return MatchSetup("ocelot", GAME.Options.model_validate(options), seats, seed, position)


def bytes_of(lines: Iterable[str]) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode()


def talk(match: Match[Any, Any], *lines: str | bytes) -> list[str]:
    """What is said in answer to some lines, the greeting left out; the last line ends the input."""
    raw = b"".join(line + b"\n" if isinstance(line, bytes) else bytes_of([line]) for line in lines)
    out = io.BytesIO()
    with contextlib.suppress(Left):
        Dialogue(match, Console(io.BytesIO(raw), out)).run()
    return out.getvalue().decode("ascii").splitlines()[2:]


def begun(*players: str, **given: Any) -> Match[Any, Any]:
    """A match with a file."""
    return store.new_match(GAME, setup(*players, **given))


def unsaved(*players: str, **given: Any) -> Match[Any, Any]:
    """A match without a file."""
    return Match(GAME, setup(*players, **given))


def sentence(text: str) -> bool:
    """Whether a line is what plain mode may write."""
    return text.isascii() and (not text or text.isprintable())


def late(plies: int, seed: int = 7, **given: Any) -> Match[Any, Any]:
    """A match with random moves, without a file."""
    match = unsaved(seed=seed, **given)
    rng = chance.stream(seed, "plain")
    while len(match.plies) < plies and match.to_move is not None:
        moves = GAME.legal(match.state)
        takes = [move for move in moves if GAME.notate(move).startswith("take")]
        match.play(chance.draw(rng, takes or moves))
    return match


def run(*arguments: str | Path, say: tuple[str, ...] = ()) -> Result:
    done = CliRunner().invoke(cli, [*map(str, arguments)], input="".join(f"{line}\n" for line in say))
    assert done.exit_code == 0 and not done.stderr, done.output
    assert all(map(sentence, done.stdout.splitlines()))
    return done
