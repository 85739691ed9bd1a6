"""A tool card: pictures of its three tools, or their names."""

from functools import lru_cache

from textual.geometry import Region

from cavegames.games.redpeak.components import CARDS, Tool
from cavegames.tui.boards.painter import Picture
from cavegames.tui.boards.pixels import Canvas
from cavegames.tui.games.redpeak import letters, shades, sprites
from cavegames.tui.looks import Look
from cavegames.tui.palette import Palette
from cavegames.tui.sheet import Sheet

SIZE = (23, 4)
"""Terminal cells of a card."""


@lru_cache(512)
def picture(card: int, look: Look, colours: Palette, wanted: Tool | None = None) -> Picture:
    """A card with a picture of each tool and its letter, or its letter and name in a frame.

    The tool that is asked for is marked `>A<`.
    """
    sheet = Sheet(*SIZE, look, colours)
    pixels = look is Look.PICTURE
    if pixels:
        sheet.paste(0, 0, _pictures(card, colours))
    else:
        sheet.frame(Region(0, 0, *SIZE), sheet.text("edge"))
    for index, tool in enumerate(CARDS[card].tools):
        x, sign = 8 * index if pixels else 1 + 7 * index, letters.TOOL_LETTERS[tool]
        name = f">{sign}<" if tool == wanted else f" {sign} "
        sheet.put(x + 2, SIZE[1] - 1 if pixels else 1, name, shades.plate(tool, look, colours))
        if not pixels:
            word = letters.SHORT.get(tool, tool.id)
            sheet.put(x + (7 - len(word)) // 2, 2, word, sheet.text())
    return sheet.block().lines


def _pictures(card: int, colours: Palette) -> Picture:
    canvas = Canvas(*SIZE, colours["raised"])
    for index, tool in enumerate(CARDS[card].tools):
        canvas.draw(sprites.thing("tool", tool.id), shades.tones(tool, colours), 8 * index, 0)
    return canvas.strips()
