"""A match on the play sheet: the cursor goes over it and not beyond; lava moves where that is wanted."""

from typing import Any

import pytest

from cavegames.games.rwenzori import field
from tests.tui.games_rwenzori.conftest import AppOf, NewRwenzori
from tests.tui.games_rwenzori.rwenzori_eyes import ready, sit, table_of

OFF, AT_THE_EDGE = (8, 0), (7, 0)
"""With two players the sheet goes from -7,0 to 7,0."""


@pytest.mark.clause("RW-SHEET-1")
async def test_the_cursor_stays_on_the_sheet(new_rwenzori: NewRwenzori, app_of: AppOf) -> None:
    options: dict[str, Any] = {"sheet": True}
    app = app_of(new_rwenzori(2, **options))
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(pilot)
        board = table_of(app).board
        assert OFF not in field.cells(2) and AT_THE_EDGE in field.cells(2)
        board.cursor = AT_THE_EDGE
        await pilot.pause()
        assert board.cursor == AT_THE_EDGE
        await pilot.press("right")
        assert board.cursor == AT_THE_EDGE
        board.cursor = OFF
        assert board.cursor == AT_THE_EDGE


async def test_without_the_sheet_the_table_ends_near_its_tiles(
    new_rwenzori: NewRwenzori, app_of: AppOf
) -> None:
    app = app_of(new_rwenzori(2))
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(pilot)
        assert AT_THE_EDGE not in table_of(app).board.reach


@pytest.mark.parametrize("animations", (True, False))
async def test_the_setting_says_whether_lava_moves(
    animations: bool, new_rwenzori: NewRwenzori, app_of: AppOf
) -> None:
    options: dict[str, Any] = {"lava": "surrounded"}
    app = app_of(new_rwenzori(3, **options))
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await sit(pilot)
        app.change_settings(animations=animations)
        board = table_of(app).board
        before = [board.render_line(y) for y in range(board.size.height)]
        board._move_on()
        after = [board.render_line(y) for y in range(board.size.height)]
        assert (before != after) == animations
