"""Playing Rwenzori by the mouse alone, and seeing a match again."""

from cavegames.games.rwenzori.components import BY_ID, HIDDEN
from cavegames.games.rwenzori.moves import PASS, Act
from cavegames.tui.games.rwenzori.table import RwenzoriTable
from cavegames.tui.replay_screen import ReplayScreen
from cavegames.tui.replay_views import OPEN, View
from tests.games.rwenzori.rwenzori_situations import situation
from tests.tui.games_rwenzori.conftest import AppOf, NewRwenzori
from tests.tui.games_rwenzori.rwenzori_eyes import (
    click_card,
    click_hex,
    click_words,
    match_screen,
    ready,
    sit,
    table_of,
)
from tests.waiting import on_screen

HAND = "straight dead-end light-star plus1-straight"


async def test_a_turn_by_the_mouse(new_rwenzori: NewRwenzori, app_of: AppOf) -> None:
    match = new_rwenzori(2, state=situation(hands=(HAND, "straight")))
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await click_words(pilot, "Ada sits here")
        await on_screen(pilot, lambda: match_screen(app).sitting == 0, "Ada")
        table = table_of(app)
        aim = table.aim
        assert aim is not None
        plus = next(i for i, item in enumerate(aim.items) if item.face == BY_ID["plus1-straight"])
        await click_card(pilot, plus)
        assert table.choice == BY_ID["plus1-straight"]
        cell = table.board.targets[-1]
        await click_hex(pilot, cell)
        await on_screen(pilot, lambda: match.plies, "the tile")
        assert (match.plies[-1].move.act, match.plies[-1].move.cell) == (Act.LAY, cell)
        await click_words(pilot, " Pass")
        await on_screen(pilot, lambda: table.doubted is not None, "a doubt")
        await click_words(pilot, " Pass")
        await on_screen(pilot, lambda: len(match.plies) > 1, "the pass")
        assert match.plies[-1].move == PASS


async def test_a_click_on_a_tile_in_reach_takes_the_meeple_in_hand(
    new_rwenzori: NewRwenzori, app_of: AppOf
) -> None:
    match = new_rwenzori(2, state=situation({"1,-1": "straight/0"}, hands=(HAND, "straight")))
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(pilot)
        table_of(app).hold(BY_ID["straight"])
        await click_hex(pilot, (1, -1))
        assert not match.plies
        await click_hex(pilot, (1, -1))
        await on_screen(pilot, lambda: match.plies, "the move")
        assert match.plies[-1].move.act == Act.MOVE


async def test_a_match_seen_again_shows_each_hand_to_its_own_view_only(
    new_rwenzori: NewRwenzori, app_of: AppOf
) -> None:
    match = new_rwenzori(2, state=situation(hands=(HAND, "straight")))
    match.play(match.game.legal(match.state)[0])
    match.resign(1)
    app = app_of(match)
    async with app.run_test(size=(100, 30)) as pilot:
        await on_screen(pilot, lambda: len(app.screen_stack) > 2, "the end")
        screen = ReplayScreen(match)
        app.push_screen(screen)
        await on_screen(pilot, lambda: screen.is_current and screen.query(RwenzoriTable), "the replay")
        for seen in (View(), View(0), View(1), OPEN):
            screen.seen = seen
            screen.go(0)
            await pilot.pause()
            showing = screen.query_one(RwenzoriTable).showing
            assert showing is not None
            known = tuple(seat for seat, hand in enumerate(showing.view.hands) if HIDDEN not in hand)
            assert known == ((0, 1) if seen is OPEN else () if seen.seat is None else (seen.seat,))
