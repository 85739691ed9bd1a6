"""What the table says: why not, what Enter does, what may still be done."""

import pytest
from textual.widgets import Static

from cavegames.games.rwenzori import GAME
from cavegames.games.rwenzori.components import BY_ID
from cavegames.games.rwenzori.moves import PASS, Act
from cavegames.tui.games.rwenzori.choices import Deed
from cavegames.tui.games.rwenzori.holdings import holdings
from cavegames.tui.games.rwenzori.telling import telling
from cavegames.tui.help_screen import HelpScreen
from cavegames.tui.text_screen import TextScreen
from tests.games.rwenzori.rwenzori_situations import alone, situation
from tests.tui.games_rwenzori.conftest import AppOf, NewRwenzori
from tests.tui.games_rwenzori.rwenzori_eyes import ready, sit, table_of, text
from tests.waiting import on_screen

HAND = "straight dead-end light-star plus1-straight"


async def test_a_hex_out_of_reach_says_why_not_and_the_rules_open_there(
    new_rwenzori: NewRwenzori, app_of: AppOf
) -> None:
    app = app_of(new_rwenzori(2, state=situation(hands=(HAND, "straight"))))
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(pilot)
        table = table_of(app)
        table.hold(BY_ID["straight"])
        table.board.cursor = next(cell for cell in ((-1, -1), (-1, 1)) if cell not in table.board.targets)
        table.board.action_choose()
        await on_screen(pilot, lambda: "RW-LAY-1" in text(app), "the clause")
        assert table.said is not None
        assert app.screen.clause_now == "RW-LAY-1"  # type: ignore[attr-defined]


@pytest.mark.parametrize(("key", "clause"), [("t", "RW-GEAR-3"), ("e", "RW-TURN-1"), ("a", "RW-STUCK-1")])
async def test_a_key_that_does_nothing_now_says_why(
    key: str, clause: str, new_rwenzori: NewRwenzori, app_of: AppOf
) -> None:
    state = situation(hands=(HAND, "straight"), gear=("torch", "bag"))
    app = app_of(new_rwenzori(2, state=state))
    async with app.run_test(size=(100, 30)) as pilot:
        await sit(pilot)
        await pilot.press(key)
        await on_screen(pilot, lambda: table_of(app).said is not None, "why not")
        said = table_of(app).said
        assert said is not None and said.clause == clause, said


async def test_what_may_still_be_done_is_listed_and_passing_is_asked_twice(
    new_rwenzori: NewRwenzori, app_of: AppOf
) -> None:
    state = situation(hands=(HAND, "straight"), due=({"want": "turn"}, {"want": "extra", "left": 2}))
    match = new_rwenzori(2, state=state)
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(pilot)
        assert "> 2 further actions" in text(app) and "- 1 action" in text(app)
        await pilot.press("e")
        await on_screen(pilot, lambda: table_of(app).said is not None, "a doubt")
        assert "You still have: 2 further actions." in table_of(app).said.why  # type: ignore[union-attr]
        assert not match.plies
        await pilot.press("e")
        await on_screen(pilot, lambda: match.plies, "the pass")
        assert match.plies[-1].move == PASS


async def test_an_own_dark_tile_shows_its_face_to_its_owner_alone(
    new_rwenzori: NewRwenzori, app_of: AppOf
) -> None:
    for seat, seen in ((0, True), (1, False)):
        state = situation({"-1,1": "dark-hand-dive dark by red"}, seat=seat)
        app = app_of(new_rwenzori(2, state=state))
        async with app.run_test(size=(80, 24)) as pilot:
            await sit(pilot)
            table = table_of(app)
            table.board.cursor = (-1, 1)
            assert ("hand penalty" in table.description(table.showing.view)) is seen  # type: ignore[union-attr]
            assert ("DIVE" in str(table.board.cells[-1, 1])) is seen


async def test_a_card_asks_for_its_target_and_the_second_press_uses_it(
    new_rwenzori: NewRwenzori, app_of: AppOf
) -> None:
    state = situation(seats=3, seat=1, characters=("guide", "trader", "thief"))
    match = new_rwenzori(3, state=state)
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(pilot)
        await pilot.press("c")
        await pilot.pause()
        assert "use the Trader on Ada" in text(app) and "use the Trader on Cleo" in text(app)
        assert table_of(app).choice == Deed.CARD
        await pilot.press("f", "c")
        await on_screen(pilot, lambda: match.plies, "the card")
        assert (match.plies[-1].move.act, match.plies[-1].move.seat) == (Act.CARD, 2)


