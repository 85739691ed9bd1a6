"""The square board: draws only what changed, keeps the cursor in view, works with keys and with the mouse."""

from collections.abc import Hashable
from typing import Any

import pytest
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.app import App, ComposeResult
from textual.containers import Vertical
from textual.geometry import Region
from textual.message import Message
from textual.pilot import Pilot
from textual.strip import Strip
from textual.widgets import Button

from cavegames.engine.squaregrid import Cell
from cavegames.tui import themes
from cavegames.tui.boards.painter import Brush, Picture
from cavegames.tui.boards.square import SquareBoard
from cavegames.tui.looks import Look, Size

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

    def on_square_board_cursor_moved(self, message: SquareBoard.CursorMoved) -> None:
        self.said.append(message)

    def on_square_board_chosen(self, message: SquareBoard.Chosen) -> None:
        self.said.append(message)

    def on_square_board_turned(self, message: SquareBoard.Turned) -> None:
        self.said.append(message)

    def lines(self) -> list[str]:
        return [self.board.render_line(y).text for y in range(self.board.size.height)]


@pytest.fixture
def refreshed(monkeypatch: pytest.MonkeyPatch) -> list[Region]:
    """Every region that boards ask to be drawn again; a whole refresh is the null region."""
    asked: list[Region] = []
    real = SquareBoard.refresh

    def spy(board: SquareBoard, *regions: Region, **how: Any) -> SquareBoard:
        asked.extend(regions or (Region(),))
        return real(board, *regions, **how)

    monkeypatch.setattr(SquareBoard, "refresh", spy)
    return asked


def test_regions_are_those_of_the_cells() -> None:
    assert len(CELLS) == COLUMNS * ROWS - 1


async def test_only_what_changed_is_drawn_again(refreshed: list[Region]) -> None:
    app = BoardApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        refreshed.clear()
        app.letters.painted.clear()
        app.board.show({**CELLS, (2, 1): "x", (5, 6): "y"})
        assert sorted(refreshed) == sorted([app.board.frame.region((2, 1)), app.board.frame.region((5, 6))])
        await pilot.pause()
        assert {content for content, _ in app.letters.painted} == {"x", "y"}
        refreshed.clear()
        app.board.show({**CELLS, (2, 1): "x", (5, 6): "y"})
        assert refreshed == []


async def test_spaces_that_come_and_go_are_drawn(refreshed: list[Region]) -> None:
    app = BoardApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        refreshed.clear()
        app.board.show({cell: mark for cell, mark in CELLS.items() if cell != (0, 0)} | {(3, 3): "n"})
        assert set(refreshed) == {app.board.frame.region((0, 0)), app.board.frame.region((3, 3))}


async def test_a_moved_cursor_draws_two_spaces_and_their_names(refreshed: list[Region]) -> None:
    app = BoardApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.board.cursor = (4, 4)
        await pilot.pause()
        refreshed.clear()
        app.board.action_step(1, 0)
        frame = app.board.frame
        spaces = {frame.region((4, 4)), frame.region((5, 4))}
        names = {frame.column_name(4), frame.column_name(5), frame.row_name(4)}
        assert set(refreshed) == spaces | names


async def test_regions_follow_the_scrolling(refreshed: list[Region]) -> None:
    app = BoardApp(Size.L)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.board.scroll_to(30, 12, animate=False)
        await pilot.pause()
        refreshed.clear()
        app.board.show({**CELLS, (8, 6): "x", (0, 0): "z"})
        assert refreshed == [Region(3 + 8 * 7 - 30, 1 + 6 * 3 - 12, 7, 3)]
        await pilot.pause()
        assert "xxxxxxx" in app.lines()[7]


async def test_the_board_stands_in_the_middle_with_its_names() -> None:
    app = BoardApp()
    async with app.run_test(size=(80, 30)) as pilot:
        await pilot.pause()
        lines = app.lines()
        top = app.board.frame.top
        assert all(len(line) == 80 for line in lines)
        assert lines[top].split() == list("abcdefghijklmnopq")
        assert lines[top + 1].split() == ["1", "." * 51]
        assert lines[top + 13].split()[0] == "13"
        assert lines[top + 4].split()[1] == "." * 9 + "###" + "." * 39


@pytest.mark.parametrize(("room", "size"), [((80, 24), Size.S), ((120, 32), Size.M), ((160, 48), Size.L)])
async def test_the_size_follows_the_room(room: tuple[int, int], size: Size) -> None:
    app = BoardApp()
    async with app.run_test(size=room) as pilot:
        await pilot.pause()
        assert app.board.shown_size is size
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert app.board.shown_size is Size.S
        assert all(len(line) == 80 for line in app.lines())


async def test_size_and_look_change_while_it_runs() -> None:
    app = BoardApp()
    async with app.run_test(size=(160, 50)) as pilot:
        await pilot.pause()
        app.board.size_ = Size.M
        app.board.look = Look.ASCII
        await pilot.pause()
        app.letters.painted.clear()
        app.board.show({**CELLS, (0, 0): "x"})
        await pilot.pause()
        assert app.letters.painted == [("x", Brush(Size.M, Look.ASCII, "cave-night"))]
        app.theme = "sandstone-safe"
        await pilot.pause()
        assert app.letters.painted[-1][1].theme == "sandstone-safe"


