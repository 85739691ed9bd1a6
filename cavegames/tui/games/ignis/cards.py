"""The revealed cards, large, and below each what it may do now."""

from textual.geometry import Region

from cavegames.games.ignis.components import CAPS, LEAST, MOST, Colour
from cavegames.games.ignis.describe import OPEN
from cavegames.games.ignis.stacks import CardUse, total
from cavegames.games.ignis.state import Phase
from cavegames.tui.games.ignis.aim import Aim
from cavegames.tui.games.ignis.faces import face
from cavegames.tui.games.ignis.letters import LETTERS, arrow
from cavegames.tui.sheet import Sheet

MARKS = 2
"""Lines below a card."""
WIDE = 15
"""Columns of a card from which its marks are words."""


def cards(sheet: Sheet, aim: Aim, cursor: str) -> None:
    """The revealed cards as a part of the table, with a slot for each that may still come."""
    slot = (sheet.width - 1) // MOST
    for index, name in enumerate(OPEN):
        place = Region(1 + index * slot, 0, slot - 1, sheet.height - MARKS)
        use = aim.shown[index] if index < len(aim.shown) else None
        if use is not None:
            _card(sheet, place, aim, (index, use), name == cursor)
        else:
            _slot(sheet, place, aim, index, name == cursor)
        sheet.mark(name, Region(place.x, 0, place.width, sheet.height))


def _slot(sheet: Sheet, place: Region, aim: Aim, index: int, lit: bool) -> None:
    """Where a card may still come."""
    first = aim.view.phase == Phase.START and index < LEAST
    more = aim.view.phase == Phase.CHOOSE and index == len(aim.shown)
    style = sheet.held if lit else sheet.text("quiet")
    if first or more:
        sheet.frame(place, style)
        sheet.put(place.x + place.width // 2, place.height // 2, "?", style)
    if index < len(aim.shown):
        sheet.put(place.x, place.height, "collected" if place.width > 8 else "taken", style)
    if more:
        sheet.put(place.x, place.height, "v more?", sheet.text("lamp"))


def _card(sheet: Sheet, place: Region, aim: Aim, at: tuple[int, CardUse], lit: bool) -> None:
    index, use = at
    calm = not use.moves and not use.burns
    room = place.width, place.height
    sheet.paste(place.x, 0, face(use.card, room, sheet.look, sheet.colours, calm))
    first, second = marks(aim, use, place.width, arrow(sheet.look))
    key = f"{index + 1} " if use.moves and aim.view.phase == Phase.USE else ""
    role = "lava" if use.burns else "text" if use.moves else "quiet"
    if lit:
        sheet.put(place.x, place.height, f"{key}{first}".ljust(place.width)[: place.width], sheet.held)
    else:
        x = sheet.put(place.x, place.height, key, sheet.text("lamp", True))
        sheet.put(x, place.height, first[: place.right - x], sheet.text(role, not calm))
    sheet.put(place.x, place.height + 1, second[: place.width], sheet.text("quiet"))


def marks(aim: Aim, use: CardUse, width: int, to: str) -> tuple[str, str]:
    """Two lines on what a card may do now, in so many columns."""
    wide = width >= WIDE
    if use.burns:
        return _burning(aim, use)
    if use.moves:
        return _joining(aim, use, wide, to)
    if aim.view.phase in (Phase.MOVE, Phase.MOVED):
        return ("not collected", "in a MOVE turn") if wide else ("unused", "")
    return _refused(aim, use, wide)


def _burning(aim: Aim, use: CardUse) -> tuple[str, str]:
    if aim.burn.cooled:
        return "cooled", ""
    return (f"burns {2 * use.burns}", "doubled") if aim.burn.doubled else (f"burns {use.burns}", "")


def _joining(aim: Aim, use: CardUse, wide: bool, to: str) -> tuple[str, str]:
    if use.card.colour == Colour.BLUE:
        letters = "/".join(LETTERS[stack] for stack in use.stacks)
        doubles = ("doubles black" if wide else "K x2") if use.doubles else ""
        return f"as {letters}" if wide else letters, doubles
    stack = use.stacks[0]
    old = total(aim.view.stacks[stack])
    change = f"{old}{to}{old + use.card.value}"
    if wide:
        return f"{stack.title} {change}", f"of {CAPS[stack]}"
    return f"{LETTERS[stack]} {change}", f"  of {CAPS[stack]}"


def _refused(aim: Aim, use: CardUse, wide: bool) -> tuple[str, str]:
    stack = use.card.colour
    if stack == Colour.BLUE:
        return ("cannot join now", "no card, or cap") if wide else ("cannot", "join")
    points = total(aim.view.stacks[stack]) + use.card.value
    if wide:
        return "would pass cap", f"{stack.title} {points} of {CAPS[stack]}"
    return "no room", f"{LETTERS[stack]} {points}>{CAPS[stack]}"
