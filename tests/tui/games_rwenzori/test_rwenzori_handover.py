"""The screen is passed on: nothing of a player's is seen, or held by a widget, before they sit down."""

from random import Random
from typing import Any

from textual.app import App

from cavegames.games.rwenzori import GAME
from cavegames.games.rwenzori.components import HIDDEN
from cavegames.games.rwenzori.moves import ACCEPT, Act, Move
from cavegames.games.rwenzori.state import State
from cavegames.tui.handover import Handover
from tests.games.rwenzori.rwenzori_situations import situation
from tests.tui.games_rwenzori.conftest import AppOf, NewRwenzori
from tests.tui.games_rwenzori.rwenzori_eyes import make, match_screen, ready, sit, table_of, text, tree
from tests.waiting import on_screen


def _shown(app: App[Any]) -> State | None:
    """What the table draws from."""
    showing = table_of(app).showing
    return None if showing is None else showing.view


def _twin(state: State) -> State:
    """The same position for everyone's eyes, with all that is hidden dealt anew."""
    nobody = GAME.observe(state, None)
    for seed in range(20):
        other = GAME.imagine(nobody, 0, Random(seed))
        if all(one != two for one, two in zip(other.hands, state.hands, strict=True)):
            return other
    raise AssertionError("no twin")


STATE = situation(
    {
        "-1,1": "dark-hand-dive dark by red",
        "2,-1": "dark-plus1-swing dark by blue",
        "1,-1": "straight/0",
    },
    hands=("star dead-end dive-star tnt", "straight light-star flooded-jump-straight plus1-star"),
)
"""Each has a dark tile on the table."""


async def test_before_anybody_sits_down_positions_that_differ_in_hidden_things_look_the_same(
    new_rwenzori: NewRwenzori, app_of: AppOf
) -> None:
    seen = []
    for one in (STATE, _twin(STATE)):
        app = app_of(new_rwenzori(2, state=one))
        async with app.run_test(size=(120, 40)) as pilot:
            await ready(pilot)
            assert isinstance(app.screen, Handover)
            passed = text(app) + tree(app)
            app.screen.dismiss(False)
            await on_screen(pilot, lambda app=app: app.screen is match_screen(app), "the table for all")
            for key in ("1", "m", "t", "c", "a", "e", "f", "tab", "enter", "i", "right", "d"):
                await pilot.press(key)
            seen.append((passed, text(app) + tree(app)))
    assert seen[0] == seen[1]


async def test_what_a_player_sees_does_not_depend_on_what_others_hide(
    new_rwenzori: NewRwenzori, app_of: AppOf
) -> None:
    seat = 0
    seen = []
    for one in (STATE, GAME.imagine(GAME.observe(STATE, seat), seat, Random(3))):
        app = app_of(new_rwenzori(2, state=one))
        async with app.run_test(size=(120, 40)) as pilot:
            await sit(pilot)
            table = table_of(app)
            looks = []
            assert table.aim is not None
            for choice in table.aim.by_choice:
                table.hold(choice)
                await pilot.pause()
                looks.append(text(app) + str(table.vain) + str(table.board.targets))
            for cell in list(table.board.cells):
                table.board.cursor = cell
                looks.append(table.description(_shown(app)))
            seen.append(looks)
    assert seen[0] == seen[1]


async def test_at_the_end_of_a_turn_the_hand_is_gone_before_the_next_player_is_named(
    new_rwenzori: NewRwenzori, app_of: AppOf
) -> None:
    match = new_rwenzori(2)
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(pilot)
        first = match.to_move
        assert first is not None
        view = _shown(app)
        assert view is not None and view.hands[first] == match.state.hands[first]
        assert set(view.hands[1 - first]) == {HIDDEN}
        lay = next(m for m in GAME.legal(match.state) if m.act == Act.LAY and not _bonus(m))
        make(table_of(app), lay)
        await on_screen(pilot, lambda: isinstance(app.screen, Handover), "the curtain")
        assert f"Pass the screen to {match.setup.names[1 - first]}" in text(app)
        view = _shown(app)
        assert view is not None and all(set(hand) == {HIDDEN} for hand in view.hands)
        assert all(gear == HIDDEN for gear in view.gear)
        assert table_of(app).aim is not None and not table_of(app).aim.items  # type: ignore[union-attr]


def _bonus(move: Move) -> bool:
    from cavegames.games.rwenzori.components import FACES

    return bool(FACES[move.face].bonus)


async def test_the_hand_can_be_covered_and_is_covered_on_the_way_to_the_shell(
    new_rwenzori: NewRwenzori, app_of: AppOf
) -> None:
    match = new_rwenzori(2)
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(pilot)
        screen = match_screen(app)
        for cover, key in ((table_of(app).action_look, "v"), (screen.before_suspend, "")):
            assert screen.sitting == match.to_move
            cover()
            await on_screen(pilot, lambda: screen.sitting is None, "a covered hand")
            view = _shown(app)
            assert view is not None and all(set(hand) == {HIDDEN} for hand in view.hands)
            assert isinstance(app.screen, Handover) is not bool(key)
            await pilot.press(*key)
            await sit(pilot)
        assert screen.sitting == match.to_move


async def test_an_answer_to_an_offer_passes_the_screen_too(new_rwenzori: NewRwenzori, app_of: AppOf) -> None:
    answer = {"want": "answer", "seat": "red", "seats": ["blue"]}
    hands = ("straight", "star tnt", "straight")
    state = situation(seats=3, seat=1, hands=hands, due=({"want": "turn"}, answer))
    match = new_rwenzori(len(state.hands), state=state)
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        receiver = match.to_move
        assert receiver is not None and isinstance(app.screen, Handover)
        assert f"Pass the screen to {match.setup.names[receiver]}" in text(app)
        await sit(pilot)
        view = _shown(app)
        assert view is not None
        assert [seat for seat, hand in enumerate(view.hands) if HIDDEN not in hand] == [receiver]
        assert "Take the hand" in text(app) and "Refuse the hand" in text(app)
        make(table_of(app), ACCEPT)
        await on_screen(pilot, lambda: isinstance(app.screen, Handover), "the curtain")


async def test_one_person_among_computers_sees_the_own_hand_all_the_time(
    new_rwenzori: NewRwenzori, app_of: AppOf
) -> None:
    match = new_rwenzori(3, players=("random", "person", "random"))
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        assert not isinstance(app.screen, Handover)
        view = _shown(app)
        assert view is not None and view.hands[1] == match.state.hands[1]
        assert set(view.hands[0] + view.hands[2]) == {HIDDEN}
