"""Small caves, made from words: for the door and the rules."""

from collections.abc import Mapping
from dataclasses import replace

from cavegames.engine.hexgrid import Cell
from cavegames.games.rwenzori.board import Placed, dark, placed
from cavegames.games.rwenzori.components import BY_ID, HIDDEN
from cavegames.tui.boards.hexcells import CaveHex, Gap, Mark, lit
from cavegames.tui.games.rwenzori import cells
from cavegames.tui.games.rwenzori.sheet import sheet


def demo(tiles: Mapping[Cell, str], lamp: Cell | None = None) -> dict[Cell, CaveHex]:
    """A cave from words, one or more a hex.

    `star/2` is a tile turned by two sixths; `?B` an unrevealed dark tile of seat B. After it `@A` puts a
    meeple there, `ghost` holds the tile over the table, `passed` says that its sign does not matter any more.
    `+` is a hex where something may be done, `!B` one where it would be done to seat B. `sheet` is an empty
    hex of the play sheet of three, as it is at that cell; `+` after it as before. Lava is closed until it is
    `passed`.
    """
    found: dict[Cell, CaveHex] = {cell: _hex(cell, words.split(), lamp) for cell, words in tiles.items()}
    return lit(found, lamp)


def _hex(cell: Cell, words: list[str], lamp: Cell | None) -> CaveHex:
    first, *more = words
    if first == "sheet":
        return replace(sheet(3)[cell], mark=Mark.TARGET if "+" in more else Mark.NONE)
    if first == "+":
        return Gap(Mark.TARGET)
    if first.startswith("!"):
        return Gap(Mark.AGAINST, victim=_seat(first))
    seats = tuple(_seat(word) for word in more if word.startswith("@"))
    if "ghost" in more:
        return replace(cells.held(*_face(first)), ghost=True)
    if first.startswith("?") or "passed" in more:
        tile = cells.lying(_placed(first))
    else:
        tile = cells.held(*_face(first))
    return replace(tile, meeples=seats, active=seats[0] if cell == lamp and seats else None)


def _placed(word: str) -> Placed:
    return dark(HIDDEN, _seat(word)) if word.startswith("?") else placed(*_face(word))


def _face(word: str) -> tuple[int, int]:
    name, _, turn = word.partition("/")
    return BY_ID[name], int(turn or 0)


def _seat(word: str) -> int:
    return "ABCDEF".index(word[1])
