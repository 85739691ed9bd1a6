"""The revealed cards, large, each with its letter and value, and below it what it may do now."""

from functools import lru_cache

from textual.geometry import Region

from cavegames.games.ignis.burn import burn
from cavegames.games.ignis.components import CAPS, MOST, Card, Colour
from cavegames.games.ignis.describe import OPEN
from cavegames.games.ignis.stacks import CardUse, total
from cavegames.games.ignis.state import Phase
from cavegames.tui import palette
from cavegames.tui.boards.painter import Picture
from cavegames.tui.boards.pixels import Canvas
from cavegames.tui.games.ignis import shades, sprites
from cavegames.tui.games.ignis.aim import Aim
from cavegames.tui.games.ignis.letters import LETTERS, arrow, shape
from cavegames.tui.games.ignis.sheet import Block, Sheet
from cavegames.tui.looks import Look
from cavegames.tui.palette import Palette

MARKS = 2
"""Lines below a card."""


def cards(aim: Aim, room: Region, cursor: str, look: Look, colours: Palette) -> Block:
    """The revealed cards as a part of the table, with a slot for each that may still come."""
    sheet = Sheet(room.width, room.height, shades.text(colours))
    wide = (room.width - 1) // MOST
    tall = room.height - MARKS
    for index in range(MOST):
        place = Region(1 + index * wide, 0, wide - 1, tall)
        name = OPEN[index]
        if index < len(aim.view.revealed):
            use = aim.uses[index]
            sheet.paste(place.x, 0, face(use.card, place.width, tall, look, colours, calm(aim, use)))
            _marks(sheet, place, aim, use, index, look, colours, name == cursor)
        else:
            _empty(sheet, place, aim, index, look, colours, name == cursor)
        sheet.mark(name, Region(place.x, 0, wide - 1, room.height))
    return sheet.block()


def calm(aim: Aim, use: CardUse) -> bool:
    """Whether a card does not matter now."""
    return not use.moves and not use.burns


