"""A table of hexes with few and with many tiles, and with sheet and lava: key to frame must be the same.

python -m benchmarks.hexes [--keys N]
"""

import argparse
from collections.abc import Sequence
from typing import ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType

from benchmarks.cavern import Cavern, cavern, held
from cavegames.engine.hexgrid import Cell
from cavegames.tui import themes
from cavegames.tui.boards.hexboard import HexBoard
from cavegames.tui.boards.hexcells import Gap
from cavegames.tui.boards.hexframe import reach
from cavegames.tui.boards.hexmap import HexMap
from cavegames.tui.boards.hexpaint import CavePainter
from cavegames.tui.looks import Look, Size

FEW, MANY = 10, 88
SIZES = ((80, 24), (200, 60))
"""Columns and lines."""


class HexApp(App[None]):
    """A board as large as the screen, the tile in hand under the cursor, and the overview map over it."""

    CSS = """
    Screen { layers: below above; }
    HexMap { layer: above; dock: right; max-width: 34; max-height: 12; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [Binding("m", "move", "Let move what moves by itself")]

    def __init__(
        self,
        tiles: int = MANY,
        *,
        look: Look = Look.PICTURE,
        size: Size = Size.AUTO,
        theme: str = "cave-night",
        overview: bool = True,
        cave: Cavern | None = None,
    ) -> None:
        super().__init__()
        themes.register(self)
        self.theme = theme
        self.animation_level = "none"
        self.cavern = cave or cavern(tiles)
        self.board = HexBoard(CavePainter(), look=look, size=size)
        self.overview = overview

    def action_move(self) -> None:
        self.animation_level = "full"

    def compose(self) -> ComposeResult:
        yield self.board
        if self.overview:
            yield HexMap(self.board)

    def on_mount(self) -> None:
        cells = self.cavern.cells
        sheet = {cell for cell, content in cells.items() if isinstance(content, Gap) and content.sheet}
        self.board.bound(reach(sheet, 0) if sheet else None)
        self.board.show(cells)
        self.board.targets = self.cavern.targets
        self.board.focus()
        self.watch(self.board, "cursor", self._pointed, init=False)
        self.call_after_refresh(self._look)

    def _look(self) -> None:
        self.board.look_at(self.cavern.lamp)
        self.board.cursor = self.cavern.lamp

    def _pointed(self, cursor: Cell | None) -> None:
        self.board.show(held(self.cavern, cursor))


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print the ratio."""
    from benchmarks.frames import measure

    parser = argparse.ArgumentParser(description="Key to frame with few and with many tiles on the table.")
    parser.add_argument("--keys", type=int, default=200, help="keys pressed at each size (default 200)")
    keys = parser.parse_args(arguments).keys
    for columns, lines in SIZES:
        screens = (f"hexes-{FEW}", f"hexes-{MANY}", "hexes-map")
        few, many, overview = (measure(screen, columns, lines, keys) for screen in screens)
        print(
            f"{columns:>3} x {lines:<3} {FEW} tiles {few.p50:5.1f} ms (p99 {few.p99:5.1f}), "
            f"{MANY} tiles {many.p50:5.1f} ms (p99 {many.p99:5.1f}): x{many.p50 / few.p50:.2f}; "
            f"with the overview map {overview.p50:5.1f} ms (p99 {overview.p99:5.1f})"
        )
    _expanded(keys)


EXPANDED = {
    "hexes-map": "without",
    "hexes-sheet": "sheet",
    "hexes-lava": "sheet and lava",
    "hexes-moving": "sheet and lava that moves",
}
"""Screens that are measured side by side: the first is the base."""
REST = 10.0
"""Seconds without a key, in which the processor time is taken."""


def _expanded(keys: int) -> None:
    """The expansions beside the base game, and what the motion of the lava costs."""
    from benchmarks.side import at_rest, side_by_side

    for columns, lines in SIZES:
        runs = side_by_side(list(EXPANDED), columns, lines, keys)
        base = runs["hexes-map"]
        for screen, run in runs.items():
            print(
                f"{columns:>3} x {lines:<3} {EXPANDED[screen]:<26}"
                f"{run.p50:6.1f} ms x{run.p50 / base.p50:.2f}, "
                f"p99 {run.p99:6.1f} ms x{run.p99 / base.p99:.2f}"
            )
        still, moving = (at_rest(screen, columns, lines, REST) for screen in ("hexes-lava", "hexes-moving"))
        print(
            f"{columns:>3} x {lines:<3} at rest: lava that stands {still.busy:.2%} of a processor, "
            f"that moves {moving.busy:.2%} and {moving.frames / REST:.1f} frames a second"
        )


if __name__ == "__main__":
    main()
