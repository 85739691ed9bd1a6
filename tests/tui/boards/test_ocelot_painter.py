"""The painter of Sir Ocelot's Cave: right in size, legible, distinct without colour."""

import unicodedata
from itertools import combinations

import pytest
from rich.cells import cell_len

from cavegames.games.ocelot.components import Token, Tool
from cavegames.tui import palette
from cavegames.tui.boards.painter import Brush, Picture
from cavegames.tui.games.ocelot import painter as painter_module
from cavegames.tui.games.ocelot.cells import Round, Square
from cavegames.tui.games.ocelot.painter import OcelotPainter
from cavegames.tui.looks import Look, Size
from tests.tui.boards.contents import CONTENTS, ROUNDS, SIZES, SQUARES, brushes
from tests.tui.boards.drawn import FORBIDDEN, contrast, shown, text

PAINTER = OcelotPainter()
BRUSHES = brushes()


def letters(picture: Picture) -> str:
    return "".join(mark for mark in text(picture) if mark.isalpha())


def name(brush: Brush) -> str:
    return f"{brush.look}-{brush.size}{'-cursor' if brush.cursor else ''}"


@pytest.mark.parametrize("brush", BRUSHES, ids=name)
def test_every_picture_fills_its_space_exactly(brush: Brush) -> None:
    for content in CONTENTS:
        picture = PAINTER.paint(content, brush)
        assert len(picture) == brush.size.height, content
        for strip in picture:
            assert cell_len(strip.text) == strip.cell_length == brush.size.width, content


@pytest.mark.parametrize("brush", BRUSHES, ids=name)
def test_only_characters_that_every_terminal_draws_in_one_cell(brush: Brush) -> None:
    used = {mark for content in CONTENTS for mark in text(PAINTER.paint(content, brush))} - {"\n"}
    assert not used & FORBIDDEN
    assert all(unicodedata.east_asian_width(mark) not in "WF" for mark in used)
    assert all(unicodedata.category(mark) not in ("Mn", "Cf", "Cc", "Co") for mark in used)
    if brush.look is Look.ASCII:
        assert all(mark.isascii() for mark in used)
    if brush.look is Look.LINE:
        assert not used & set("▀▄█▌▐░▒▓")


@pytest.mark.parametrize("theme", palette.NAMES)
def test_letters_and_marks_are_read_on_what_is_behind_them(theme: str) -> None:
    """WCAG AA: 4.5 to 1 for everything that is text. Peaks in the mountain are decoration."""
    for brush in brushes(theme):
        for content in SQUARES + ROUNDS:
            for strip in PAINTER.paint(content, brush):
                for segment in strip:
                    if set(segment.text) - set(" ▀▌▐"):
                        assert contrast(segment) >= 4.5, (content, brush, segment)


@pytest.mark.parametrize("brush", BRUSHES, ids=name)
def test_everything_that_lies_on_a_space_has_a_letter_of_its_own(brush: Brush) -> None:
    shown = [
        *(PAINTER.paint(Square(1, 0, token=token), brush) for token in Token),
        *(PAINTER.paint(Square(1, 0, companion=seat), brush) for seat in (0, 1)),
        *(PAINTER.paint(Square(1, 0, ghost=seat), brush) for seat in (0, 1)),
        *(PAINTER.paint(Round(1, False, tool=tool), brush) for tool in Tool),
        *(PAINTER.paint(Round(1, False, ghost=tool), brush) for tool in Tool),
    ]
    found = ["".join(sorted(set(letters(picture)) - set("vV"))) for picture in shown]
    assert len(set(found)) == len(found), found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("look", Look)
def test_every_mark_is_seen_without_colour(look: Look, size: Size) -> None:
    plain = Square(1, 0, token=Token.EMERALD)
    marked = {mark: Square(1, 0, token=Token.EMERALD, **{mark: True})
              for mark in ("lit", "target", "opens", "takeable", "last")}  # fmt: skip
    pictures = {mark: shown(PAINTER.paint(square, Brush(size, look, palette.DEFAULT)), look)
                for mark, square in {"plain": plain, **marked}.items()}  # fmt: skip
    pictures["cursor"] = shown(PAINTER.paint(plain, Brush(size, look, palette.DEFAULT, cursor=True)), look)
    for one, other in combinations(pictures, 2):
        assert pictures[one] != pictures[other], (one, other)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("look", Look)
def test_round_spaces_are_told_apart_without_colour(look: Look, size: Size) -> None:
    spaces = {
        "plain": Round(2, False),
        "target": Round(2, False, target=True),
        "shared": Round(10, True),
        "last": Round(2, False, tool=Tool.LAMP, last=True),
        "tool": Round(2, False, tool=Tool.LAMP),
        "ghost": Round(2, False, ghost=Tool.LAMP),
        "square": Square(1, 0),
    }
    pictures = {key: shown(PAINTER.paint(space, Brush(size, look, palette.DEFAULT)), look)
                for key, space in spaces.items()}  # fmt: skip
    for one, other in combinations(pictures, 2):
        assert pictures[one] != pictures[other], (one, other)


def test_a_target_under_the_cursor_still_says_what_may_be_done() -> None:
    for size in SIZES:
        for look in Look:
            brush = Brush(size, look, palette.DEFAULT, cursor=True)
            takes = PAINTER.paint(Square(1, 0, token=Token.OPAL, takeable=True), brush)
            opens = PAINTER.paint(Square(1, 0, token=Token.OPAL, opens=True), brush)
            plain = PAINTER.paint(Square(1, 0, token=Token.OPAL), brush)
            assert len({shown(picture, look) for picture in (takes, opens, plain)}) == 3, (size, look)


@pytest.mark.parametrize("brush", BRUSHES, ids=name)
def test_the_same_content_gives_the_same_picture(brush: Brush) -> None:
    before = [PAINTER.paint(content, brush) for content in CONTENTS]
    painter_module._paint.cache_clear()
    after = [PAINTER.paint(content, brush) for content in reversed(CONTENTS)]
    assert before == after[::-1]


def test_what_is_no_content_is_refused() -> None:
    with pytest.raises(TypeError):
        PAINTER.paint("nonsense", BRUSHES[0])
