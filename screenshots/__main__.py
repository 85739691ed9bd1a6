"""Make the pictures of the readme: `python -m screenshots`. PNG needs Chromium; without it there is none."""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from textual.pilot import Pilot

from benchmarks import shots
from cavegames.engine import journal
from cavegames.engine.match import Match
from cavegames.tui.app import CaveApp

HERE = Path(__file__).parent
RECORDS = HERE.parent / "tests" / "games"

OCELOT = "ocelot/matches/win-penguin.jsonl"
IGNIS = "ignis/matches/win-seasoned.jsonl"


class Scene(NamedTuple):
    """A picture of a match: its name, the record, the look, columns and lines, moves played, then keys."""

    name: str
    record: str
    look: str
    size: tuple[int, int]
    moves: int
    keys: tuple[str, ...]


_AIMING = (49, ("5", *["tab"] * 11))
_CARDS = (45, ("1", "3", "4", "6"))

SCENES = (
    Scene("ocelot-picture-160x48", OCELOT, "picture", (160, 48), *_AIMING),
    Scene("ocelot-picture-80x24", OCELOT, "picture", (80, 24), *_AIMING),
    Scene("ocelot-line-120x40", OCELOT, "line", (120, 40), *_AIMING),
    Scene("ocelot-ascii-80x24", OCELOT, "ascii", (80, 24), *_AIMING),
    Scene("ignis-picture-160x48", IGNIS, "picture", (160, 48), *_CARDS),
    Scene("ignis-picture-80x24", IGNIS, "picture", (80, 24), *_CARDS),
)


def opened(record: str, moves: int) -> Match[Any, Any]:
    """A recorded match, taken back to where so many moves were played."""
    match = journal.read(RECORDS / record).match
    if match is None:
        raise SystemExit(f"{record} cannot be read.")
    fresh: Match[Any, Any] = Match(match.game, match.setup)
    for ply in match.plies[:moves]:
        fresh.play(ply.move)
    return fresh


def take(scene: Scene) -> None:
    """Make one picture of a match."""

    async def play(pilot: Pilot[Any]) -> None:
        app = pilot.app
        assert isinstance(app, CaveApp)
        app.change_settings(look=scene.look, animations=False)
        app.open_match(opened(scene.record, scene.moves))
        await pilot.pause(0.5)
        await pilot.press(*scene.keys)

    picture(scene.name, scene.size, play)


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
            take(scene)
    return 0


if __name__ == "__main__":
    sys.exit(main())
