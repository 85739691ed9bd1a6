"""NO_COLOR: no colour is sent, everything is there all the same, and the focus is seen in another way."""

from collections.abc import Iterator
from typing import Any

import pytest
from rich.color import ColorType
from rich.segment import Segment
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import OptionList

from cavegames.tui.app import CaveApp
from cavegames.tui.boards.board import Board
from cavegames.tui.games.ignis.board import IgnisBoard
from cavegames.tui.looks import Look
from cavegames.tui.too_small import TooSmall
from tests.tui.access.stops import STOPS, Stop, assert_seven_bit, cells, standing_at
from tests.tui.snapshot import settle

ATTRIBUTES = ("bold", "dim", "italic", "underline", "reverse", "blink", "strike")


@pytest.fixture(autouse=True)
def no_color(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")


def _without_colour(segment: Segment) -> tuple[str, ...]:
    style = segment.style
    return (segment.text, *(name for name in ATTRIBUTES if style is not None and getattr(style, name)))


def _seen(app: CaveApp, widget: Widget) -> list[tuple[str, ...]]:
    """What a widget looks like to somebody who sees no colours."""
    return [_without_colour(segment) for _, _, segment in cells(app, widget.region)]


def _focusable(screen: Screen[Any]) -> Iterator[Widget]:
    if screen.query(TooSmall):
        return
    for widget in screen.focus_chain:
        if widget.region and screen.region.overlaps(widget.region):
            yield widget


@pytest.mark.parametrize("stop", STOPS, ids=lambda stop: stop.name)
async def test_the_focus_is_seen_no_colour_is_sent_and_all_is_7_bit(stop: Stop) -> None:
    """In the `ascii` look, which has the fewest signs to tell by; one walk, since the walk is what costs."""
    async with standing_at(stop, look="ascii") as pilot:
        app, screen = pilot.app, pilot.app.screen
        assert_seven_bit(app)
        for _, _, segment in cells(app):
            style = segment.style
            for colour in (style.color, style.bgcolor) if style is not None else ():
                assert colour is None or colour.type is ColorType.DEFAULT, segment
        for widget in list(_focusable(screen)):
            screen.set_focus(None)
            await settle(pilot)
            without = _seen(app, widget)
            await _go_to(widget)
            await settle(pilot)
            seen = _seen(app, widget)
            assert seen != without, widget
            if isinstance(widget, OptionList) and widget.option_count:
                assert any("reverse" in cell for cell in seen), widget


async def _go_to(widget: Widget) -> None:
    """Focus a widget; a board is the only one on its screen, so there it is the cursor that must be seen."""
    if isinstance(widget, Board):
        assert widget.screen.focus_chain == [widget]
        near = [cell for cell in widget._cells if widget.frame.region(cell).y > 0 and cell != widget.cursor]
        widget.cursor = near[0]
    elif isinstance(widget, IgnisBoard):
        assert widget.screen.focus_chain == [widget]
        widget.cursor = next(place for place in widget.places if place != widget.cursor)
    else:
        widget.focus(scroll_visible=False)


async def test_a_picture_needs_colours() -> None:
    app = CaveApp()
    app.settings.look = "picture"
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert app.look is Look.LINE
