"""Every tool with its name and its letter in it, and on how many of the cards in sight it is."""

from collections import Counter

from textual.content import Content

from cavegames.games.redpeak.components import Tool
from cavegames.tui.games.redpeak import letters
from cavegames.tui.games.redpeak.pen import Pen

COLUMN = 10
"""Columns of the longest entry, `Machete 2!`; one stays free between two. Three entries fit in 31 columns, as
those of the last column are shorter."""
SORTED = tuple(sorted(Tool, key=letters.TOOL_LETTERS.__getitem__))
"""The tools in the order in which a letter is looked up."""


def legend(seen: Counter[Tool], needed: Counter[Tool], pen: Pen) -> list[Content]:
    """All tools in columns; where fewer are in sight than are needed, the count is marked."""
    counts = [_count(seen[tool], needed[tool]) if seen else Content("") for tool in SORTED]
    cells = [named(tool, pen) + count for tool, count in zip(SORTED, counts, strict=True)]
    across = max(1, (pen.width + 2) // (COLUMN + 1))
    rows = [cells[first : first + across] for first in range(0, len(cells), across)]
    return [Content(" ").join([_padded(cell) for cell in row]).rstrip() for row in rows]


def named(tool: Tool, pen: Pen) -> Content:
    """A tool by its name, with the letter that stands for it on its plate, e.g. `Axe`, `maP`."""
    letter = letters.TOOL_LETTERS[tool]
    before, _, after = letters.SHORT.get(tool, tool.id).partition(letter.lower())
    return Content.assemble(before, pen.tool(tool), after)


def _count(there: int, needed: int) -> Content:
    short = there < needed
    if not (there or short):
        return Content("")
    return Content.assemble(" ", (f"{there}!", "bold $cave-lava") if short else (str(there), "bold"))


def _padded(cell: Content) -> Content:
    return cell.pad_right(max(0, COLUMN - cell.cell_length))
