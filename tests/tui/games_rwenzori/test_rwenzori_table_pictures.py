"""Tiles, doors and pictures of Rwenzori: each face can be told apart, and all fit their rooms."""

import pytest

from cavegames.games.rwenzori.board import Status, dark, placed
from cavegames.games.rwenzori.components import BY_ID, DARK, FACES, HIDDEN, TURNED
from cavegames.tui import palette
from cavegames.tui.boards.hexcells import CaveTile, Ground
from cavegames.tui.boards.hexsigns import Sign
from cavegames.tui.games.rwenzori import cells
from cavegames.tui.games.rwenzori.door import door_picture
from cavegames.tui.games.rwenzori.rules_pictures import _PICTURES, rules_picture
from cavegames.tui.looks import Look


def test_every_face_looks_different_from_all_others() -> None:
    shown = [cells.held(face) for face in range(len(FACES))]
    assert len(set(shown)) == len(FACES)


def test_a_tile_is_turned_as_it_lies() -> None:
    for face, turns in enumerate(TURNED):
        for turn, exits in enumerate(turns):
            assert cells.held(face, turn).exits == exits == cells.lying(placed(face, turn)).exits


def test_the_rock_fall_of_a_start_tile_turns_with_it() -> None:
    for turn in range(6):
        tile = cells.held(BY_ID["start"], turn)
        assert tile.fallen.bit_count() == 1 and not tile.fallen & tile.exits


def test_a_dark_tile_face_down_looks_the_same_whatever_it_is() -> None:
    seen = {cells.lying(dark(HIDDEN, 1)) for _ in DARK}
    assert seen == {CaveTile(0, Ground.UNKNOWN, Sign.UNKNOWN, owner=1)}
    own = {cells.lying(dark(face, 1)) for face in DARK if FACES[face].penalty}
    assert len(own) > 1 and all(tile.ground is Ground.UNKNOWN for tile in own)


def test_what_was_passed_steps_back_and_what_waits_does_not() -> None:
    flooded = BY_ID["flooded-dive-straight"]
    assert cells.lying(placed(flooded, 0)).passed
    assert not cells.lying(placed(flooded, 0, Status.ACTIVE)).passed
    assert cells.lying(placed(flooded, 0, Status.CAVE_IN)).sign is Sign.CAVE_IN


@pytest.mark.parametrize("look", Look)
def test_doors_and_rules_pictures_fit(look: Look) -> None:
    colours = palette.load("cave-night")
    for width, height in ((0, 5), (7, 3), (18, 9), (60, 38)):
        strips = door_picture(width, height, look, colours)
        assert len(strips) == (height if width else 0)
        assert all(strip.cell_length == width for strip in strips)
    for clause in _PICTURES:
        picture = rules_picture(clause, look, colours)
        assert picture is not None
        assert len(picture) <= 21
        assert max(strip.cell_length for strip in picture) <= 45
        assert look is not Look.ASCII or all(strip.text.isascii() for strip in picture)
    assert rules_picture("RW-TURN-1", look, colours) is None
