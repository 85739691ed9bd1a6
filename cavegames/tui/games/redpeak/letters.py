"""The one table of letters and signs: each thing has its own (never told by colour alone).

Capitals are tools, small letters are gains, two letters are quest places.
"""

from collections.abc import Iterable

from cavegames.games.redpeak.components import Bonus, Gain, Lava, Reward, Tool
from cavegames.tui.looks import Look

TOOL_LETTERS: dict[Tool, str] = {
    Tool.AXE: "A",
    Tool.FOOD: "F",
    Tool.WATER: "W",
    Tool.SHOVEL: "S",
    Tool.MACHETE: "M",
    Tool.TORCH: "T",
    Tool.HAT: "H",
    Tool.COMPASS: "C",
    Tool.ROPE: "R",
    Tool.FLASHLIGHT: "L",
    Tool.KIT: "K",
    Tool.MAP: "P",
}
"""Axe, Food, Water, Shovel, Machete, Torch, Hat, Compass, Rope, flashLight, first-aid Kit, maP."""

SHORT: dict[Tool, str] = {Tool.FLASHLIGHT: "light", Tool.KIT: "kit"}
"""Names of tools where there is room for seven letters; the other ones are their ids."""

GAIN_LETTERS: dict[Gain, str] = {
    Gain.MULTI: "x",
    Gain.TIME: "t",
    Gain.PATH: "p",
    Gain.CARDS: "c",
    Gain.BOAT: "b",
}
"""A multi-tool stands for any tool, as x does."""

BONUS_LETTERS: dict[Bonus, str] = {
    Bonus.MULTI: "x",
    Bonus.TIME: "t",
    Bonus.PATH_OR_BOAT: "o",
    Bonus.CARDS: "c",
    Bonus.LAVA: "-",
    Bonus.NOTHING: "0",
}
"""As the gains; `o` is a path tile or a boat, `-` takes lava away."""

FACE_DOWN = "?"
"""A bonus tile that nobody has seen."""

LAVA_NAMES: dict[Lava, str] = {Lava.CALM: "calm", Lava.ERUPTION: "single", Lava.DOUBLE: "double"}

FIGURE = "@"
"""The adventurer."""

THREAT = "!"
"""On the next space that lava takes."""

REACHED, WANTED = "+", "*"
"""Beside a quest place that the adventurer has reached, or that the path must still visit."""


def words(tools: Iterable[Tool]) -> str:
    """Some tools by their short names, e.g. `axe, light`."""
    return ", ".join(SHORT.get(tool, tool.id) for tool in tools)


def tent(look: Look) -> str:
    """The tent."""
    return "N" if look is Look.ASCII else "\u2302"


def volcano(look: Look) -> str:
    """Before the number of volcanoes."""
    return "^" if look is Look.ASCII else "▲"


def shape(curved: bool, look: Look) -> str:
    """A straight tile or a curve, in one character."""
    return (")" if look is Look.ASCII else "╰") if curved else "|" if look is Look.ASCII else "│"


def reward(gain: Reward) -> str:
    """A reward in one or two characters, e.g. `c2`, `c` for one card, `b`."""
    letter = GAIN_LETTERS[gain.gain]
    return letter if gain.amount == 1 else f"{letter}{gain.amount}"


def place_code(name: str) -> str:
    """The two letters of a quest place, from its name, e.g. `Te` for the temple."""
    word = name.removeprefix("the ").split()[-1]
    return word[:2].capitalize()
