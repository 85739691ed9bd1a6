"""The end screen: the records of the players, and the code of the start."""

from collections.abc import Callable
from typing import TypeAlias

import pytest

from cavegames import records
from cavegames.engine import codes, places, store
from cavegames.tui.app import CaveApp
from tests.tui.match.conftest import AnyMatch, NewMatch
from tests.tui.match.eyes import at_the_end, play_on, text
from tests.tui.snapshot import settle

AppOf: TypeAlias = Callable[[AnyMatch], CaveApp]


async def test_a_match_is_entered_when_it_ends(new_match: NewMatch, app_of: AppOf) -> None:
    match = new_match()
    play_on(match, 1000)
    outcome = match.outcome
    assert outcome is not None
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await at_the_end(pilot)
        found = records.load().results
        assert [result.name for result in found] == ["Ada", "Bob"]
        for seat, name in enumerate(("Ada", "Bob")):
            won, points = int(seat in outcome.winners), outcome.total(seat)
            assert f"{name}, two players: {won} of 1 won, best {points} points." in text(app)
        await pilot.press("escape")
        await settle(pilot)
        await pilot.press("s")
        await settle(pilot)
        assert "of 1 won" in text(app)
    assert len(records.load().results) == 2


async def test_the_code_of_the_start_is_shown(new_match: NewMatch, app_of: AppOf) -> None:
    match = new_match(seed=77, undo="free")
    match.resign(0)
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await at_the_end(pilot)
        assert codes.encode(match.setup) in text(app)
        start = codes.decode(codes.encode(match.setup))
        assert (start.seed, start.options) == (77, match.setup.options)
        assert "Ada, practice: 0 of 1 won." in text(app)


async def test_a_match_from_a_position_has_no_code(new_match: NewMatch, app_of: AppOf) -> None:
    other = new_match()
    play_on(other, 20)
    match = new_match(position=other.game.dump(other.state))
    match.resign(1)
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await at_the_end(pilot)
        assert "gives the same start" not in text(app)
        assert "The match is over" in text(app)


async def test_records_that_cannot_be_kept_do_not_stop_the_end(
    new_match: NewMatch, app_of: AppOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = new_match()
    match.resign(0)
    places.records_file().mkdir(parents=True)
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await at_the_end(pilot)
        assert "Bob, two players: 1 of 1 won." in text(app)
        assert app._notifications
    assert store.matches()


async def test_the_buttons_stay_in_sight_below_long_scores(new_match: NewMatch, app_of: AppOf) -> None:
    match = new_match()
    play_on(match, 1000)
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await at_the_end(pilot)
        for button in app.screen.query("Button"):
            assert app.screen.region.contains_region(button.region), button
