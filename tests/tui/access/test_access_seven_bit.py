"""The `ascii` look: every character of every screen is 7-bit, and names stay as they were typed."""

import unicodedata

import pytest
from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.widgets import Input

from cavegames.tui.app import CaveApp
from cavegames.tui.sevenbit import SIGNS, SevenBit, SevenBitBar
from tests.tui.access.stops import assert_seven_bit, at, cells, standing_at
from tests.tui.match.eyes import lines
from tests.tui.snapshot import settle

COLOURED = ("launcher", "rules at a clause", "match, placing", "replay")
"""Every stop is looked at without colours, by the test for that; these with colours too."""


@pytest.mark.parametrize("name", COLOURED)
async def test_every_character_is_7_bit(name: str) -> None:
    async with standing_at(at(name), look="ascii") as pilot:
        assert_seven_bit(pilot.app)


async def test_a_name_in_another_script_is_shown_as_it_is() -> None:
    app = CaveApp()
    app.settings.look = "ascii"
    app.apply_settings()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("n")
        await settle(pilot)
        app.screen.query_one("#name-0", Input).value = "Zoë Ωmega"
        await settle(pilot)
        assert any("Zoë Ωmega" in line for line in lines(app))


async def test_the_look_can_change_while_a_screen_is_open() -> None:
    app = CaveApp()
    app.settings.look = "picture"
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        app.open_rules("ocelot", "OC-COLL-1")
        await settle(pilot)
        before = lines(app)
        assert not "".join(before).isascii()
        app.change_settings(look="ascii")
        await settle(pilot)
        assert "".join(lines(app)).isascii()
        app.change_settings(look="picture")
        await settle(pilot)
        assert lines(app) == before


async def test_arrow_keys_are_words_where_signs_could_be_letters() -> None:
    stop = at("help over a replay")
    for look, there in (("ascii", "|Right  n  Space"), ("line", "→  n  Space")):
        async with standing_at(stop, look=look) as pilot:
            assert any(there in line for line in lines(pilot.app)), "\n".join(lines(pilot.app))


def test_a_line_keeps_its_width_its_colours_and_what_is_7_bit() -> None:
    red = Style(color="red")
    line = [Segment("╭─ a · b ─╮", red), Segment("plain", None), Segment("…\u00d7“”", red)]
    made = SevenBit().apply(line, Color(0, 0, 0))
    assert [segment.text for segment in made] == ["+- a | b -+", "plain", '~x""']
    assert [segment.style for segment in made] == [red, None, red]


def test_every_sign_becomes_one_printable_7_bit_character() -> None:
    for code, plain in SIGNS.items():
        assert len(plain) == 1 and plain.isascii() and plain.isprintable(), unicodedata.name(chr(code))
    assert all(code in SIGNS for code in range(0x2500, 0x2600))


@pytest.mark.parametrize(
    ("sign", "plain"),
    list(zip("─│╭╮╰╯├┼═║\u2571╲\u2573━┃╌▀▌█░●▸◂▲", '-|++++++=|/\\X-|-"|#.o><^', strict=True)),
)
def test_lines_stay_lines(sign: str, plain: str) -> None:
    assert SIGNS[ord(sign)] == plain


def test_the_scroll_bar_is_made_of_signs_that_can_still_be_grabbed() -> None:
    bar = SevenBitBar.render_bar(10, 100, 10, 45)
    text = "".join(segment.text for segment in bar.segments)
    assert text.strip("|") in ("#", "##")
    assert "|" in (text[0], text[-1])
    for segment in bar.segments:
        assert segment.style is not None
        assert (segment.style.meta["@mouse.down"] == "grab") is (segment.text == "#")
    assert SevenBitBar.render_bar(4, 4, 4, 0, vertical=False).segments[0].text == "-"


async def test_the_scroll_bar_is_seen(own_home: object) -> None:
    async with standing_at(at("help over a replay"), look="ascii") as pilot:
        bar = pilot.app.screen.query_one("Scroll").vertical_scrollbar
        shown = {segment.text for _, _, segment in cells(pilot.app, bar.region)}
        assert shown == {"#", "|"}
