"""Lava: one river without seams, which moves gently where motion is wanted, and costs nothing elsewhere."""

from itertools import pairwise

import pytest
from textual.geometry import Region
from textual.screen import ModalScreen

from benchmarks.river import on_sheet
from cavegames.engine.hexgrid import Cell, Edge, neighbour
from cavegames.games.rwenzori import field
from cavegames.tui import palette
from cavegames.tui.boards.hexboard import HexBoard
from cavegames.tui.boards.hexcells import CaveTile, Ground, lit, patch
from cavegames.tui.boards.hexlava import lava
from cavegames.tui.boards.hexmeasures import measures
from cavegames.tui.boards.hexpaint import CavePainter
from cavegames.tui.boards.hexpainter import PHASES, HexBrush
from cavegames.tui.boards.hexrim import corners, sides
from cavegames.tui.boards.hexshades import Stuff
from cavegames.tui.looks import Look, Size
from tests.tui.boards.hexapp import SMALL, HexBoardApp, refreshed

__all__ = ["refreshed"]
SIZES = (Size.S, Size.M, Size.L)
LAVA = CaveTile(0, Ground.LAVA)
RIVER = {**SMALL, (2, 0): LAVA, (2, 1): LAVA, (-30, 0): LAVA}
"""Two hexes of lava that show, and one far away."""
HOT = {Stuff.LAVA_0, Stuff.LAVA_1, Stuff.LAVA_2, Stuff.CRUST_0}


# The pattern


@pytest.mark.parametrize("size", SIZES)
def test_the_pattern_goes_on_in_every_neighbour(size: Size) -> None:
    """What a hex shows beside it is what its neighbour has there, in each of the parts of the pattern."""
    hexes = measures(size)
    for cell in ((0, 0), (1, 0), (0, 1), (3, -5)):
        here = lava(size, 0, 63, patch(cell), 4)
        for edge in Edge:
            other = neighbour(cell, edge)
            there = lava(size, 0, 63, patch(other), 4)
            left, top = (a - b for a, b in zip(hexes.corner(other), hexes.corner(cell), strict=True))
            for x, y in corners(size)[edge]:
                column, row = x - left, y - 2 * top
                if 0 <= column < hexes.width and 0 <= row < 2 * hexes.height:
                    assert here[y][x] is there[row][column]


@pytest.mark.parametrize("size", SIZES)
def test_it_flows_around_and_comes_back(size: Size) -> None:
    phases = [lava(size, 0, 63, 0, phase) for phase in range(PHASES)]
    assert len(set(phases)) == PHASES
    assert lava(size, 0, 63, 0, PHASES) == phases[0]
    for phase, before in zip(phases, phases[-1:] + phases[:-1], strict=True):
        pixels = [
            one is other
            for row, old in zip(phase, before, strict=True)
            for one, other in zip(row, old, strict=True)
        ]
        assert sum(pixels) > 0.5 * len(pixels), "gently"


@pytest.mark.parametrize("size", SIZES)
def test_it_has_a_crust_where_it_ends_and_none_where_it_runs_on(size: Size) -> None:
    rows = lava(size, 0, 1 << Edge.E, 0, 0)
    for edge in Edge:
        found = {rows[y][x] for x, y in sides(size)[edge]}
        assert found <= HOT
        assert (found == {Stuff.CRUST_0}) == (edge is not Edge.E)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("edge", (Edge.NE, Edge.E, Edge.SE))
