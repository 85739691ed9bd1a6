"""The end of a match: everything that matters stays in sight, however long the list of scores is."""

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest
from textual.containers import VerticalScroll
from textual.events import MouseScrollDown
from textual.pilot import Pilot
from textual.widgets import Static

from cavegames.engine.game import Outcome, Term
from cavegames.games.ocelot.components import BAGS
from cavegames.tui.app import CaveApp
from tests.tui.match.conftest import AnyMatch, NewMatch
from tests.tui.match.eyes import at_the_end, lines, play_on, text
from tests.tui.snapshot import settle

AppOf: TypeAlias = Callable[[AnyMatch], CaveApp]

GEMS = ("8 rock crystals", "9 celestites", "19 opals", "15 emeralds", "6 red beryls")
SHOWN = [stone.face.upper() for bag in BAGS for stone in bag]


def longest() -> tuple[Term, ...]:
    """Every kind of gem and every amethyst: no score of a seat has more terms."""
    gems = [Term(label, 10, "OC-COMP-5") for label in GEMS]
    numbers = [Term(f"blue amethyst {face}", 2, "OC-SCORE-1") for face in SHOWN if face.isdigit()]
    words = [
        Term("blue amethyst ONES: 17 gems worth 1", 17, "OC-SCORE-2"),
        Term("green amethyst THREES: 21 gems worth 3", 21, "OC-SCORE-3"),
        Term("blue amethyst LEFT-BLUE: 22 gems left", 22, "OC-SCORE-4"),
        Term("green amethyst LEFT-DEEP: 19 gems left", 38, "OC-SCORE-5"),
    ]
    return (*gems, *numbers, *words)


TOTAL = sum(term.points for term in longest())


@pytest.fixture
def long_end(new_match: NewMatch, app_of: AppOf, monkeypatch: pytest.MonkeyPatch) -> CaveApp:
    """An app whose match ended with 4 terms against the longest list there can be."""
    match = new_match(names=("Ada Lovelace-Byronne", "Bob"))
    play_on(match, 1000)
    few = tuple(Term(label, 1, "OC-COMP-5") for label in GEMS[:4])
    outcome = Outcome((1,), (few, longest()), "OC-SCORE-7", "More points")
    monkeypatch.setattr(type(match), "outcome", property(lambda _: outcome))
    return app_of(match)


async def _shown(pilot: Pilot[Any]) -> VerticalScroll:
    await at_the_end(pilot)
    return pilot.app.screen.query_one(VerticalScroll)


SIZES = [(80, 24), (120, 40), (160, 48)]


@pytest.mark.parametrize("size", SIZES)
async def test_names_totals_and_buttons_are_always_in_sight(long_end: CaveApp, size: tuple[int, int]) -> None:
    async with long_end.run_test(size=size) as pilot:
        await _shown(pilot)
        seen = text(pilot.app)
        for words in ("The match is over", "Bob wins", "Ada Lovelace-Byronne", "together", "Start screen"):
            assert words in seen
        sums = next(line for line in lines(pilot.app) if "together" in line)
        assert sums.split("│")[1].split() == ["together", "4", "together", str(TOTAL)]


@pytest.mark.parametrize("size", SIZES[:1])
async def test_a_long_list_scrolls_by_keys_and_wheel(long_end: CaveApp, size: tuple[int, int]) -> None:
    async with long_end.run_test(size=size) as pilot:
        terms = await _shown(pilot)
        assert "LEFT-DEEP" not in text(pilot.app)
        for key, there in (("end", True), ("home", False), ("pagedown", True), ("pageup", False)):
            await pilot.press(key)
            await settle(pilot)
            assert ("LEFT-DEEP" in text(pilot.app)) is there, key
        await pilot.press("down", "down")
        await settle(pilot)
        assert terms.scroll_y == 2
        await pilot.press("up")
        await settle(pilot)
        assert terms.scroll_y == 1
        await pilot._post_mouse_events([MouseScrollDown], terms, (5, 2), button=0)
        await settle(pilot)
        assert terms.scroll_y > 1
        assert pilot.app.focused is not None and pilot.app.focused.id == "board"


async def test_no_line_of_the_list_is_wider_than_its_room(long_end: CaveApp) -> None:
    async with long_end.run_test(size=(80, 24)) as pilot:
        terms = await _shown(pilot)
        assert terms.show_vertical_scrollbar
        inner = terms.query_one(Static)
        assert inner.size.height == str(inner.content).count("\n") + 1


@pytest.mark.parametrize("size", SIZES[::2], ids=["80x24", "160x48"])
def test_the_longest_list_there_can_be(
    long_end: CaveApp, size: tuple[int, int], snap_compare: Callable[..., bool]
) -> None:
    async def steps(pilot: Pilot[Any]) -> None:
        long_end.change_settings(look="ascii", animations=False)
        await _shown(pilot)

    assert snap_compare(long_end, terminal_size=size, run_before=steps)
