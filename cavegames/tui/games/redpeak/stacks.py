"""What lies face down: the lava stacks with the odds of the next tile, and how much is left of the rest."""

from collections import Counter

from textual.geometry import Region

from cavegames.games.redpeak.components import LAVA, Lava
from cavegames.games.redpeak.state import State
from cavegames.tui.games.redpeak import letters
from cavegames.tui.looks import Look
from cavegames.tui.sheet import Sheet

STACK = 14
"""Lava tiles in each of the two stacks (RP-COMP-1)."""
SIGNS: dict[Lava, str] = {Lava.CALM: "-", Lava.ERUPTION: "#", Lava.DOUBLE: "!"}
"""What the bar of the odds is made of."""
ROLES: dict[Lava, str] = {Lava.CALM: "quiet", Lava.ERUPTION: "lava", Lava.DOUBLE: "flame"}


def unseen(view: State) -> Counter[Lava]:
    """How many lava tiles of each kind are still face down."""
    return Counter(LAVA) - Counter(view.flow) - Counter(view.aside)


def stack_sizes(view: State) -> tuple[int, int]:
    """Lava tiles in the two stacks; the first is emptied first."""
    return max(0, len(view.lava) - STACK), min(STACK, len(view.lava))


def odds(sheet: Sheet, view: State, y: int = 0) -> None:
    """Three lines: the stacks, a bar of what the next lava tile may be, and the same in figures."""
    first, second = stack_sizes(view)
    x = sheet.put(0, y, "Lava ", sheet.text("lava", True))
    x = sheet.put(x, y, f"{first} + {second} face down", sheet.text())
    _bar(sheet, view, y + 1)
    _figures(sheet, view, y + 2)
    sheet.mark("lava", Region(0, y, sheet.width, 3))


def _bar(sheet: Sheet, view: State, y: int) -> None:
    left = unseen(view)
    total = left.total()
    block = sheet.look is Look.PICTURE
    x, before = 0, 0
    for kind in Lava:
        before += left[kind]
        end = round(before * sheet.width / total) if total else 0
        sign = "▄" if block and kind is not Lava.DOUBLE else SIGNS[kind]
        x = sheet.put(x, y, sign * (end - x), sheet.text(ROLES[kind], True))


def _figures(sheet: Sheet, view: State, y: int) -> None:
    left = unseen(view)
    x = 0
    for kind in Lava:
        sign = f"{SIGNS[kind]} "
        x = sheet.put(x, y, sign, sheet.text(ROLES[kind], True))
        x = sheet.put(x, y, f"{letters.LAVA_NAMES[kind]} {left[kind]}", sheet.text()) + 1


def rest(sheet: Sheet, view: State, y: int = 0) -> None:
    """Two lines: multi-tools and boats, path tiles and tool cards that are still to be had."""
    texts = (
        ("multis", 0, 0, f"multi-tools {view.multis} (+{view.multi_reserve})"),
        ("boats", 19, 0, f"boats {len(view.boats)}"),
        ("tiles", 0, 1, f"path tiles {len(view.tiles)}"),
        ("deck", 19, 1, f"cards {len(view.deck)}"),
    )
    for name, x, line, text in texts:
        sheet.put(x, y + line, text, sheet.text())
        sheet.mark(name, Region(x, y + line, len(text), 1))
