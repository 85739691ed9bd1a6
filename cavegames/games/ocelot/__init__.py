"""Sir Ocelot's Cave."""

from cavegames.games.ocelot.game import GAME

__all__ = ["GAME"]
