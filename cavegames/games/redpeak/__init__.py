"""Red Peak: a team, a volcano, and ninety seconds a day."""

from cavegames.games.redpeak.game import GAME

__all__ = ["GAME"]
