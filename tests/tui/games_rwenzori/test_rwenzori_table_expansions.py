"""The expansions at the table: what is in hand, what it does, and why not; whole stretches of matches."""

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, TypeAlias

import pytest
from textual.pilot import Pilot

from cavegames.games.rwenzori import GAME
from cavegames.games.rwenzori.components import FACES, Kind
from cavegames.games.rwenzori.moves import Act, Move
from cavegames.games.rwenzori.state import Want
from cavegames.tui.games.rwenzori.choices import Deed
from cavegames.tui.games.rwenzori.telling import telling
from cavegames.tui.handover import Handover
from cavegames.tui.match_eyes import Eyes
from cavegames.tui.pause_screen import PauseScreen
from tests.games.rwenzori.rwenzori_situations import situation
from tests.soak import SOAK
from tests.tui.games_rwenzori.conftest import AnyMatch, AppOf, NewRwenzori
from tests.tui.games_rwenzori.rwenzori_eyes import (
    clicked,
    match_screen,
    pressed,
    ready,
    sit,
    table_of,
    text,
)
from tests.waiting import on_screen

Made: TypeAlias = Callable[[Pilot[Any], Move], Awaitable[None]]

PASSAGES = situation(
    {"1,-1": "hidden-star/1", "2,-2": "star/0", "0,1": "hidden-star/0"},
    meeples=("0,0", "1,0"),
    hands=("straight star plus1-straight dead-end", "cross"),
    expansions=("hidden_passages",),
)
MOVES = 14 * SOAK
MIXES: dict[str, dict[str, Any]] = {
    "all": {"hidden": True, "treasure": True, "sheet": True},
    "board": {"lava": "board", "sheet": True},
    "passage": {"lava": "passage"},
    "surrounded": {"lava": "surrounded", "hidden": True},
    "river": {"lava": "river", "sheet": True, "treasure": True},
}
RARE = (Act.THROUGH, Act.LAVA, Act.SAVE)
EASY = (*RARE, Act.LAY, Act.MOVE, Act.BLOCK, Act.TNT, Act.BLIND, Act.TURN, Act.PASS, Act.PENALTY, Act.MISS)


