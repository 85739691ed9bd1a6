"""The fuse: the cubes that are left, those that this turn would burn, and the pile beside."""

from textual.geometry import Region

from cavegames.games.ignis.components import CUBES
from cavegames.games.ignis.state import Phase
from cavegames.tui.games.ignis import shades
from cavegames.tui.games.ignis.aim import Aim
from cavegames.tui.games.ignis.letters import arrow
from cavegames.tui.games.ignis.sheet import Block, Sheet
from cavegames.tui.looks import Look
from cavegames.tui.palette import Palette

LAST = 5
"""From so few cubes on the fuse changes its form."""
SIGNS = {Look.ASCII: ("#", "!", "x", ".")}
"""A cube, one of the last, one that this turn burns, a burnt one."""
DRAWN = ("■", "▲", "×", "·")


def fuse(aim: Aim, room: Region, cursor: str, look: Look, colours: Palette) -> Block:
    """The fuse as a part of the table: one line, or two with air above."""
    sheet = Sheet(room.width, room.height, shades.text(colours))
    y = room.height - 1
    title = shades.held(colours) if cursor == "fuse" else shades.text(colours, "lamp", True)
    x = sheet.put(1, y, "FUSE", title) + 1
    x = _cubes(sheet, x, y, aim, look, colours, 2 if room.width >= 110 else 1)
    x = _words(sheet, x + 1, y, aim, look, colours)
    sheet.mark("fuse", Region(0, y, x, 1))
    _piles(sheet, room.width, y, aim, cursor, colours)
    return sheet.block()


def _cubes(sheet: Sheet, x: int, y: int, aim: Aim, look: Look, colours: Palette, wide: int) -> int:
    cube, last, burning, burnt = SIGNS.get(look, DRAWN)
    stays, left = aim.burn.left if _burning(aim) else aim.view.cubes, aim.view.cubes
    role = "lava" if left <= LAST else "flame"
    for index in range(CUBES):
        if index < stays:
            sign, style = last if left <= LAST else cube, shades.text(colours, role, True)
        elif index < left:
            sign, style = burning, shades.text(colours, "lava", True)
        else:
            sign, style = burnt, shades.text(colours, "quiet")
        sheet.put(x, y, sign, style)
        x += wide
    return x


def _burning(aim: Aim) -> bool:
    return aim.view.phase not in (Phase.START, Phase.OVER)


def _words(sheet: Sheet, x: int, y: int, aim: Aim, look: Look, colours: Palette) -> int:
    left = aim.view.cubes
    number = f"{left:>2} left" if left > LAST or not left else f"ONLY {left} LEFT"
    x = sheet.put(x, y, number, shades.text(colours, "lava" if left <= LAST else "text", True))
    if not _burning(aim):
        return x
    now = aim.burn
    why = " (cooled)" if now.cooled else " (doubled)" if now.doubled and now.black else ""
    text = f", turn burns {now.cubes}{why} {arrow(look)} {now.left}" if now.cubes else f", turn burns 0{why}"
    return sheet.put(x, y, text, shades.text(colours, "lava" if now.cubes else "quiet", bool(now.cubes)))


def _piles(sheet: Sheet, width: int, y: int, aim: Aim, cursor: str, colours: Palette) -> None:
    pile, discards = f"pile {len(aim.view.pile)}", f"discards {len(aim.view.discards)}"
    x = width - len(pile) - len(discards) - 3
    for name, text in (("pile", pile), ("discards", discards)):
        style = shades.held(colours) if cursor == name else shades.text(colours, "quiet")
        sheet.mark(name, Region(x, y, len(text), 1))
        x = sheet.put(x, y, text, style) + 2
