"""The list of games: metadata only. A game's code is imported when it is opened."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, cast

from cavegames.engine.info import GameInfo

if TYPE_CHECKING:
    from cavegames.engine.game import AnyGame

GAMES: tuple[GameInfo, ...] = (
    GameInfo(
        id="ocelot",
        title="Sir Ocelot's Cave",
        tagline="Set your tools around three caves and take the gems that three of them see.",
        module="cavegames.games.ocelot:GAME",
        seats_min=2,
        seats_max=2,
        minutes="20-40",
        modes=("two players", "against the computer"),
        hidden=True,
        clock=False,
        clauses="OC",
        rules_version=1,
    ),
    GameInfo(
        id="ignis",
        title="The Cave of Ignis",
        tagline="Fetch the scepter from the Flame Throne before the last cube of the fuse burns.",
        module="cavegames.games.ignis:GAME",
        seats_min=1,
        seats_max=1,
        minutes="10-20",
        modes=("solo",),
        hidden=True,
        clock=False,
        clauses="IG",
        rules_version=1,
    ),
    GameInfo(
        id="redpeak",
        title="Red Peak",
        tagline="Lead the team to a boat, ninety seconds a day, before the lava is there.",
        module="cavegames.games.redpeak:GAME",
        seats_min=1,
        seats_max=6,
        minutes="20-40",
        modes=("one team", "solo"),
        hidden=True,
        clock=True,
        clauses="RP",
        rules_version=2,
        team=True,
    ),
    GameInfo(
        id="rwenzori",
        title="Caves of Rwenzori",
        tagline="Lay all your tiles through dark and flooded caves, and be the first to escape.",
        module="cavegames.games.rwenzori:GAME",
        seats_min=1,
        seats_max=5,
        minutes="30-60",
        modes=("hot seat", "against the computer", "solo"),
        hidden=True,
        clock=True,
        clauses="RW",
        rules_version=1,
    ),
)


class UnknownGame(LookupError):
    """No game has this id; the message is a sentence that lists those there are."""


def info(game_id: str) -> GameInfo:
    """The metadata of a game. Raises UnknownGame."""
    for entry in GAMES:
        if entry.id == game_id:
            return entry
    known = ", ".join(entry.id for entry in GAMES)
    raise UnknownGame(f"There is no game called {game_id!r}. The games are: {known}.")


def open_game(game_id: str) -> AnyGame:
    """Import a game's code and give its Game object. Raises UnknownGame."""
    module, name = info(game_id).module.split(":")
    return cast("AnyGame", getattr(import_module(module), name))
