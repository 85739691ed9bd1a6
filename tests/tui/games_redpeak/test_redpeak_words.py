"""What a newcomer reads beside the island in the smallest terminal: whole sentences, letters with names."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from textual.content import Content
from textual.geometry import Size as Room

from cavegames.games.redpeak import GAME
from cavegames.games.redpeak.components import BOATS, CARDS, TILES, Tool
from cavegames.games.redpeak.moves import TURN
from cavegames.games.redpeak.state import Phase, State
from cavegames.tui import palette
from cavegames.tui.games.redpeak.aim import Aim
from cavegames.tui.games.redpeak.cursor import under_cursor
from cavegames.tui.games.redpeak.legend import legend
from cavegames.tui.games.redpeak.letters import TOOL_LETTERS
from cavegames.tui.games.redpeak.needs import seen
from cavegames.tui.games.redpeak.pen import Pen
from cavegames.tui.games.redpeak.room import fits, fitting
from cavegames.tui.games.redpeak.status import status
from cavegames.tui.games.redpeak.telling import telling
from cavegames.tui.looks import Look
from tests.tui.games_redpeak.conftest import NAMES, AppOf, NewRedPeak
from tests.tui.games_redpeak.redpeak_eyes import match_screen, play_until, ready, table_of, text
from tests.tui.games_redpeak.scenes import BUSY, QUEST, START
from tests.tui.snapshot import settle

LEAST = Room(46, 2)
"""The fewest cells for what is told, at 80 x 24."""
SIDE = 31
"""Columns beside the island there."""
PEN = Pen(Look.LINE, palette.load(palette.DEFAULT), SIDE, 24)


def aim(view: State, pick: int) -> Aim:
    """The view as its leader sees it, with something of the list marked."""
    return Aim(game=GAME, view=view, legal=tuple(GAME.legal(view)), acting=0, pick=pick)


def marked() -> Iterator[Aim]:
    """Every tile that may be in hand, every ware, and the boats to choose from."""
    for tile in range(len(TILES)):
        yield aim(replace(START, supply=(tile,)), 0)
        yield aim(replace(BUSY, phase=Phase.PLACE, paid=0, supply=(tile,)), 0)
    for hour in (1, 3):
        camp = replace(START, phase=Phase.CAMP, hour=hour)
        yield from (aim(camp, pick) for pick in range(-1, 6))
    for boat in range(len(BOATS)):
        docks = tuple(boat if dock == BOATS[boat].dock else -1 for dock in range(3))
        yield aim(replace(START, phase=Phase.WHICH_BOAT, docks=docks, offered=boat), 0)


def test_what_is_marked_is_told_whole_in_the_smallest_terminal() -> None:
    for each in marked():
        ways = tuple(map(Content, telling(each, NAMES)))
        assert ways
        told = fitting(ways, LEAST)
        assert fits([told], LEAST), told.plain
        assert told.plain.endswith(".")


@pytest.mark.parametrize("view", [BUSY, QUEST])
def test_each_space_has_a_short_description(view: State) -> None:
    board = view.board
    for cell in (board.camp, *board.docks, *board.jungle):
        said = under_cursor(view, cell)
        assert fits([Content(said)], LEAST), said
        assert said.endswith(".")


def test_the_short_description_names_tools_and_gains() -> None:
    assert under_cursor(BUSY, BUSY.path[8].cell) == "f4: food, shovel; gives time, 2 cards; 1 lava."
    assert under_cursor(BUSY, BUSY.board.camp).endswith("under lava.")
    assert under_cursor(QUEST, QUEST.board.places[0]).endswith(", to be visited.")


@pytest.mark.parametrize("look", list(Look))
def test_the_legend_names_every_letter(look: Look) -> None:
    pen = replace(PEN, look=look)
    lines = legend(seen(START), seen(START), pen)
    assert len(lines) == 4
    assert all(line.cell_length <= SIDE for line in lines)
    words = " ".join(line.plain for line in lines).split()
    for tool in Tool:
        named = [word for word in words if TOOL_LETTERS[tool] in word and not word.isdigit()]
        assert len(named) == 1
        assert named[0].lower() in tool.title.replace("first-aid kit", "kit")


def test_the_legend_counts_what_is_in_sight_and_marks_what_is_missing() -> None:
    hand = seen(replace(START, hands=((0,),)))
    (there, *_), missing = CARDS[0].tools, next(tool for tool in Tool if tool not in CARDS[0].tools)
    needed = seen(replace(START, hands=((), ())))
    needed.update([missing])
    plain = " ".join(line.plain for line in legend(hand, needed, PEN))
    assert plain.count(" 1") == 3
    assert plain.count("0!") == 1
    assert there in hand


@pytest.mark.parametrize("timeline", range(3, 9))
@pytest.mark.parametrize("view", [START, QUEST])
def test_how_the_match_stands_is_one_line_each_and_names_the_reserve(timeline: int, view: State) -> None:
    view = replace(view, timeline=timeline, times=8 - timeline, hour=timeline)
    lines = status(view, replace(PEN, width=SIDE - 9)).plain.splitlines()
    assert len(lines) == 5
    assert all(len(line) <= SIDE - 9 for line in lines)
    assert lines[0].endswith(f"{8 - timeline} spare")
    assert lines[1].endswith("3 spare")


async def test_the_turning_stands_once_at_the_camp(new_redpeak: NewRedPeak, app_of: AppOf) -> None:
    match = new_redpeak(seed=1)
    play_until(match, lambda state: state.phase == Phase.CAMP and state.day == 2)
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        beside = [line[48:] for line in text(app).splitlines()[1:]]
        assert "".join(beside).lower().count("turn the hourglass") == 1
        await pilot.press("shift+tab", "enter")
        assert match.plies[-1].move == TURN


@pytest.mark.parametrize("hands", ["open", "closed"])
@pytest.mark.parametrize("seats", [1, 2, 6])
async def test_a_day_and_an_evening_are_told_without_an_end_missing(
    seats: int, hands: str, new_redpeak: NewRedPeak, app_of: AppOf
) -> None:
    match = new_redpeak(seed=1, seats=seats, hands=hands)
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        for key in ("t", "1", "2", "6", "enter", "e", "A", "enter"):
            await pilot.press(key)
            await settle(pilot)
            assert "…" not in text(app), key
        play_until(match, lambda state: state.phase == Phase.CAMP and state.day == 2)
        match_screen(app).draw()
        await settle(pilot)
        for key in ("1", "4"):
            await pilot.press(key)
            await settle(pilot)
            assert "…" not in text(app), key
        assert table_of(app).aim is not None
