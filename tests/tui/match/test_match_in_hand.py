"""What is in hand when a turn begins, and why the companion or a tool cannot be taken."""

from collections.abc import Callable
from typing import Any, TypeAlias

from textual.pilot import Pilot

from cavegames.games.ocelot.game import GAME
from cavegames.games.ocelot.moves import END, Kind, Move
from cavegames.tui.app import CaveApp
from cavegames.tui.games.ocelot.aim import COMPANION
from cavegames.tui.games.ocelot.deeds import OcelotDeeds
from cavegames.tui.match_bar import MatchBar
from tests.tui.match.conftest import AnyMatch, NewMatch
from tests.tui.match.eyes import at_the_end, play_until, ready, screen_of, text

AppOf: TypeAlias = Callable[[AnyMatch], CaveApp]


def _table(pilot: Pilot[Any]) -> OcelotDeeds:
    return screen_of(pilot.app).query_one(OcelotDeeds)


def _hand(pilot: Pilot[Any]) -> int:
    aim = _table(pilot).aim
    assert aim is not None
    return aim.hand


def _bar(pilot: Pilot[Any]) -> set[str | None]:
    return {binding.id for _, binding in screen_of(pilot.app).query_one(MatchBar).items}


def _first(match: AnyMatch, kind: Kind) -> Move:
    found: Move = next(move for move in match.game.legal(match.state) if move.kind is kind)
    return found


async def test_a_turn_begins_with_the_tool_held_last(new_match: NewMatch, app_of: AppOf) -> None:
    match = new_match()
    async with app_of(match).run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("4", "c")
        assert _hand(pilot) == COMPANION
        screen = screen_of(pilot.app)
        for move in (_first(match, Kind.COMPANION), END, _first(match, Kind.TOOL), END):
            assert screen.play(move) or move is END
        await pilot.pause()
        while match.to_move != 0 or match.state.placed:
            screen.play(END if match.state.placed else _first(match, Kind.TOOL))
        await pilot.pause()
        assert match.state.companions[0] is not None
        assert _hand(pilot) == 3
        await pilot.press("c")
        assert _hand(pilot) == COMPANION
        await pilot.press("c")
        assert _hand(pilot) == 3


async def test_a_resize_leaves_the_companion_in_hand(new_match: NewMatch, app_of: AppOf) -> None:
    async with app_of(new_match()).run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("7")
        await pilot.resize_terminal(100, 30)
        await pilot.pause()
        assert _hand(pilot) == COMPANION


async def test_while_collecting_nothing_comes_in_hand_and_it_says_why(
    new_match: NewMatch, app_of: AppOf
) -> None:
    for key in ("c", "7", "1", "A"):
        match = new_match()
        match.play(_first(match, Kind.TOOL), 0.0)
        async with app_of(match).run_test(size=(80, 24)) as pilot:
            await ready(pilot)
            assert "ocelot.companion" not in _bar(pilot)
            await pilot.press(key)
            await pilot.pause()
            assert "A token is placed already in this turn." in text(pilot.app), key


async def test_a_companion_that_has_moved_says_so(new_match: NewMatch, app_of: AppOf) -> None:
    match = new_match()
    match.play(play_until(match, Kind.MOVE), 0.0)
    async with app_of(match).run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("c")
        await pilot.pause()
        assert "has moved in this turn already" in text(pilot.app)
        assert _hand(pilot) != COMPANION


async def test_a_tool_that_is_used_up_says_what_to_do(new_match: NewMatch, app_of: AppOf) -> None:
    match = new_match()
    seat = match.to_move or 0
    while match.state.hands[seat][1] or match.to_move != seat or match.state.placed:
        legal = match.game.legal(match.state)
        tools = [move for move in legal if move.kind is Kind.TOOL]
        own = [move for move in tools if match.to_move == seat and move.face in (2, 3)]
        match.play(END if match.state.placed else (own or tools or legal)[0], 0.0)
    refusal = GAME.refusal(match.state, Move(Kind.TOOL, 2, match.state.tools.index(None)))
    assert refusal is not None and " Place tool " in refusal.why
    async with app_of(match).run_test(size=(120, 40)) as pilot:
        await ready(pilot)
        await pilot.press("3")
        await pilot.pause()
        assert "No tool B is left in hand. Place tool A" in " ".join(text(pilot.app).split())


async def test_the_bar_offers_amethysts_and_pause_only_where_they_are_of_use(
    new_match: NewMatch, app_of: AppOf
) -> None:
    async with app_of(new_match(players=("person", "greedy"))).run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        assert not _bar(pilot) & {"ocelot.amethysts", "match.pause"}
        await pilot.press("v")
        await pilot.pause()
        assert "There is nothing to look at yet." in text(pilot.app)
    match = new_match()
    while not match.state.amethysts[match.to_move or 0]:
        takes = [move for move in match.game.legal(match.state) if move.kind is Kind.TAKE]
        match.play(takes[0] if takes else play_until_next(match), 0.0)
    async with app_of(match).run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        assert "ocelot.amethysts" in _bar(pilot)


def play_until_next(match: AnyMatch) -> Move:
    """A move of the middle of what is legal, so that tools of all kinds lie about."""
    legal = match.game.legal(match.state)
    found: Move = legal[len(match.plies) * 7 % len(legal)]
    return found


async def test_the_bar_behind_the_end_knows_that_the_match_is_over(
    new_match: NewMatch, app_of: AppOf
) -> None:
    match = new_match()
    while match.state.turn < 31 or not match.state.placed:
        match.play(END if match.state.placed else play_until_next(match), 0.0)
    async with app_of(match).run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        assert "ocelot.end-turn" in _bar(pilot)
        await pilot.press("e", "e")
        await at_the_end(pilot)
        assert not _bar(pilot) & {"ocelot.end-turn", "match.undo", "ocelot.companion"}
        assert "match.rematch" in _bar(pilot)
