"""The pictures in the asset have the sizes and the characters they must have; letters are unique."""

import pytest

from cavegames.games.ocelot.components import Token, Tool
from cavegames.tui import palette
from cavegames.tui.games.ocelot import shades, sprites
from cavegames.tui.games.ocelot.letters import (
    AMETHYST_LETTER,
    COMPANION_LETTERS,
    TOKEN_LETTERS,
    TOOL_LETTERS,
    legend,
)
from cavegames.tui.games.ocelot.sprites import LETTER, THINGS, Thing
from cavegames.tui.looks import Look, Size


def test_every_letter_of_the_game_stands_for_one_thing() -> None:
    letters = [*TOKEN_LETTERS.values(), *TOOL_LETTERS.values(), *COMPANION_LETTERS, AMETHYST_LETTER]
    assert len({letter.lower() for letter in letters}) == len(letters) == len(Token) + len(Tool) + 3
    assert [letter for letter, _ in legend()] == letters


@pytest.mark.parametrize("thing", THINGS, ids=lambda thing: thing.name)
@pytest.mark.parametrize("size", [Size.M, Size.L])
def test_pixel_pictures_fit_and_know_their_colours(thing: Thing, size: Size) -> None:
    picture = sprites.pixels(thing.name, size)
    known = {*shades.of_thing(thing, palette.load(palette.DEFAULT)), "."}
    assert len(picture) == 2 * size.height
    assert all(len(row) == size.width and set(row) <= known for row in picture)
    column, line = sprites.letter_place(thing.name, size)
    assert 0 <= column < size.width
    assert 0 <= line < size.height


@pytest.mark.parametrize("thing", THINGS, ids=lambda thing: thing.name)
@pytest.mark.parametrize("size", [Size.M, Size.L])
@pytest.mark.parametrize("look", [Look.LINE, Look.ASCII])
def test_character_pictures_fit_and_hold_one_letter(thing: Thing, size: Size, look: Look) -> None:
    picture = sprites.characters(thing.name, look, size)
    assert len(picture) == size.height
    assert all(len(row) == 3 for row in picture)
    assert "".join(picture).count(LETTER) == 1


@pytest.mark.parametrize("size", [Size.M, Size.L])
def test_no_two_pixel_pictures_have_the_same_outline(size: Size) -> None:
    outlines = {
        tuple(
            "".join("." if mark == "." else "#" for mark in row) for row in sprites.pixels(thing.name, size)
        ): (thing.name)
        for thing in THINGS
    }
    assert len(outlines) == len(THINGS), outlines
