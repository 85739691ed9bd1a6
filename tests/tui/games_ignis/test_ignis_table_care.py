"""What the table asks once more, names before it happens, and keeps where it was."""

import pytest

from cavegames.games.ignis.moves import Kind
from cavegames.games.ignis.state import Phase, State
from cavegames.tui.pane import Pane
from tests.games.ignis.ignis_situations import situation
from tests.tui.games_ignis.conftest import AppOf, NewIgnis
from tests.tui.games_ignis.ignis_eyes import board_of, ready, table_of, text

HOT = "black2 red1 green2 blue1"
SMALL = (80, 24)


@pytest.mark.parametrize(
    ("state", "keys"),
    [
        (situation(Phase.CHOOSE, revealed=HOT, green="1", cubes=2), ()),
        (situation(Phase.USE, revealed=HOT, cubes=2), ()),
        (situation(Phase.MOVE, revealed=HOT, green="1", cubes=2), ("1",)),
        (situation(Phase.MOVED, revealed=HOT, step=3, cubes=2), ()),
    ],
)
async def test_a_turn_that_would_lose_says_so(
    state: State, keys: tuple[str, ...], new_ignis: NewIgnis, app_of: AppOf
) -> None:
    app = app_of(new_ignis(state=state))
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        await pilot.press(*keys)
        seen = text(app)
        assert seen.count("the cave falls in!") == (2 if state.phase == Phase.CHOOSE else 1)
        board_of(app).cursor = "do-end"
        await pilot.pause()
        assert state.phase in (Phase.CHOOSE, Phase.MOVE) or "and the cave falls in." in text(app)


async def test_a_step_of_the_cursor_shows_what_is_there_in_the_same_frame(
    new_ignis: NewIgnis, app_of: AppOf
) -> None:
    app = app_of(new_ignis(state=situation(Phase.USE, revealed=HOT)))
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        telling, board = app.screen.query_one("#telling", Pane), board_of(app)
        before = str(telling.content)
        board.cursor = next(place for place in board.places if place.startswith("s"))
        assert str(telling.content) != before  # Nothing waits for a message, which would be a frame later.


async def test_ending_a_turn_that_loses_is_asked_once_more(new_ignis: NewIgnis, app_of: AppOf) -> None:
    match = new_ignis(state=situation(Phase.MOVED, revealed=HOT, step=3, cubes=2, held="deep-breath"))
    app = app_of(match)
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        await pilot.press("e")
        assert not match.plies
        assert "Use Deep Breath, or end again" in text(app)
        await pilot.press("e")
        assert match.plies


async def test_a_skill_that_shifts_nothing_is_asked_once_more(new_ignis: NewIgnis, app_of: AppOf) -> None:
    match = new_ignis(state=situation(Phase.USE, revealed=HOT, white="3 3b"))
    app = app_of(match)
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        await pilot.press("t")
        assert not match.plies
        assert "all six points would just go" in text(app)
        await pilot.press("t")
        assert match.plies[-1].move.kind is Kind.SKILL


async def test_after_collecting_the_cursor_is_not_on_the_skill(new_ignis: NewIgnis, app_of: AppOf) -> None:
    app = app_of(new_ignis(state=situation(Phase.USE, revealed="white1 black1 black1", white="3 2")))
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        await pilot.press("1")
        assert "HERO SKILL" in text(app)
        assert board_of(app).cursor == "do-end"


@pytest.mark.parametrize("keys", [("1", "3"), ("3", "1"), ("2", "3"), ("4", "2", "1")])
async def test_cards_keep_their_numbers_through_a_turn(
    keys: tuple[str, ...], new_ignis: NewIgnis, app_of: AppOf
) -> None:
    match = new_ignis(state=situation(Phase.CHOOSE, revealed="red1 red1 green2 yellow3"))
    app = app_of(match)
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        await pilot.press("c", *keys)
        cards = ["red1", "red1", "green2", "yellow3"]
        assert [str(ply.move.card) for ply in match.plies[1:]] == [cards[int(key) - 1] for key in keys]
        aim = table_of(app).aim
        assert aim is not None
        assert [place + 1 for place, use in enumerate(aim.shown) if use is None] == sorted(map(int, keys))
        plies = len(match.plies)
        await pilot.press(keys[0])
        assert "collected already" in text(app)
        assert len(match.plies) == plies
        await pilot.press("u")
        assert sum(use is None for use in table_of(app).aim.shown) == len(keys) - 1  # type: ignore[union-attr]


async def test_the_bar_offers_no_move_without_green(new_ignis: NewIgnis, app_of: AppOf) -> None:
    app = app_of(new_ignis(state=situation(Phase.CHOOSE, revealed=HOT)))
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        assert "c Use cards" in text(app)
        assert "m Move" not in text(app)


async def test_firm_step_at_work_is_told_before_a_card_is_chosen(new_ignis: NewIgnis, app_of: AppOf) -> None:
    app = app_of(new_ignis(state=situation(Phase.MOVE, revealed=HOT, green="1", active="firm-step")))
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        assert "the highest green card used stays" in text(app)
        assert "card used is discarded" not in text(app)


@pytest.mark.parametrize("place", ["pile", "cool-draught"])
async def test_what_is_told_is_never_cut_within_a_sentence(
    place: str, new_ignis: NewIgnis, app_of: AppOf
) -> None:
    app = app_of(new_ignis(state=situation(Phase.USE, revealed=HOT)))
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        board_of(app).cursor = place
        await pilot.pause()
        if place == "pile":
            assert "5 blue and 5 black." in text(app)
        else:
            await pilot.press("A")
            assert "IG-USE-3" in text(app)
        told = table_of(app).query_one("#telling")
        lines = [strip.text.strip() for strip in told.render_lines(told.size.region)]
        assert [line for line in lines if line][-1].endswith((".", "why)"))
