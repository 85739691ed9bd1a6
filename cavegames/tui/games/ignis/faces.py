"""The face of a card: its letter, value and shape, in any size."""

from functools import lru_cache

from textual.geometry import Region

from cavegames.games.ignis.components import Card, Colour
from cavegames.tui import palette
from cavegames.tui.boards.painter import Picture
from cavegames.tui.boards.pixels import Canvas, grown
from cavegames.tui.games.ignis import shades, sprites
from cavegames.tui.games.ignis.letters import LETTERS, shape, short
from cavegames.tui.looks import Look
from cavegames.tui.palette import Palette, mix
from cavegames.tui.sheet import Sheet

LARGE = (12, 6)
"""From this size on shape and value are drawn large."""


@lru_cache(256)
def face(card: Card, room: tuple[int, int], look: Look, colours: Palette, calm: bool = False) -> Picture:
    """A card, `room` terminal cells wide and high; one that does not matter now is `calm`."""
    if look is Look.PICTURE:
        large = room[0] >= LARGE[0] and room[1] >= LARGE[1]
        canvas = _blank(card.colour, room, colours, calm)
        (_large if large else _small)(canvas, card, shades.on_face(card.colour, colours, calm))
        return canvas.strips()
    return _lines(card, room, look, colours, calm)


def _lines(card: Card, room: tuple[int, int], look: Look, colours: Palette, calm: bool) -> Picture:
    width, height = room
    sheet = Sheet(width, height, look, colours)
    colour = shades.word(card.colour, colours)
    style = sheet.text("quiet") if calm else palette.style(colour, colours["ground"], True)
    sheet.frame(Region(0, 0, width, height), style)
    sheet.put(2 if width > 8 else 1, 1, short(card), style)
    if width >= 10:
        sheet.put(2, height - 2, card.colour.title, style)
    signs = " ".join(shape(card.colour, look) * card.value)
    sheet.put((width - len(signs)) // 2, height // 2, signs, style)
    return sheet.block().lines


def _blank(colour: Colour, room: tuple[int, int], colours: Palette, calm: bool) -> Canvas:
    """An empty card with round corners; a large black one has a glowing rim."""
    width, height = room
    canvas = Canvas(width, height, shades.face(colour, colours, calm))
    right, low = width - 1, 2 * height - 1
    if colour == Colour.BLACK and height >= LARGE[1]:
        rim = mix(colours["lava"], colours["ground"], 0.35)
        canvas.dots([(x, y) for x in range(width) for y in (0, low)], rim)
        canvas.dots([(x, y) for y in range(low) for x in (0, right)], rim)
    canvas.dots([(0, 0), (right, 0), (0, low), (right, low)], colours["ground"])
    return canvas


def _small(canvas: Canvas, card: Card, ink: str) -> None:
    """The value large, the letter and shape beside it."""
    canvas.draw(sprites.digit(card.value), {"a": ink}, canvas.width - 4, 2)
    canvas.write(1, 1, LETTERS[card.colour], ink)
    canvas.write(1, 2, shape(card.colour, Look.PICTURE), ink)


def _large(canvas: Canvas, card: Card, ink: str) -> None:
    """Shape and value large, the letter in the corner."""
    sign = sprites.shape(card.colour, True)
    value = grown(sprites.digit(card.value), 2)
    tall = 2 * canvas.height
    left = (canvas.width - len(sign[0]) - len(value[0]) - 2) // 2
    canvas.draw(sign, {"a": ink}, left, (tall - len(sign)) // 2 + 1)
    canvas.draw(value, {"a": ink}, left + len(sign[0]) + 2, (tall - len(value)) // 2 + 1)
    canvas.write(2, 1, LETTERS[card.colour], ink)
    canvas.write(3, 1, str(card.value), ink)
