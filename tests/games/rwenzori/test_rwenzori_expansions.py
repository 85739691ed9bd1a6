"""The places where an expansion changes the rules: the base uses each; the neutral one changes nothing."""

import pytest
from rwenzori_situations import GAME, RED, alone, cells, play, refused, situation, wants

from cavegames.engine.hexgrid import Cell
from cavegames.games.rwenzori import expansions
from cavegames.games.rwenzori.board import Board, Placed
from cavegames.games.rwenzori.draft import Draft
from cavegames.games.rwenzori.expansions.hooks import Expansion, Together
from cavegames.games.rwenzori.setup import first_state


class Toy(Expansion):
    """Two rows, no links west or east, no TNT on the eastern start tile, a way beyond, and more to lay."""

    rounds = 0

    def deck(self) -> tuple[int, ...]:
        return (0, 1)

    def within(self, cell: Cell) -> bool:
        return cell[1] in (0, -1)

    def linked(self, tile: Placed, edge: int, other: Placed) -> bool:
        return edge not in (1, 4) and super().linked(tile, edge, other)

    def coverable(self, tile: Placed) -> bool:
        return tile.exits != 0b11001

    def beyond(self, board: Board, cell: Cell) -> tuple[Cell, ...]:
        return tuple(far for far in board if far[0] > 8)

    def lay_allows(self, board: Board, cell: Cell) -> int:
        return 2 if cell == (1, -1) else 0

    def starts_round(self, draft: Draft) -> None:
        Toy.rounds += 1


@pytest.fixture(params=[Toy(), Together((Toy(), Expansion()))])
def toy(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Expansion:
    monkeypatch.setattr(expansions, "of", lambda ids: request.param)
    Toy.rounds = 0
    return request.param  # type: ignore[no-any-return]


def test_each_place_is_asked(toy: Expansion) -> None:
    state = first_state(2, 1)
    assert sum(map(len, (*state.hands, *state.stacks))) == 84
    tiles = {"9,0": "straight/1"}
    state = situation_without_check(tiles)
    assert cells(state, "lay") == {"1,-1"}, "the other free exit leads out of the play area"
    assert cells(state, "move") == {"9,0"}, "no way leads west or east but the one beyond"
    laid = play(state, "lay:straight@1,-1/0")
    assert (wants(laid), laid.due[-1].left) == (["extra"], 2)
    after = play(laid, "pass")
    assert Toy.rounds == 0
    play(after, "move@9,0")
    assert Toy.rounds == 1
    assert "does not open" in refused_tnt(state)


def situation_without_check(tiles: dict[str, str]) -> object:
    """A position of the base game, looked at with the expansion."""
    with pytest.MonkeyPatch.context() as base:
        base.setattr(expansions, "of", lambda ids: Expansion())
        return situation(tiles, hands=("straight tnt", "star"))


def refused_tnt(state: object) -> str:
    move = GAME.read("tnt@1,0/0")
    refusal = GAME.refusal(state, move)  # type: ignore[arg-type]
    assert refusal is not None
    return refusal.why


def test_none_is_the_neutral_one_and_an_unknown_one_is_no_position() -> None:
    assert type(expansions.of(())) is Expansion
    with pytest.raises(ValueError, match="no such expansion"):
        GAME.load({**GAME.dump(situation()), "expansions": ["moles"]})
    assert refused(situation(hands=("tnt", "star")), "tnt@2,-1/0", "RW-TNT-1")


def test_the_mode_of_one_is_made_of_the_same_places() -> None:
    state = alone(hands=("straight",))
    assert cells(state, "lay") == {"1,-1", "1,0", "-1,1"}
    assert state.meeples[RED] == (0, 0)
