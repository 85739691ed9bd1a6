"""Draws the spaces of the mat."""

from collections.abc import Hashable
from functools import lru_cache

from rich.segment import Segment
from textual.strip import Strip

from cavegames.engine.squaregrid import Cell
from cavegames.tui import palette
from cavegames.tui.boards.painter import Brush, Picture
from cavegames.tui.games.ocelot.cells import Round, Square, noise
from cavegames.tui.games.ocelot.letters import COMPANION_LETTERS, TOKEN_LETTERS, TOOL_LETTERS


class OcelotPainter:
    """The painter of Sir Ocelot's Cave."""

    def blank(self, cell: Cell) -> Hashable:
        """The mountain."""
        return noise(cell)

    def paint(self, content: Hashable, brush: Brush) -> Picture:
        """The picture of a space."""
        return _paint(content, brush)


@lru_cache(8192)
def _paint(content: Hashable, brush: Brush) -> Picture:
    colours = palette.load(brush.theme)
    text, fore, back = " ", colours["text"], colours["rock"]
    if isinstance(content, Square):
        back = colours[f"floor_{content.level}"]
        if content.token is not None:
            text = TOKEN_LETTERS[content.token]
        if content.companion is not None:
            text = COMPANION_LETTERS[content.companion]
        if content.lit:
            back = palette.mix(back, colours["lamp"], 0.25)
        if content.opens or content.takeable:
            fore = colours["take"]
            text = f"({text})"
    elif isinstance(content, Round):
        back = colours["worn"]
        tool = content.tool if content.tool is not None else content.ghost
        text = "." if tool is None else TOOL_LETTERS[tool]
    if brush.cursor:
        fore, back = colours["on_lamp"], colours["lamp"]
    style = palette.style(fore, back)
    width, height = brush.size.width, brush.size.height
    middle = (height - 1) // 2
    return tuple(
        Strip([Segment(text.center(width) if i == middle else " " * width, style)], width)
        for i in range(height)
    )
