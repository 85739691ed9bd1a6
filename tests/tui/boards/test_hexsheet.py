"""A table with an end: the cursor, the scrolling and the overview map keep to it."""

import pytest
from textual.geometry import Region

from cavegames.engine.hexgrid import neighbours
from cavegames.games.rwenzori import field
from cavegames.tui.boards import hexsteps
from cavegames.tui.boards.hexboard import HexBoard
from cavegames.tui.boards.hexcells import CaveTile, Gap
from cavegames.tui.boards.hexframe import reach
from cavegames.tui.boards.hexmap import HexMap
from cavegames.tui.games.rwenzori.sheet import sheet
from cavegames.tui.looks import Look, Size
from tests.tui.boards.hexapp import TILE, HexBoardApp, refreshed

__all__ = ["refreshed"]
SHEET = sheet(3)
SEATS = range(1, 6)
CELLS = {**SHEET, (0, 0): TILE, (1, 0): TILE, (2, 0): TILE}


async def on_sheet(app: HexBoardApp) -> HexBoard:
    app.board.bound(reach(SHEET, 0))
    app.board.show(CELLS)
    return app.board


@pytest.mark.clause("RW-SHEET-1")
@pytest.mark.parametrize("seats", SEATS)
def test_the_bounds_hold_the_hexes_of_the_sheet_and_no_other(seats: int) -> None:
    cells = field.cells(seats)
    bounds = reach(cells, 0)
    beside = {over for cell in cells for over in neighbours(cell)} - cells
    assert all(cell in bounds for cell in cells)
    assert not any(cell in bounds for cell in beside)
    assert bounds.middle == field.middle(seats)


async def test_the_cursor_goes_over_the_sheet_and_not_beyond() -> None:
    app = HexBoardApp({}, size=Size.S)
    async with app.run_test(size=(80, 24)) as pilot:
        board = await on_sheet(app)
        await pilot.pause()
        seen = set()
        for step in hexsteps.Step:
            board.cursor = (1, 0)
            for _ in range(20):
                board.action_step(step.value)
                seen.add(board.cursor)
        assert seen <= field.cells(3)
        assert {(8, 0), (-6, 0)} <= seen
        board.cursor = (9, 0)
        assert board.cursor != (9, 0)
        board.bound(None)
        board.cursor = (-4, 0)
        assert board.cursor != (-4, 0), "without a sheet only what lies there matters"


async def test_all_of_the_sheet_can_be_scrolled_to_and_no_more() -> None:
    app = HexBoardApp({}, size=Size.M)
    async with app.run_test(size=(80, 24)) as pilot:
        board = await on_sheet(app)
        await pilot.pause()
        box = reach(SHEET, 0).region(board.measures)
        for cell in SHEET:
            board.ensure_visible(cell, 1)
            assert board.frame.region(cell).size == (board.measures.width, board.measures.height)
        board.scroll_to(9999, 9999, animate=False)
        await pilot.pause()
        assert board.frame.x + board.frame.room.width <= box.right
        assert board.frame.y + board.frame.room.height <= box.bottom


async def test_a_tile_on_the_sheet_draws_itself_and_its_neighbours_alone(refreshed: list[Region]) -> None:
    app = HexBoardApp({}, size=Size.S)
    async with app.run_test(size=(130, 40)) as pilot:
        board = await on_sheet(app)
        await pilot.pause()
        refreshed.clear()
        board.show({**CELLS, (1, 1): CaveTile(0b1001)})
        wanted = {board.frame.region(cell) for cell in ((1, 1), *neighbours((1, 1)))}
        assert set(refreshed) == wanted


@pytest.mark.parametrize("look", Look)
async def test_the_overview_map_shows_the_outline_of_the_sheet(look: Look) -> None:
    app = HexBoardApp({}, look=look, size=Size.S, overview=True)
    app.CSS = "HexMap { max-width: 40; max-height: 14; }"
    async with app.run_test(size=(100, 30)) as pilot:
        await on_sheet(app)
        await pilot.pause()
        shown = app.query_one(HexMap)
        assert shown.display
        assert shown.size.width == 2 * field.COLUMNS + 1
        rim = [gap for gap in SHEET.values() if gap.rim and gap.printed is None]
        inner = Gap(sheet=True)
        dots = {content: board_dots(app, content)[0] for content in (*rim, inner, Gap())}
        assert len({dots[gap].colour for gap in rim}) == 1
        assert len({dots[rim[0]].colour, dots[inner].colour, dots[Gap()].colour}) == 3
        if look is not Look.PICTURE:
            text = "\n".join(shown.render_line(y).text for y in range(shown.size.height))
            assert text.count(".") == len(rim)
            assert text.count("/") == 2
            assert text.count("t") == 5


def board_dots(app: HexBoardApp, content: object) -> object:
    return app.board.painter.dots(content, app.theme)  # type: ignore[arg-type]
