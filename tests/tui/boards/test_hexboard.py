"""The board of hexes: draws only what changed, grows without jumping, keeps in view what matters."""

from collections.abc import Hashable
from dataclasses import replace
from random import Random

import pytest
from textual.geometry import Region

from cavegames.engine.hexgrid import Cell, Edge, neighbour, neighbours
from cavegames.tui.boards.hexboard import HexBoard
from cavegames.tui.boards.hexcells import CaveTile, Gap, Mark
from cavegames.tui.boards.hexmeasures import measures
from cavegames.tui.looks import Look, Size
from tests.tui.boards.hexapp import SMALL, TILE, HexBoardApp, refreshed

__all__ = ["refreshed"]
SIZES = (Size.S, Size.M, Size.L)


@pytest.mark.parametrize("look", Look)
@pytest.mark.parametrize("size", SIZES)
async def test_what_is_drawn_again_is_all_that_differs(
    look: Look, size: Size, refreshed: list[Region]
) -> None:
    """The picture after a change differs from the one before only in the regions that were asked for."""
    app = HexBoardApp(look=look, size=size)
    async with app.run_test(size=(90, 30)) as pilot:
        await pilot.pause()
        board, rng = app.board, Random(f"{look} {size}")
        cells: dict[Cell, Hashable] = dict(board.cells)
        near = [cell for cell in cells if board.frame.region(cell)]
        for _ in range(12):
            before = app.picture()
            refreshed.clear()
            _change(board, cells, rng.choice(near), rng)
            after = app.picture()
            if Region() in refreshed or board.size.region in refreshed:
                continue
            differ = {place for place in after if before.get(place) != after[place]}
            assert all(any(region.contains(*place) for region in refreshed) for place in differ)
            assert sum(region.area for region in refreshed) < 0.9 * len(after)


def _change(board: HexBoard, cells: dict[Cell, Hashable], cell: Cell, rng: Random) -> None:
    """Lay, take away, mark, or go somewhere else."""
    deed = rng.randrange(4)
    if deed == 0:
        board.cursor = cell
        return
    if deed == 1 and len(cells) > 30:
        cells.pop(cell, None)
    elif deed == 2:
        cells[rng.choice(neighbours(cell))] = replace(TILE, meeples=(2,), exits=rng.randrange(64))
    else:
        cells[cell] = Gap(Mark.TARGET)
    board.show(cells)


async def test_a_tile_that_comes_draws_itself_and_its_neighbours(refreshed: list[Region]) -> None:
    app = HexBoardApp(SMALL)
    async with app.run_test(size=(90, 40)) as pilot:
        await pilot.pause()
        refreshed.clear()
        app.board.show({**SMALL, (1, 1): TILE})
        frame = app.board.frame
        wanted = {frame.region(cell) for cell in ((1, 1), *neighbours((1, 1)))}
        assert wanted <= set(refreshed)
        assert {cell for cell in SMALL if frame.region(cell) not in wanted} == {(0, 0), (-1, 1)}


async def test_what_only_changes_draws_itself_alone(refreshed: list[Region]) -> None:
    app = HexBoardApp(SMALL)
    async with app.run_test(size=(90, 40)) as pilot:
        await pilot.pause()
        refreshed.clear()
        app.board.show({**SMALL, (0, 0): replace(TILE, meeples=(1,))})
        assert refreshed == [app.board.frame.region((0, 0))]
        refreshed.clear()
        app.board.show({**SMALL, (0, 0): replace(TILE, meeples=(1,))})
        assert refreshed == []
        app.board.show({**SMALL, (0, 0): replace(TILE, meeples=(1,)), (2, 0): replace(TILE, ghost=True)})
        assert refreshed == [app.board.frame.region((2, 0))]


async def test_only_hexes_that_show_are_painted(monkeypatch: pytest.MonkeyPatch) -> None:
    app = HexBoardApp()
    painted: set[Cell] = set()
    real = HexBoard._brush
    monkeypatch.setattr(HexBoard, "_brush", lambda board, cell: painted.add(cell) or real(board, cell))
    async with app.run_test(size=(60, 20)) as pilot:
        await pilot.pause()
        app.board._pictures.clear()
        painted.clear()
        app.lines()
        frame = app.board.frame
        assert painted
        assert all(frame.region(cell) for cell in painted)


# Growing


@pytest.mark.parametrize("size", SIZES)
async def test_the_table_grows_every_way_and_the_picture_stays(size: Size) -> None:
    app = HexBoardApp(SMALL, size=size)
    async with app.run_test(size=(70, 24)) as pilot:
        await pilot.pause()
        cells, rng, cell = dict(SMALL), Random(3), (0, 0)
        for _ in range(40):
            cell = neighbour(cell, rng.choice(list(Edge)))
            before, frame = app.picture(), app.board.frame
            new = cell not in cells
            cells[cell] = TILE
            app.board.show(cells)
            await pilot.pause()
            after, now = app.picture(), app.board.frame
            assert (now.x, now.y) == (frame.x, frame.y)
            around = [now.region(near) for near in (cell, *neighbours(cell))] if new else []
            for place, segment in after.items():
                assert segment == before.get(place, segment) or any(
                    region.contains(*place) for region in around
                )


