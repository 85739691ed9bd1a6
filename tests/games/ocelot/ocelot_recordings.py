"""The recorded matches in `matches/`, one for each way a match can end.

They are made by `python tests/games/ocelot/ocelot_recordings.py`. A test plays them again.
"""

import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from cavegames.engine import chance, journal
from cavegames.engine.match import Match, MatchSetup, SeatSetup
from cavegames.games.ocelot import GAME
from cavegames.games.ocelot.moves import END, Move
from cavegames.games.ocelot.state import State

FOLDER = Path(__file__).parent / "matches"


@dataclass(frozen=True)
class Recording:
    """A match of two players who take all they can and do the rest at random."""

    name: str
    seed: int
    first: str
    plies: int | None
    """Plies after which the player to move gives up; None: the match is played to its end."""


RECORDINGS = (
    Recording("win-ocelot", 1, "ocelot", None),
    Recording("win-penguin", 0, "ocelot", None),
    Recording("tie-ocelot-more-amethysts", 694, "ocelot", None),
    Recording("tie-penguin-more-amethysts", 390, "ocelot", None),
    Recording("shared-victory", 1174, "ocelot", None),
    Recording("penguin-first", 5, "penguin", None),
    Recording("resigned", 3, "random", 25),
)


def setup(recording: Recording) -> MatchSetup:
    """The set-up of a recording."""
    options = GAME.Options(first=recording.first)  # type: ignore[call-arg]
    return MatchSetup("ocelot", options, (SeatSetup("Ada"), SeatSetup("Ben")), recording.seed)


def moves(state: State, seed: int) -> Iterator[Move]:
    """The moves of a match from `state` on."""
    rng = chance.stream(seed, "record")
    while legal := GAME.legal(state):
        useful = [move for move in legal if move != END] or legal
        move = chance.draw(rng, useful)
        yield move
        state = GAME.apply(state, move).state


def record(recording: Recording, path: Path) -> None:
    """Write a recording. Raises JournalError."""
    created = datetime(2026, 1, 1, 12, tzinfo=UTC)
    with journal.create(path, setup(recording), GAME, created=created) as written:
        match: Match[State, Move] = Match(GAME, setup(recording), written)
        for ply, move in enumerate(moves(match.start, recording.seed)):
            if ply == recording.plies:
                match.resign(match.to_move or 0, float(ply))
                return
            match.play(move, float(ply))


def main() -> None:
    """Write all recordings anew."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for recording in RECORDINGS:
            path = Path(folder) / f"{recording.name}.jsonl"
            record(recording, path)
            (FOLDER / path.name).write_bytes(path.read_bytes())


if __name__ == "__main__":
    main()
