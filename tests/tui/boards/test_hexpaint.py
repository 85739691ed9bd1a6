"""The painter of caves of hexes: right in shape, seamless, legible, distinct without colour."""

import unicodedata
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product

import pytest

from benchmarks.cavern import FACES
from cavegames.engine.hexgrid import ALL_EXITS, Edge, exits, neighbour
from cavegames.tui import palette
from cavegames.tui.boards.hexcells import NOISES, CaveHex, CaveTile, Gap, Ground, Mark, lit, noise
from cavegames.tui.boards.hexground import Rows, ground
from cavegames.tui.boards.hexmeasures import measures
from cavegames.tui.boards.hexpaint import CavePainter, _paint
from cavegames.tui.boards.hexpainter import HexBrush
from cavegames.tui.boards.hexshades import LEVELS, Stuff, stuffs
from cavegames.tui.boards.hexsigns import Sign
from cavegames.tui.boards.painter import Picture
from cavegames.tui.boards.pixels import HALF
from cavegames.tui.looks import Look, Size
from cavegames.tui.palette import SEAT_LETTERS
from tests.tui.boards.drawn import contrast, shape

PAINTER = CavePainter()
SIZES = (Size.S, Size.M, Size.L)
FLOOR = {Stuff.FLOOR_0, Stuff.FLOOR_1, Stuff.SHADOW}
PLAIN = CaveTile(0b1001)
TILES: tuple[CaveTile, ...] = (
    *(face for _, face in FACES),
    *(CaveTile(0b111, sign=sign) for sign in Sign),
    *(CaveTile(0b10101, kind, Sign.DIVE) for kind in Ground),
    *(replace(PLAIN, meeples=tuple(range(count))) for count in range(1, 7)),
    *(replace(PLAIN, meeples=tuple(range(count)), active=0) for count in range(1, 7)),
    *(CaveTile(1, sign=Sign.PLUS_2, meeples=tuple(range(count)), active=0) for count in range(1, 7)),
    *(replace(PLAIN, mark=mark) for mark in Mark),
    *(replace(PLAIN, lamp=lamp) for lamp in ((0, 0), (1, 0), (-2, 1), (0, 3))),
    replace(PLAIN, ghost=True),
    replace(PLAIN, ghost=True, mark=Mark.BARRED),
    replace(PLAIN, fallen=1 << Edge.W),
    CaveTile(0b1001, Ground.DARK, Sign.JUMP, Sign.MORE, owner=2),
    *(CaveTile(ways, Ground.LAVA, flow=flow) for ways in (0, 0b1001, 0b10010) for flow in (0, 0b1001, 63)),
    CaveTile(0b1001, Ground.LAVA, meeples=(0, 2), active=0),
)  # fmt: skip
OPEN = tuple(kind for kind in Ground if kind is not Ground.UNKNOWN)
EMPTY = Gap(sheet=True)
GAPS: tuple[Gap, ...] = (
    *(Gap(mark) for mark in Mark),
    *(Gap(Mark.AGAINST, seat) for seat in range(6)),
    *(replace(EMPTY, mark=mark, rim=rim) for mark in Mark for rim in (0, 0b110001)),
    *(replace(EMPTY, printed=sign, mark=mark) for sign in (Sign.LOGO, Sign.TREASURE) for mark in Mark),
    replace(EMPTY, printed=Sign.TREASURE, mark=Mark.AGAINST, victim=3),
)
CONTENTS: tuple[CaveHex, ...] = (*TILES, *GAPS)


def brushes(theme: str = palette.DEFAULT) -> Iterator[HexBrush]:
    """Every size and look, at rest among other tiles, and alone under the cursor."""
    for size, look, (cursor, bare) in product(SIZES, Look, ((False, 0), (True, ALL_EXITS))):
        yield HexBrush(size, look, theme, cursor, bare)


def text(picture: Picture) -> str:
    return "\n".join(strip.text for strip in picture)


def test_every_picture_has_the_shape_of_a_hex() -> None:
    for content, brush in product(CONTENTS, brushes()):
        hexes = measures(brush.size)
        picture = PAINTER.paint(content, brush)
        widths = [hexes.span(line)[1] - hexes.span(line)[0] for line in range(hexes.height)]
        assert [strip.cell_length for strip in picture] == widths, (content, brush)
        assert [len(strip.text) for strip in picture] == widths, (content, brush)


