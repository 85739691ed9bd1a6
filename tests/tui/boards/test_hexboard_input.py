"""The board of hexes with keys and with the mouse."""

from textual import events
from textual.pilot import Pilot
from textual.widgets import Button

from cavegames.engine.hexgrid import Cell
from cavegames.tui.boards.board import Board
from cavegames.tui.boards.hexboard import HexBoard
from tests.tui.boards.hexapp import SMALL, HexBoardApp


async def test_keys_lead_in_six_directions_and_choose() -> None:
    app = HexBoardApp(SMALL)
    async with app.run_test(size=(90, 40)) as pilot:
        app.board.cursor = (0, 0)
        await pilot.press("pageup", "right", "pagedown", "end", "left", "home", "down", "up")
        cells = [message.cell for message in app.said if isinstance(message, Board.CursorMoved)]
        assert cells == [(0, 0), (1, -1), (2, -1), (2, 0), (1, 1), (0, 1), (0, 0), (0, 1), (0, 0)]
        await pilot.press("enter")
        assert isinstance(app.said[-1], Board.Chosen)
        assert app.said[-1].cell == (0, 0)
        assert not app.said[-1].mouse
        assert app.said[-1].control is app.board


async def test_without_a_cursor_the_first_key_brings_it() -> None:
    app = HexBoardApp(SMALL)
    async with app.run_test(size=(90, 40)) as pilot:
        await pilot.press("enter")
        assert app.said == []
        await pilot.press("down")
        assert app.board.cursor is not None
        assert app.board.cursor in app.board.reach


async def test_the_cursor_stays_on_the_table() -> None:
    app = HexBoardApp(SMALL)
    async with app.run_test(size=(90, 40)) as pilot:
        await pilot.pause()
        app.board.cursor = (3, 0)
        app.board.action_step("east")
        assert app.board.cursor == (3, 0)
        app.board.cursor = (9, 9)
        assert app.board.cursor == (3, 0)
        app.board.show({(-1, 1): SMALL[-1, 1]})
        assert app.board.cursor is None


async def test_tab_steps_through_targets_and_leaves_without_them() -> None:
    app = HexBoardApp(SMALL)
    async with app.run_test(size=(90, 40)) as pilot:
        app.board.targets = [(1, 1), (2, 0), (-1, 0)]
        await pilot.press("tab")
        assert app.board.cursor == (-1, 0)
        await pilot.press("tab", "tab", "tab")
        assert app.board.cursor == (-1, 0)
        await pilot.press("shift+tab")
        assert app.board.cursor == (1, 1)
        app.board.targets = ()
        await pilot.press("tab")
        assert isinstance(app.focused, Button)


async def test_the_mouse_finds_the_hex_under_it_cell_by_cell() -> None:
    app = HexBoardApp(SMALL)
    async with app.run_test(size=(90, 40)) as pilot:
        await pilot.pause()
        region, hexes = app.board.frame.region((0, 0)), app.board.measures
        for line in (0, 1, hexes.middle, hexes.height - 1):
            first, end = hexes.span(line)
            for column, own in ((first - 1, False), (first, True), (end - 1, True), (end, False)):
                await pilot.hover(HexBoard, offset=(region.x + column, region.y + line))
                assert (app.board.cursor == (0, 0)) is own, (line, column)


async def at(app: HexBoardApp, pilot: Pilot[None], cell: Cell, act: str) -> None:
    region, hexes = app.board.frame.region(cell), app.board.measures
    await getattr(pilot, act)(HexBoard, offset=(region.x + hexes.width // 2, region.y + hexes.middle))


async def test_a_click_chooses_and_what_lies_far_off_is_no_hex() -> None:
    app = HexBoardApp(SMALL)
    async with app.run_test(size=(90, 60)) as pilot:
        await pilot.pause()
        await at(app, pilot, (1, 1), "click")
        assert isinstance(app.said[-1], Board.Chosen)
        assert (app.said[-1].cell, app.said[-1].mouse) == ((1, 1), True)
        said = len(app.said)
        await pilot.click(HexBoard, offset=(0, 0))
        assert len(app.said) == said


async def test_the_mouse_does_not_scroll_the_board_away() -> None:
    app = HexBoardApp()
    async with app.run_test(size=(64, 22)) as pilot:
        await pilot.pause()
        app.board.look_at((0, 0))
        await pilot.pause()
        before = app.board.scroll_offset
        await pilot.hover(HexBoard, offset=(0, 2))
        assert app.board.cursor is not None
        assert app.board.scroll_offset == before


def wheel(app: HexBoardApp, kind: type[events.MouseEvent], ctrl: bool = False) -> events.MouseEvent:
    region, hexes, offset = app.board.frame.region((0, 0)), app.board.measures, app.board.region.offset
    x, y = region.x + offset.x + hexes.width // 2, region.y + offset.y + hexes.middle
    return kind(app.board, x, y, 0, 0, 0, False, False, ctrl, screen_x=x, screen_y=y)


async def test_the_wheel_is_told_and_with_ctrl_it_scrolls() -> None:
    app = HexBoardApp()
    async with app.run_test(size=(64, 22)) as pilot:
        await pilot.pause()
        app.board.look_at((0, 0))
        await pilot.pause()
        app.board.post_message(wheel(app, events.MouseScrollDown))
        app.board.post_message(wheel(app, events.MouseScrollUp))
        await pilot.pause()
        turned = [message for message in app.said if isinstance(message, Board.Turned)]
        assert [(message.cell, message.by) for message in turned] == [((0, 0), 1), ((0, 0), -1)]
        app.board.post_message(wheel(app, events.MouseScrollDown, ctrl=True))
        await pilot.pause()
        assert len([message for message in app.said if isinstance(message, Board.Turned)]) == 2
