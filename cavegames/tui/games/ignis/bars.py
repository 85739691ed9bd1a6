"""The four stacks as bars: each card takes as much as it is worth, the end of the bar is the cap."""

from rich.style import Style
from textual.geometry import Region

from cavegames.games.ignis.components import CAPS, STACKS, Card, Colour
from cavegames.games.ignis.stacks import StackNow, stacks_now
from cavegames.tui import palette
from cavegames.tui.games.ignis import shades
from cavegames.tui.games.ignis.aim import Aim, in_stack
from cavegames.tui.games.ignis.letters import LETTERS, SERVES, short
from cavegames.tui.looks import Look
from cavegames.tui.sheet import Sheet

NAME = 9
"""Columns of the letter and name of a stack."""


def stacks(sheet: Sheet, aim: Aim, cursor: str) -> None:
    """The stacks as a part of the table; with room each has a second line on what it is for."""
    sheet.put(0, 0, "STACKS", sheet.text("lamp", True))
    step = 2 if sheet.height > 2 * len(STACKS) else 1
    for row, now in enumerate(stacks_now(aim.view)):
        y = 1 + row * step
        sheet.mark(now.colour.title, Region(0, y, sheet.width, step))
        _name(sheet, y, now, cursor == now.colour.title)
        _bar(sheet, y, now, aim, cursor)
        _sum(sheet, y, now)
        if step > 1:
            sheet.put(NAME, y + 1, _note(now), sheet.text("lamp" if now.ready else "quiet"))


def _note(now: StackNow) -> str:
    if not now.ready:
        return SERVES[now.colour]
    return "full: take a bonus tile" if now.colour == Colour.YELLOW else "full: use the hero skill"


def point_width(sheet: Sheet) -> int:
    """Columns of a point in the bars."""
    return max(2, (sheet.width - NAME - 6) // max(CAPS))


def _name(sheet: Sheet, y: int, now: StackNow, lit: bool) -> None:
    style = palette.style(shades.word(now.colour, sheet.colours), sheet.colours["ground"], True)
    sheet.put(0, y, f"{LETTERS[now.colour]} {now.colour.title}", sheet.held if lit else style)


def _bar(sheet: Sheet, y: int, now: StackNow, aim: Aim, cursor: str) -> None:
    x, point, colours = NAME, point_width(sheet), sheet.colours
    for index, card in enumerate(now.cards):
        place = in_stack(now.colour, index)
        chosen = index in aim.chosen(now.colour)
        text = f"{short(card)}{'<' if chosen and point > 2 else ''}".ljust(card.value * point)
        style = sheet.held if chosen or cursor == place else _tone(sheet, card, index)
        sheet.put(x, y, text, style)
        if aim.moving and now.colour in (Colour.GREEN, Colour.RED):
            sheet.mark(place, Region(x, y, card.value * point, 1))
        x += card.value * point
    back = colours["ground" if sheet.plain else "raised"]
    empty = palette.style(palette.readable(colours["quiet"], back), back)
    for _ in range(now.room):
        x = sheet.put(x, y, ("." if sheet.plain else "·").ljust(point), empty)


def _tone(sheet: Sheet, card: Card, index: int) -> Style:
    """Cards side by side differ a little, so that each can be seen."""
    colours = sheet.colours
    if sheet.look is not Look.PICTURE:
        return palette.style(shades.word(card.colour, colours), colours["ground"], True)
    calm = bool(index % 2)
    return palette.style(
        shades.on_face(card.colour, colours, calm), shades.face(card.colour, colours, calm), True
    )


def _sum(sheet: Sheet, y: int, now: StackNow) -> None:
    full = now.total >= now.cap
    text = f"{now.total}/{now.cap}"
    sheet.put(sheet.width - len(text) - 1, y, text, sheet.text("lamp" if full else "text", True))
