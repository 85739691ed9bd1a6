"""The tokens of the game (OC-COMP-1 to OC-COMP-6)."""

from dataclasses import dataclass
from enum import IntEnum

from cavegames.engine import assets

SEATS = ("ocelot", "penguin")
COMPANIONS = ("Moth", "Bat")
"""The companion of each seat."""


class Token(IntEnum):
    """A kind of cave token that lies face up on the mat."""

    SUN = 0
    MOON = 1
    STAR = 2
    CRYSTAL = 3
    OPAL = 4
    EMERALD = 5
    BERYL = 6
    GEODE = 7

    @property
    def title(self) -> str:
        """What players call it, e.g. `red beryl`."""
        return _TITLES[self]


_TITLES = (
    "celestite sun",
    "celestite moon",
    "celestite star",
    "rock crystal",
    "opal",
    "emerald",
    "red beryl",
    "geode",
)
CELESTITES = (Token.SUN, Token.MOON, Token.STAR)
GEMS = tuple(Token)[: Token.GEODE]
"""All kinds but the geode, which is no gem (OC-SCORE-6)."""


class Tool(IntEnum):
    """What a tool token shows on the side that lies up."""

    COMPASS = 0
    LAMP = 1
    PICKAXE = 2

    @property
    def title(self) -> str:
        """Its name in a sentence and in notation."""
        return self.name.lower()


class Letter(IntEnum):
    """The three double-sided tool tokens."""

    A = 0
    B = 1
    C = 2


@dataclass(frozen=True, slots=True, order=True)
class Face:
    """A tool token with one side up, e.g. `A:lamp`."""

    letter: Letter
    tool: Tool

    def __str__(self) -> str:
        return f"{self.letter.name}:{self.tool.title}"


FACES: tuple[Face, ...] = (
    Face(Letter.A, Tool.COMPASS),
    Face(Letter.A, Tool.LAMP),
    Face(Letter.B, Tool.LAMP),
    Face(Letter.B, Tool.PICKAXE),
    Face(Letter.C, Tool.COMPASS),
    Face(Letter.C, Tool.PICKAXE),
)
"""Every way a tool can be placed (OC-COMP-4)."""

HIDDEN = "?"
"""The face of an amethyst in the eyes of someone who may not see it."""


@dataclass(frozen=True, slots=True, order=True)
class Amethyst:
    """An amethyst: the level (1, 2, 3) its back shows, and its face.

    A face is a number as text, `ones`, `threes`, `left-blue`, `left-deep`, or HIDDEN.
    """

    level: int
    face: str


_DATA = assets.table("ocelot/tokens.toml")

POINTS: tuple[int, ...] = tuple(_DATA["points"].get(token.name.lower(), 0) for token in Token)
"""Printed value of each kind of token, 0 for the geode (OC-COMP-5)."""

COLOURS: tuple[str, ...] = tuple(level["colour"] for level in _DATA["level"])
"""The colour names of levels 1, 2, 3."""

LEVEL_TOKENS: tuple[tuple[Token, ...], ...] = tuple(
    tuple(Token[name.upper()] for name, count in level["tokens"].items() for _ in range(count))
    for level in _DATA["level"]
)
"""The tokens that lie on levels 1, 2, 3 at the start, unshuffled."""

BAGS: tuple[tuple[Amethyst, ...], ...] = tuple(
    tuple(Amethyst(i, face) for face in level["bag"]) for i, level in enumerate(_DATA["level"], start=1)
)
"""The amethysts in the bags of levels 1, 2, 3, unshuffled (OC-COMP-6)."""

TOOLS_EACH: int = _DATA["tools"]["each"]
"""Tool tokens of each letter that a player starts with."""