def _empty(
    sheet: Sheet, place: Region, aim: Aim, index: int, look: Look, colours: Palette, lit: bool
) -> None:
    comes = aim.view.phase == Phase.START and index < 4
    style = shades.text(colours, "quiet")
    if not comes and not (aim.view.phase == Phase.CHOOSE and index == len(aim.view.revealed)):
        if aim.view.phase in (Phase.START, Phase.CHOOSE):
            sheet.put(place.x + place.width // 2, place.height // 2, ".", style)
        return
    sheet.frame(place, look, shades.held(colours) if lit else style)
    sheet.put(place.x + place.width // 2, place.height // 2, "?", shades.held(colours) if lit else style)
    if not comes:
        sheet.put(place.x + 1, place.height, "v more"[: place.width], shades.text(colours, "lamp"))


def _marks(
    sheet: Sheet, place: Region, aim: Aim, use: CardUse, index: int, look: Look, colours: Palette, lit: bool
) -> None:
    first, second = marks(aim, use, place.width, look)
    can = bool(use.moves) and aim.view.phase in (Phase.CHOOSE, Phase.USE)
    role = "lava" if use.burns else "text" if can else "quiet"
    style = shades.held(colours) if lit else shades.text(colours, role, can or bool(use.burns))
    key = f"{index + 1} " if can and aim.view.phase == Phase.USE else ""
    line = (key + first)[: place.width].ljust(place.width if lit else 0)
    x = sheet.put(place.x, place.height, line, style)
    if key and not lit:
        sheet.put(place.x, place.height, key.strip(), shades.text(colours, "lamp", True))
    del x
    sheet.put(place.x, place.height + 1, second[: place.width], shades.text(colours, "quiet"))


def marks(aim: Aim, use: CardUse, width: int, look: Look) -> tuple[str, str]:
    """Two lines on what a card may do now, in so many columns."""
    wide = width >= 15
    if use.burns:
        now = burn(aim.view)
        if now.cooled:
            return "cooled", "burns 0"
        if now.doubled:
            return f"burns {2 * use.burns}", "doubled" if wide else "x2"
        return f"burns {use.burns}", ""
    if aim.view.phase in (Phase.MOVE, Phase.MOVED):
        return ("not collected", "in a move") if wide else ("unused", "")
    if not use.moves:
        return _refused(aim, use, wide)
    if use.card.colour == Colour.BLUE:
        letters = "/".join(LETTERS[stack] for stack in use.stacks)
        doubles = ("doubles black" if wide else "blk x2") if use.doubles else ""
        return (f"as {letters}" if wide else letters), doubles
    stack = use.stacks[0]
    old = total(aim.view.stacks[stack])
    change = f"{old}{arrow(look)}{old + use.card.value}"
    if wide:
        return f"{stack.title} {change}", f"of {CAPS[stack]}"
    return f"{LETTERS[stack]} {change}", f"  of {CAPS[stack]}"


def _refused(aim: Aim, use: CardUse, wide: bool) -> tuple[str, str]:
    if use.card.colour == Colour.BLUE:
        return ("cannot join", "no card, or cap") if wide else ("no stack", "to join")
    stack = use.card.colour
    points = total(aim.view.stacks[stack]) + use.card.value
    if wide:
        return "would pass cap", f"{stack.title} {points} of {CAPS[stack]}"
    return "over cap", f"{LETTERS[stack]} {points}>{CAPS[stack]}"


@lru_cache(256)
def face(card: Card, width: int, height: int, look: Look, colours: Palette, calm: bool = False) -> Picture:
    """A card of `width` x `height` terminal cells."""
    if look is Look.PICTURE:
        return _pixels(card, width, height, colours, calm)
    sheet = Sheet(width, height, shades.text(colours))
    tone = (
        shades.text(colours, "quiet")
        if calm
        else palette.style(shades.word(card.colour, colours), colours["ground"], True)
    )
    sheet.frame(Region(0, 0, width, height), look, tone)
    sheet.put(1, 1, f"{LETTERS[card.colour]}{card.value}", tone)
    if width >= 10:
        sheet.put(1, height - 2, card.colour.title, tone)
    signs = " ".join(shape(card.colour, look) * card.value)
    sheet.put((width - len(signs)) // 2, height // 2, signs, tone)
    return sheet.block().lines


def _pixels(card: Card, width: int, height: int, colours: Palette, calm: bool) -> Picture:
    back, ink = shades.face(card.colour, colours, calm), shades.on_face(card.colour, colours, calm)
    canvas = Canvas(width, height, back)
    right, low = width - 1, 2 * height - 1
    canvas.dots([(0, 0), (right, 0), (0, low), (right, low)], colours["ground"])
    if card.colour == Colour.BLACK:
        rim = [(x, y) for x in range(1, right) for y in (0, low)] + [
            (x, y) for y in range(1, low) for x in (0, right)
        ]
        canvas.dots(rim, palette.mix(colours["lava"], colours["ground"], 0.35))
    large = height >= 6 and width >= 12
    scale = 2 if large else 1
    figure = sprites.grown(sprites.digit(card.value), scale)
    sign = sprites.shape(card.colour, large)
    gap = 1 if not large else 2
    left = (width - len(figure[0]) - len(sign[0]) - gap) // 2
    if large:
        canvas.draw(sign, {"a": ink}, left, (2 * height - len(sign)) // 2 + 1)
        canvas.draw(figure, {"a": ink}, left + len(sign[0]) + gap, (2 * height - len(figure)) // 2 + 1)
    else:
        canvas.draw(figure, {"a": ink}, width - 4, 2)
        canvas.write(1, height // 2, shape(card.colour, Look.PICTURE), ink)
    canvas.write(1, 1 if not large else 0, LETTERS[card.colour], ink)
    canvas.write(2, 1 if not large else 0, str(card.value), ink) if large else None
    return canvas.strips()
