"""What the expansions of Caves of Rwenzori look like on the table, in the three looks and two sizes."""

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest
from textual.app import App, ComposeResult
from textual.pilot import Pilot

from cavegames.engine.hexgrid import Cell
from cavegames.games.rwenzori.state import State
from cavegames.tui import themes
from cavegames.tui.boards.hexboard import HexBoard
from cavegames.tui.boards.hexmap import HexMap
from cavegames.tui.boards.hexpaint import CavePainter
from cavegames.tui.games.rwenzori.cells import Marks, scene
from cavegames.tui.games.rwenzori.sheet import bounds
from cavegames.tui.looks import Look, Size
from tests.games.rwenzori.rwenzori_situations import situation
from tests.tui.snapshot import SIZES, settle

Compare: TypeAlias = Callable[..., bool]

SHEET = situation(
    {
        "3,0": "hidden-star/0", "1,1": "hidden-left-fork/1", "0,1": "wide-bend/2", "1,-1": "straight/0",
        "-5,3": "treasure-wide-bend/1 marked", "-4,3": "straight/1", "-3,3": "hidden-right-fork/0",
        "4,-5": "lava/0 active", "3,-4": "lava/0 active", "3,-3": "lava/0 active",
        "-1,5": "lava/0 active", "0,4": "lava/0 active",
    },
    seats=3,
    meeples=("3,0", "-3,3", "1,1"),
    expansions=("cutting_board", "hidden_passages", "sheet", "treasure"),
    supply=7,
)  # fmt: skip
"""Both arms of lava on the sheet, hidden passages, a treasure that is found and four that are not."""
PASSAGE = situation(
    {
        "0,0": "lava/0 active", "1,0": "lava/0 active", "1,-1": "straight/0", "2,-1": "left-fork/3",
        "2,-2": "dark-hand-dive dark by blue", "3,-1": "hidden-star/0", "4,-1": "lava/0 active",
    },
    meeples=("1,-1", "3,-1"),
    expansions=("cutting_passage", "hidden_passages"),
    behind=("0,0", "2,-1"),
    alarms=2,
    supply=7,
)  # fmt: skip
"""Lava behind two meeples."""
SURROUNDED = situation(
    {"2,-1": "lava/0", "3,-2": "jump-star/0", "4,-2": "hidden-star/1", "3,-3": "straight/0"},
    seats=2,
    meeples=("0,0", "3,-2"),
    expansions=("hidden_passages", "surrounded"),
)
"""The ring of lava, and a way over it."""
RIVER = situation(
    {f"{q},{r}": "lava/0 active" for q, r in ((-1, 0), (-1, -1), (0, -2), (1, -2), (2, -3), (3, -3))},
    seats=4,
    expansions=("laying_river", "sheet"),
    due=({"want": "turn", "seat": "red"}, {"want": "lava", "seat": "blue", "left": 6}),
    supply=6,
)
"""Half of the river is laid; nobody has laid a tile."""
SCENES = {"sheet": SHEET, "passage": PASSAGE, "surrounded": SURROUNDED, "river": RIVER}
TARGETS: dict[str, frozenset[Cell]] = {"river": frozenset({(4, -4), (3, -4), (4, -3), (3, -2)})}


class Table(App[None]):
    """A position on a table that fills the screen, with the overview map where it is needed."""

    CSS = """
    Screen { layers: below above; }
    HexBoard { scrollbar-size: 0 0; }
    HexMap { layer: above; dock: right; margin: 1 2; max-width: 32; max-height: 11; }
    """

    def __init__(self, name: str, look: Look, size: Size) -> None:
        super().__init__()
        themes.register(self)
        self.theme = "cave-night"
        self.animation_level = "none"
        self.state: State = SCENES[name]
        self.targets = TARGETS.get(name, frozenset())
        self.board = HexBoard(CavePainter(), look=look, size=size)

    def compose(self) -> ComposeResult:
        yield self.board
        yield HexMap(self.board)

    def on_mount(self) -> None:
        self.board.bound(bounds(self.state))
        self.board.show(scene(self.state, Marks(targets=self.targets, lamp=0)))


async def _looking(pilot: Pilot[Any]) -> None:
    await settle(pilot)
    app = pilot.app
    assert isinstance(app, Table)
    app.board.look_at((2, -1))
    await settle(pilot)


@pytest.mark.parametrize(("room", "size"), zip(SIZES, (Size.S, Size.M), strict=True), ids=("80x24", "160x48"))
@pytest.mark.parametrize("look", Look)
@pytest.mark.parametrize("name", SCENES)
def test_expansions(name: str, look: Look, room: tuple[int, int], size: Size, snap_compare: Compare) -> None:
    assert snap_compare(Table(name, look, size), terminal_size=room, run_before=_looking)
