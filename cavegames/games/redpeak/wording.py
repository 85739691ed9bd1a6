"""Phrases that refusals, descriptions and the log share."""

from collections.abc import Sequence

from cavegames.engine.squaregrid import Cell, Side
from cavegames.engine.words import counted, listed
from cavegames.games.redpeak.boards import BOARDS
from cavegames.games.redpeak.components import BOATS, CARDS, TILES, Bonus, Gain, Tool

_AMOUNTS = {
    Gain.MULTI: "multi-tool",
    Gain.TIME: "time tile",
    Gain.PATH: "path tile",
    Gain.CARDS: "tool card",
    Gain.BOAT: "boat",
}
_BONUSES = {
    Bonus.MULTI: "a multi-tool",
    Bonus.TIME: "a time tile",
    Bonus.PATH_OR_BOAT: "a path tile or a boat",
    Bonus.CARDS: "2 tool cards",
    Bonus.LAVA: "the lava furthest down the path goes away",
    Bonus.NOTHING: "nothing",
}


def amount(gain: Gain, count: int) -> str:
    """So many of a kind, e.g. `2 tool cards`."""
    return counted(count, _AMOUNTS[gain])


def ware(gain: Gain) -> str:
    """Many of a kind, e.g. `tool cards`."""
    return f"{_AMOUNTS[gain]}s"


def a(tool: Tool) -> str:
    """A tool with its article, e.g. `an axe`; food and water have none."""
    if tool == Tool.FOOD:
        return "food"
    return f"{'an' if tool.title[0] in 'aeiou' else 'a'} {tool.title}"


def tools(icons: Sequence[Tool], last: str = "and") -> str:
    """Tools in a sentence, e.g. `axe, food and water bottle`."""
    return listed([tool.title for tool in icons], last)


def card_in(card: int) -> str:
    """A card in a sentence, e.g. `axe, food and torch`."""
    return tools(CARDS[card].tools)


def tile_in(tile: int) -> str:
    """A path tile in a sentence, e.g. `t07`."""
    return TILES[tile].id


def tiles_in(tiles: Sequence[int]) -> str:
    """Path tiles in a sentence, e.g. `t07 and t12`."""
    return listed(list(map(tile_in, tiles)))


def boat_in(boat: int) -> str:
    """A boat in a sentence, e.g. `boat b2`."""
    return f"boat {BOATS[boat].id}"


def bonus_in(bonus: Bonus) -> str:
    """What a bonus tile gives, e.g. `2 tool cards`."""
    return _BONUSES[bonus]


def side_in(side: Side) -> str:
    """A direction in a sentence, e.g. `south`."""
    return side.name.lower()


def space_name(cell: Cell) -> str:
    """The name of a cell in notation; both sides of the board name their spaces alike."""
    board = next((board for board in BOARDS if cell == board.camp or cell in board.docks), BOARDS[0])
    return board.name(cell)


def space_in(cell: Cell) -> str:
    """A cell in a sentence, e.g. `e5`, `the base camp`, `dock 2`."""
    name = space_name(cell)
    if name == "camp":
        return "the base camp"
    return name.replace("dock", "dock ")


def people(seats: int, names: Sequence[str]) -> list[str]:
    """The names of the seats of a bit set."""
    return [name for seat, name in enumerate(names) if seats >> seat & 1]
