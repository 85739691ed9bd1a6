"""The gear and character cards (RW-COMP-8, RW-COMP-9)."""

from enum import IntEnum

from cavegames.engine import assets

_DATA = assets.table("rwenzori/cards.toml")


class Gear(IntEnum):
    """A piece of gear, used once (RW-GEAR-1 to RW-GEAR-5)."""

    BAG = 0
    BOOTS = 1
    TORCH = 2
    CHOCOLATE = 3
    MAP = 4

    @property
    def id(self) -> str:
        """Its name in notation."""
        return self.name.lower()

    @property
    def title(self) -> str:
        """What players call it."""
        return str(_DATA["gear"][self.id]["title"])

    @property
    def line(self) -> str:
        """What it does."""
        return str(_DATA["gear"][self.id]["line"])


class Character(IntEnum):
    """A character, used once, never in the end phase (RW-COMP-9)."""

    GUIDE = 0
    TRADER = 1
    THIEF = 2
    PRANKSTER = 3
    WHIRLWIND = 4

    @property
    def id(self) -> str:
        """Its name in notation."""
        return self.name.lower()

    @property
    def title(self) -> str:
        """What players call it."""
        return str(_DATA["character"][self.id]["title"])

    @property
    def line(self) -> str:
        """What it does."""
        return str(_DATA["character"][self.id]["line"])

    @property
    def aimed(self) -> bool:
        """Whether it is used on one other player."""
        return self in (Character.TRADER, Character.THIEF, Character.PRANKSTER)


NONE = -2
"""In the place of a card: there is none, as of characters in a match of one (RW-SOLO-12)."""
