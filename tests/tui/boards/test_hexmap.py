"""The overview map: shown when it is needed, what lies where, the viewport, clicks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmarks.cavern import cavern
from cavegames.engine.hexgrid import Cell
from cavegames.tui.boards.hexchart import chart
from cavegames.tui.boards.hexframe import reach
from cavegames.tui.boards.hexmap import HexMap
from cavegames.tui.boards.hexpaint import CavePainter
from cavegames.tui.looks import Look, Size
from tests.tui.boards.hexapp import SMALL, TILE, HexBoardApp

CELLS = st.tuples(st.integers(-20, 20), st.integers(-20, 20))


@given(st.sets(CELLS, min_size=1), st.integers(1, 60), st.integers(1, 40), CELLS)
def test_a_place_of_the_map_leads_back_to_its_hex(
    cells: set[Cell], width: int, height: int, middle: Cell
) -> None:
    shown = chart(reach(cells), width, height, middle)
    for cell in cells:
        column, row = shown.place(cell)
        assert shown.cell_at(column, row) == shown.cell_at(column + 1, row) == cell


@given(st.sets(CELLS, min_size=1))
def test_a_map_with_room_holds_everything_and_a_small_one_what_is_in_the_middle(cells: set[Cell]) -> None:
    whole = chart(reach(cells), 200, 100, (0, 0))
    small = chart(reach(cells), 6, 5, min(cells))
    for cell, shown in [*((cell, whole) for cell in cells), (min(cells), small)]:
        column, row = shown.place(cell)
        assert 0 <= column < shown.width
        assert 0 <= row < shown.height


def lines(app: HexBoardApp) -> list[str]:
    assert app.map is not None
    return [app.map.render_line(y).text for y in range(app.map.size.height)]


async def test_it_shows_itself_when_the_table_has_outgrown_the_board() -> None:
    app = HexBoardApp(SMALL, overview=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert app.map is not None
        assert not app.map.display
        app.board.show(cavern(60).cells)
        await pilot.pause()
        assert app.map.display
        assert app.map.size.width > 10
        app.board.show(SMALL)
        await pilot.pause()
        assert not app.map.display


@pytest.mark.parametrize("look", Look)
async def test_it_shows_meeples_with_their_letters(look: Look) -> None:
    app = HexBoardApp(cavern(60).cells, look=look, overview=True)
    async with app.run_test(size=(100, 40)) as pilot:
        await pilot.pause()
        drawn = "\n".join(lines(app))
        assert all(letter in drawn for letter in "ABCDE")
        if look is Look.ASCII:
            assert drawn.isascii()
            assert "[" in drawn and "]" in drawn
        if look is not Look.PICTURE:
            assert drawn.count("?") == sum(
                getattr(content, "owner", None) is not None for content in app.board.cells.values()
            )


async def test_what_shows_is_brighter_and_moves_with_the_board() -> None:
    app = HexBoardApp(size=Size.L, overview=True)
    async with app.run_test(size=(90, 30)) as pilot:
        await pilot.pause()
        assert app.map is not None
        view = app.map.chart.viewport(app.board.frame)
        before = [app.map.render_line(y) for y in range(app.map.size.height)]
        app.board.scroll_to(0, 0, animate=False)
        await pilot.pause()
        now = app.map.chart.viewport(app.board.frame)
        assert (now.x, now.y) != (view.x, view.y)
        assert now.size == view.size
        assert before != [app.map.render_line(y) for y in range(app.map.size.height)]


async def test_a_click_scrolls_the_board_there() -> None:
    app = HexBoardApp(size=Size.M, overview=True)
    async with app.run_test(size=(90, 30)) as pilot:
        await pilot.pause()
        assert app.map is not None
        for cell in ((0, 0), (-2, 2)):
            column, row = app.map.chart.place(cell)
            await pilot.click(HexMap, offset=(column, row // 2))
            await pilot.pause()
            assert app.board.frame.region(cell)
            middle = app.board.frame.centre()
            assert abs(middle[1] - cell[1]) <= 1


async def test_only_lines_that_differ_are_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    app = HexBoardApp(overview=True)
    async with app.run_test(size=(90, 30)) as pilot:
        await pilot.pause()
        asked: list[object] = []
        monkeypatch.setattr(HexMap, "refresh", lambda _, *regions, **how: asked.append((regions, how)))
        app.board.show(dict(app.board.cells))
        await pilot.pause()
        assert asked == []
        app.board.show({**app.board.cells, (0, 0): TILE})
        await pilot.pause()
        assert len(asked) == 1


def test_every_content_has_its_place_on_the_map() -> None:
    painter = CavePainter()
    for content in cavern(88).cells.values():
        first, second = painter.dots(content, "cave-night")
        assert len(first.sign) <= 1
        assert first.colour and second.colour
