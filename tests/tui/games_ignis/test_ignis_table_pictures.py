"""The parts of the table as text and colours: letters, characters, contrast, all the states of a match."""

from itertools import product
from random import Random

import pytest
from textual.strip import Strip

from cavegames.games.ignis import GAME
from cavegames.games.ignis.components import CUBES, Card, Colour
from cavegames.games.ignis.state import Phase, State
from cavegames.games.ignis.tiles import Tile
from cavegames.tui import palette
from cavegames.tui.boards.pixels import HALF
from cavegames.tui.games.ignis import letters
from cavegames.tui.games.ignis.aim import Aim
from cavegames.tui.games.ignis.board import PARTS
from cavegames.tui.games.ignis.bonus_table import EFFECTS, WHEN
from cavegames.tui.games.ignis.door import door_picture
from cavegames.tui.games.ignis.faces import face
from cavegames.tui.games.ignis.rooms import LEAST_TALL, LEAST_WIDE, rooms
from cavegames.tui.games.ignis.rules_pictures import rules_picture
from cavegames.tui.looks import Look
from cavegames.tui.sheet import Sheet
from tests.games.ignis.ignis_situations import situation
from tests.tui.boards.drawn import FORBIDDEN

SIZES = ((LEAST_WIDE, LEAST_TALL), (160, 36))
MOVING = situation(
    Phase.MOVE,
    revealed="red3 black1 blue2 white1",
    green="1 1 2",
    red="1 1 2 2b",
    step=9,
    scepter=True,
    cubes=4,
)


def aim_of(state: State, green: tuple[int, ...] = (), red: tuple[int, ...] = ()) -> Aim:
    return Aim(GAME, GAME.observe(state, 0), tuple(GAME.legal(state)), GAME.to_move(state), green, red)


def states(seed: int) -> list[State]:
    """The positions of a random match."""
    rng, state = Random(seed), GAME.setup(GAME.Options(), 1, seed)
    found = [state]
    while legal := GAME.legal(state):
        state = GAME.apply(state, rng.choice(legal)).state
        found.append(state)
    return found


def drawn(aim: Aim, size: tuple[int, int], look: Look, theme: str = "cave-night") -> list[Strip]:
    lines: list[Strip] = []
    for name, part in PARTS.items():
        room = getattr(rooms(*size), name)
        sheet = Sheet(room.width, room.height, look, palette.load(theme))
        part(sheet, aim, "")
        lines += sheet.block().lines
    return lines


def text(lines: list[Strip]) -> str:
    return "\n".join(line.text for line in lines)


def test_letters_and_shapes_are_all_different() -> None:
    for table in (letters.LETTERS, letters.SHAPES, letters.PLAIN_SHAPES):
        assert len(set(table.values())) == len(table) == len(Colour)
    assert len(letters.legend()) == len(Colour)


@pytest.mark.parametrize(("size", "look"), list(product(SIZES, Look)))
def test_only_allowed_characters_and_whole_lines(size: tuple[int, int], look: Look) -> None:
    for state in [*states(1)[::3], MOVING]:
        lines = drawn(aim_of(state), size, look)
        used = set(text(lines)) - {"\n"}
        assert all(line.cell_length == len(line.text) for line in lines)
        assert not used & FORBIDDEN
        assert all(ord(char) < 0x2C00 for char in used)
        if look is Look.ASCII:
            assert all(char.isascii() for char in used)


@pytest.mark.parametrize(("theme", "look"), list(product(palette.NAMES, Look)))
def test_every_letter_can_be_read(theme: str, look: Look) -> None:
    for state in [MOVING, *states(2)[::5]]:
        for line in drawn(
            aim_of(state, (0,), (1,)) if state is MOVING else aim_of(state), SIZES[0], look, theme
        ):
            for segment in line:
                style = segment.style
                if not segment.text.strip(f"{HALF} ·.╭─╮│╰╯+-|\\/") or style is None:
                    continue
                assert style.color is not None and style.color.triplet is not None
                assert style.bgcolor is not None and style.bgcolor.triplet is not None
                pair = style.color.triplet.hex, style.bgcolor.triplet.hex
                assert palette.contrast(*pair) >= 4.5, (segment.text, pair)


@pytest.mark.parametrize("size", SIZES)
def test_the_rooms_fill_the_table_without_overlap(size: tuple[int, int]) -> None:
    now = rooms(*size)
    regions = [getattr(now, name) for name in PARTS]
    assert sum(region.area for region in regions) == size[0] * size[1]
    assert not any(one.overlaps(other) for one in regions for other in regions if one is not other)


def test_the_fuse_shows_what_is_left_and_what_burns() -> None:
    aim = aim_of(situation(Phase.USE, revealed="black2 red1", cubes=12))
    lines = text(drawn(aim, SIZES[0], Look.ASCII))
    assert "#" * 10 + "xx" + "." * (CUBES - 12) in lines
    assert "12 left, burns 2 > 10" in lines


def test_the_last_cubes_change_their_form() -> None:
    lines = text(drawn(aim_of(situation(Phase.START, cubes=5)), SIZES[0], Look.ASCII))
    assert "!!!!!" + "." * 15 in lines
    assert "ONLY 5 LEFT" in lines


def test_each_card_says_what_it_may_do() -> None:
    state = situation(Phase.CHOOSE, revealed="yellow2 green3 blue1 black3", yellow="3", green="3 2", red="1")
    small = text(drawn(aim_of(state), SIZES[0], Look.LINE))
    for words in ("Y 3→5", "no room", "G 8>6", "G/R", "K x2", "burns 3"):
        assert words in small
    large = text(drawn(aim_of(state), SIZES[1], Look.LINE))
    for words in ("yellow 3→5", "would pass cap", "green 8 of 6", "as G/R", "doubles black"):
        assert words in large


def test_a_move_shows_where_it_goes_and_what_it_costs() -> None:
    lines = text(drawn(aim_of(MOVING, (2, 0), (2,)), SIZES[0], Look.LINE))
    assert "MOVE 1 step → step 8" in lines
    assert ">8<" in lines
    assert "discards G2, R2" in lines
    assert "strength 2 of 4: 2 steps less" in lines


@pytest.mark.parametrize("look", Look)
def test_doors_and_rules_pictures_fit(look: Look) -> None:
    colours = palette.load("cave-night")
    for width, height in ((0, 5), (7, 3), (18, 9), (60, 38)):
        strips = door_picture(width, height, look, colours)
        assert len(strips) == (height if width else 0)
        assert all(strip.cell_length == width for strip in strips)
    known = [rules_picture(f"IG-{part}", look, colours) for part in ("COMP-1", "COMP-2", "MOVE-4", "END-1")]
    for picture in known:
        assert picture is not None
        assert len(picture) <= 21
        assert max(strip.cell_length for strip in picture) <= 32
    assert rules_picture("IG-END-4", look, colours) is None


@pytest.mark.parametrize("look", Look)
def test_a_card_shows_its_letter_in_any_size(look: Look) -> None:
    for colour, room in product(Colour, ((7, 4), (16, 9), (24, 12))):
        lines = face(Card(colour, 3), room, look, palette.load("sandstone"))
        assert letters.LETTERS[colour] in "".join(line.text for line in lines)


@pytest.mark.parametrize("tile", Tile)
def test_the_words_of_the_bonus_tiles_fit(tile: Tile) -> None:
    assert len(EFFECTS[tile].format(n=tile.strength)) <= 13
    assert len(WHEN[tile]) <= 44