@pytest.mark.parametrize("look", Look)
def test_only_characters_that_every_terminal_draws_in_one_cell(look: Look) -> None:
    looks = [brush for brush in brushes() if brush.look is look]
    used = set("".join(text(PAINTER.paint(content, brush)) for content, brush in product(CONTENTS, looks)))
    used -= {"\n"}
    assert all(unicodedata.east_asian_width(mark) not in "WF" for mark in used)
    assert all(unicodedata.category(mark) not in ("Mn", "Cf", "Cc", "Co") for mark in used)
    if look is Look.ASCII:
        assert all(mark.isascii() for mark in used)
    if look is Look.LINE:
        assert not used & set("▀▄█▌▐░▒▓")


@pytest.mark.parametrize("theme", palette.NAMES)
def test_what_is_written_can_be_read(theme: str) -> None:
    """WCAG AA: 4.5 to 1 for letters, 3 to 1 for lines and what is strewn over a tile."""
    for content, brush in product(CONTENTS, brushes(theme)):
        for strip in PAINTER.paint(content, brush):
            for segment in strip:
                for mark in set(segment.text) - {" ", HALF}:
                    wanted = 4.5 if mark.isalnum() or mark in "!?+" else 3
                    assert contrast(segment) >= wanted, (content, brush, segment)


@pytest.mark.parametrize("theme", palette.NAMES)
def test_passages_stand_out_from_the_rock_in_every_light(theme: str) -> None:
    table = stuffs(palette.load(theme))
    for level in range(LEVELS):
        for floor, rock in product(
            (Stuff.FLOOR_0, Stuff.FLOOR_1), (Stuff.ROCK_0, Stuff.ROCK_1, Stuff.ROCK_2)
        ):
            assert palette.contrast(table[floor][level], table[rock][level]) >= 1.2, (floor, rock, level)
        assert palette.contrast(table[Stuff.FLOOR_0][level], table[Stuff.SHADOW][level]) >= 1.5


def test_light_grows_towards_the_lamp() -> None:
    for size in SIZES:
        levels = [_mean(size, lamp) for lamp in (None, (3, 0), (2, 0), (1, 0), (0, 0))]
        assert levels == sorted(set(levels))
    cells = lit({(q, 0): PLAIN for q in range(6)}, (0, 0))
    assert [cells[q, 0].lamp for q in range(6)] == [(0, 0), (-1, 0), (-2, 0), (-3, 0), None, None]


def _mean(size: Size, lamp: tuple[int, int] | None) -> float:
    from cavegames.tui.boards.hexlight import light

    rows = light(size, lamp)
    return sum(map(sum, rows)) / (len(rows) * len(rows[0]))


