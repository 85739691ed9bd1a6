"""What the screens of each game are made of, by game id. A part is imported when it is first asked for."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

from textual.content import Content
from textual.strip import Strip

from cavegames.tui.looks import Look
from cavegames.tui.palette import Palette

if TYPE_CHECKING:  # the launcher need not wait for the contract of games
    from cavegames.engine.game import Outcome


class DoorPicture(Protocol):
    """Draws the picture on the door of a game, `width` x `height` cells."""

    def __call__(self, width: int, height: int, look: Look, palette: Palette) -> list[Strip]:
        """One strip a line, each exactly `width` cells wide."""
        ...


class RulesPicture(Protocol):
    """Draws the picture that goes with a clause, or gives None where a clause has none."""

    def __call__(self, clause: str, look: Look, palette: Palette) -> Sequence[Strip] | None:
        """One strip a line."""
        ...


class Ending(Protocol):
    """Draws how a match ended, in the place of the scores."""

    def __call__(self, view: Any, outcome: "Outcome") -> Content:
        """Some lines, at most 72 terminal cells wide."""
        ...


PARTS: Mapping[str, Mapping[str, str]] = {
    "ocelot": {
        "door": "cavegames.tui.games.ocelot.door:door_picture",
        "rules": "cavegames.tui.games.ocelot.rules_pictures:rules_picture",
        "table": "cavegames.tui.games.ocelot.table:OcelotTable",
    },
    "ignis": {
        "door": "cavegames.tui.games.ignis.door:door_picture",
        "ending": "cavegames.tui.games.ignis.ending:ending",
        "rules": "cavegames.tui.games.ignis.rules_pictures:rules_picture",
        "table": "cavegames.tui.games.ignis.table:IgnisTable",
    },
    "redpeak": {
        "door": "cavegames.tui.games.redpeak.door:door_picture",
        "ending": "cavegames.tui.games.redpeak.ending:ending",
        "rules": "cavegames.tui.games.redpeak.rules_pictures:rules_picture",
        "table": "cavegames.tui.games.redpeak.table:RedPeakTable",
    },
    "rwenzori": {
        "door": "cavegames.tui.games.rwenzori.door:door_picture",
        "ending": "cavegames.tui.games.rwenzori.ending:ending",
        "rules": "cavegames.tui.games.rwenzori.rules_pictures:rules_picture",
        "table": "cavegames.tui.games.rwenzori.table:RwenzoriTable",
    },
}
"""Game id → part → `package.module:NAME`."""


def part(game_id: str, name: str) -> Any:
    """A part of the screens of a game. Raises KeyError where the game has none of that name."""
    module, attribute = PARTS[game_id][name].split(":")
    return getattr(import_module(module), attribute)


def ending(game_id: str) -> Ending | None:
    """What draws the end of a match of a game in its own way; None where its scores say all."""
    return cast(Ending, part(game_id, "ending")) if "ending" in PARTS[game_id] else None


def door_picture(game_id: str) -> DoorPicture:
    """What draws the door of a game."""
    return cast(DoorPicture, part(game_id, "door"))


def rules_picture(game_id: str) -> RulesPicture:
    """What draws the pictures in the rules of a game."""
    return cast(RulesPicture, part(game_id, "rules"))
