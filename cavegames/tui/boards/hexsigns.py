"""What is written on the tiles of a cave: two letters for each sign, as one stands for a seat."""

from enum import Enum


class Sign(Enum):
    """A sign: its letters, and the role of its colour."""

    SWING = "Sw", "moss"
    DIVE = "Di", "water"
    JUMP = "Ju", "violet"
    PICKAXE = "Pi", "steel"
    TNT = "Tn", "lava"
    PLUS_1 = "+1", "lamp"
    PLUS_2 = "+2", "lamp"
    ILLUMINATE = "Li", "flame"
    ESCAPE = "Ex", "shine"
    UNKNOWN = "?", "quiet"
    DEAD_END = "De", "quiet"
    CLOCK = "Ck", "lamp"
    MORE = "!1", "lava"
    STOP = "!H", "lava"
    EXPLOSION = "!!", "lava"
    CAVE_IN = "##", "quiet"
    HIDDEN = "Hi", "violet"
    TREASURE = "Tr", "lamp"
    LOGO = "/\\", "steel"

    def __init__(self, letters: str, role: str) -> None:
        self.letters = letters
        self.role = role

    def written(self, passed: bool) -> str:
        """Its letters; small ones where it does not matter any more."""
        return self.letters.lower() if passed else self.letters
