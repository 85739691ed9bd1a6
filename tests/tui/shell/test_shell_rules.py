import pytest
from textual.widgets import Input, OptionList, Static

from cavegames.engine import rules
from cavegames.tui.app import CaveApp
from cavegames.tui.launcher import LauncherScreen
from cavegames.tui.rules_page import ClauseRow, Picture, lit
from cavegames.tui.rules_screen import RulesScreen
from tests.tui.snapshot import settle


async def shown(app: CaveApp) -> RulesScreen:
    assert isinstance(app.screen, RulesScreen)
    return app.screen


async def test_every_clause_is_on_a_page() -> None:
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_rules("ocelot")
        await settle(pilot)
        screen = await shown(app)
        seen: list[str] = []
        for page in range(len(screen.chapters)):
            screen.query_one("#chapters", OptionList).highlighted = page
            await settle(pilot)
            seen += [row.clause.id for row in screen.query(ClauseRow)]
        every = [clause.id for prefix in ("OC", "GEN") for clause in rules.clauses(prefix)]
        assert seen == every


@pytest.mark.parametrize("clause", ["OC-COLL-1", "OC-SCORE-7", "GEN-UNDO-3"])
async def test_it_opens_at_a_clause(clause: str) -> None:
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_rules("ocelot", clause)
        await settle(pilot)
        row = app.screen.query_one(f"#clause-{clause}", ClauseRow)
        assert row.has_class("-aim")
        assert app.screen.find_widget(row).visible_region.height > 0


async def test_a_clause_that_is_not_there_opens_the_first_page() -> None:
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_rules("ocelot", "OC-NOTHING-9")
        await settle(pilot)
        assert (await shown(app)).page == 0


async def test_arrows_read_on_and_turn_the_page() -> None:
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_rules("ocelot", "OC-SET-1")
        await settle(pilot)
        screen = await shown(app)
        page = screen.page
        while screen.page == page:
            await pilot.press("right")
            await settle(pilot)
        assert screen.page == page + 1
        await pilot.press("left")
        await settle(pilot)
        assert screen.page == page
        await pilot.press("down")
        await settle(pilot)
        assert screen.page == page + 1


async def test_words_are_found_one_after_the_other() -> None:
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_rules("ocelot")
        await settle(pilot)
        screen = await shown(app)
        await pilot.press("slash", *"pickaxe")
        await settle(pilot)
        places = [clause.id for clause in rules.clauses("OC") if "pickaxe" in clause.text]
        assert len(places) > 1
        assert str(screen.query_one("#found", Static).content) == f"1 of {len(places)}"
        walked = []
        for _ in places:
            walked += [row.clause.id for row in screen.query(".-aim").results(ClauseRow)]
            await pilot.press("enter")
            await settle(pilot)
        assert walked == places
        await pilot.press("escape")
        assert isinstance(app.screen, RulesScreen)
        await pilot.press("escape")
        await settle(pilot)
        assert isinstance(app.screen, LauncherScreen)


async def test_a_clause_is_found_by_its_id_and_nothing_is_said_to_be_nothing() -> None:
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_rules("ocelot")
        await settle(pilot)
        await pilot.press("slash", *"oc-geo-1")
        await settle(pilot)
        assert app.screen.query_one("#clause-OC-GEO-1", ClauseRow).has_class("-aim")
        app.screen.query_one("#find", Input).value = "[b]dragon[/"
        await settle(pilot)
        assert str(app.screen.query_one("#found", Static).content) == "not found"


async def test_what_stands_before_the_clauses_is_found_too() -> None:
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_rules("ocelot", "OC-SCORE-1")
        await settle(pilot)
        await pilot.press("slash", *"her bat")
        await settle(pilot)
        assert str(app.screen.query_one("#found", Static).content) == "1 of 1"
        assert (await shown(app)).page == 0


async def test_house_clauses_are_marked_and_pictures_are_drawn() -> None:
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_rules("ocelot", "OC-SIGHT-1")
        await settle(pilot)
        for row in app.screen.query(ClauseRow):
            marked = "house rule" in str(row.query_one(".clause-id", Static).content)
            assert marked == (row.clause.source == "house")
        assert app.screen.query_one(Picture).size.height > 3


async def test_the_mouse_turns_pages() -> None:
    app = CaveApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_rules("ocelot")
        await settle(pilot)
        await pilot.click("#chapters", offset=(4, 5))
        await settle(pilot)
        assert (await shown(app)).chapters[5].title == "Sight"
        assert (await shown(app)).page == 5


def test_what_was_found_is_lit_up() -> None:
    assert [span.start for span in lit("A lamp, a Lamp.", "lamp").spans] == [2, 10]
    assert lit("a.b", ".").spans[0].start == 1
    assert lit("plain", "").spans == []
