"""Playing Rwenzori as a player does: every legal move can be made at the table."""

from random import Random

import pytest

from cavegames.games.rwenzori import GAME
from cavegames.games.rwenzori.moves import Act
from cavegames.tui.match_eyes import Eyes
from tests.tui.games_rwenzori.conftest import AppOf, NewRwenzori
from tests.tui.games_rwenzori.rwenzori_eyes import made, sit

MOVES = 60
RARE = (Act.GEAR, Act.CARD, Act.GEAR_SAVE, Act.OFFER, Act.SWAP, Act.TNT, Act.BLIND, Act.LIGHT, Act.SAVE)


@pytest.fixture
def everybody_looks_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is asked sits before the screen already: passing it on has tests of its own."""
    monkeypatch.setattr(Eyes, "look_away", lambda screen: setattr(screen, "sitting", screen.match.to_move))


@pytest.mark.usefixtures("everybody_looks_on")
@pytest.mark.parametrize(("seats", "seed"), [(3, 3), (5, 5), (1, 2)])
async def test_moves_made_at_the_table_are_played(
    seats: int, seed: int, new_rwenzori: NewRwenzori, app_of: AppOf
) -> None:
    match, rng = new_rwenzori(seats, seed), Random(seed)
    app = app_of(match)
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(pilot)
        while match.to_move is not None and len(match.plies) < MOVES:
            legal = GAME.legal(match.state)
            rare = [move for move in legal if move.act in RARE]
            move = rng.choice(rare if rare and rng.random() < 0.5 else legal)
            await made(pilot, move)
            assert match.plies[-1].move == move
