"""A process that is killed at any moment loses no move that was shown."""

import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cavegames.engine import journal, registry, store
from cavegames.engine.match import Match, MatchSetup, SeatSetup
from tests.soak import SOAK

KILLS = 2 * SOAK


def _killed(path: Path, moves: int, delay: float) -> int:
    """Let the child play, kill it `delay` seconds after it has shown `moves`; the last number it showed."""
    command = [sys.executable, "-m", "tests.tui.match.shown_moves", str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as child:
        assert child.stdout is not None
        shown = 0
        for line in child.stdout:
            shown = int(line)
            if shown >= moves:
                break
        time.sleep(delay)
        child.send_signal(signal.SIGKILL)
        return max([shown, *(int(line) for line in child.stdout if line.endswith("\n"))])


def _new_match(game_id: str) -> Match[Any, Any]:
    """A match of computer players, of as many as make a table of several where the game has one."""
    game = registry.open_game(game_id)
    count = min(2, game.info.seats_max)
    seats = tuple(SeatSetup(name, "random") for name in ("Ada", "Bob")[:count])
    return store.new_match(game, MatchSetup(game_id, game.Options(), seats, 7))


@pytest.mark.parametrize("game_id", [info.id for info in registry.GAMES])
def test_every_move_shown_is_in_the_file(game_id: str) -> None:
    match = _new_match(game_id)
    path = store.path_of(match)
    assert path is not None
    store.close(match)
    rng = Random(5)
    kept = 0
    for _ in range(KILLS):
        shown = _killed(path, kept + rng.randrange(1, 12), rng.random() * 0.1)
        reading = journal.read(path)
        assert reading.match is not None, reading.problem
        assert reading.wrong is None, reading.notes
        assert len(reading.match.plies) >= shown > kept or reading.match.outcome is not None
        kept = len(reading.match.plies)
    again = store.open_match(path)
    assert len(again.match.plies) == kept
    store.close(again.match)
