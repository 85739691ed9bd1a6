"""Make the pictures of the readme: `python -m screenshots`. PNG needs Chromium; without it there is none."""

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from textual.pilot import Pilot

from benchmarks import shots
from cavegames.engine import chance, journal, registry
from cavegames.engine.match import Match, MatchSetup, SeatSetup
from cavegames.engine.options import parse
from cavegames.games.redpeak.state import Phase
from cavegames.players.registry import open_player
from cavegames.tui.app import CaveApp

HERE = Path(__file__).parent
RECORDS = HERE.parent / "tests" / "games"

OCELOT = "ocelot/matches/win-penguin.jsonl"
IGNIS = "ignis/matches/win-seasoned.jsonl"
REDPEAK = "redpeak/matches/won-bonus.jsonl"
RWENZORI = "rwenzori/matches/escaped-of-five.jsonl"

Until: TypeAlias = Callable[[Any], bool]
"""Whether a position is the one to be shown."""


class Scene(NamedTuple):
    """A picture of a match: its name, the record, the look, columns and lines, moves played, then keys.

    In the place of a record may stand a match without a record, in that of moves a condition: the first
    position is shown that meets it.
    """

    name: str
    record: str | Callable[[], Match[Any, Any]]
    look: str
    size: tuple[int, int]
    moves: int | Until
    keys: tuple[str, ...] = ()


def _on_the_way(state: Any) -> bool:
    """Red Peak: the adventurer walks on the third day."""
    return state.day == 3 and state.phase == Phase.MOVE


def _deep(state: Any) -> bool:
    """Rwenzori: a turn begins in a cave that has grown."""
    return state.turn >= 25 and len(state.due) == 1


def everything() -> Match[Any, Any]:
    """Rwenzori: four greedy players on the sheet, with passages, treasure and two arms of lava."""
    game, rng = registry.open_game("rwenzori"), chance.stream(6, "screenshots")
    greedy = open_player("greedy", game)
    options = parse(game.Options, {"sheet": "on", "lava": "board", "hidden": "on", "treasure": "on"})
    seats = tuple(SeatSetup(name, "person") for name in ("Ada", "Ben", "Cleo", "Dan"))
    match: Match[Any, Any] = Match(game, MatchSetup("rwenzori", options, seats, 6))
    while (seat := match.to_move) is not None:
        match.play(greedy.choose(game.observe(match.state, seat), seat, rng))
    return match


def _joined(state: Any) -> bool:
    """Rwenzori: a turn begins after the two arms of lava have met."""
    return len(state.supply) == 1 and len(state.due) == 1


_AIMING = (49, ("5", *["tab"] * 11))
_CARDS = (45, ("1", "3", "4", "6"))

SCENES = (
    Scene("ocelot-picture-160x48", OCELOT, "picture", (160, 48), *_AIMING),
    Scene("ocelot-picture-80x24", OCELOT, "picture", (80, 24), *_AIMING),
    Scene("ocelot-line-120x40", OCELOT, "line", (120, 40), *_AIMING),
    Scene("ocelot-ascii-80x24", OCELOT, "ascii", (80, 24), *_AIMING),
    Scene("ignis-picture-160x48", IGNIS, "picture", (160, 48), *_CARDS),
    Scene("ignis-picture-80x24", IGNIS, "picture", (80, 24), *_CARDS),
    Scene("redpeak-picture-160x48", REDPEAK, "picture", (160, 48), _on_the_way, ("enter",)),
    Scene("redpeak-picture-80x24", REDPEAK, "picture", (80, 24), _on_the_way, ("enter",)),
    Scene("rwenzori-picture-160x48", RWENZORI, "picture", (160, 48), _deep, ("enter",)),
    Scene("rwenzori-picture-80x24", RWENZORI, "picture", (80, 24), _deep, ("enter",)),
    Scene("rwenzori-sheet-picture-160x48", everything, "picture", (160, 48), _joined, ("enter", "z", "z")),
    Scene("rwenzori-sheet-line-80x24", everything, "line", (80, 24), _joined, ("enter",)),
)


def opened(record: str | Callable[[], Match[Any, Any]], moves: int | Until) -> Match[Any, Any]:
    """A match, taken back to where so many moves were played, or to what is to be shown."""
    match = record() if callable(record) else journal.read(RECORDS / record).match
    if match is None:
        raise SystemExit(f"{record} cannot be read.")
    fresh: Match[Any, Any] = Match(match.game, match.setup)
    for count, ply in enumerate(match.plies):
        if moves(fresh.state) if callable(moves) else count == moves:
            return fresh
        fresh.play(ply.move)
    raise SystemExit(f"{record} has no such position.")


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
