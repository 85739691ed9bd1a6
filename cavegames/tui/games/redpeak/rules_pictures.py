"""The pictures in the rules, drawn as the table is."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

from textual.geometry import Size as Room
from textual.strip import Strip

from cavegames.engine.squaregrid import Cell
from cavegames.games.redpeak.components import CARDS, Bonus
from cavegames.games.redpeak.state import Clearing, Ending, State
from cavegames.tui.boards.painter import Brush
from cavegames.tui.games.redpeak import boatcard, tilecard, toolcard
from cavegames.tui.games.redpeak.cells import NO_MARKS, Marks
from cavegames.tui.games.redpeak.demo import demo, lay, part
from cavegames.tui.games.redpeak.sand import Running, sand
from cavegames.tui.looks import Look, Size
from cavegames.tui.palette import Palette
from cavegames.tui.sheet import Sheet

WIDTH = 32
"""Columns that the rules have for a picture in the smallest terminal."""
Drawing: TypeAlias = Callable[[Look, Palette], Sequence[Strip]]


def rules_picture(clause: str, look: Look, palette: Palette) -> Sequence[Strip] | None:
    """The picture that goes with a clause, at most 32 x 21 terminal cells; None where there is none."""
    draw = _PICTURES.get(clause)
    return None if draw is None else draw(look, palette)


def _island(
    state: State, corner: Cell, opposite: Cell, size: Size = Size.M, marks: Marks = NO_MARKS
) -> Drawing:
    return lambda look, palette: part(state, corner, opposite, Brush(size, look, palette.name), marks)


def _tiles(*tiles: int) -> Drawing:
    def draw(look: Look, palette: Palette) -> Sequence[Strip]:
        sheet = Sheet(10 * len(tiles) - 1, tilecard.HEIGHT - 1, look, palette)
        for index, tile in enumerate(tiles):
            sheet.paste(10 * index, 0, tilecard.face(tile, look, palette))
        return sheet.block().lines

    return draw


def _boats(*boats: int) -> Drawing:
    def draw(look: Look, palette: Palette) -> Sequence[Strip]:
        sheet = Sheet(10 * len(boats) - 1, 3, look, palette)
        for index, boat in enumerate(boats):
            sheet.paste(10 * index, 0, boatcard.boat(boat, look, palette))
        return sheet.block().lines

    return draw


def _all_tools(look: Look, palette: Palette) -> Sequence[Strip]:
    """Four cards that show all twelve tools."""
    step = toolcard.SIZE[1] + 1
    sheet = Sheet(toolcard.SIZE[0], 4 * step - 1, look, palette)
    for index, card in enumerate(_FOUR):
        sheet.paste(0, step * index, toolcard.picture(card, look, palette))
    return sheet.block().lines


def _glasses(*running: Running) -> Drawing:
    def draw(look: Look, palette: Palette) -> Sequence[Strip]:
        room = Room(15, 10)
        sheet = Sheet(room.width * len(running), room.height, look, palette)
        for index, one in enumerate(running):
            sheet.paste(room.width * index, 0, sand(one, room, look, palette))
        return sheet.block().lines

    return draw


def _disjoint(chosen: tuple[int, ...] = ()) -> tuple[int, ...]:
    """The first four cards without a tool in common."""
    if len(chosen) == 4:
        return chosen
    seen = {tool for card in chosen for tool in CARDS[card].tools}
    for card in range(chosen[-1] + 1 if chosen else 0, len(CARDS)):
        if not seen & set(CARDS[card].tools) and (found := _disjoint((*chosen, card))):
            return found
    return ()


_FOUR = _disjoint()
_PATH = demo("swws", adventurer=2, tent=1)
"""A path that bends west, the adventurer half way."""
_LONG = demo("s" * 11, adventurer=11, tent=10, docks=(-1, 2, -1))
"""A path to a dock with a boat."""
_BONUS = replace(
    demo("sswws", bonus=True, adventurer=2),
    clearings=(Clearing(Bonus.CARDS, True), *(Clearing(None, False),) * 3),
)
"""A path over the first clearing."""
_QUEST = replace(demo("eess", quests=3, adventurer=4), quests=(0, 1, 4))
"""A path over the temple."""
_BEND = (2, 0), (5, 4)
"""The part of the island where those paths bend."""


def _next(path: str) -> Marks:
    """The last tile of a path, in hand."""
    ghost = lay(path)[-1]
    return Marks(frozenset({ghost.cell}), ghost)


_PICTURES: Mapping[str, Drawing] = {
    "RP-COMP-2": _tiles(1, 9, 20),
    "RP-COMP-3": _all_tools,
    "RP-COMP-6": _boats(0, 2, 4),
    "RP-PATH-1": _island(_PATH, *_BEND, marks=_next("swwss")),
    "RP-PATH-3": _island(_LONG, (3, 9), (6, 12)),
    "RP-DAY-2": _glasses(Running(0.6, 54), Running(0.1, 9)),
    "RP-DAY-4": _island(replace(_PATH, paid=1), *_BEND),
    "RP-EVE-1": _island(replace(_PATH, adventurer=4), *_BEND),
    "RP-LAVA-2": _island(demo("swws", lava=2, tent=3, adventurer=4), *_BEND),
    "RP-LAVA-4": _island(demo("swws", lava=4, tent=3, adventurer=4, ending=Ending.EVENING), *_BEND),
    "RP-END-1": _island(replace(_LONG, tent=12, adventurer=12), (3, 9), (6, 12)),
    "RP-BON-2": _island(_BONUS, *_BEND),
    "RP-QUE-1": _island(demo("", quests=3), (2, 1), (7, 10), Size.S),
    "RP-QUE-2": _island(_QUEST, (4, 0), (7, 4)),
}