def test_a_bridge_of_crust_leads_over_lava_that_was_crossed(size: Size, edge: Edge) -> None:
    hexes = measures(size)
    rows = lava(size, 1 << edge | 1 << edge.opposite, 63, 0, 0)
    assert rows[hexes.height][hexes.width // 2] in (Stuff.CRUST_0, Stuff.CRUST_1)
    assert any(Stuff.CRUST_1 in row for row in rows)
    assert not any(Stuff.CRUST_1 in row for row in lava(size, 0, 63, 0, 0))


def test_lava_beside_lava_runs_together_and_needs_no_lamp() -> None:
    cells = lit({(0, 0): LAVA, (1, 0): LAVA, (0, 1): CaveTile(0b1001)}, (0, 0))
    one, other, rock = (cells[cell] for cell in ((0, 0), (1, 0), (0, 1)))
    assert isinstance(one, CaveTile) and isinstance(other, CaveTile) and isinstance(rock, CaveTile)
    assert (one.flow, other.flow, rock.flow) == (1 << Edge.E, 1 << Edge.W, 0)
    assert one.lamp is None is other.lamp
    assert rock.lamp is not None


@pytest.mark.parametrize("theme", palette.NAMES)
def test_its_shades_are_warm_and_stand_apart(theme: str) -> None:
    from cavegames.tui.boards.hexshades import stuffs

    table = stuffs(palette.load(theme))
    for level in range(len(table[0])):
        shades = [table[stuff][level] for stuff in (Stuff.CRUST_0, Stuff.LAVA_0, Stuff.LAVA_1, Stuff.LAVA_2)]
        for shade in shades:
            red, green, blue = palette.channels(shade)
            assert red > green >= blue
        assert all(palette.contrast(*pair) >= 1.25 for pair in pairwise(shades)), shades


# Motion


def picture(board: HexBoard, cell: Cell) -> object:
    return board._picture(cell)


async def test_only_lava_that_shows_moves(refreshed: list[Region]) -> None:
    app = HexBoardApp(RIVER)
    async with app.run_test(size=(90, 30)) as pilot:
        app.animation_level = "full"
        app.board.look_at((1, 0))
        await pilot.pause()
        board = app.board
        before = {cell: picture(board, cell) for cell in board.cells}
        refreshed.clear()
        board._move_on()
        assert set(refreshed) == {board.frame.region((2, 0)), board.frame.region((2, 1))}
        moved = {cell for cell in board.cells if picture(board, cell) != before[cell]}
        assert moved == {(2, 0), (2, 1)}
        board.look_at((-30, 0))
        await pilot.pause()
        refreshed.clear()
        board._move_on()
        assert refreshed == [board.frame.region((-30, 0))]
        board.show(SMALL)
        refreshed.clear()
        board._move_on()
        assert refreshed == []


@pytest.mark.parametrize("look", Look)
@pytest.mark.parametrize("level", ("full", "none"))
async def test_it_moves_by_itself_in_pictures_with_animations_alone(
    look: Look, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cavegames.tui.boards.hexboard.PAUSE", 0.01)
    app = HexBoardApp(RIVER, look=look)
    app.animation_level = level  # type: ignore[assignment]
    async with app.run_test(size=(90, 30)) as pilot:
        app.board.look_at((1, 0))
        await pilot.pause()
        first = app.lines(), app.picture()
        seen = {app.board._phase}
        for _ in range(50):
            await pilot.pause(0.01)
            seen.add(app.board._phase)
        moving = look is Look.PICTURE and level == "full"
        assert (len(seen) > 3) == moving
        assert ((app.lines(), app.picture()) != first) == moving


async def test_it_stands_still_under_another_screen(refreshed: list[Region]) -> None:
    app = HexBoardApp(RIVER)
    async with app.run_test(size=(90, 30)) as pilot:
        app.animation_level = "full"
        app.board.look_at((1, 0))
        await pilot.pause()
        await app.push_screen(ModalScreen())
        refreshed.clear()
        app.board._move_on()
        assert refreshed == []
        app.pop_screen()
        await pilot.pause()
        refreshed.clear()
        app.board._move_on()
        assert refreshed


def test_only_lava_that_lies_moves() -> None:
    painter = CavePainter()
    cells = on_sheet(40, lava=True).cells
    river = {cell for cell, content in cells.items() if getattr(content, "ground", None) is Ground.LAVA}
    assert len(river) == field.ROWS
    assert {cell for cell, content in cells.items() if painter.moves(content)} == river
    assert not painter.moves(CaveTile(0, Ground.LAVA, ghost=True))


@pytest.mark.parametrize("look", (Look.LINE, Look.ASCII))
@pytest.mark.parametrize("size", SIZES)
def test_in_characters_it_has_crests_and_no_edge_where_it_runs_on(look: Look, size: Size) -> None:
    drawn = {}
    for flow in (0, 63):
        brush = HexBrush(size, look, palette.DEFAULT, bare=63 & ~flow)
        strips = CavePainter().paint(CaveTile(0, Ground.LAVA, flow=flow), brush)
        drawn[flow] = "".join(strip.text for strip in strips)
    assert drawn[63].count("^") > drawn[0].count("^") >= 4
    assert set(drawn[63]) == {" ", "^"}
