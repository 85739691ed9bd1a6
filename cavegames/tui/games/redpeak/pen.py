"""How the panels beside the board write: tools on plates, letters, short words."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from textual.content import Content

from cavegames.games.redpeak.components import CARDS, TILES, Gain, Reward, Tool
from cavegames.tui.games.redpeak import letters, shades
from cavegames.tui.looks import Look
from cavegames.tui.palette import Palette
from cavegames.tui.pane import chip

WORDS = 48
"""Columns from which tools are written as words beside their letters."""

GAINS = {Gain.MULTI: "multi", Gain.TIME: "time", Gain.PATH: "path", Gain.CARDS: "card", Gain.BOAT: "boat"}
"""Gains in a word each."""


@dataclass(frozen=True, slots=True)
class Pen:
    """What everything written depends on: the look, the colours, and the columns and lines there are."""

    look: Look
    colours: Palette
    width: int
    height: int

    @property
    def wordy(self) -> bool:
        """Whether there is room for words."""
        return self.width >= WORDS

    def tool(self, tool: Tool, word: bool = False) -> Content:
        """A tool: its letter on a plate, with its word where that is wanted."""
        style = shades.plate(tool, self.look, self.colours)
        assert style.color is not None and style.bgcolor is not None
        plate = (letters.TOOL_LETTERS[tool], f"bold {style.color.name} on {style.bgcolor.name}")
        return Content.assemble(plate, f" {tool.id}" if word else "")

    def tools(self, tools: Iterable[Tool], word: bool = False) -> Content:
        """Some tools beside each other."""
        return Content("  " if word else "").join([self.tool(tool, word) for tool in tools])

    def card(self, card: int | None, word: bool = False) -> Content:
        """A tool card, or its back."""
        if card is None:
            return Content.styled("???", "$cave-quiet")
        return self.tools(CARDS[card].tools, word)

    def shape(self, tile: int) -> str:
        """A straight or a curved path tile as one character."""
        return letters.shape(TILES[tile].curved, self.look)

    def volcanoes(self, count: int) -> Content:
        """So many volcanoes; nothing for none."""
        text = f"{letters.volcano(self.look)}{count}" if count else ""
        return Content.styled(text, "bold $cave-lava")

    @property
    def dot(self) -> str:
        """Stands for nothing in a table."""
        return "." if self.look is Look.ASCII else "\u00b7"


def reward(reward: Reward) -> str:
    """A reward in a word or two, e.g. `2 cards`, `boat`."""
    name = GAINS[reward.gain]
    many = f"{reward.amount} {name}{'s' if reward.gain == Gain.CARDS else ''}"
    return name if reward.amount == 1 else many


def rewards(there: tuple[Reward, ...], width: int) -> str:
    """Some rewards in at most `width` columns: words, with their first letters alone where there are many."""
    words = " ".join(map(reward, there))
    if len(words) <= width:
        return words
    return " ".join(reward(one) if one.amount == 1 else f"{one.amount}{GAINS[one.gain][0]}" for one in there)


def wrapped(head: Content, items: Iterable[Content], width: int) -> Iterator[Content]:
    """A head and items after it, a space between, in as many lines of `width` columns as they take."""
    line = head
    for item in items:
        if line.cell_length + 1 + item.cell_length > width:
            yield line
            line = Content(" " * head.cell_length)
        line += Content(" ") + item
    yield line


def button(key: str, text: str, action: str) -> Content:
    """Something to click, with its key."""
    return chip(f" {key} {text} ", action, "bold $cave-on-lamp on $cave-lamp")