async def test_negative_and_far_cells_can_be_scrolled_to() -> None:
    app = HexBoardApp(SMALL)
    async with app.run_test(size=(70, 24)) as pilot:
        await pilot.pause()
        ends = ((-14, -8), (12, 9), (-3, 14), (20, -14))
        app.board.show({**SMALL, **dict.fromkeys(ends, TILE)})
        await pilot.pause()
        for cell in ends:
            app.board.ensure_visible(cell, margin=1)
            await pilot.pause()
            hexes = app.board.measures
            assert app.board.frame.region(cell).size == (hexes.width, hexes.height)


async def test_a_hex_is_brought_to_the_middle() -> None:
    app = HexBoardApp()
    async with app.run_test(size=(70, 24)) as pilot:
        await pilot.pause()
        app.board.look_at((0, 0))
        await pilot.pause()
        assert app.board.frame.centre() == (0, 0)


async def test_the_margin_is_kept_where_there_is_room() -> None:
    app = HexBoardApp(size=Size.S)
    async with app.run_test(size=(70, 24)) as pilot:
        await pilot.pause()
        app.board.look_at((0, 0))
        await pilot.pause()
        edge = max(
            (cell for cell in app.board.cells if app.board.frame.region(cell)), key=lambda cell: cell[0]
        )
        app.board.ensure_visible(edge, margin=1)
        await pilot.pause()
        hexes = measures(Size.S)
        assert all(
            app.board.frame.region(cell).size == (hexes.width, hexes.height) for cell in neighbours(edge)
        )


# Look, size and room


@pytest.mark.parametrize(("room", "size"), [((60, 20), Size.S), ((90, 32), Size.M), ((160, 50), Size.L)])
async def test_the_size_follows_the_room(room: tuple[int, int], size: Size) -> None:
    app = HexBoardApp(size=Size.AUTO)
    async with app.run_test(size=room) as pilot:
        await pilot.pause()
        assert app.board.shown_size is size
        await pilot.resize_terminal(50, 18)
        await pilot.pause()
        assert app.board.shown_size is Size.S


async def test_what_is_in_the_middle_stays_there_in_another_size_or_room() -> None:
    app = HexBoardApp(size=Size.M)
    async with app.run_test(size=(70, 24)) as pilot:
        await pilot.pause()
        app.board.look_at((0, 0))
        await pilot.pause()
        for size in (Size.L, Size.S, Size.M):
            app.board.size_ = size
            await pilot.pause()
            assert app.board.frame.centre() in ((0, 0), *neighbours((0, 0)))
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        assert app.board.frame.centre() in ((0, 0), *neighbours((0, 0)))


@pytest.mark.parametrize("size", SIZES)
async def test_the_cursor_is_always_in_view(size: Size) -> None:
    app = HexBoardApp(size=size)
    async with app.run_test(size=(50, 22)) as pilot:
        await pilot.pause()
        hexes = measures(size)
        for cell in sorted(app.board.cells)[::9]:
            app.board.cursor = cell
            await pilot.pause()
            assert app.board.frame.region(cell).size == (hexes.width, hexes.height)


async def test_a_board_in_a_tiny_room_draws_and_does_not_fail() -> None:
    app = HexBoardApp(size=Size.L)
    async with app.run_test(size=(80, 24)) as pilot:
        app.board.cursor = (0, 0)
        for columns, lines in ((20, 5), (4, 2), (1, 1), (200, 60), (3, 40)):
            await pilot.resize_terminal(columns, lines)
            await pilot.pause()
            width = app.board.scrollable_content_region.width
            assert all(len(line) == width for line in app.lines())


async def test_an_empty_table_is_dark_and_whole() -> None:
    app = HexBoardApp({})
    async with app.run_test(size=(60, 20)) as pilot:
        await pilot.pause()
        assert {len(line) for line in app.lines()} == {60}
        app.board.show(SMALL)
        await pilot.pause()
        assert all(app.board.frame.region(cell) for cell in SMALL)
        app.board.show({})
        await pilot.pause()
        assert app.board.cells == {}


async def test_theme_and_look_change_while_it_runs() -> None:
    app = HexBoardApp(SMALL)
    async with app.run_test(size=(60, 20)) as pilot:
        await pilot.pause()
        night = app.picture()
        app.theme = "sandstone-safe"
        await pilot.pause()
        assert app.picture() != night
        app.board.look = Look.ASCII
        await pilot.pause()
        assert "".join(app.lines()).isascii()


def test_a_tile_is_a_value() -> None:
    assert CaveTile(3) == CaveTile(3)
    assert hash(CaveTile(3)) == hash(CaveTile(3))
