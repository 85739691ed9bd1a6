"""Playing Rwenzori as a player does: every legal move can be made at the table."""

from random import Random

import pytest

from cavegames.games.rwenzori import GAME
from cavegames.games.rwenzori.moves import Act
from tests.tui.games_rwenzori.conftest import AppOf, NewRwenzori
from tests.tui.games_rwenzori.rwenzori_eyes import make, sit, table_of, text
from tests.waiting import on_screen

RARE = (Act.GEAR, Act.CARD, Act.GEAR_SAVE, Act.OFFER, Act.SWAP, Act.TNT, Act.BLIND, Act.LIGHT, Act.SAVE)


@pytest.mark.parametrize(("seats", "seed", "moves"), [(3, 3, 90), (5, 5, 90), (1, 2, 90)])
async def test_moves_made_at_the_table_are_played(
    seats: int, seed: int, moves: int, new_rwenzori: NewRwenzori, app_of: AppOf
) -> None:
    match, rng = new_rwenzori(seats, seed), Random(seed)
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(moves):
            if match.to_move is None:
                break
            await sit(pilot)
            legal = GAME.legal(match.state)
            rare = [move for move in legal if move.act in RARE]
            move = rng.choice(rare if rare and rng.random() < 0.5 else legal)
            plies = len(match.plies)
            make(table_of(app), move)
            await on_screen(pilot, lambda plies=plies: len(match.plies) > plies, f"{move}: {text(app)}")
            assert match.plies[-1].move == move
