"""The painter of Red Peak: right in size, legible, distinct without colour."""

import unicodedata
from dataclasses import replace
from itertools import combinations

import pytest
from rich.cells import cell_len

from cavegames.engine.squaregrid import Side
from cavegames.games.redpeak.boards import BOARDS
from cavegames.games.redpeak.components import BOATS, TILES, Bonus, Gain, Tool
from cavegames.tui import palette
from cavegames.tui.boards.painter import Brush
from cavegames.tui.games.redpeak import letters, sprites
from cavegames.tui.games.redpeak.cells import Clear, Ground, Place, Spot, Stage, Way, scene
from cavegames.tui.games.redpeak.measures import COLUMNS, ROW_NAMES, ROWS, SPACES
from cavegames.tui.games.redpeak.painter import RedPeakPainter
from cavegames.tui.looks import Look, Size
from tests.tui.boards.drawn import FORBIDDEN, contrast, shown, text
from tests.tui.games_redpeak.scenes import BUSY, GHOST, QUEST, START
from tests.tui.games_redpeak.spots import JUNGLE, LAYS, SIZES, SPOTS, WILD, brushes

PAINTER = RedPeakPainter()
ON_TILE = replace(JUNGLE, way=Way(18, Side.NORTH, Side.SOUTH, Stage.DONE))


def name(brush: Brush) -> str:
    return f"{brush.look}-{brush.size}{'-cursor' if brush.cursor else ''}"


def seen(spot: Spot, look: Look, size: Size, cursor: bool = False) -> object:
    return shown(PAINTER.paint(spot, Brush(size, look, palette.DEFAULT, cursor)), look)


def test_every_letter_of_a_kind_stands_for_one_thing() -> None:
    tools, gains = letters.TOOL_LETTERS, letters.GAIN_LETTERS
    assert set(tools) == set(Tool)
    assert set(gains) == set(Gain)
    assert len({*tools.values(), *gains.values()}) == len(Tool) + len(Gain)
    assert set(letters.BONUS_LETTERS) == set(Bonus)
    assert len({*letters.BONUS_LETTERS.values(), letters.FACE_DOWN}) == len(Bonus) + 1
    codes = {letters.place_code(place) for place in BOARDS[1].place_names}
    assert len(codes) == len(BOARDS[1].places)


def test_the_rows_are_named_as_the_spaces_are() -> None:
    assert len(ROW_NAMES) == ROWS == BOARDS[0].height == BOARDS[1].height
    assert COLUMNS == BOARDS[0].width == BOARDS[1].width
    for board in BOARDS:
        assert all(board.name(cell)[1:] == ROW_NAMES[cell[1]] for cell in board.jungle)


@pytest.mark.parametrize("brush", brushes(), ids=name)
def test_every_picture_fills_its_space_with_characters_that_every_terminal_has(brush: Brush) -> None:
    used: set[str] = set()
    for spot in SPOTS + WILD:
        picture = PAINTER.paint(spot, brush)
        assert len(picture) == SPACES[brush.size].height, spot
        for strip in picture:
            assert cell_len(strip.text) == strip.cell_length == SPACES[brush.size].width, spot
        used |= set(text(picture))
    used -= {"\n"}
    assert not used & FORBIDDEN
    assert all(unicodedata.east_asian_width(mark) not in "WF" for mark in used)
    if brush.look is Look.ASCII:
        assert all(mark.isascii() for mark in used)
    if brush.look is Look.LINE:
        assert not used & set("▀▄█▌▐░▒▓")


@pytest.mark.parametrize("theme", palette.NAMES)
def test_all_that_is_written_is_read_on_what_is_behind_it(theme: str) -> None:
    """WCAG AA: 4.5 to 1 for letters, 3 to 1 for the ground: leaves, sand, waves, rock."""
    ground = set(" ▀~.:/\\\u2571\u2572,'\"")
    for brush in brushes(theme):
        for spot in SPOTS[::3]:
            for strip in PAINTER.paint(spot, brush):
                for segment in strip:
                    if set(segment.text) - ground:
                        assert contrast(segment) >= 4.5, (spot, brush, segment)
                    elif set(segment.text) - set(" ▀"):
                        assert contrast(segment) >= 3, (spot, brush, segment)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("look", Look)
def test_what_may_be_on_a_space_is_told_apart_without_colour(look: Look, size: Size) -> None:
    dock = Spot(0, BOARDS[0].docks[1], Ground.DOCK)
    spots = {
        "jungle": JUNGLE,
        "target": replace(JUNGLE, target=True),
        "end": replace(JUNGLE, end=Side.NORTH),
        "lava": replace(ON_TILE, lava=True),
        "tent in lava": replace(ON_TILE, lava=True, tent=True),
        "threat": replace(ON_TILE, threat=True),
        "tent": replace(ON_TILE, tent=True),
        "adventurer": replace(ON_TILE, adventurer=True),
        "both": replace(ON_TILE, tent=True, adventurer=True),
        "face down": replace(JUNGLE, clear=Clear(None)),
        "dock": dock,
        "boat": replace(dock, boat=2),
        "in the boat": replace(dock, boat=2, tent=True, adventurer=True),
        **{f"bonus {bonus.name}": replace(JUNGLE, clear=Clear(bonus)) for bonus in Bonus},
        **{f"on {bonus}": replace(ON_TILE, clear=Clear(bonus)) for bonus in (None, *Bonus)},
        **{f"place {n}": replace(JUNGLE, place=Place(n, False, False)) for n in range(7)},
        **{f"quest {n}": replace(JUNGLE, place=Place(n, True, False)) for n in range(7)},
        "wanted": replace(ON_TILE, place=Place(0, True, False)),
        "reached": replace(ON_TILE, place=Place(0, True, True)),
        **{stage.name: replace(JUNGLE, way=replace(ON_TILE.way or NONE, stage=stage)) for stage in Stage},
    }
    pictures = {key: seen(spot, look, size) for key, spot in spots.items()}
    del pictures["DONE"]  # drawn as the tile below all the others
    for one, other in combinations(pictures, 2):
        assert pictures[one] != pictures[other], (one, other)
    for key, spot in spots.items():
        assert seen(spot, look, size, cursor=True) != pictures.get(key), key