@pytest.mark.parametrize("size", [Size.S, Size.M, Size.L])
async def test_the_cursor_is_always_in_view(size: Size) -> None:
    app = BoardApp(size)
    async with app.run_test(size=(40, 12)) as pilot:
        await pilot.pause()
        for cell in ((16, 12), (0, 0), (16, 0), (8, 6), (0, 12)):
            app.board.cursor = cell
            await pilot.pause()
            region = app.board.frame.region(cell)
            assert region.size == (size.width, size.height)
            assert app.board.render_line(region.y).text[region.x : region.right] == "@" * size.width


async def test_keys_move_the_cursor_and_choose() -> None:
    app = BoardApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.board.cursor = (4, 4)
        await pilot.press("right", "down", "h", "k", "l", "j", "left", "up")
        cells = [message.cell for message in app.said if isinstance(message, SquareBoard.CursorMoved)]
        assert cells == [(4, 4), (5, 4), (5, 5), (4, 5), (4, 4), (5, 4), (5, 5), (4, 5), (4, 4)]
        await pilot.press("enter")
        assert isinstance(app.said[-1], SquareBoard.Chosen)
        assert app.said[-1].cell == (4, 4)
        assert app.said[-1].control is app.board


async def test_without_a_cursor_the_first_key_brings_it() -> None:
    app = BoardApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        assert app.said == []
        await pilot.press("down")
        assert app.board.cursor == (0, 0)


async def test_tab_steps_through_targets_and_leaves_without_them() -> None:
    app = BoardApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.board.targets = [(9, 2), (2, 2), (1, 5)]
        await pilot.press("tab")
        assert app.board.cursor == (2, 2)
        await pilot.press("tab", "tab", "tab")
        assert app.board.cursor == (2, 2)
        await pilot.press("shift+tab")
        assert app.board.cursor == (1, 5)
        app.board.targets = ()
        await pilot.press("tab")
        assert app.board.cursor == (1, 5)
        assert isinstance(app.focused, Button)


async def test_the_cursor_stays_on_spaces() -> None:
    app = BoardApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.board.cursor = (4, 3)
        app.board.cursor = (3, 3)
        assert app.board.cursor == (4, 3)
        await pilot.press("left")
        assert app.board.cursor == (2, 3)


async def at(app: BoardApp, pilot: Pilot[None], cell: Cell, act: str) -> None:
    region = app.board.frame.region(cell)
    await getattr(pilot, act)(SquareBoard, offset=(region.x + 1, region.y))


async def test_the_mouse_moves_the_cursor_and_chooses() -> None:
    app = BoardApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await at(app, pilot, (7, 3), "hover")
        assert app.board.cursor == (7, 3)
        await at(app, pilot, (9, 9), "click")
        assert isinstance(app.said[-1], SquareBoard.Chosen)
        assert app.said[-1].cell == (9, 9)
        said = len(app.said)
        await at(app, pilot, (3, 3), "click")
        await pilot.click(SquareBoard, offset=(0, 0))
        assert len(app.said) == said


async def test_the_mouse_does_not_scroll_the_board_away() -> None:
    app = BoardApp(Size.L)
    async with app.run_test(size=(60, 20)) as pilot:
        await pilot.pause()
        before = app.board.scroll_offset
        await pilot.hover(SquareBoard, offset=(56, 10))
        assert app.board.cursor is not None
        assert app.board.scroll_offset == before


def wheel(app: BoardApp, kind: type[events.MouseEvent], ctrl: bool = False) -> events.MouseEvent:
    region = app.board.frame.region((6, 6))
    offset = app.board.region.offset
    x, y = region.x + offset.x, region.y + offset.y
    return kind(app.board, x, y, 0, 0, 0, False, False, ctrl, screen_x=x, screen_y=y)


async def test_the_wheel_is_told_and_with_ctrl_it_scrolls() -> None:
    app = BoardApp(Size.L)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.board.post_message(wheel(app, events.MouseScrollDown))
        app.board.post_message(wheel(app, events.MouseScrollUp))
        await pilot.pause()
        turned = [message for message in app.said if isinstance(message, SquareBoard.Turned)]
        assert [(message.cell, message.by) for message in turned] == [((6, 6), 1), ((6, 6), -1)]
        app.board.post_message(wheel(app, events.MouseScrollDown, ctrl=True))
        await pilot.pause()
        assert len([message for message in app.said if isinstance(message, SquareBoard.Turned)]) == 2


async def test_a_board_in_a_tiny_room_draws_and_does_not_fail() -> None:
    app = BoardApp(Size.L)
    async with app.run_test(size=(80, 24)) as pilot:
        app.board.cursor = (16, 12)
        for columns, lines in ((20, 5), (4, 2), (1, 1), (200, 60), (3, 40)):
            await pilot.resize_terminal(columns, lines)
            await pilot.pause()
            assert all(len(line) == app.board.scrollable_content_region.width for line in app.lines())
