"""Make the pictures of the readme: `python -m screenshots`. PNG needs Chromium; without it there is none."""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from benchmarks import shots
from cavegames.engine import journal
from cavegames.engine.match import Match
from cavegames.tui.app import CaveApp

HERE = Path(__file__).parent
RECORDS = HERE.parent / "tests" / "games"

SCENES: tuple[tuple[str, str, str, tuple[int, int], int], ...] = (
    ("ocelot-picture-160x48", "ocelot/matches/win-penguin.jsonl", "picture", (160, 48), 49),
    ("ocelot-picture-80x24", "ocelot/matches/win-penguin.jsonl", "picture", (80, 24), 49),
    ("ocelot-line-120x40", "ocelot/matches/win-penguin.jsonl", "line", (120, 40), 49),
    ("ocelot-ascii-80x24", "ocelot/matches/win-penguin.jsonl", "ascii", (80, 24), 49),
)
"""Name of the picture, recorded match, look, size in columns and lines, moves played."""


def opened(record: str, moves: int) -> Match[Any, Any]:
    """A recorded match, taken back to where so many moves were played."""
    match = journal.read(RECORDS / record).match
    if match is None:
        raise SystemExit(f"{record} cannot be read.")
    fresh: Match[Any, Any] = Match(match.game, match.setup)
    for ply in match.plies[:moves]:
        fresh.play(ply.move)
    return fresh


def take(name: str, record: str, look: str, size: tuple[int, int], moves: int) -> None:
    """Make one picture of a match."""

    async def play(pilot: Pilot[Any]) -> None:
        app = pilot.app
        assert isinstance(app, CaveApp)
        app.change_settings(look=look, animations=False)
        app.open_match(opened(record, moves))
        await pilot.pause(0.5)
        await pilot.press("5", *["tab"] * 11)

    picture(name, size, play)


def picture(name: str, size: tuple[int, int], play: shots.Play) -> None:
    """Make one picture of the program after `play`."""
    path = HERE / f"{name}.svg"
    shots.save(CaveApp(), path, size, play)
    path.unlink()
    print(path.with_suffix(".png").name if path.with_suffix(".png").exists() else f"{name}: no Chromium")


async def launcher(pilot: Pilot[Any]) -> None:
    """Wait for the door."""
    await pilot.pause(0.5)


def main() -> int:
    """Make all pictures, in a user folder of their own."""
    with tempfile.TemporaryDirectory() as home:
        os.environ["CAVEGAMES_HOME"] = home
        picture("launcher-80x24", (80, 24), launcher)
        for scene in SCENES:
            take(*scene)
    return 0


if __name__ == "__main__":
    sys.exit(main())