NONE = Way(0, Side.NORTH, Side.SOUTH, Stage.DONE)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("look", Look)
def test_the_path_shows_where_it_goes(look: Look, size: Size) -> None:
    """Both ways along a path look the same: the icons say nothing about it."""
    bare = [replace(JUNGLE, way=Way(0, enter, leave, Stage.PAST)) for enter, leave in LAYS]
    assert len({seen(spot, look, size) for spot in bare}) == 6


@pytest.mark.parametrize("look", Look)
def test_icons_rewards_and_volcanoes_of_a_tile_are_read(look: Look) -> None:
    for index, tile in enumerate(TILES):
        for enter, leave in LAYS:
            spot = replace(JUNGLE, way=Way(index, enter, leave, Stage.AHEAD))
            picture = text(PAINTER.paint(spot, Brush(Size.L, look, palette.DEFAULT)))
            icons = [letters.TOOL_LETTERS[tool] for tool in tile.icons]
            assert [mark for mark in picture if mark.isupper()] == icons
            assert all(letters.reward(reward) in picture for reward in tile.rewards), (tile, enter, leave)
            assert (f"{letters.volcano(look)}{tile.volcanoes}" in picture) == bool(tile.volcanoes)


@pytest.mark.parametrize("look", Look)
def test_icons_that_are_paid_are_gone(look: Look) -> None:
    tile = next(i for i, tile in enumerate(TILES) if len(tile.icons) == 4)
    way = Way(tile, Side.WEST, Side.EAST, Stage.AHEAD, paid=3)
    for size, wanted in ((Size.S, "1"), (Size.M, letters.TOOL_LETTERS[TILES[tile].icons[3]])):
        picture = text(PAINTER.paint(replace(JUNGLE, way=way), Brush(size, look, palette.DEFAULT)))
        assert next(mark for mark in picture if mark.isupper() or mark in "1234") == wanted


@pytest.mark.parametrize("look", Look)
def test_boats_show_what_they_cost(look: Look) -> None:
    for index, boat in enumerate(BOATS):
        spot = Spot(0, BOARDS[0].docks[boat.dock], Ground.DOCK, boat=index)
        for size in SIZES:
            picture = text(PAINTER.paint(spot, Brush(size, look, palette.DEFAULT)))
            icons = [letters.TOOL_LETTERS[tool] for tool in boat.icons]
            assert [mark for mark in picture if mark.isupper()] == icons
            if size is not Size.S:
                assert (f"{letters.volcano(look)}{boat.volcanoes}" in picture) == bool(boat.volcanoes)


def test_the_scene_says_where_things_are() -> None:
    spots = scene(BUSY, GHOST)
    assert set(spots) == {BUSY.board.camp, *BUSY.board.jungle, *BUSY.board.docks}
    assert [spot.cell for spot in spots.values() if spot.tent] == [BUSY.path[2].cell]
    assert [spot.cell for spot in spots.values() if spot.adventurer] == [BUSY.path[5].cell]
    assert {spot.cell for spot in spots.values() if spot.lava} == {BUSY.board.camp, BUSY.path[0].cell}
    assert [spot.cell for spot in spots.values() if spot.threat] == [BUSY.path[1].cell]
    stages = [spots[placed.cell].way for placed in BUSY.path]
    past, done, ahead = Stage.PAST, Stage.DONE, Stage.AHEAD
    assert [way.stage for way in stages if way] == [past] * 3 + [done] * 3 + [ahead] * 3
    assert [way.paid for way in stages if way] == [0] * 6 + [1] + [0] * 2
    assert GHOST.ghost is not None
    ghost = spots[GHOST.ghost.cell].way
    assert ghost is not None
    assert (ghost.stage, ghost.enter, ghost.leave) == (Stage.GHOST, Side.NORTH, Side.SOUTH)
    assert scene(BUSY, GHOST)[BUSY.board.camp] is spots[BUSY.board.camp]


def test_the_scene_says_what_is_asked_of_the_path() -> None:
    spots = scene(QUEST)
    wanted = {cell for cell, spot in spots.items() if spot.place and spot.place.wanted}
    assert wanted == {QUEST.board.places[number] for number in QUEST.quests}
    assert [cell for cell, spot in scene(START).items() if spot.end is Side.NORTH] == [(4, 1)]
    shown = {cell for cell, spot in scene(BUSY).items() if spot.clear and spot.clear.bonus is not None}
    assert shown == {BUSY.board.clearings[1]}


def test_sprites_have_their_sizes() -> None:
    assert all(
        len(sprites.digit(n)) == 5 and {len(row) for row in sprites.digit(n)} == {3} for n in range(10)
    )
    sizes = {"tool": (7, 6, [tool.id for tool in Tool]), "place": (7, 4, [str(n) for n in range(1, 8)])}
    for group, (wide, tall, names) in sizes.items():
        for one in names:
            rows = sprites.thing(group, one)
            assert ({len(row) for row in rows}, len(rows)) == ({wide}, tall), one


def test_what_is_no_spot_is_refused() -> None:
    with pytest.raises(TypeError):
        PAINTER.paint("nonsense", brushes()[0])
