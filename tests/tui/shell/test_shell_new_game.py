from pathlib import Path

import pytest
from textual.content import Content
from textual.widgets import Input, Static

from cavegames.engine import codes, places, registry, store
from cavegames.engine.info import GameInfo
from cavegames.engine.match import MatchSetup, SeatSetup
from cavegames.engine.options import fields
from cavegames.tui.app import CaveApp
from cavegames.tui.choice import Choice
from cavegames.tui.field import LABEL_WIDTH, Field
from cavegames.tui.launcher import LauncherScreen
from cavegames.tui.match_screen import MatchScreen
from cavegames.tui.new_game import NewGameScreen
from tests.tui.snapshot import settle


@pytest.fixture
def app() -> CaveApp:
    return CaveApp()


async def test_keys_alone_set_up_a_match(app: CaveApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_game("ocelot")
        await settle(pilot)
        app.screen.query_one("#name-0").focus()
        await pilot.press("ctrl+u", *"Ada", "down", "down", "ctrl+u", *"Zoe", "enter", "right")
        await settle(pilot)
        await pilot.press("down", "right", "right", "down", "right", "down", "ctrl+u", "4", "2", "enter")
        await pilot.press("down", "down", "enter")
        await settle(pilot)
        assert isinstance(app.screen, MatchScreen)
        setup = app.screen.match.setup
        assert setup.names == ("Ada", "Zoe")
        assert [seat.player for seat in setup.seats] == ["person", "greedy"]
        assert setup.options.model_dump() == {"undo": "free", "first": "random"}
        assert setup.seed == 42


async def test_the_mouse_alone_sets_up_a_match(app: CaveApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_game("ocelot")
        await settle(pilot)
        await pilot.click("#player-1", offset=(11, 0))
        await pilot.click("#option-first", offset=(16, 0))
        await pilot.click("#reroll")
        await settle(pilot)
        await pilot.click("#start")
        await settle(pilot)
        assert isinstance(app.screen, MatchScreen)
        assert app.screen.match.setup.seats[1].player == "greedy"
        assert app.screen.match.setup.options.model_dump()["first"] == "penguin"


async def test_the_last_choice_is_proposed_again(app: CaveApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_game("ocelot")
        await settle(pilot)
        app.screen.query_one("#name-0", Input).value = "Ada"
        app.screen.query_one("#player-1", Choice).choose("random")
        app.screen.query_one("#option-undo", Choice).choose("free")
        await pilot.press("ctrl+s")
        await settle(pilot)
        assert isinstance(app.screen, MatchScreen)
    again = CaveApp()
    async with again.run_test(size=(80, 24)) as pilot:
        again.open_game("ocelot")
        await settle(pilot)
        assert again.screen.query_one("#name-0", Input).value == "Ada"
        assert again.screen.query_one("#player-1", Choice).value == "random"
        assert again.screen.query_one("#option-undo", Choice).value == "free"


@pytest.mark.parametrize(
    ("field", "value", "where"),
    [
        ("#name-0", "", "#seat-0"),
        ("#name-1", "Ocelot", "#seat-1"),
        ("#name-1", "x" * 30, "#seat-1"),
        ("#name-1", "Ada\u202e", "#seat-1"),
        ("#seed", "", "#seed-field"),
        ("#seed", "forty-two", "#seed-field"),
        ("#seed", "9" * 20, "#seed-field"),
    ],
)
async def test_what_does_not_fit_is_said_beside_it_and_nothing_is_lost(
    app: CaveApp, field: str, value: str, where: str
) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_game("ocelot")
        await settle(pilot)
        app.screen.query_one("#option-undo", Choice).choose("free")
        app.screen.query_one(field, Input).value = value
        app.screen.query_one("#start").focus()
        await pilot.press("enter")
        await settle(pilot)
        assert isinstance(app.screen, NewGameScreen)
        assert app.screen.query_one(where, Field).problem.endswith(".")
        assert app.focused is app.screen.query_one(field)
        assert app.screen.query_one("#option-undo", Choice).value == "free"
        assert store.matches() == []
        app.screen.query_one(field, Input).value = "42"
        await settle(pilot)
        assert app.screen.query_one(where, Field).problem == ""


async def test_where_no_file_can_be_written_a_sentence_says_so(app: CaveApp, own_home: Path) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_game("ocelot")
        await settle(pilot)
        places.matches().parent.mkdir(parents=True, exist_ok=True)
        places.matches().write_text("a file in the place of the folder")
        await pilot.press("enter")
        await settle(pilot)
        assert isinstance(app.screen, NewGameScreen)
        assert [toast.message for toast in app._notifications]


async def test_esc_leaves_without_a_match(app: CaveApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_game("ocelot")
        await settle(pilot)
        await pilot.press("escape")
        await settle(pilot)
        assert isinstance(app.screen, LauncherScreen)
        assert store.matches() == []


async def test_a_new_match_never_touches_a_running_one(app: CaveApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(2):
            app.open_game("ocelot")
            await settle(pilot)
            await pilot.press("enter")
            await settle(pilot)
            assert isinstance(app.screen, MatchScreen)
            assert app.screen.play(app.screen.game.legal(app.screen.match.state)[0])
        assert len(app.screen_stack) == 2
        assert len(store.matches()) == 2


@pytest.mark.parametrize("size", [(80, 24), (160, 48)])
async def test_it_says_always_who_the_computer_players_are(app: CaveApp, size: tuple[int, int]) -> None:
    async with app.run_test(size=size) as pilot:
        app.open_game("ocelot")
        await settle(pilot)
        assert app.focused is not None and app.focused.id == "start"
        seen = "\n".join(strip.text for strip in app.screen._compositor.render_strips(app.size))
        assert "Greedy and Random are computer players. Alone? Give one a seat." in seen
        assert "Seats" in seen and "Start" in seen


async def test_six_seats_can_be_filled_and_all_of_them_reached(app: CaveApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_game("redpeak")
        await settle(pilot)
        app.screen.query_one("#count").focus()
        await pilot.press(*["right"] * 5, *["tab"] * 11)
        await settle(pilot)
        last = app.screen.query_one("#name-5", Input)
        assert app.focused is last
        assert app.screen.query_one("#fields").region.contains_region(last.region)
        last.value = "Fay"
        await pilot.press("ctrl+s")
        await settle(pilot)
        assert isinstance(app.screen, MatchScreen)
        assert len(app.screen.match.setup.names) == 6
        assert app.screen.match.setup.names[5] == "Fay"


async def test_what_matters_for_one_only_is_asked_of_one_only(app: CaveApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_game("rwenzori")
        await settle(pilot)
        field, count = app.screen.query_one("#field-difficulty"), app.screen.query_one("#count", Choice)
        assert field.display
        app.screen.query_one("#option-difficulty", Choice).choose("crazy")
        count.choose("3")
        await settle(pilot)
        assert not field.display
        assert app.screen.query_one("#field-undo").display
        app.screen.query_one("#start").focus()
        await pilot.press("enter")
        await settle(pilot)
        [table] = [screen for screen in app.screen_stack if isinstance(screen, MatchScreen)]
        assert table.match.setup.options.model_dump()["difficulty"] == "easy"
    assert app.settings.choices["rwenzori"].options["difficulty"] == "crazy"


@pytest.mark.parametrize("info", registry.GAMES, ids=lambda info: info.id)
def test_the_names_of_all_options_fit_their_column(info: GameInfo) -> None:
    options = fields(registry.open_game(info.id).Options)
    assert all(len(option.title) < LABEL_WIDTH for option in options)


async def test_a_mix_that_does_not_go_together_is_explained_where_it_is_chosen(app: CaveApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_game("rwenzori")
        await settle(pilot)
        screen = app.screen
        screen.query_one("#count", Choice).choose("3")
        screen.query_one("#option-lava", Choice).choose("board")
        screen.query_one("#option-treasure", Choice).choose("on")
        await settle(pilot)
        lava, treasure = (screen.query_one(f"#field-{name}", Field) for name in ("lava", "treasure"))
        assert "Cutting the board needs the play sheet" in lava.problem
        assert "Treasure Hunter needs the play sheet" in treasure.problem
        assert screen.query_one("#code", Input).value == ""
        await pilot.press("ctrl+s")
        await settle(pilot)
        assert isinstance(app.screen, NewGameScreen)
        assert app.focused is screen.query_one("#option-lava")
        assert store.matches() == []
        screen.query_one("#option-sheet", Choice).choose("on")
        await settle(pilot)
        assert not any(field.problem for field in screen.query(Field))
        await pilot.press("ctrl+s")
        await settle(pilot)
        match = next(each for each in app.screen_stack if isinstance(each, MatchScreen)).match
        chosen = match.setup.options.model_dump()
        assert (chosen["lava"], chosen["treasure"], chosen["sheet"]) == ("board", True, True)
    again = CaveApp()
    async with again.run_test(size=(80, 24)) as pilot:
        again.open_game("rwenzori")
        await settle(pilot)
        assert again.screen.query_one("#option-lava", Choice).value == "board"
        assert again.screen.query_one("#count", Choice).value == "3"


async def test_what_does_not_matter_with_so_many_seats_is_neither_shown_nor_refused(app: CaveApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_game("rwenzori")
        await settle(pilot)
        app.screen.query_one("#count", Choice).choose("2")
        app.screen.query_one("#option-lava", Choice).choose("river")
        await settle(pilot)
        lava = app.screen.query_one("#field-lava", Field)
        assert lava.display and lava.problem
        app.screen.query_one("#count", Choice).choose("1")
        await settle(pilot)
        assert not lava.display
        assert app.screen.query_one("#field-treasure", Field).display
        await pilot.press("ctrl+s")
        await settle(pilot)
        assert isinstance(app.screen, MatchScreen)
        assert app.screen.match.state.expansions == ()


async def test_the_line_below_says_what_the_chosen_value_means_and_it_fits(app: CaveApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_game("rwenzori")
        await settle(pilot)
        app.screen.query_one("#count", Choice).choose("2")
        app.screen.query_one("#option-lava", Choice).focus()
        hint = app.screen.query_one("#hint", Static)
        for clause in ("RW-LAVA-1", "RW-LAVA-2", "RW-LAVA-4", "RW-LAVA-5"):
            await pilot.press("right")
            await settle(pilot)
            told = str(hint.content)
            assert clause in told and told.count("RW-LAVA") == 1
            assert len(Content(told).wrap(hint.content_size.width)) <= hint.content_size.height


async def test_a_code_brings_a_mix_of_expansions(app: CaveApp) -> None:
    game = registry.open_game("rwenzori")
    options = game.Options.model_validate({"sheet": True, "treasure": True, "lava": "river", "hidden": True})
    seats = tuple(SeatSetup(name) for name in ("Ada", "Ben", "Cleo", "Dan"))
    code = codes.encode(MatchSetup("rwenzori", options, seats, 4711))
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_game("rwenzori")
        await settle(pilot)
        app.screen.query_one("#code", Input).value = code
        await settle(pilot)
        await pilot.press("ctrl+s")
        await settle(pilot)
        assert isinstance(app.screen, MatchScreen)
        setup = app.screen.match.setup
        assert (setup.options, len(setup.seats), setup.seed) == (options, 4, 4711)
