"""The computer players, by game. A player's code is imported when it is opened."""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import cast

from cavegames.engine.game import AnyGame
from cavegames.players.player import Adviser, Player


@dataclass(frozen=True, slots=True)
class PlayerInfo:
    """What can be said of a player without importing its code."""

    name: str
    """As written on the command line and in match files."""
    title: str
    """As shown in the new-game screen."""
    line: str
    """One line on how it plays."""
    module: str
    """`package.module:CLASS`; the class is called with the Game object."""


RANDOM = PlayerInfo(
    "random",
    "Random",
    "Plays any legal move. Good for trying things out.",
    "cavegames.players.random_player:RandomPlayer",
)

_OWN: Mapping[str, tuple[PlayerInfo, ...]] = {
    "ocelot": (
        PlayerInfo(
            "greedy",
            "Greedy",
            "Takes the most it can now and gives you as little as it can. For newcomers.",
            "cavegames.players.ocelot.greedy:GreedyPlayer",
        ),
    ),
    "ignis": (
        PlayerInfo(
            "planner",
            "Planner",
            "Plans each turn to its end and weighs what may come. It gives the hints as well.",
            "cavegames.players.ignis.planner:PlannerPlayer",
        ),
    ),
    "redpeak": (
        PlayerInfo(
            "planner",
            "Planner",
            "Plans each day to its end and weighs the lava of the evening. It gives the hints as well.",
            "cavegames.players.redpeak.planner:PlannerPlayer",
        ),
    ),
    "rwenzori": (
        PlayerInfo(
            "greedy",
            "Greedy",
            "Lays what it can, blocks who leads, and keeps what may save it.",
            "cavegames.players.rwenzori.greedy:GreedyPlayer",
        ),
    ),
}


class UnknownPlayer(LookupError):
    """No computer player of this game has this name; the message is a sentence that lists them."""


def names(game_id: str) -> tuple[PlayerInfo, ...]:
    """The computer players of a game, the strongest first."""
    return (*_OWN.get(game_id, ()), RANDOM)


def adviser(game: AnyGame) -> PlayerInfo:
    """The strongest player of a game that can explain its moves. Raises UnknownPlayer where there is none."""
    for info in names(game.info.id):
        if isinstance(open_player(info.name, game), Adviser):
            return info
    raise UnknownPlayer(f"Nobody can give hints for {game.info.title}.")


def open_adviser(game: AnyGame) -> Adviser:
    """That player itself. Raises UnknownPlayer where there is none."""
    return cast(Adviser, open_player(adviser(game).name, game))


def open_player(name: str, game: AnyGame) -> Player:
    """A player of that name for a game. Raises UnknownPlayer."""
    for player in names(game.info.id):
        if player.name == name:
            module, made_by = player.module.split(":")
            return cast(Player, getattr(import_module(module), made_by)(game))
    known = ", ".join(player.name for player in names(game.info.id))
    raise UnknownPlayer(f"{game.info.title} has no player called {name!r}. Choose {known}.")
