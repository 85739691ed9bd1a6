"""Tiles, doors and pictures of Rwenzori: each face can be told apart, and all fit their rooms."""

from collections.abc import Mapping
from types import SimpleNamespace
from typing import cast

import pytest

from cavegames.engine.game import Event
from cavegames.engine.hexgrid import Cell, Edge, neighbour, neighbours
from cavegames.games.rwenzori import GAME, field
from cavegames.games.rwenzori.board import Status, dark, placed
from cavegames.games.rwenzori.components import BY_ID, DARK, FACES, HIDDEN, LAVA, TURNED
from cavegames.games.rwenzori.events import TileLaid
from cavegames.games.rwenzori.expansions.laid_lava import LavaLaid
from cavegames.games.rwenzori.expansions.lava import lava
from cavegames.games.rwenzori.expansions.treasure import Found
from cavegames.tui import palette
from cavegames.tui.boards.hexcells import CaveHex, CaveTile, Gap, Ground, Mark
from cavegames.tui.boards.hexsigns import Sign
from cavegames.tui.games.rwenzori import cells
from cavegames.tui.games.rwenzori.door import door_picture
from cavegames.tui.games.rwenzori.lying import last_laid
from cavegames.tui.games.rwenzori.rules_pictures import _PICTURES, rules_picture
from cavegames.tui.looks import Look
from cavegames.tui.match_table import Showing


def test_every_face_looks_different_from_all_others() -> None:
    shown = [cells.held(face) for face in range(len(FACES))]
    assert len(set(shown)) == len(FACES)


def test_a_tile_is_turned_as_it_lies() -> None:
    for face, turns in enumerate(TURNED[:LAVA]):
        for turn, exits in enumerate(turns):
            assert cells.held(face, turn).exits == exits == cells.lying(placed(face, turn)).exits


def test_lava_is_closed_until_it_is_crossed() -> None:
    assert len(FACES) - 1 == LAVA
    assert cells.held(LAVA).exits == cells.lying(lava()).exits == 0
    for turn, exits in enumerate(TURNED[LAVA]):
        assert cells.lying(placed(LAVA, turn)).exits == exits
    assert cells.lying(lava()).ground is Ground.LAVA


def test_a_treasure_steps_back_once_it_is_found_and_a_hidden_passage_never_does() -> None:
    treasure = placed(BY_ID["treasure-straight"], 0)
    assert cells.lying(treasure).sign is Sign.TREASURE
    assert not cells.lying(treasure).passed
    assert cells.lying(treasure._replace(marked=True)).passed
    hidden = cells.lying(placed(BY_ID["hidden-star"], 0))
    assert hidden.sign is cells.held(BY_ID["hidden-star"]).sign is Sign.HIDDEN
    assert not hidden.passed


def _scene(**chosen: object) -> Mapping[Cell, CaveHex]:
    state = GAME.setup(GAME.Options.model_validate(chosen), 3, 1)
    start = frozenset({(0, 1), (-3, 0)})
    return cells.scene(state, cells.Marks(targets=start))


@pytest.mark.clause("RW-SHEET-1")
def test_the_sheet_shows_every_hex_its_end_and_what_is_printed() -> None:
    scene = _scene(sheet=True)
    blank = {cell: content for cell, content in scene.items() if isinstance(content, Gap)}
    assert scene.keys() == field.cells(3)
    assert all(gap.sheet for gap in blank.values())
    assert {cell for cell, gap in blank.items() if gap.printed is Sign.LOGO} == set(field.logos(3))
    assert {cell for cell, gap in blank.items() if gap.printed is Sign.TREASURE} == set(field.marks(3))
    outside = {cell for cell in blank if any(over not in scene for over in neighbours(cell))}
    assert {cell for cell, gap in blank.items() if gap.rim} == outside
    assert blank[0, 1].mark is Mark.TARGET


@pytest.mark.clause("RW-SHEET-1")
def test_without_the_sheet_only_what_may_be_done_is_shown_beside_the_tiles() -> None:
    scene = _scene()
    assert {cell for cell, content in scene.items() if isinstance(content, Gap)} == {(0, 1), (-3, 0)}
    assert not any(content.sheet for content in scene.values() if isinstance(content, Gap))


@pytest.mark.clause("RW-TRE-1")
def test_treasure_lies_on_its_marks() -> None:
    scene = _scene(sheet=True, treasure=True)
    found = {cell for cell, content in scene.items() if isinstance(content, CaveTile) and content.sign}
    assert found == set(field.marks(3))


def test_the_last_tile_laid_may_be_lava_but_no_treasure_that_is_found() -> None:
    tile, river, found = TileLaid(0, 0, (1, -1), 0, 0), LavaLaid(1, (4, -5), None), Found(0, (4, -3))

    def last(*events: Event) -> Cell | None:
        return last_laid(cast("Showing", SimpleNamespace(plies=[SimpleNamespace(events=events)])))

    assert last(tile, river) == (4, -5)
    assert last(river, tile, found) == (1, -1)
    assert last(found) is None


@pytest.mark.clause("RW-LAVA-4")
def test_the_ring_of_lava_runs_around_the_start_tiles() -> None:
    scene = _scene(lava="surrounded")
    ring = {cell: tile for cell, tile in scene.items() if isinstance(tile, CaveTile) and not tile.exits}
    assert len(ring) == 10
    for cell, tile in ring.items():
        assert tile.flow == sum(1 << edge for edge in Edge if neighbour(cell, edge) in ring)
        assert tile.flow.bit_count() == 2


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
