"""What cannot be done says why, with the clause, and changes nothing."""

import pytest

from cavegames.games.ignis.state import Phase, State
from cavegames.tui.rules_screen import RulesScreen
from tests.games.ignis.ignis_situations import situation
from tests.tui.games_ignis.conftest import AppOf, NewIgnis
from tests.tui.games_ignis.ignis_eyes import click, ready, table_of, text

OPEN = "green2 red1 blue2 black1"
TRIES = {
    "IG-REV-1": (situation(Phase.START), "c"),
    "IG-REV-3": (situation(Phase.CHOOSE, revealed=OPEN), "e"),
    "IG-MOVE-1": (situation(Phase.CHOOSE, revealed=OPEN), "m"),
    "IG-USE-1": (situation(Phase.CHOOSE, revealed=OPEN), "1"),
    "IG-JOK-2": (situation(Phase.USE, revealed=OPEN), "3"),
    "IG-BURN-1": (situation(Phase.USE, revealed=OPEN), "4"),
    "IG-USE-2": (situation(Phase.USE, revealed=OPEN, green="3 2"), "1"),
    "IG-USE-3": (situation(Phase.USE, revealed=OPEN), "A"),
    "IG-USE-4": (situation(Phase.USE, revealed=OPEN), "t"),
    "IG-BON-1": (situation(Phase.USE, revealed=OPEN, used="keen-eye", yellow="3 2 1"), "E"),
}


@pytest.mark.parametrize("clause", TRIES)
async def test_a_refusal_names_its_clause(clause: str, new_ignis: NewIgnis, app_of: AppOf) -> None:
    state, key = TRIES[clause]
    match = new_ignis(state=state)
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press(key)
        await pilot.pause()
        said = text(app)
        assert not match.plies
    assert clause in said


async def test_why_opens_the_rules_at_the_clause(new_ignis: NewIgnis, app_of: AppOf) -> None:
    app = app_of(new_ignis(state=situation(Phase.USE, revealed=OPEN)))
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("3", "w")
        await pilot.pause()
        assert isinstance(app.screen, RulesScreen)
        assert "IG-JOK-2" in text(app)


def moving(**more: str) -> State:
    return situation(Phase.MOVE, revealed="red1 red2 white2 white3", green="1 1 1 2", red="1", **more)


async def test_a_fourth_green_card_is_refused(new_ignis: NewIgnis, app_of: AppOf) -> None:
    app = app_of(new_ignis(state=moving()))
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("1", "2", "3", "4")
        assert table_of(app).green == (0, 1, 2)
        assert "up to three green cards" in text(app)
        await click(pilot, "red")
        assert table_of(app).red == ()


async def test_a_move_without_a_card_is_refused(new_ignis: NewIgnis, app_of: AppOf) -> None:
    match = new_ignis(state=moving())
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("m")
        assert "Choose one to three green cards first" in text(app)
        assert not match.plies


async def test_a_card_that_fits_is_not_left_by_accident(new_ignis: NewIgnis, app_of: AppOf) -> None:
    match = new_ignis(state=situation(Phase.USE, revealed="green2 black1 black1 black1"))
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("e")
        assert "1 card still fits" in text(app)
        assert not match.plies
        await pilot.press("e")
        assert match.plies


async def test_nobody_acts_when_the_match_is_over(new_ignis: NewIgnis, app_of: AppOf) -> None:
    match = new_ignis(state=situation(Phase.MOVED, revealed="red1 red2 white2 white3", step=0, scepter=True))
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("e", "escape")
        await pilot.pause()
        await pilot.press("v")
        await click(pilot, "r1")
        assert "The match is over." in text(app)
