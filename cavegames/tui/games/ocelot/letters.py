"""The one table of letters: each gem, tool and companion has its own (never told by colour alone)."""

from cavegames.games.ocelot.components import Token, Tool

TOKEN_LETTERS: dict[Token, str] = {
    Token.SUN: "S",
    Token.MOON: "N",
    Token.STAR: "T",
    Token.CRYSTAL: "Q",
    Token.OPAL: "O",
    Token.EMERALD: "E",
    Token.BERYL: "R",
    Token.GEODE: "G",
}
"""Sun, mooN, sTar, Quartz (rock crystal), Opal, Emerald, Red beryl, Geode."""

TOOL_LETTERS: dict[Tool, str] = {Tool.COMPASS: "C", Tool.LAMP: "L", Tool.PICKAXE: "P"}
"""Compass, Lamp, Pickaxe."""

COMPANION_LETTERS: tuple[str, ...] = ("M", "B")
"""Moth and Bat, by seat."""

AMETHYST_LETTER = "V"
"""Violet: amethysts never lie on the mat, only in a player's things."""


def legend() -> tuple[tuple[str, str], ...]:
    """Every letter and what it stands for, in the order of the components."""
    return (
        *((letter, token.title) for token, letter in TOKEN_LETTERS.items()),
        *((letter, tool.title) for tool, letter in TOOL_LETTERS.items()),
        (COMPANION_LETTERS[0], "Moth, the ocelot's companion"),
        (COMPANION_LETTERS[1], "Bat, the penguin's companion"),
        (AMETHYST_LETTER, "amethyst"),
    )