@pytest.fixture
def everybody_looks_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is asked sits before the screen already: passing it on has tests of its own."""
    monkeypatch.setattr(Eyes, "look_away", lambda screen: setattr(screen, "sitting", screen.match.to_move))


def _next(match: AnyMatch, rng: Random) -> Move:
    """A move that keys and mouse make alike, rather one of an expansion, rather a lay than a walk."""
    legal = [move for move in GAME.legal(match.state) if move.act in EASY]
    rare = [move for move in legal if move.act in RARE or _leads(move)]
    lays = [move for move in legal if move.act == Act.LAY]
    return rng.choice(rare or lays or legal)


def _leads(move: Move) -> bool:
    return move.act == Act.LAY and FACES[move.face].kind == Kind.PASSAGE


async def _past_the_pause(pilot: Pilot[Any]) -> None:
    """Where an alarm runs, a match begins with a pause."""
    await on_screen(pilot, lambda: len(pilot.app.screen_stack) > 1, "a match")
    await pilot.pause()
    if isinstance(pilot.app.screen, PauseScreen):
        await pilot.press("enter")
    await sit(pilot)


@pytest.mark.usefixtures("everybody_looks_on")
@pytest.mark.parametrize("make", [pressed, clicked])
@pytest.mark.parametrize("mix", MIXES)
async def test_a_match_with_expansions_is_played_by_keys_alone_and_by_the_mouse_alone(
    mix: str, make: Made, new_rwenzori: NewRwenzori, app_of: AppOf
) -> None:
    match, rng = new_rwenzori(2, 11, **MIXES[mix]), Random(5)
    app = app_of(match)
    async with app.run_test(size=(160, 48) if make is clicked else (80, 24)) as pilot:
        await _past_the_pause(pilot)
        while match.to_move is not None and len(match.plies) < MOVES:
            move = _next(match, rng)
            await make(pilot, move)
            assert match.plies[-1].move == move


async def test_a_hex_that_is_both_in_reach_and_behind_a_passage_offers_both(
    new_rwenzori: NewRwenzori, app_of: AppOf
) -> None:
    board = {"1,-1": "hidden-star/1", "-1,1": "hidden-star/0", "-2,2": "left-fork/0"}
    state = situation(board, hands=("straight", "cross"), expansions=("hidden_passages",))
    both = {move.cell for move in GAME.legal(state) if move.act == Act.THROUGH}
    both &= {move.cell for move in GAME.legal(state) if move.act == Act.MOVE}
    assert both
    cell = min(both)
    match = new_rwenzori(2, state=state)
    app = app_of(match)
    async with app.run_test(size=(100, 40)) as pilot:
        await sit(pilot)
        table = table_of(app)
        await pilot.press("m")
        table.board.cursor = cell
        await pilot.pause()
        assert table.aim is not None and table.aim.move == Move(Act.THROUGH, cell=cell)
        assert "f: move here, which ends the turn." in str(telling(table.aim, ("Ada", "Ben")))
        await pilot.press("f")
        assert table.aim.move == Move(Act.MOVE, cell=cell)
        await pilot.press("enter")
        await on_screen(pilot, lambda: match.plies, "the move")
        assert match.plies[-1].move.act == Act.MOVE


async def test_through_a_passage_what_may_follow_is_listed(new_rwenzori: NewRwenzori, app_of: AppOf) -> None:
    match = new_rwenzori(2, state=PASSAGES)
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(pilot)
        await pressed(pilot, Move(Act.THROUGH, cell=(0, 1)))
        assert [due.want for due in match.state.due] == [Want.ONWARD]
        seen = text(app)
        assert "out of the hidden passage: lay a tile" in seen
        await pilot.press("e")
        said = table_of(app).said
        assert said is not None and said.clause == "RW-HID-3"
        assert "lay 1 tile, or go in blind" in said.why
        await pilot.press("e")
        await on_screen(pilot, lambda: len(match.plies) == 2, "the pass")


async def test_a_tile_behind_no_passage_is_refused_with_the_clause(
    new_rwenzori: NewRwenzori, app_of: AppOf
) -> None:
    due = ({"want": "lays", "left": 1, "cell": "1,-1"},)
    board = {"1,-1": "hidden-star/1", "2,-2": "star/0", "0,1": "hidden-star/0"}
    parts: dict[str, Any] = {"meeples": ("1,-1", "1,0"), "hands": ("straight", "cross"), "due": due}
    app = app_of(new_rwenzori(2, state=situation(board, expansions=("hidden_passages",), **parts)))
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(pilot)
        assert "m Go through a passage" in text(app)
        await pilot.press("m")
        table = table_of(app)
        table.board.cursor = (2, -2)
        await pilot.press("enter")
        await on_screen(pilot, lambda: table.said is not None, "why not")
        assert table.said is not None and table.said.clause == "RW-HID-2"


async def test_lava_is_in_hand_by_itself_and_nothing_else_can_be_taken(
    new_rwenzori: NewRwenzori, app_of: AppOf
) -> None:
    match = new_rwenzori(3, lava="river", sheet=True)
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        table = table_of(app)
        assert not isinstance(app.screen, Handover) and match_screen(app).sitting is None
        assert table.choice == Deed.LAVA and table.aim is not None and table.aim.marks.ghost is not None
        assert set(table.board.targets) == {(-1, 0), (3, 0)}
        assert "Enter: lay lava here." in text(app) and "Lava 12" in text(app)
        for key in ("1", "m", "t", "e"):
            await pilot.press(key)
            await on_screen(pilot, lambda: table.said is not None, "why not")
            assert table.said is not None and table.said.clause in ("RW-LAVA-5", ""), key
            assert table.choice == Deed.LAVA
        table.board.cursor = (1, 0)
        await pilot.press("enter")
        await on_screen(pilot, lambda: table.said is not None, "why not")
        assert table.said is not None and table.said.clause == "RW-LAVA-5"
        first = match.to_move
        await pilot.press("tab", "enter")
        await on_screen(pilot, lambda: match.plies, "the lava")
        assert match.plies[-1].move.act == Act.LAVA and match.to_move != first
        assert not isinstance(app.screen, Handover)


async def test_who_lays_lava_may_look_at_the_hand_first_and_the_turn_after_passes_the_screen(
    new_rwenzori: NewRwenzori, app_of: AppOf
) -> None:
    match = new_rwenzori(2, lava="river", sheet=True)
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        screen, first = match_screen(app), match.to_move
        assert screen.covered is None and screen.unseen == first
        await pilot.press("v")
        await on_screen(pilot, lambda: isinstance(app.screen, Handover), "the curtain")
        await sit(pilot)
        assert screen.sitting == first
        while match.state.due[-1].want == Want.LAVA:
            plies = len(match.plies)
            await pilot.press("enter")
            await on_screen(pilot, lambda plies=plies: len(match.plies) > plies, "the lava")  # type: ignore[misc]
            if match.state.due[-1].want == Want.LAVA:
                assert screen.sitting is None and not isinstance(app.screen, Handover)
        await on_screen(pilot, lambda: isinstance(app.screen, Handover), "the curtain before the first turn")
