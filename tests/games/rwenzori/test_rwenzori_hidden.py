"""What is hidden (RW-HIDE-1): faces of dark tiles, hands, cards, the order of stacks."""

from dataclasses import replace

import pytest
from rwenzori_situations import BLUE, GAME, GREEN, NAMES, RED, play, refused, situation, told

from cavegames.engine import chance
from cavegames.games.rwenzori.components import BY_ID, DARK, HIDDEN
from cavegames.games.rwenzori.moves import Act, Move
from cavegames.games.rwenzori.state import State

FACES_DOWN = sorted(DARK)


def with_dark(face: int, owner: int = BLUE, **parts: object) -> State:
    """Red stands before a dark tile on 2,-2 that shows this face; another one swaps with it where it was."""
    tiles = {"1,-1": "light-straight/0", "2,-2": f"dark-plain-straight dark by {('red', 'blue')[owner]}"}
    parts = {"hands": ("light-star tnt dead-end pickaxe-star", "star"), "gear": ("torch", "map"), **parts}
    state = situation(tiles, meeples=("1,-1", "1,0"), **parts)  # type: ignore[arg-type]
    old = BY_ID["dark-plain-straight"]
    board = state.board.laid((2, -2), state.board[2, -2]._replace(face=face))
    swap = {face: old, old: face}
    return replace(
        state,
        board=board,
        stacks=tuple(tuple(swap.get(tile, tile) for tile in stack) for stack in state.stacks),
        box=tuple(sorted(swap.get(tile, tile) for tile in state.box)),
    )


@pytest.mark.clause("RW-HIDE-1")
def test_a_dark_tile_is_known_to_who_laid_it_and_nobody_else() -> None:
    state = with_dark(BY_ID["dark-explosion"])
    faces = [GAME.observe(state, seat).board[2, -2].face for seat in (RED, BLUE, None)]
    assert faces == [HIDDEN, BY_ID["dark-explosion"], HIDDEN]


@pytest.mark.clause("RW-HIDE-1")
@pytest.mark.parametrize("face", FACES_DOWN)
def test_nothing_that_the_player_is_told_depends_on_the_face(face: int) -> None:
    first, other = with_dark(BY_ID["dark-plain-straight"]), with_dark(face)
    assert GAME.observe(first, RED) == GAME.observe(other, RED)
    assert GAME.legal(first) == GAME.legal(other)
    assert GAME.prompt(first, NAMES) == GAME.prompt(other, NAMES)
    assert [GAME.describe(first, cell) for cell in GAME.cells(first)] == [
        GAME.describe(other, cell) for cell in GAME.cells(other)
    ]
    tried = [
        Move(act, tile, cell, turn)
        for act in Act
        for tile in (0, 15, 38)
        for cell in ((2, -2), (3, -3))
        for turn in (-1, 0, 1)
    ]
    assert [GAME.refusal(first, move) for move in tried] == [GAME.refusal(other, move) for move in tried]


@pytest.mark.clause("RW-HIDE-1")
def test_the_face_may_be_asked_for_only_after_it_was_revealed() -> None:
    for face in FACES_DOWN:
        state = with_dark(face)
        assert all(
            move.turn < 0 for move in GAME.legal(state) if move.cell == (2, -2) and move.act != Act.TNT
        )
        refused(state, "turn:0", "RW-BLIND-1")


@pytest.mark.clause("RW-HIDE-1")
def test_others_are_told_only_that_a_dark_tile_was_laid() -> None:
    said = []
    for face in ("dark-hand-dive", "dark-clock-star"):
        state = situation(seats=3, hands=(f"{face} star", "star", "cross"))
        move = f"block:{face}@3,-1"
        said.append([told(state, move, viewer)[0] for viewer in (BLUE, GREEN, None)])
        assert "dark tile (" in told(state, move, RED)[0]
    assert said[0] == said[1] == ["Ada lays a dark tile on 3,-1."] * 3


@pytest.mark.clause("RW-HIDE-1")
def test_hands_cards_and_stacks_of_others_are_counted_only() -> None:
    state = GAME.setup(GAME.Options(), 3, 4)
    view = GAME.observe(state, BLUE)
    assert view.hands[BLUE] == state.hands[BLUE]
    assert view.hands[RED] == (HIDDEN,) * 4
    assert all(set(stack) == {HIDDEN} for stack in view.stacks)
    assert [len(stack) for stack in view.stacks] == [23] * 3
    assert view.gear == (HIDDEN, state.gear[BLUE], HIDDEN)
    assert view.seed is None


@pytest.mark.clause("RW-HIDE-1")
def test_a_card_that_was_used_is_known() -> None:
    used = situation(seats=3, used=(GREEN,), hands=("star", "star", "cross"))
    view = GAME.observe(used, RED)
    assert view.gear[GREEN] == used.gear[GREEN]
    assert view.characters[GREEN] == used.characters[GREEN]


@pytest.mark.clause("RW-HIDE-1")
def test_what_is_drawn_is_told_to_who_draws() -> None:
    state = situation(hands=("straight star cross wide-bend", "star"), stacks=("straight six-way", "cross"))
    assert told(state, "lay:straight@1,-1/0", RED)[1] == "Ada draws 1 tile: six-way."
    for viewer in (BLUE, None):
        assert told(state, "lay:straight@1,-1/0", viewer)[1] == "Ada draws 1 tile."


def test_a_dark_tile_under_tnt_stays_unknown() -> None:
    said = {tuple(told(with_dark(face), "tnt@2,-2/0", BLUE)[:1]) for face in FACES_DOWN}
    assert said == {("Ada lays TNT on 2,-2 over a dark tile.",)}
    after = play(with_dark(BY_ID["dark-explosion"]), "tnt@2,-2/0")
    assert BY_ID["dark-explosion"] in after.box
    assert set(GAME.observe(after, BLUE).box) == {HIDDEN}


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_who_moves_finds_the_same_moves_in_what_they_may_see(seats: int) -> None:
    state = GAME.setup(GAME.Options(cave="hand"), seats, 9)  # type: ignore[call-arg]
    rng = chance.stream(9, "hidden")
    while moves := GAME.legal(state):
        seat = GAME.to_move(state)
        assert GAME.legal(GAME.observe(state, seat)) == moves
        act = chance.draw(rng, sorted({move.act for move in moves}))
        state = GAME.apply(state, chance.draw(rng, [move for move in moves if move.act == act])).state


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_a_guess_puts_dark_tiles_where_dark_tiles_lie(seats: int) -> None:
    state = GAME.setup(GAME.Options(), seats, 4)
    rng = chance.stream(3, "hidden")
    while moves := GAME.legal(state):
        guess = GAME.imagine(state, 0, rng)
        hidden = [cell for cell, tile in state.board.items() if GAME.observe(state, 0).board[cell].face < 0]
        assert all(guess.board[cell].face in DARK for cell in hidden)
        if len(hidden) > 1:
            return
        blocks = [move for move in moves if move.act in (Act.BLOCK, Act.LAY)]
        state = GAME.apply(state, chance.draw(rng, blocks or list(moves))).state
    raise AssertionError("no two dark tiles were laid")
