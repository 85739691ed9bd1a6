"""The hourglass: sand that only runs down, a form of its own in the last seconds, only what changed drawn."""

import pytest
from textual.app import App, ComposeResult
from textual.geometry import Region
from textual.geometry import Size as Room
from textual.strip import Strip

from cavegames.tui import palette, themes
from cavegames.tui.games.redpeak.glass import glass
from cavegames.tui.games.redpeak.hourglass import Hourglass
from cavegames.tui.games.redpeak.sand import LAST, Running, sand
from cavegames.tui.looks import Look
from tests.tui.boards.drawn import contrast, shown, text
from tests.tui.games_redpeak.conftest import AppOf, NewRedPeak
from tests.tui.games_redpeak.redpeak_eyes import ready, table_of

ROOMS = (Room(21, 17), Room(19, 9), Room(13, 6), Room(9, 6), Room(9, 5), Room(24, 1))
NIGHT = palette.load(palette.DEFAULT)


@pytest.mark.parametrize("wide", [5, 9, 13, 31])
@pytest.mark.parametrize("tall", [5, 9, 21, 41])
def test_sand_runs_from_above_to_below_and_none_is_lost(wide: int, tall: int) -> None:
    shape = glass(wide, tall)
    before = frozenset(shape.leaving)
    for step in range(101):
        upper, lower = shape.run(1 - step / 100)
        assert upper <= before
        assert len(upper) + len(lower) == len(shape.leaving)
        assert upper <= set(shape.chamber(upper=True))
        assert lower <= set(shape.chamber(upper=False))
        before = upper
    assert not before
    assert shape.run(2) == shape.run(1)
    assert shape.run(-1) == shape.run(0)


@pytest.mark.parametrize("room", ROOMS, ids=str)
@pytest.mark.parametrize("look", Look)
def test_the_glass_fills_its_room_and_is_seven_bit_in_ascii(look: Look, room: Room) -> None:
    for tenth in range(0, 910, 7):
        for paused in (False, True):
            picture = sand(Running(tenth / 900, tenth / 10, paused), room, look, NIGHT)
            assert len(picture) == room.height
            assert all(strip.cell_length == len(strip.text) == room.width for strip in picture)
            assert look is not Look.ASCII or text(picture).isascii()


@pytest.mark.parametrize("room", ROOMS, ids=str)
@pytest.mark.parametrize("look", Look)
def test_the_last_seconds_have_a_form_of_their_own(look: Look, room: Room) -> None:
    """The same sand, a moment before and after: the walls and lids differ without colour."""
    before = sand(Running(LAST / 90, LAST + 0.01), room, look, NIGHT)
    after = sand(Running(LAST / 90, LAST), room, look, NIGHT)
    assert shown(before, look) != shown(after, look)
    signs = {Look.ASCII: "!", Look.LINE: "!", Look.PICTURE: "!" if room.height < 8 else ""}[look]
    assert signs in text(after)
    assert "!" not in text(before)
    lid = after[0].text if room.height > 1 else ""
    assert lid != before[0].text or look is Look.PICTURE or room.height == 1


@pytest.mark.parametrize("room", ROOMS, ids=str)
@pytest.mark.parametrize("look", Look)
def test_standing_sand_looks_other_than_running_sand(look: Look, room: Room) -> None:
    for seconds in (60.0, 9.0):
        runs = sand(Running(seconds / 90, seconds), room, look, NIGHT)
        stands = sand(Running(seconds / 90, seconds, paused=True), room, look, NIGHT)
        assert shown(runs, look) != shown(stands, look)


@pytest.mark.parametrize("theme", palette.NAMES)
def test_the_seconds_are_read(theme: str) -> None:
    for seconds in (80.0, 44.0, 9.0, 0.0):
        for look in Look:
            for room in ROOMS:
                for strip in sand(Running(seconds / 90, seconds), room, look, palette.load(theme)):
                    for segment in strip:
                        if any(mark.isalnum() for mark in segment.text):
                            assert contrast(segment) >= 4.5, (look, room, segment)


def test_seconds_are_counted_up_to_whole_ones() -> None:
    assert [Running(0.5, seconds).words for seconds in (90, 89.2, 15.001, 15, 0.4, 0, -3)] == [
        "90", "90", "16", "15", "1", "0", "0"
    ]  # fmt: skip


class GlassApp(App[None]):
    """One hourglass that notes what it draws again."""

    def __init__(self) -> None:
        super().__init__()
        themes.register(self)
        self.drawn: list[tuple[Region, ...]] = []

    def compose(self) -> ComposeResult:
        glass_ = Hourglass(Look.PICTURE)
        glass_.styles.width, glass_.styles.height = 21, 17
        yield glass_


async def test_only_lines_that_changed_are_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    app = GlassApp()
    async with app.run_test(size=(40, 20)) as pilot:
        widget = app.query_one(Hourglass)
        widget.turn(Running(0.5, 45.0))
        await pilot.pause()
        monkeypatch.setattr(widget, "refresh", lambda *regions: app.drawn.append(regions))
        widget.turn(Running(0.5, 45.0))
        assert not app.drawn
        widget.turn(Running(0.499, 44.9))
        assert app.drawn
        assert 0 < len(app.drawn[0]) < 17
        assert all(region.height == 1 for region in app.drawn[0])
        monkeypatch.undo()
        lines = [widget.render_line(y) for y in range(17)]
        assert lines == list(sand(Running(0.499, 44.9), Room(21, 17), Look.PICTURE, themes.of(app)))
        widget.turn(None)
        assert not widget.render_line(3).text.strip()
        widget.turn(Running(0.3, 30.0))
        widget.draw_as(Look.ASCII)
        assert widget.render_line(8).text.isascii()


async def test_running_sand_does_not_draw_the_board(
    new_redpeak: NewRedPeak, app_of: AppOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = app_of(new_redpeak())
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        table = table_of(app)
        asked: list[int] = []
        draw = table.board.render_line

        def render_line(y: int) -> Strip:
            asked.append(y)
            return draw(y)

        monkeypatch.setattr(table.board, "render_line", render_line)
        for tenth in range(50, 40, -1):
            table.query_one(Hourglass).turn(Running(tenth / 90, tenth))
            await pilot.pause()
        assert not asked
        table.board.refresh()
        await pilot.pause()
        assert asked
