"""The door and the pictures in the rules."""

from itertools import product

import pytest
from rich.cells import cell_len
from rich.style import Style
from textual.strip import Strip

from cavegames.engine.rules import clauses
from cavegames.tui import palette
from cavegames.tui.boards.still import centred
from cavegames.tui.games.ocelot.demo import demo
from cavegames.tui.games.ocelot.door import door_picture
from cavegames.tui.games.ocelot.rules_pictures import _PICTURES, rules_picture
from cavegames.tui.looks import Look

ROOMS = ((1, 1), (7, 3), (24, 8), (50, 12), (72, 24), (128, 36))


@pytest.mark.parametrize("look", Look)
@pytest.mark.parametrize("theme", palette.NAMES)
def test_the_door_fills_its_room_exactly(look: Look, theme: str) -> None:
    for width, height in ROOMS:
        strips = door_picture(width, height, look, palette.load(theme))
        assert len(strips) == height
        assert all(cell_len(strip.text) == width for strip in strips)
        if look is Look.ASCII:
            assert all(strip.text.isascii() for strip in strips)


def test_a_room_without_space_gets_no_door() -> None:
    for width, height in ((0, 5), (5, 0), (-1, 3)):
        assert door_picture(width, height, Look.PICTURE, palette.load(palette.DEFAULT)) == []


@pytest.mark.parametrize("look", Look)
def test_pictures_in_the_rules_belong_to_clauses_and_are_rectangles(look: Look) -> None:
    known = {clause.id for clause in clauses("OC")}
    for clause in _PICTURES:
        assert clause in known
        strips = rules_picture(clause, look, palette.load(palette.DEFAULT))
        assert strips is not None
        assert len({strip.cell_length for strip in strips}) == 1
        assert strips[0].cell_length <= 45


def test_a_clause_without_a_picture_has_none() -> None:
    assert rules_picture("OC-SCORE-7", Look.LINE, palette.load(palette.DEFAULT)) is None


def test_a_picture_is_put_in_the_middle_or_cut_there() -> None:
    strips = [Strip.blank(4) for _ in range(2)]
    for width, height in product((1, 3, 4, 9), (1, 2, 5)):
        room = centred(strips, width, height, Style())
        assert len(room) == height
        assert all(strip.cell_length == width for strip in room)


def test_a_demo_reads_its_drawing() -> None:
    cells = demo("oE", "#M", lit="b1", take="a2")
    assert set(cells) == {(0, 0), (1, 0), (0, 1), (1, 1)}
    assert getattr(cells[1, 0], "lit", False)
    assert getattr(cells[0, 1], "takeable", False)
    assert getattr(cells[1, 1], "companion", None) == 0
