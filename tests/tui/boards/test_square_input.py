"""The square board with keys and with the mouse."""

from textual import events
from textual.pilot import Pilot
from textual.widgets import Button

from cavegames.engine.squaregrid import Cell
from cavegames.tui.boards.square import SquareBoard
from cavegames.tui.looks import Size
from tests.tui.boards.boardapp import BoardApp


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
    async with app.run_test(size=(62, 24)) as pilot:
        await pilot.pause()
        half_seen = app.board.frame.region((8, 2))
        assert 0 < half_seen.width < Size.L.width
        before = app.board.scroll_offset
        await pilot.hover(SquareBoard, offset=half_seen.offset)
        assert app.board.cursor == (8, 2)
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
