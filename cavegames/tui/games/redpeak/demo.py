"""Positions made by hand, and parts of the island in them: for the rules and the door."""

from dataclasses import replace
from typing import Any

from textual.strip import Strip

from cavegames.engine.squaregrid import Cell, Side
from cavegames.games.redpeak.components import Lava
from cavegames.games.redpeak.options import RedPeakOptions
from cavegames.games.redpeak.path import end_after
from cavegames.games.redpeak.setup import first_state
from cavegames.games.redpeak.state import Phase, Placed, State
from cavegames.tui.boards.painter import Brush
from cavegames.tui.boards.still import still
from cavegames.tui.games.redpeak.cells import NO_MARKS, Marks, scene
from cavegames.tui.games.redpeak.painter import RedPeakPainter

SIDES = {"e": Side.EAST, "s": Side.SOUTH, "w": Side.WEST}


def demo(path: str, *, lava: int = 0, bonus: bool = False, quests: int = 0, **changes: Any) -> State:
    """A position by day with a path, e.g. `"3s 8w"`: tile 3 leads south, tile 8 then west.

    `lava` spaces of the way are covered; `changes` are fields of the state.
    """
    options = RedPeakOptions.model_validate({"hands": "open", "bonus": bonus, "quests": quests})
    state = first_state(options, 1, 0)
    way: tuple[Placed, ...] = ()
    for step in path.split():
        way = (*way, Placed(int(step[:-1]), end_after(state.board, way).cell, SIDES[step[-1]]))
    flow = (Lava.ERUPTION,) * lava
    return replace(state, day=1, phase=Phase.PLACE, path=way, flow=flow, **changes)


def part(state: State, corner: Cell, opposite: Cell, brush: Brush, marks: Marks = NO_MARKS) -> list[Strip]:
    """The island between two corners, both included."""
    return still(scene(state, marks), corner, opposite, RedPeakPainter(state.side), brush)
