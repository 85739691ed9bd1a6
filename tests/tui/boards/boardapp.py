"""An app with one board, and a painter that fills a space with its letter."""

from collections.abc import Hashable

from rich.segment import Segment
from rich.style import Style
from textual.app import App, ComposeResult
from textual.containers import Vertical
from textual.message import Message
from textual.strip import Strip
from textual.widgets import Button

from cavegames.engine.squaregrid import Cell
from cavegames.tui import themes
from cavegames.tui.boards.painter import Brush, Picture
from cavegames.tui.boards.square import SquareBoard
from cavegames.tui.looks import Size

COLUMNS, ROWS = 17, 13
CELLS: dict[Cell, Hashable] = {(x, y): "." for x in range(COLUMNS) for y in range(ROWS) if (x, y) != (3, 3)}


class Letters:
    """Fills a space with its letter; upper case under the cursor; counts what it paints."""

    def __init__(self) -> None:
        self.painted: list[tuple[Hashable, Brush]] = []

    def blank(self, cell: Cell) -> Hashable:
        return "#"

    def paint(self, content: Hashable, brush: Brush) -> Picture:
        self.painted.append((content, brush))
        mark = "@" if brush.cursor else str(content)
        strip = Strip([Segment(mark * brush.size.width, Style(color="red", bgcolor="black"))])
        return (strip,) * brush.size.height


class BoardApp(App[None]):
    def __init__(self, size: Size = Size.AUTO) -> None:
        super().__init__()
        self.letters = Letters()
        self.said: list[Message] = []
        self._board_size = size
        themes.register(self)
        self.theme = "cave-night"

    def compose(self) -> ComposeResult:
        with Vertical():
            yield SquareBoard(COLUMNS, ROWS, self.letters, size=self._board_size)
        yield Button("elsewhere")

    @property
    def board(self) -> SquareBoard:
        return self.query_one(SquareBoard)

    def on_mount(self) -> None:
        self.board.show(CELLS)
        self.board.focus()

    def on_board_cursor_moved(self, message: SquareBoard.CursorMoved) -> None:
        self.said.append(message)

    def on_board_chosen(self, message: SquareBoard.Chosen) -> None:
        self.said.append(message)

    def on_board_turned(self, message: SquareBoard.Turned) -> None:
        self.said.append(message)

    def lines(self) -> list[str]:
        return [self.board.render_line(y).text for y in range(self.board.size.height)]