# Seams


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("edge", Edge)
def test_linked_passages_run_from_tile_to_tile_without_a_seam(size: Size, edge: Edge) -> None:
    """Along the line from middle to middle every pixel is floor, whoever draws it."""
    hexes = measures(size)
    other = neighbour((0, 0), edge)
    left, top = hexes.corner(other)
    for grain in range(NOISES):
        here = ground(size, exits(edge, edge.turned(2)), Ground.ROCK, 0, noise((grain, 0)))
        there = ground(size, exits(edge.opposite, edge.turned(1), edge.turned(5)), Ground.ROCK, 0, grain)
        for t in range(15, 86):
            x = int(hexes.width / 2 + left * t / 100)
            y = int(hexes.height + 2 * top * t / 100)
            owner = hexes.at(x, y // 2)
            assert owner in ((0, 0), other)
            stuff = here[y][x] if owner == (0, 0) else there[y - 2 * top][x - left]
            assert stuff in FLOOR or t < 30, (grain, t, stuff)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("edge", Edge)
def test_a_closed_edge_has_no_floor(size: Size, edge: Edge) -> None:
    rows = ground(size, ALL_EXITS & ~(1 << edge), Ground.ROCK, 0, 0)
    assert not FLOOR & set(_beside(rows, size, edge))
    assert FLOOR & set(_beside(rows, size, edge.opposite))


def _beside(rows: Rows, size: Size, edge: Edge) -> Iterator[Stuff]:
    """The pixels of a hex around the middle of an edge."""
    from cavegames.tui.boards.hexground import towards

    hexes = measures(size)
    dx, dy = towards(hexes, edge)
    x0, y0 = hexes.width / 2 + dx * 0.95, hexes.height + dy * 0.95
    for y, row in enumerate(rows):
        for x, stuff in enumerate(row):
            if abs(x + 0.5 - x0) <= 1 and abs(y + 0.5 - y0) <= 1:
                yield stuff


# Told without colour


def shown(content: CaveHex, brush: HexBrush) -> object:
    picture = PAINTER.paint(content, brush)
    return shape(picture) if brush.look is Look.PICTURE else text(picture)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("look", Look)
def test_every_state_is_seen_without_colour(look: Look, size: Size) -> None:
    brush = HexBrush(size, look, palette.DEFAULT)
    states: dict[str, object] = {
        "dark": shown(Gap(), brush),
        "target": shown(Gap(Mark.TARGET), brush),
        "barred": shown(Gap(Mark.BARRED), brush),
        "cursor in the dark": shown(Gap(), replace(brush, cursor=True)),
        "tile": shown(PLAIN, brush),
        "ghost": shown(replace(PLAIN, ghost=True), brush),
        "barred ghost": shown(replace(PLAIN, ghost=True, mark=Mark.BARRED), brush),
        "last": shown(replace(PLAIN, mark=Mark.LAST), brush),
        "tile as target": shown(replace(PLAIN, mark=Mark.TARGET), brush),
        "cursor": shown(PLAIN, replace(brush, cursor=True)),
        **{f"against {seat}": shown(Gap(Mark.AGAINST, seat), brush) for seat in range(6)},
        **{f"seat {seat}": shown(replace(PLAIN, meeples=(seat,)), brush) for seat in range(6)},
        "with its lamp": shown(replace(PLAIN, meeples=(1,), active=1), brush),
        "laid by b": shown(CaveTile(0, Ground.UNKNOWN, Sign.UNKNOWN, owner=1), brush),
        "laid by c": shown(CaveTile(0, Ground.UNKNOWN, Sign.UNKNOWN, owner=2), brush),
        "fallen": shown(replace(PLAIN, fallen=1 << Edge.W), brush),
        **{sign.name: shown(replace(PLAIN, sign=sign), brush) for sign in Sign},
        "sheet": shown(EMPTY, brush),
        "end of the sheet": shown(replace(EMPTY, rim=1 << Edge.W), brush),
        "logo": shown(replace(EMPTY, printed=Sign.LOGO), brush),
        "treasure mark": shown(replace(EMPTY, printed=Sign.TREASURE), brush),
        "target on the sheet": shown(replace(EMPTY, mark=Mark.TARGET), brush),
        "treasure found": shown(replace(PLAIN, sign=Sign.TREASURE, passed=True), brush),
        "lava": shown(CaveTile(0, Ground.LAVA), brush),
        "rubble": shown(CaveTile(0, Ground.RUBBLE), brush),
        "face down": shown(CaveTile(0, Ground.UNKNOWN), brush),
        **{f"open {kind.name}": shown(CaveTile(0b10010, kind), brush) for kind in OPEN},
        "flooded": shown(CaveTile(0b1001, Ground.WATER, Sign.DIVE), brush),
        "passed": shown(CaveTile(0b1001, Ground.WATER, Sign.DIVE, passed=True), brush),
    }  # fmt: skip
    for one, other in combinations(states, 2):
        assert states[one] != states[other], (one, other)


@pytest.mark.parametrize("look", (Look.LINE, Look.ASCII))
def test_every_way_of_a_tile_is_seen_in_characters(look: Look) -> None:
    for size in SIZES:
        brush = HexBrush(size, look, palette.DEFAULT)
        pictures = {text(PAINTER.paint(CaveTile(of), brush)) for of in range(ALL_EXITS + 1)}
        assert len(pictures) == ALL_EXITS + 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("look", Look)
def test_all_meeples_on_a_tile_have_their_letters(look: Look, size: Size) -> None:
    for count in range(1, 6):
        tile = replace(PLAIN, sign=Sign.PLUS_2, meeples=tuple(range(count)), active=count - 1)
        drawn = text(PAINTER.paint(tile, HexBrush(size, look, palette.DEFAULT)))
        assert all(drawn.count(letter) == 1 for letter in SEAT_LETTERS[:count]), drawn
        assert "+2" in drawn


def test_signs_have_letters_of_their_own() -> None:
    letters = [sign.letters for sign in Sign]
    assert len(set(letters)) == len(letters)
    assert not set(letters) & set(SEAT_LETTERS)
    assert all(sign.role in palette.load(palette.DEFAULT).names() for sign in Sign)


def test_the_same_content_gives_the_same_picture() -> None:
    some = list(product(CONTENTS[::5], brushes()))
    before = [PAINTER.paint(content, brush) for content, brush in some]
    _paint.cache_clear()
    assert before == [PAINTER.paint(content, brush) for content, brush in some]


def test_what_is_no_content_is_refused() -> None:
    with pytest.raises(TypeError):
        PAINTER.paint("nonsense", next(brushes()))
    with pytest.raises(TypeError):
        PAINTER.dots("nonsense", palette.DEFAULT)


def test_a_tile_held_over_the_table_does_not_lie_there() -> None:
    assert PAINTER.solid(PLAIN)
    assert not PAINTER.solid(replace(PLAIN, ghost=True))
    assert not PAINTER.solid(Gap(Mark.TARGET))
    assert not PAINTER.solid(PAINTER.blank((3, -4)))
