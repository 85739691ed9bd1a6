"""The four stacks as bars: each card takes as much as it is worth, the end of the bar is the cap."""

from textual.geometry import Region

from cavegames.games.ignis.components import CAPS, STACKS, Colour
from cavegames.games.ignis.stacks import StackNow, stacks_now
from cavegames.tui import palette
from cavegames.tui.games.ignis import shades
from cavegames.tui.games.ignis.aim import Aim, in_stack
from cavegames.tui.games.ignis.letters import LETTERS, SERVES, short
from cavegames.tui.games.ignis.sheet import Block, Sheet
from cavegames.tui.looks import Look
from cavegames.tui.palette import Palette

NAME = 8
"""Columns of the letter and name of a stack."""


def stacks(aim: Aim, room: Region, cursor: str, look: Look, colours: Palette) -> Block:
    """The stacks as a part of the table; with room each has a second line on what it is for."""
    sheet = Sheet(room.width, room.height, shades.text(colours))
    sheet.put(0, 0, "STACKS", shades.text(colours, "lamp", True))
    step = max(1, (room.height - 1) // len(STACKS))
    for row, now in enumerate(stacks_now(aim.view)):
        y = 1 + row * step
        _stack(sheet, y, now, aim, cursor, look, colours)
        if step > 1:
            sheet.put(NAME, y + 1, _note(now), shades.text(colours, "quiet"))
        sheet.mark(now.colour.title, Region(0, y, room.width, step))
        _mark_cards(sheet, y, now, aim, room.width)
    return sheet.block()


def _note(now: StackNow) -> str:
    if not now.ready:
        return SERVES[now.colour]
    return "take a tile in a USE turn" if now.colour == Colour.YELLOW else "use the hero skill"


def point_width(width: int) -> int:
    """Columns of a point in the bars of so wide a room."""
    return max(2, (width - NAME - 6) // max(CAPS))


def _stack(sheet: Sheet, y: int, now: StackNow, aim: Aim, cursor: str, look: Look, colours: Palette) -> None:
    point = point_width(sheet.width)
    name = f"{LETTERS[now.colour]} {now.colour.title}"
    style = palette.style(shades.word(now.colour, colours), colours["ground"], True)
    sheet.put(0, y, name, shades.held(colours) if cursor == now.colour.title else style)
    x = NAME
    empty = "." if look is Look.ASCII else "·"
    dots = shades.text(colours, "quiet")
    for _ in range(now.room):
        sheet.put(x + now.total * point, y, empty.ljust(point), dots)
        x += point
    x = NAME
    for index, card in enumerate(now.cards):
        place = in_stack(now.colour, index)
        chosen = index in (
            aim.green if now.colour == Colour.GREEN else aim.red if now.colour == Colour.RED else ()
        )
        text = (short(card) + ("<" if chosen else "")).ljust(card.value * point)
        if look is Look.PICTURE:
            tone = palette.style(
                shades.on_face(card.colour, colours), shades.face(card.colour, colours, bool(index % 2)), True
            )
        else:
            tone = palette.style(shades.word(card.colour, colours), colours["ground"], True)
        if chosen or cursor == place:
            tone = shades.held(colours)
        sheet.put(x, y, text, tone)
        x += card.value * point
    _sum(sheet, y, now, look, colours)


def _sum(sheet: Sheet, y: int, now: StackNow, look: Look, colours: Palette) -> None:
    full = now.total >= now.cap
    text = f"{now.total}/{now.cap}"
    sheet.put(sheet.width - len(text) - 1, y, text, shades.text(colours, "lamp" if full else "text", True))
    if full:
        sheet.put(
            sheet.width - len(text) - 2,
            y,
            "!" if look is Look.ASCII else "●",
            shades.text(colours, "lamp", True),
        )


def _mark_cards(sheet: Sheet, y: int, now: StackNow, aim: Aim, width: int) -> None:
    """The cards that may be chosen for a move are places of their own."""
    if not aim.moving or now.colour not in (Colour.GREEN, Colour.RED):
        return
    x, point = NAME, point_width(width)
    for index, card in enumerate(now.cards):
        sheet.mark(in_stack(now.colour, index), Region(x, y, card.value * point, 1))
        x += card.value * point
