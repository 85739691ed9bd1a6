"""Nothing hidden is on the screen, or in any widget, unless its owner asked for it."""

from collections.abc import Callable
from typing import Any

from textual.events import AppBlur

from cavegames.engine import registry
from cavegames.tui.app import CaveApp
from cavegames.tui.curtain import Curtain
from tests.tui.match.conftest import AnyMatch, NewMatch
from tests.tui.match.eyes import play_on, ready, text, tree

AppOf = Callable[[AnyMatch], CaveApp]

FACES = ("ONES", "THREES", "LEFT-BLUE", "LEFT-DEEP", "as things stand", "points at the end")


def _position(new_match: NewMatch, plies: int = 70) -> dict[str, Any]:
    """A position in which both have amethysts."""
    for seed in range(7, 60):
        match = new_match(seed=seed)
        play_on(match, plies, seed)
        if all(len(drawn) > 1 for drawn in match.state.amethysts) and match.to_move is not None:
            return dict(match.game.dump(match.state))
    raise AssertionError("no such position")


def _twin(position: dict[str, Any]) -> dict[str, Any]:
    """The same position for everyone's eyes: what is hidden is dealt anew."""
    from random import Random

    game = registry.open_game("ocelot")
    state = game.load(position)
    nobody = game.observe(state, None)
    for seed in range(50):
        other = game.imagine(nobody, 0, Random(seed))
        if all(a != b for a, b in zip(other.amethysts, state.amethysts, strict=True)):
            return dict(game.dump(other))
    raise AssertionError("no twin")


async def test_two_positions_that_differ_only_in_what_is_hidden_look_the_same(
    new_match: NewMatch, app_of: AppOf
) -> None:
    position = _position(new_match)
    seen = []
    for one in (position, _twin(position)):
        app = app_of(new_match(position=one))
        async with app.run_test(size=(120, 40)) as pilot:
            await ready(pilot)
            table = text(app) + tree(app)
            await pilot.press("v")
            await pilot.pause()
            whose = text(app) + tree(app)
            await pilot.press("1")
            await pilot.pause()
            seen.append((table, whose, text(app) + tree(app)))
    assert seen[0] == seen[1]
    assert not any(face in shown for shown in seen[0] for face in FACES)


async def test_the_curtain_names_the_person_and_shows_only_after_enter(
    new_match: NewMatch, app_of: AppOf
) -> None:
    app = app_of(new_match(position=_position(new_match)))
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("v")
        assert "Whose amethysts?" in text(app)
        await pilot.press("2")
        await pilot.pause()
        assert "Bob, look alone. Enter shows your amethysts." in text(app)
        assert "as things stand" not in tree(app)
        await pilot.press("enter")
        await pilot.pause()
        assert "Bob's amethysts" in text(app)
        assert "together, as things stand" in text(app)
        await pilot.press("enter")
        await pilot.pause()
        assert "as things stand" not in text(app) + tree(app)
        assert not isinstance(app.screen, Curtain)


async def test_it_is_covered_when_the_terminal_loses_the_focus(new_match: NewMatch, app_of: AppOf) -> None:
    app = app_of(new_match(position=_position(new_match)))
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("v", "1", "enter")
        await pilot.pause()
        assert "as things stand" in text(app)
        app.post_message(AppBlur())
        await pilot.pause()
        await pilot.pause()
        assert "as things stand" not in text(app) + tree(app)


async def test_it_is_covered_when_another_screen_opens(new_match: NewMatch, app_of: AppOf) -> None:
    app = app_of(new_match(position=_position(new_match)))
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("v", "1", "enter")
        await pilot.pause()
        app.open_rules("ocelot")
        await pilot.pause()
        await pilot.pause()
        assert "as things stand" not in text(app) + tree(app)


async def test_against_a_computer_the_only_person_needs_no_curtain(
    new_match: NewMatch, app_of: AppOf
) -> None:
    position = _position(new_match)
    app = app_of(new_match(position=position, players=("person", "random")))
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        assert "as things stand" not in tree(app)
        await pilot.press("p", "v")
        await pilot.pause()
        assert "Ada's amethysts" in text(app)
        await pilot.press("escape")
        await pilot.pause()
        assert "as things stand" not in tree(app)
