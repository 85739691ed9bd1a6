"""Small parts of a mat, made from drawings: for the door and the rules."""

from cavegames.engine import squaregrid
from cavegames.engine.squaregrid import Cell
from cavegames.tui.games.ocelot import cells
from cavegames.tui.games.ocelot.cells import Round, Space, Square
from cavegames.tui.games.ocelot.letters import COMPANION_LETTERS, TOKEN_LETTERS, TOOL_LETTERS

_TOKENS = {letter: token for token, letter in TOKEN_LETTERS.items()}
_TOOLS = {letter: tool for tool, letter in TOOL_LETTERS.items()}


def demo(*rows: str, level: int = 1, lit: str = "", take: str = "", opens: str = "") -> dict[Cell, Space]:
    """A part of a mat from a drawing, one character a space.

    `#` is an empty square space, `o` an empty round space, any other letter what lies there; `.` is no space.
    `lit`, `take` and `opens` name cells that are so marked, with spaces between, e.g. `"b3 c3"`.
    """
    found: dict[Cell, Space] = {}
    for y, row in enumerate(rows):
        for x, mark in enumerate(row):
            if mark != ".":
                found[x, y] = _space((x, y), mark, level, (lit.split(), take.split(), opens.split()))
    return found


def _space(cell: Cell, mark: str, level: int, marks: tuple[list[str], list[str], list[str]]) -> Space:
    if mark == "o" or mark in _TOOLS:
        return Round(sides=0, shared=False, tool=_TOOLS.get(mark))
    name = squaregrid.name(cell)
    return Square(
        level,
        cells.noise(cell),
        token=_TOKENS.get(mark),
        companion=COMPANION_LETTERS.index(mark) if mark in COMPANION_LETTERS else None,
        lit=name in marks[0],
        takeable=name in marks[1],
        opens=name in marks[2],
    )
