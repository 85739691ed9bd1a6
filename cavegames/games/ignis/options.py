"""What is chosen before a match."""

from cavegames.engine.game import GameOptions


class IgnisOptions(GameOptions):
    """The options of The Cave of Ignis: those that every game has."""
