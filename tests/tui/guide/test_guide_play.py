"""The guided match as somebody plays it who has never seen the game."""

from typing import Any

import pytest
from textual.pilot import Pilot

from cavegames.engine import guides, places, registry, store
from cavegames.tui.app import CaveApp
from cavegames.tui.games.ignis.aim import PICK
from cavegames.tui.guide_screen import GuideScreen
from tests.tui.match.eyes import click_words, lines, text

GAMES = [info.id for info in registry.GAMES]


def _app(game: str = "ocelot") -> CaveApp:
    app = CaveApp(guided=game)
    app.animation_level = "none"
    return app


def _screen(app: CaveApp) -> GuideScreen:
    return next(screen for screen in app.screen_stack if isinstance(screen, GuideScreen))


async def _at(pilot: Pilot[Any], step: int) -> GuideScreen:
    await pilot.pause()
    screen = _screen(pilot.app)  # type: ignore[arg-type]
    screen.go(step)
    await pilot.pause()
    return screen


def _index(concept: str, game: str = "ocelot") -> int:
    return next(at for at, step in enumerate(guides.guide(game).steps) if concept in step.shows)


def _flat(app: CaveApp) -> str:
    return " ".join(text(app).replace("▌", " ").split())


@pytest.mark.parametrize("size", [(80, 24), (160, 48)])
@pytest.mark.parametrize("game", GAMES)
async def test_it_can_be_played_through_with_the_hint_alone(game: str, size: tuple[int, int]) -> None:
    app = _app(game)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        screen = _screen(app)
        for _ in range(400):
            if screen not in app.screen_stack:
                break
            step, before = screen.step, (screen.at, len(screen.left), screen.met)
            assert screen.answer is not None or " ".join(step.say.split())[:40] in _flat(app)
            if step.play:
                await _play_one(pilot, screen)
            elif step.do and not screen.met:
                await _do(pilot, step.do)
            else:
                await pilot.press("enter")
            await pilot.pause()
            assert screen not in app.screen_stack or (screen.at, len(screen.left), screen.met) != before
        else:
            raise AssertionError(f"stuck at step {screen.at + 1}")
        assert len(app.screen_stack) == 1
        assert not store.matches()


async def _play_one(pilot: Pilot[Any], screen: GuideScreen) -> None:
    """Ask for the hint and do what it says; ending and setting out are done by their own key."""
    await pilot.press("i")
    await pilot.pause()
    state = screen.match.state
    wanted = next(each for each in sorted(screen.left) if screen.game.refusal(state, each) is None)
    await pilot.press("e" if screen.game.notate(wanted) in ("end", "go") else "enter")
    await pilot.pause()
    table: Any = screen.table
    if getattr(table, "ways", ()) and wanted in screen.left:
        table.board.cursor = f"{PICK}{table.ways.index(wanted)}"
        await pilot.press("enter")


async def _do(pilot: Pilot[Any], what: str) -> None:
    await pilot.press({"undo": "u", "look": "v", "scores": "s"}[what])
    await pilot.pause()
    if what == "look":
        await pilot.press("enter")
        await pilot.pause()
    if what != "undo":
        await pilot.press("enter")
        await pilot.pause()


async def test_what_is_not_allowed_is_answered_with_its_clause() -> None:
    app = _app()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await _at(pilot, _index("placing"))
        screen.play(screen.game.read("end"))
        await pilot.pause()
        assert "OC-TURN-1" in text(app)
        assert screen.clause_now == "OC-TURN-1"
        assert not screen.match.plies


async def test_another_legal_move_is_answered_kindly_and_nudged_after_two_tries() -> None:
    app = _app()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await _at(pilot, _index("placing"))
        await pilot.press("1")
        await pilot.press("tab", "tab", "enter")
        await pilot.pause()
        assert "That may be done" in _flat(app)
        assert "i shows the move" not in _flat(app)
        await pilot.press("enter")
        await pilot.pause()
        assert "i shows the move" in _flat(app)
        assert not screen.match.plies and screen.step.ask in _flat(app)


async def test_undo_elsewhere_is_explained_and_changes_nothing() -> None:
    app = _app()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await _at(pilot, _index("taking"))
        plies = len(screen.match.plies)
        await pilot.press("u")
        await pilot.pause()
        assert "nothing to take back here" in _flat(app)
        assert len(screen.match.plies) == plies


@pytest.mark.parametrize(
    ("concept", "clause"),
    [("undo ends with the turn", "GEN-UNDO-3"), ("undo stops at a secret", "GEN-UNDO-2")],
)
async def test_the_limits_of_undo_are_met(concept: str, clause: str) -> None:
    app = _app()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await _at(pilot, _index(concept))
        await pilot.press("enter")
        assert screen.at == _index(concept)
        await pilot.press("u")
        await pilot.pause()
        assert clause in text(app) and "Enter goes on." in text(app)
        await pilot.press("enter")
        assert screen.at == _index(concept) + 1


async def test_the_curtain_hides_the_amethyst_from_the_guide_too() -> None:
    app = _app()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await _at(pilot, _index("curtain"))
        await pilot.press("v")
        await pilot.pause()
        assert "look alone" in _flat(app)
        await pilot.press("escape")
        await pilot.pause()
        assert screen.at == _index("curtain") + 1


async def test_several_can_be_taken_in_any_order_or_at_once() -> None:
    app = _app()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await _at(pilot, _index("taking all"))
        screen.play(screen.game.read("take@d7"))
        assert screen.at == _index("taking all")
        screen.play(screen.game.read("take@d5"))
        assert screen.at == _index("taking all") + 1
        await pilot.press("b")
        await pilot.pause()
        await pilot.press("a")
        await pilot.pause()
        assert screen.at == _index("taking all") + 1


async def test_it_works_with_the_mouse_alone() -> None:
    app = _app()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await _at(pilot, 0)
        await click_words(pilot, "Go on")
        await pilot.pause()
        assert screen.at == 1
        await click_words(pilot, "Step back")
        await pilot.pause()
        assert screen.at == 0


async def test_only_what_is_of_use_can_be_done() -> None:
    app = _app()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await _at(pilot, 1)
        for action in ("resign", "replay", "rematch", "pause", "redo"):
            assert screen.check_action(action, ()) is False
        assert len([line for line in lines(app) if "Keys" in line]) == 1


async def test_leaving_keeps_no_match() -> None:
    app = _app()
    async with app.run_test(size=(80, 24)) as pilot:
        await _at(pilot, 3)
        await pilot.press("q")
        await pilot.pause()
        assert len(app.screen_stack) == 1
    assert not list(places.matches().glob("*")) if places.matches().exists() else True
