"""A tool card: three tools, small as their letters or large as pictures."""

from functools import lru_cache

from textual.geometry import Region

from cavegames.games.redpeak.components import CARDS, Tool
from cavegames.tui.boards.painter import Picture
from cavegames.tui.boards.pixels import Canvas
from cavegames.tui.games.redpeak import letters, shades, sprites
from cavegames.tui.looks import Look
from cavegames.tui.palette import Palette
from cavegames.tui.sheet import Sheet

SMALL = (5, 1)
"""Terminal cells of a small card."""
LARGE = (23, 4)
"""Terminal cells of a large card."""


@lru_cache(1024)
def small(card: int, look: Look, colours: Palette, wanted: Tool | None = None) -> Picture:
    """A card as `[AFT]`, as `<AFT>` where it shows the tool that is asked for."""
    sheet = Sheet(*SMALL, look, colours)
    has = wanted in CARDS[card].tools
    edge = sheet.text("lamp" if has else "quiet", has)
    sheet.put(0, 0, "<" if has else "[", edge)
    for x, tool in enumerate(CARDS[card].tools, 1):
        sheet.put(x, 0, letters.TOOL_LETTERS[tool], shades.plate(tool, look, colours))
    sheet.put(4, 0, ">" if has else "]", edge)
    return sheet.block().lines


@lru_cache(512)
def large(card: int, look: Look, colours: Palette, wanted: Tool | None = None) -> Picture:
    """A card with a picture of each tool and its letter, or its letter and name in a frame.

    The tool that is asked for is marked `>A<`.
    """
    sheet = Sheet(*LARGE, look, colours)
    pixels = look is Look.PICTURE
    if pixels:
        sheet.paste(0, 0, _pictures(card, colours))
    else:
        sheet.frame(Region(0, 0, *LARGE), sheet.text("edge"))
    for index, tool in enumerate(CARDS[card].tools):
        x, sign = 1 + 7 * index, letters.TOOL_LETTERS[tool]
        name = f">{sign}<" if tool == wanted else f" {sign} "
        sheet.put(x + 2, LARGE[1] - 1 if pixels else 1, name, shades.plate(tool, look, colours))
        if not pixels:
            word = letters.SHORT.get(tool, tool.id)
            sheet.put(x + (7 - len(word)) // 2, 2, word, sheet.text())
    return sheet.block().lines


def _pictures(card: int, colours: Palette) -> Picture:
    canvas = Canvas(*LARGE, colours["raised"])
    for index, tool in enumerate(CARDS[card].tools):
        canvas.draw(sprites.thing("tool", tool.id), shades.tones(tool, colours), 1 + 7 * index, 0)
    return canvas.strips()
