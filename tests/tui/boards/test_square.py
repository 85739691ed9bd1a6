"""The square board: draws only what changed, in every size, and keeps the cursor in view."""

from typing import Any

import pytest
from textual.geometry import Region

from cavegames.tui.boards.painter import Brush
from cavegames.tui.boards.square import SquareBoard
from cavegames.tui.looks import Look, Size
from tests.tui.boards.boardapp import CELLS, BoardApp


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
        refreshed.clear()
        app.board.show({**CELLS, (8, 6): "x", (0, 0): "out of sight"})
        assert refreshed == []


async def test_a_cursor_whose_space_is_gone_is_gone() -> None:
    app = BoardApp()
    async with app.run_test(size=(80, 24)):
        app.board.cursor = (4, 4)
        app.board.show({cell: mark for cell, mark in CELLS.items() if cell != (4, 4)})
        assert app.board.cursor is None


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
