"""A table of hexes with few and with many tiles: key to frame must be the same.

python -m benchmarks.hexes [--keys N]
"""

import argparse
from collections.abc import Sequence

from textual.app import App, ComposeResult

from benchmarks.cavern import cavern, held
from cavegames.engine.hexgrid import Cell
from cavegames.tui import themes
from cavegames.tui.boards.hexboard import HexBoard
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

    def __init__(
        self,
        tiles: int = MANY,
        look: Look = Look.PICTURE,
        size: Size = Size.AUTO,
        theme: str = "cave-night",
        overview: bool = True,
    ) -> None:
        super().__init__()
        themes.register(self)
        self.theme = theme
        self.cavern = cavern(tiles)
        self.board = HexBoard(CavePainter(), look=look, size=size)
        self.overview = overview

    def compose(self) -> ComposeResult:
        yield self.board
        if self.overview:
            yield HexMap(self.board)

    def on_mount(self) -> None:
        self.board.show(self.cavern.cells)
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


if __name__ == "__main__":
    main()
