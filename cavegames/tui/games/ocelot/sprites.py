"""The pictures of gems, tools and companions, read from `assets/ocelot/sprites.toml`."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from cavegames.engine import assets
from cavegames.games.ocelot.components import COMPANIONS, Token, Tool
from cavegames.tui.boards.pixels import Sprite
from cavegames.tui.games.ocelot.letters import COMPANION_LETTERS, TOKEN_LETTERS, TOOL_LETTERS
from cavegames.tui.looks import Look, Size

_TOOL_ROLES = {Tool.COMPASS: "steel", Tool.LAMP: "flame", Tool.PICKAXE: "wood"}
LETTER = "@"
"""Where the letter of a thing stands in its line or ascii picture."""


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that lies on a space."""

    name: str
    """Its table in the asset."""
    letter: str
    role: str
    """The role of its colour in the palette."""


def of_token(token: Token) -> Thing:
    """A gem or a geode."""
    return Thing(token.name.lower(), TOKEN_LETTERS[token], token.name.lower())


def of_tool(tool: Tool) -> Thing:
    """A placed tool."""
    return Thing(tool.title, TOOL_LETTERS[tool], _TOOL_ROLES[tool])


def of_companion(seat: int) -> Thing:
    """The companion of a seat."""
    return Thing(COMPANIONS[seat].lower(), COMPANION_LETTERS[seat], f"seat_{seat}")


THINGS: tuple[Thing, ...] = (
    *map(of_token, Token),
    *map(of_tool, Tool),
    *(of_companion(seat) for seat in range(len(COMPANIONS))),
)
"""Everything that has a picture."""


@cache
def pixels(name: str, size: Size) -> Sprite:
    """The picture of a thing in half-block pixels, in M or L."""
    rows: str = _data()[name]["picture"][size.value]
    return tuple(rows.split())


@cache
def door(name: str) -> Sprite:
    """One of the two on the door: `ocelot` or `penguin`."""
    rows: str = _data()["door"][name]
    return tuple(rows.split())


@cache
def letter_place(name: str, size: Size) -> tuple[int, int]:
    """The terminal cell (column, line) of the letter in the pixel picture."""
    column, line = _data()[name]["letter"][size.value]
    return column, line


@cache
def characters(name: str, look: Look, size: Size) -> tuple[str, ...]:
    """The picture of a thing in characters, in M or L: lines of three, LETTER where its letter stands."""
    lines: str = _data()[name][look.value][size.value]
    return tuple(line.ljust(3) for line in lines.splitlines())


@cache
def _data() -> dict[str, Any]:
    return assets.table("ocelot/sprites.toml")
