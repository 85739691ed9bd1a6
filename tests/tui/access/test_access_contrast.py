"""WCAG 2 AA on what is really drawn: text 4.5 to 1 on its ground, lines and marks 3 to 1, in every theme.

Not asked: half blocks, the dots of a picture (`test_themes` asks that its shapes stand out), and what lies
under a box and can do nothing as long as the box is there (WCAG 1.4.3 excepts inactive parts).
"""

from collections.abc import Iterator

import pytest
from rich.color import Color
from rich.style import Style
from textual.constants import DIM_FACTOR
from textual.screen import ModalScreen

from cavegames.tui import palette
from cavegames.tui.app import CaveApp
from tests.tui.access.stops import STOPS, Stop, cells, standing_at
from tests.tui.snapshot import settle

LOOKS = ("picture", "line", "ascii")
MARKS = "+-|#=^_.:'~"
"""What lines, bars, the mountain and the stone of caves are made of in the `ascii` look."""
WITH_BOARDS = ("launcher", "match", "replay", "rules at", "curtain, open", "guided")
"""Stops with something that the look changes."""


def _hex(colour: Color) -> str:
    red, green, blue = colour.get_truecolor()
    return f"#{red:02x}{green:02x}{blue:02x}"


def _colours(style: Style) -> tuple[str, str]:
    """Text and ground as they are sent to the terminal."""
    assert style.color is not None
    assert style.bgcolor is not None
    fore, back = _hex(style.color), _hex(style.bgcolor)
    if style.reverse:
        fore, back = back, fore
    return (palette.mix(back, fore, DIM_FACTOR) if style.dim else fore), back


def _wanted(char: str) -> float:
    """The contrast that a character must have."""
    if char.isspace() or "▀" <= char <= "▟":
        return 0
    return 3 if "─" <= char <= "◿" or char in MARKS else 4.5


def _too_faint(app: CaveApp) -> Iterator[str]:
    faint: dict[tuple[str, str], tuple[str, int, int]] = {}
    for x, y, segment in cells(app):
        wanted = _wanted(segment.text)
        if not wanted or segment.style is None or _covered(app, x, y):
            continue
        fore, back = _colours(segment.style)
        if palette.contrast(fore, back) < wanted:
            text, *_ = faint.get((fore, back), ("", 0, 0))
            faint[fore, back] = (text + segment.text, x, y)
    for (fore, back), (text, x, y) in faint.items():
        yield f"{text[:40]!r}, {fore} on {back}: {palette.contrast(fore, back):.2f}, last at {x}, {y}"


def _covered(app: CaveApp, x: int, y: int) -> bool:
    """Whether this is the screen under a box."""
    screen = app.screen
    return isinstance(screen, ModalScreen) and screen.get_widget_at(x, y)[0] is screen


@pytest.mark.parametrize("stop", STOPS, ids=lambda stop: stop.name)
async def test_all_can_be_read_in_every_theme(stop: Stop) -> None:
    found: list[str] = []
    async with standing_at(stop, look="picture") as pilot:
        app = pilot.app
        for name in palette.NAMES:
            family = name.removesuffix("-safe")
            for look in LOOKS if stop.name.startswith(WITH_BOARDS) else LOOKS[:1]:
                app.change_settings(theme=family, colour_blind=name != family, look=look)
                await settle(pilot)
                found += [f"{stop.name}, {name}, {look}: {pair}" for pair in _too_faint(app)]
    assert not found, "\n" + "\n".join(found)


def test_the_eye_of_this_test_sees_what_is_faint() -> None:
    style = Style(color="#777777", bgcolor="#ffffff")
    assert palette.contrast(*_colours(style)) < 4.5
    assert _colours(Style(color="#000000", bgcolor="#ffffff", reverse=True)) == ("#ffffff", "#000000")
    assert palette.contrast(*_colours(Style(color="#000000", bgcolor="#ffffff", dim=True))) < 21
    assert [_wanted(char) for char in "a1,─●▀ "] == [4.5, 4.5, 4.5, 3, 3, 0, 0]


async def test_a_faint_word_on_a_screen_is_found() -> None:
    async with standing_at(STOPS[0], look="line") as pilot:
        assert not list(_too_faint(pilot.app))
        pilot.app.screen.query_one("#wordmark").styles.color = pilot.app.palette["edge"]
        await settle(pilot)
        assert any("cavegames" in line for line in _too_faint(pilot.app))