async def test_alone_the_measure_of_the_cave_is_shown_on_demand(
    new_rwenzori: NewRwenzori, app_of: AppOf
) -> None:
    app = app_of(new_rwenzori(1))
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("c")
        await on_screen(pilot, lambda: isinstance(app.screen, TextScreen), "the measure")
        assert "points, at your tile" in text(app)


async def test_the_help_names_the_keys_of_all_six_directions(
    new_rwenzori: NewRwenzori, app_of: AppOf
) -> None:
    app = app_of(new_rwenzori(2, state=situation(hands=(HAND, "straight"))))
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(pilot)
        await pilot.press("question_mark")
        await on_screen(pilot, lambda: isinstance(app.screen, HelpScreen), "the help")
        told = "\n".join(str(line.content) for line in app.screen.query(Static))
        assert "Home PgUp         Move to the hex in the north-west, or in the north-east." in told
        assert "End PgDn          Move to the hex in the south-west, or in the south-east." in told


async def test_alone_a_save_tile_says_how_it_is_exchanged(new_rwenzori: NewRwenzori, app_of: AppOf) -> None:
    app = app_of(new_rwenzori(1, state=alone(hands=("dive-star",))))
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        table = table_of(app)
        table.hold(BY_ID["dive-star"])
        table.board.cursor = next(iter(table.board.targets))
        told = str(telling(table.aim, ("Ada",)))
        assert told.endswith(" Off the lit places: put dive save tile (star) back.")


def test_the_signs_behind_the_stacks_are_explained_where_they_show() -> None:
    plain = str(holdings(situation(seats=3), ("Ada", "Ben", "Cleo"), 0))
    assert "blocked" not in plain and "missed" not in plain
    board = {"-1,1": "dark-hand-dive/0 active by blue"}
    state = situation(board, meeples=("-1,1",), entries={"red": 0}, missed=(0, 2))
    told = str(holdings(state, ("Ada", "Ben"), 0))
    assert told.splitlines()[1].endswith(" !") and told.splitlines()[2].endswith(" 2")
    assert "! blocked" in told and "2 turns missed" in told
    many = str(holdings(situation(missed=(11, 2)), ("Ada", "Ben"), 0)).splitlines()
    assert many[1].endswith(" 11") and many[3].strip() == "number: turns missed"
    assert len({len(line) for line in many}) == 2  # The head ends where the stacks do.


async def test_a_save_tile_in_hand_begins_where_it_gets_past_an_obstacle(
    new_rwenzori: NewRwenzori, app_of: AppOf
) -> None:
    board = {"-1,1": "flooded-dive-straight/0 active"}
    state = situation(board, hands=("dive-star", "straight"))
    saves = {move.cell for move in GAME.legal(state) if move.act == Act.SAVE}
    app = app_of(new_rwenzori(2, state=state))
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(pilot)
        table = table_of(app)
        assert saves and table.board.cursor in saves
        assert len(table.board.targets) > len(saves)
        assert "get past" in " ".join(text(app).split())


async def test_a_hint_names_its_move_as_enter_does(new_rwenzori: NewRwenzori, app_of: AppOf) -> None:
    app = app_of(new_rwenzori(2, state=situation(hands=("plus1-straight", "straight"))))
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(pilot)
        table = table_of(app)
        move = next(move for move in table.aim.legal if move.act == Act.LAY)  # type: ignore[union-attr]
        table.suggest(move, "It gives 1 more action, good for another tile.")
        assert table.said is not None
        assert table.said.why.startswith("Hint: lay +1 tile (straight) and go there. It gives")
        table.forget()
        table.redraw()
        await on_screen(pilot, lambda: "Enter: lay +1 tile" in text(app), "the same move on Enter")


@pytest.mark.clause("RW-STUCK-2")
async def test_who_is_trapped_beside_another_chooses_to_swap_or_to_offer(
    new_rwenzori: NewRwenzori, app_of: AppOf
) -> None:
    west = {"2,0": "dead-end/1 active", "3,0": "plus1-straight/1", "4,0": "dark-explosion/1 cave-in by red"}
    east = {"5,0": "light-straight/1", "6,0": "flooded-dive-straight/1 active"}
    hands = ("dive-star dead-end", "straight star star left-fork")
    state = situation({**west, **east}, meeples=("3,0", "5,0"), hands=hands, missed=(1, 1))
    match = new_rwenzori(2, state=state)
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(pilot)
        assert "Swap or offer the hand" in text(app)
        await pilot.press("a")
        await on_screen(pilot, lambda: "swap the hand" in text(app), "one way")
        assert "offer your hand to Ben" in text(app)
