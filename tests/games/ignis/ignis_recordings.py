"""The recorded matches in `matches/`, one for each way a match can end.

They are made by `python tests/games/ignis/ignis_recordings.py`, which lets the planner play until each ending
was met. A test plays them again.
"""

import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Any

from cavegames.engine import chance, journal
from cavegames.engine.match import Match, MatchSetup, SeatSetup
from cavegames.games.ignis import GAME
from cavegames.games.ignis.components import AWARDS
from cavegames.games.ignis.state import State
from cavegames.players.registry import open_player

FOLDER = Path(__file__).parent / "matches"

ENDINGS = {
    "win-legend": ("IG-END-1", AWARDS[0].title),
    "win-master": ("IG-END-1", AWARDS[1].title),
    "win-seasoned": ("IG-END-1", AWARDS[2].title),
    "win-singed": ("IG-END-1", AWARDS[3].title),
    "win-spark": ("IG-END-1", AWARDS[4].title),
    "tie": ("IG-END-2", ""),
    "loss": ("IG-END-3", ""),
    "gave-up": ("GEN-RESIGN", ""),
}
"""The clause and the award of each recording, by its name."""

FROM_A_POSITION = "win-legend"
"""Hardly ever won from the start: this one begins on the way back with most of the fuse left."""


def setup(seed: int, name: str) -> MatchSetup:
    """The set-up of a match."""
    position = head_start(seed) if name == FROM_A_POSITION else None
    return MatchSetup("ignis", GAME.Options(), (SeatSetup("Ada"),), seed, position)


def head_start(seed: int) -> Any:
    """A position at the throne with the scepter taken and good cards in the stacks."""
    data = GAME.dump(GAME.setup(GAME.Options(), 1, seed))
    stacks = {
        "yellow": [],
        "white": [],
        "green": ["green1", "green2", "green3"],
        "red": ["red1", "red2", "red3"],
    }
    pile = list(data["pile"])
    for card in (*stacks["green"], *stacks["red"]):
        pile.remove(card)
    return {**data, "step": 9, "scepter": True, "cubes": 18, "round": 5, "stacks": stacks, "pile": pile}


def moves(state: State, seed: int) -> Iterator[Any]:
    """The moves of the planner from `state` on."""
    planner, rng = open_player("planner", GAME), chance.stream(seed, "record")
    while GAME.legal(state):
        move = planner.choose(GAME.observe(state, 0), 0, rng)
        yield move
        state = GAME.apply(state, move).state


def play(match: Match[Any, Any], seed: int, plies: int | None = None) -> None:
    """Play a match on, with a move taken back and made again now and then; after `plies` give up."""
    for ply, move in enumerate(moves(match.state, seed)):
        if ply == plies:
            match.resign(0, float(ply))
            return
        match.play(move, float(ply))
        if ply % 7 == 0 and match.undo_refusal() is None:
            match.undo(float(ply))
            match.redo(float(ply))


def met(name: str, seed: int) -> bool:
    """Whether the match of that seed ends as a recording should."""
    if name == "gave-up":
        return True
    match: Match[Any, Any] = Match(GAME, setup(seed, name))
    play(match, seed)
    outcome = match.outcome
    assert outcome is not None
    return (outcome.clause, outcome.award) == ENDINGS[name]


def record(name: str, seed: int, path: Path) -> None:
    """Write a recording. Raises JournalError."""
    created = datetime(2026, 1, 1, 12, tzinfo=UTC)
    with journal.create(path, setup(seed, name), GAME, created=created) as written:
        play(Match(GAME, setup(seed, name), written), seed, 20 if name == "gave-up" else None)


def main() -> None:
    """Write all recordings anew."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for name in ENDINGS:
            path = Path(folder) / f"{name}.jsonl"
            record(name, next(seed for seed in count(1) if met(name, seed)), path)
            (FOLDER / path.name).write_bytes(path.read_bytes())


if __name__ == "__main__":
    main()
