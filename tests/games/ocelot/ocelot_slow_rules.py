"""The legal moves once more, slowly and from the drawing alone: shares no code with the game.

It works on a position as plain data (`dump`) and on the texts of moves.
"""

import tomllib
from pathlib import Path
from typing import Any

ROWS = tomllib.loads(
    (Path(__file__).parents[3] / "assets" / "ocelot" / "playmat.toml").read_text(encoding="utf-8")
)["drawing"].split()
CELLS = {
    f"{chr(97 + x)}{y + 1}": mark for y, row in enumerate(ROWS) for x, mark in enumerate(row) if mark != "."
}
SQUARES = [cell for cell, mark in CELLS.items() if mark in "123"]
ROUNDS = [cell for cell, mark in CELLS.items() if mark in "o@"]
SHOWN = {"A": ("compass", "lamp"), "B": ("lamp", "pickaxe"), "C": ("compass", "pickaxe")}
ALL = (
    [f"{what}@{cell}" for what in ("move", "companion", "take") for cell in SQUARES]
    + [f"{letter}:{tool}@{cell}" for letter, tools in SHOWN.items() for tool in tools for cell in ROUNDS]
    + ["end"]
)
"""Every text that names a move."""

Position = dict[str, Any]


def legal(position: Position) -> set[str]:
    """The texts of all legal moves."""
    return {text for text in ALL if is_legal(position, text)}


def is_legal(position: Position, text: str) -> bool:
    """Whether one move is legal: collecting and ending after placing, all else before it."""
    if position["turn"] == 32:
        return False
    what, _, cell = text.partition("@")
    me = mover(position)
    if what in ("take", "end"):
        there = what == "end" or (cell in position["tokens"] and seen_well(position, me, cell))
        return bool(position["placed"]) and there
    return not position["placed"] and can_place(position, me, what, cell)


def can_place(position: Position, me: str, what: str, cell: str) -> bool:
    """Whether the companion may move or come to a space, or a tool be placed there."""
    here = position["companions"].get(me)
    if what == "move":
        deeper = here is not None and int(CELLS[cell]) == int(CELLS[here]) + 1
        return deeper and not position["moved"] and free(position, cell, ("crystal",))
    if what == "companion":
        ones = ("crystal", "sun", "moon", "star")
        return here is None and CELLS[cell] == "1" and free(position, cell, ones)
    return cell not in position["tools"] and position["hands"][me].get(what[0], 0) > 0


def mover(position: Position) -> str:
    """Who has the turn."""
    seats = ["ocelot", "penguin"]
    return seats[(seats.index(position["first"]) + position["turn"]) % 2]


def free(position: Position, cell: str, allowed: tuple[str, ...]) -> bool:
    """Whether a companion may go on a space."""
    if cell in position["companions"].values():
        return False
    return position["tokens"].get(cell) in (None, *allowed)


def seen_well(position: Position, me: str, cell: str) -> bool:
    """Whether three sides can be picked whose tools, with a companion for one, are all three kinds."""
    tools = [
        tool for way in ((0, -1), (1, 0), (0, 1), (-1, 0)) if (tool := tool_that_way(position, cell, way))
    ]
    here = position["companions"].get(me)
    helps = here is not None and CELLS[here] == CELLS[cell]
    for skip in [None, *range(len(tools))]:
        three = [tool for i, tool in enumerate(tools) if i != skip]
        if len(three) != 3:
            continue
        if len(set(three)) == 3:
            return True
        if helps and any(len({*three[:i], *three[i + 1 :]}) == 2 for i in range(3)):
            return True
    return False


def tool_that_way(position: Position, cell: str, way: tuple[int, int]) -> str | None:
    """The tool met first when one leaves the cave from a cell in a direction."""
    x, y = ord(cell[0]) - 97, int(cell[1:]) - 1
    there = cell
    while CELLS.get(there) == CELLS[cell]:
        x, y = x + way[0], y + way[1]
        there = f"{chr(97 + x)}{y + 1}"
    tool = position["tools"].get(there)
    return None if tool is None else tool.partition(":")[2]
