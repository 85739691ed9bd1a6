"""Positions made by hand, and parts of the island in them: for the rules and the door."""

from dataclasses import replace
from typing import Any

from textual.strip import Strip

from cavegames.engine.squaregrid import Cell, Side
from cavegames.games.redpeak.components import TILES, Lava
from cavegames.games.redpeak.options import RedPeakOptions
from cavegames.games.redpeak.path import end_after
from cavegames.games.redpeak.setup import first_state
from cavegames.games.redpeak.state import Phase, Placed, State
from cavegames.tui.boards.painter import Brush
from cavegames.tui.boards.still import still
from cavegames.tui.games.redpeak.cells import NO_MARKS, Marks, scene
from cavegames.tui.games.redpeak.painter import RedPeakPainter

SIDES = {"e": Side.EAST, "s": Side.SOUTH, "w": Side.WEST}


def lay(path: str) -> tuple[Placed, ...]:
    """Path tiles from the camp on: where each leads to, e.g. `"sws"`; tiles of the shape that this needs."""
    state = first_state(RedPeakOptions.model_validate({}), 1, 0)
    tiles = {curved: [n for n, tile in enumerate(TILES) if tile.curved is curved] for curved in (True, False)}
    way: tuple[Placed, ...] = ()
    for step in path:
        cell, heading = end_after(state.board, way)
        way = (*way, Placed(tiles[heading is not SIDES[step]].pop(0), cell, SIDES[step]))
    return way


def demo(path: str, *, lava: int = 0, bonus: bool = False, quests: int = 0, **changes: Any) -> State:
    """A position by day with a path; `lava` spaces are covered, `changes` are fields of the state."""
    options = RedPeakOptions.model_validate({"hands": "open", "bonus": bonus, "quests": quests})
    state = first_state(options, 1, 0)
    flow = (Lava.ERUPTION,) * lava
    return replace(state, day=1, phase=Phase.PLACE, path=lay(path), flow=flow, **changes)


def part(state: State, corner: Cell, opposite: Cell, brush: Brush, marks: Marks = NO_MARKS) -> list[Strip]:
    """The island between two corners, both included."""
    return still(scene(state, marks), corner, opposite, RedPeakPainter(state.side), brush)
