"""Cards, tiles, boats, the door and the pictures in the rules."""

import pytest
from textual.content import Content

from cavegames.engine.rules import clauses
from cavegames.games.redpeak.components import BOATS, CARDS, TILES
from cavegames.tui import palette
from cavegames.tui.boards.painter import Picture
from cavegames.tui.games import registry
from cavegames.tui.games.redpeak import boatcard, letters, supply, tilecard, toolcard
from cavegames.tui.games.redpeak.rules_pictures import _PICTURES, WIDTH
from cavegames.tui.games.redpeak.tilecard import Offer
from cavegames.tui.looks import Look
from tests.tui.boards.drawn import contrast, shown, text

NIGHT = palette.load(palette.DEFAULT)
ROOMS = ((17, 6), (28, 11), (36, 16), (60, 24), (5, 2))


def drawn(look: Look) -> dict[str, tuple[Picture, tuple[int, int]]]:
    """Every card by a name, with its size."""
    found: dict[str, tuple[Picture, tuple[int, int]]] = {}
    for tile in range(len(TILES)):
        for held, fits in ((False, False), (False, True), (True, True)):
            picture = tilecard.card(Offer(tile, "7", held, fits), look, NIGHT)
            found[f"tile {tile} {held} {fits}"] = picture, (tilecard.WIDTH, tilecard.HEIGHT)
    for card in range(len(CARDS)):
        found[f"card {card}"] = toolcard.picture(card, look, NIGHT), toolcard.SIZE
    for boat in range(len(BOATS)):
        found[f"boat {boat}"] = boatcard.boat(boat, look, NIGHT), (9, 3)
    return found


@pytest.mark.parametrize("look", Look)
def test_cards_have_their_size_and_differ_without_colour(look: Look) -> None:
    seen: dict[object, str] = {}
    for name, (picture, (width, height)) in drawn(look).items():
        assert len(picture) == height
        assert all(strip.cell_length == len(strip.text) == width for strip in picture), name
        assert look is not Look.ASCII or text(picture).isascii()
        other = seen.setdefault(shown(picture, look), name)
        assert other == name, (name, other)


@pytest.mark.parametrize("theme", palette.NAMES)
def test_the_letters_of_cards_are_read(theme: str) -> None:
    colours = palette.load(theme)
    for look in Look:
        cards = [toolcard.picture(card, look, colours) for card in range(0, len(CARDS), 5)]
        cards += [tilecard.card(Offer(tile, "1", tile % 2 == 0), look, colours) for tile in range(0, 21, 3)]
        for segment in (segment for picture in cards for strip in picture for segment in strip):
            if any(mark.isalnum() for mark in segment.text):
                assert contrast(segment) >= 4.5, (look, segment)


@pytest.mark.parametrize("look", Look)
def test_a_card_marks_the_tool_that_is_asked_for(look: Look) -> None:
    tool = CARDS[0].tools[1]
    assert f">{letters.TOOL_LETTERS[tool]}<" in text(toolcard.picture(0, look, NIGHT, tool))
    assert ">" not in text(toolcard.picture(0, look, NIGHT))


def test_the_gallery_holds_every_tile_in_its_columns() -> None:
    offers = [Offer(tile, str(tile % 10), tile == 3, tile != 4) for tile in range(13)]
    asked: list[int] = []

    def click(content: Content, at: int) -> Content:
        asked.append(at)
        return content

    for width in (9, 31, 60, 150):
        asked.clear()
        lines = supply.gallery(offers, width, Look.ASCII, NIGHT, click)
        assert len(lines) == supply.height(len(offers), width)
        assert max(line.cell_length for line in lines) <= width
        assert sorted(asked) == sorted(list(range(len(offers))) * tilecard.HEIGHT)
        words = "\n".join(line.plain for line in lines)
        assert words.count(">3<") == 1
        assert "[4]" not in words
        assert "[5]" in words


@pytest.mark.parametrize("room", ROOMS, ids=str)
@pytest.mark.parametrize("look", Look)
def test_the_door_fills_any_room(look: Look, room: tuple[int, int]) -> None:
    for theme in palette.NAMES:
        strips = registry.door_picture("redpeak")(*room, look, palette.load(theme))
        assert len(strips) == room[1]
        assert all(strip.cell_length == len(strip.text) == room[0] for strip in strips)
        assert look is not Look.ASCII or text(strips).isascii()


def test_no_room_for_a_door_is_no_picture() -> None:
    assert registry.door_picture("redpeak")(0, 5, Look.LINE, NIGHT) == []


@pytest.mark.parametrize("look", Look)
def test_rules_pictures_are_small_and_belong_to_clauses(look: Look) -> None:
    known = [clause.id for clause in clauses("RP")]
    pictures = {clause: registry.rules_picture("redpeak")(clause, look, NIGHT) for clause in known}
    there = {clause: picture for clause, picture in pictures.items() if picture is not None}
    assert there.keys() == _PICTURES.keys()
    assert registry.rules_picture("redpeak")("RP-NONE-1", look, NIGHT) is None
    for clause, picture in there.items():
        assert 0 < len(picture) <= 21, clause
        assert all(strip.cell_length == len(strip.text) <= WIDTH for strip in picture), clause
        assert look is not Look.ASCII or text(picture).isascii()
    for clause in ("RP-PATH-1", "RP-DAY-2", "RP-LAVA-2", "RP-LAVA-4", "RP-END-1"):
        assert clause in there
