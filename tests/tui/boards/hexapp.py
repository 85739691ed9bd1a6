"""An app with one board of hexes beside a button, and what it said."""

from collections.abc import Hashable, Mapping
from typing import Any

import pytest
from rich.segment import Segment
from textual.app import App, ComposeResult
from textual.containers import Horizontal
from textual.geometry import Region
from textual.message import Message
from textual.widgets import Button

from benchmarks.cavern import cavern
from cavegames.engine.hexgrid import Cell
from cavegames.tui import themes
from cavegames.tui.boards.board import Board
from cavegames.tui.boards.hexboard import HexBoard
from cavegames.tui.boards.hexcells import CaveTile
from cavegames.tui.boards.hexmap import HexMap
from cavegames.tui.boards.hexpaint import CavePainter
from cavegames.tui.looks import Look, Size

TILE = CaveTile(0b1001)
SMALL: Mapping[Cell, Hashable] = dict.fromkeys(((0, 0), (1, 0), (-1, 1), (0, 1)), TILE)
"""Four tiles: two above, two below, half a hex to the west."""


class HexBoardApp(App[None]):
    CSS = "HexMap { max-width: 30; max-height: 14; }"

    def __init__(
        self,
        cells: Mapping[Cell, Hashable] | None = None,
        look: Look = Look.PICTURE,
        size: Size = Size.M,
        overview: bool = False,
    ) -> None:
        super().__init__()
        self.said: list[Message] = []
        self.cells: Mapping[Cell, Hashable] = cavern(60).cells if cells is None else cells
        self.board = HexBoard(CavePainter(), look=look, size=size)
        self.map = HexMap(self.board) if overview else None
        themes.register(self)
        self.theme = "cave-night"

    def compose(self) -> ComposeResult:
        with Horizontal():
            yield self.board
            if self.map is not None:
                yield self.map
        yield Button("elsewhere")

    def on_mount(self) -> None:
        self.board.show(self.cells)
        self.board.focus()

    def on_board_cursor_moved(self, message: Board.CursorMoved) -> None:
        self.said.append(message)

    def on_board_chosen(self, message: Board.Chosen) -> None:
        self.said.append(message)

    def on_board_turned(self, message: Board.Turned) -> None:
        self.said.append(message)

    def lines(self) -> list[str]:
        room = self.board.scrollable_content_region
        return [self.board.render_line(y).text for y in range(room.height)]

    def picture(self) -> dict[tuple[int, int], Segment]:
        """Each cell of the viewport, by column and line."""
        found: dict[tuple[int, int], Segment] = {}
        for y in range(self.board.scrollable_content_region.height):
            x = 0
            for segment in self.board.render_line(y):
                for char in segment.text:
                    found[x, y] = Segment(char, segment.style)
                    x += 1
        return found


@pytest.fixture
def refreshed(monkeypatch: pytest.MonkeyPatch) -> list[Region]:
    """Every region that a board asks to be drawn again; a whole refresh is the null region."""
    asked: list[Region] = []
    real = HexBoard.refresh

    def spy(board: HexBoard, *regions: Region, **how: Any) -> HexBoard:
        asked.extend(regions or (Region(),))
        return real(board, *regions, **how)

    monkeypatch.setattr(HexBoard, "refresh", spy)
    return asked
