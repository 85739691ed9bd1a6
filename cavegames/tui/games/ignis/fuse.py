"""The fuse: the cubes that are left, those that this turn would burn, and the pile beside."""

from textual.geometry import Region

from cavegames.games.ignis.components import CUBES
from cavegames.games.ignis.state import Phase
from cavegames.tui.games.ignis.aim import Aim
from cavegames.tui.games.ignis.letters import arrow
from cavegames.tui.sheet import Sheet

LAST = 5
"""From so few cubes on the fuse changes its form."""
PLAIN = ("#", "!", "x", ".")
"""A cube, one of the last, one that this turn burns, a burnt one."""
DRAWN = ("■", "▲", "▒", "·")


def fuse(sheet: Sheet, aim: Aim, cursor: str) -> None:
    """The fuse as a part of the table: one line, or two with air above."""
    y = sheet.height - 1
    x = sheet.put(1, y, "FUSE", sheet.held if cursor == "fuse" else sheet.text("lamp", True)) + 1
    x = _cubes(sheet, x, y, aim)
    x = _words(sheet, x + 1, y, aim)
    sheet.mark("fuse", Region(0, y, x, 1))
    _piles(sheet, y, aim, cursor)


def _cubes(sheet: Sheet, x: int, y: int, aim: Aim) -> int:
    cube, last, burning, burnt = PLAIN if sheet.plain else DRAWN
    left = aim.view.cubes
    stays = aim.burn.left if _burns(aim) else left
    few = left <= LAST
    for index in range(CUBES):
        if index < stays:
            sheet.put(x, y, last if few else cube, sheet.text("lava" if few else "flame", True))
        elif index < left:
            sheet.put(x, y, burning, sheet.text("lava", True))
        else:
            sheet.put(x, y, burnt, sheet.text("quiet"))
        x += 2 if sheet.width >= 110 else 1
    return x


def _burns(aim: Aim) -> bool:
    return aim.view.phase not in (Phase.START, Phase.OVER)


def _words(sheet: Sheet, x: int, y: int, aim: Aim) -> int:
    left = aim.view.cubes
    few = left <= LAST
    number = f"ONLY {left} LEFT" if few and left else f"{left} left"
    x = sheet.put(x, y, number, sheet.text("lava" if few else "text", True))
    if not _burns(aim):
        return x
    now = aim.burn
    why = " (cooled)" if now.cooled else " (x2)" if now.doubled and now.black else ""
    if not now.cubes:
        return sheet.put(x, y, f", burns 0{why}", sheet.text("quiet"))
    return sheet.put(
        x, y, f", burns {now.cubes}{why} {arrow(sheet.look)} {now.left}", sheet.text("lava", True)
    )


def _piles(sheet: Sheet, y: int, aim: Aim, cursor: str) -> None:
    texts = {"pile": f"pile {len(aim.view.pile)}", "discards": f"discards {len(aim.view.discards)}"}
    x = sheet.width - sum(map(len, texts.values())) - 3
    for name, text in texts.items():
        sheet.mark(name, Region(x, y, len(text), 1))
        x = sheet.put(x, y, text, sheet.held if cursor == name else sheet.text("quiet")) + 2
