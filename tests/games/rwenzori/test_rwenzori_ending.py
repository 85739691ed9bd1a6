"""The end phase, the Escape tile, and who is stuck (RW-END-1 to RW-STUCK-5)."""

import pytest
from rwenzori_situations import (
    BLUE,
    GAME,
    RED,
    cells,
    happens,
    held,
    play,
    refused,
    situation,
    texts,
    wants,
)

from cavegames.engine.game import BadPosition
from cavegames.games.rwenzori.events_hands import EndPhase
from cavegames.games.rwenzori.state import State

CELL = {"4,0": "dark-explosion/1 cave-in by red", "5,0": "light-straight/1", "6,0": "dead-end/4 active"}
"""A tile without a way out, on 5,0; beside the cave-in west of it lies 3,0."""
PRISON = {"3,0": "plus1-straight/1", **CELL}


def prison(**parts: object) -> State:
    """Blue is trapped on 5,0 and Red stands on 3,0, which leads to the cave-in between."""
    parts = {"missed": (0, 1), "hands": ("tnt star cross six-way", "straight star star left-fork"), **parts}
    tiles = {**PRISON, **parts.pop("tiles", {})}  # type: ignore[dict-item]
    return situation(tiles, meeples=("3,0", "5,0"), **parts)  # type: ignore[arg-type]


@pytest.mark.clause("RW-END-1")
def test_an_empty_stack_and_four_tiles_begin_the_end_phase() -> None:
    state = situation(hands=("straight star cross six-way", "star"), stacks=("dead-end", "cross straight"))
    assert happens(state, "lay:straight@1,-1/0")[2] == EndPhase(RED)
    after = play(state, "lay:straight@1,-1/0")
    assert after.ending
    assert after.stacks == ((), ())
    assert held(after, BLUE) == ["straight", "star", "cross"]
    assert len(held(after, RED)) == 4


@pytest.mark.clause("RW-END-1")
def test_not_while_five_tiles_are_held() -> None:
    hands = ("straight star cross six-way tnt light-star", "star")
    after = play(situation(hands=hands, stacks=("", "cross")), "lay:straight@1,-1/0")
    assert (len(held(after, RED)), after.ending) == (5, False)
    refused(after, "card:guide", "RW-COMP-9")


@pytest.mark.clause("RW-END-2")
def test_the_escape_tile_wins_on_a_later_turn() -> None:
    state = situation(hands=("straight", "star"), ending=True)
    assert "Lay the others first" in refused(state, "lay:escape@1,-1/3", "RW-END-2")
    empty = play(state, "lay:straight@1,-1/0", "move@0,0")
    assert texts(empty, "lay") == {"lay:escape@2,-2/3"}
    won = play(empty, "lay:escape@2,-2/3")
    outcome = GAME.outcome(won)
    assert outcome is not None
    assert (outcome.winners, outcome.clause) == ((RED,), "RW-END-2")
    assert (GAME.to_move(won), list(GAME.legal(won))) == (None, [])
    assert "with lay" in refused(state, "block:escape@2,-1/3", "RW-END-2")


@pytest.mark.clause("RW-END-2")
@pytest.mark.parametrize("last", ["lay:plus1-straight@1,-1/0", "tnt@1,0/0"])
def test_or_as_a_further_action_of_the_same_turn(last: str) -> None:
    tile = "tnt" if last.startswith("tnt") else "plus1-straight"
    after = play(situation(hands=(tile, "star"), ending=True), last)
    escapes = texts(after, "lay:escape")
    assert escapes
    won = play(after, min(escapes))
    assert GAME.outcome(won).winners == (RED,)  # type: ignore[union-attr]


@pytest.mark.clause("RW-END-3")
def test_the_escape_tile_is_in_no_hand() -> None:
    state = situation(hands=("straight", "star"), ending=True)
    for now in (state, play(state, "lay:straight@1,-1/0")):
        assert all("escape" not in held(now, seat) for seat in (RED, BLUE))
    with pytest.raises(BadPosition, match="Escape tile"):
        GAME.load({**GAME.dump(state), "hands": {"red": ["escape"], "blue": ["star"]}})


@pytest.mark.clause("RW-STUCK-1")
def test_a_trapped_player_misses_a_turn_and_may_then_swap_the_hand() -> None:
    state = prison(seat=BLUE, missed=(0, 0))
    assert texts(state) - texts(state, "card") == {"miss"}
    assert "after a missed turn" in refused(state, "swap", "RW-STUCK-1")
    after = play(state, "miss")
    assert after.missed == (0, 1)
    again = play(after, "lay:star@2,0/1")
    assert {"miss", "swap"} <= texts(again)
    swapped = play(again, "swap")
    assert len(held(swapped, BLUE)) == 4
    assert sorted(swapped.hands[BLUE]) == sorted(again.stacks[BLUE][-4:])
    assert swapped.stacks[BLUE][:4] == again.hands[BLUE]
    assert swapped.missed == (0, 2)
    assert "legal action" in refused(situation(), "miss", "RW-STUCK-1")
    assert "legal action" in refused(situation(missed=(1, 0)), "swap", "RW-STUCK-1")


@pytest.mark.clause("RW-STUCK-1")
def test_an_action_ends_that_turns_were_missed_in_a_row() -> None:
    assert play(situation(missed=(2, 0)), "move@1,0").missed == (0, 0)


FLOODED = {"6,0": "flooded-dive-straight/1 active"}


@pytest.mark.clause("RW-STUCK-2")
@pytest.mark.parametrize("tile", ["tnt", "dive-star"])
def test_who_holds_what_helps_may_offer_the_hand(tile: str) -> None:
    hands = (f"{tile} cross star six-way", "straight star star left-fork")
    state = prison(tiles=FLOODED, hands=hands)
    offered = play(state, "offer@blue")
    assert (GAME.to_move(offered), offered.seat) == (BLUE, RED)
    assert texts(offered) == {"accept", "refuse"}
    assert "Accept or refuse" in refused(offered, "move@5,0", "RW-STUCK-2")
    taken = play(offered, "accept")
    assert held(taken, BLUE) == held(state, RED)
    assert taken.stacks[BLUE][:4] == state.hands[BLUE]
    assert len(held(taken, RED)) == 4 and len(taken.stacks[RED]) == len(state.stacks[RED]) - 4
    assert taken.seat == BLUE
    left = play(offered, "refuse")
    assert left.hands == state.hands
    assert left.seat == BLUE


@pytest.mark.clause("RW-STUCK-2")
def test_no_offer_without_help_nor_to_who_is_not_trapped() -> None:
    none = prison(tiles=FLOODED, hands=("jump-star cross", "straight"))
    assert "It takes TNT" in refused(none, "offer@blue", "RW-STUCK-2")
    fresh = prison(missed=(0, 0))
    assert "not trapped" in refused(fresh, "offer@blue", "RW-STUCK-2")
    assert "end phase" in refused(prison(ending=True), "offer@blue", "RW-STUCK-2")
    assert "another player" in refused(prison(), "offer@red", "RW-STUCK-2")
    refused(prison(), "accept", "RW-STUCK-2")


@pytest.mark.clause("RW-STUCK-3")
def test_who_frees_a_player_may_discard_four_tiles() -> None:
    state = prison()
    freed = play(state, "tnt@4,0/0")
    assert wants(freed) == ["discard", "lay_on"]
    assert len(held(freed, RED)) == 4
    assert texts(freed) == {"pass", *(f"discard:{tile}" for tile in set(held(freed, RED)))}
    assert "not given" in refused(freed, "give:star@blue", "RW-STUCK-3")
    assert "or pass" in refused(freed, "move@5,0", "RW-STUCK-3")
    one = play(freed, "discard:star")
    assert len(held(one, RED)) == 4 and len(one.box) == len(freed.box) + 1
    assert one.due[-1].left == 3
    assert wants(play(one, "pass")) == ["lay_on"]
    assert "5,0" in cells(play(freed, "pass", "pass", "move@4,0"), "move")
    refused(situation(), "discard:straight", "RW-STUCK-3")


@pytest.mark.clause("RW-STUCK-3")
def test_in_the_end_phase_they_may_be_given_instead() -> None:
    freed = play(prison(ending=True, hands=("tnt star cross", "straight")), "tnt@4,0/0")
    assert "give:star@blue" in texts(freed)
    given = play(freed, "give:star@blue", "discard:cross")
    assert held(given, BLUE) == ["straight", "star"]
    assert held(given, RED) == []
    assert "who is to have it" in refused(freed, "give:star@green", "RW-STUCK-3")
    assert "no six-way" in refused(freed, "discard:six-way", "RW-STUCK-3")


@pytest.mark.clause("RW-STUCK-3")
def test_tnt_that_frees_nobody_discards_nothing() -> None:
    assert wants(play(prison(missed=(0, 0)), "tnt@4,0/0")) == ["lay_on"]
    elsewhere = prison(tiles={"2,0": "straight/1"})
    assert wants(play(elsewhere, "tnt@2,0/0")) == ["lay_on"]


BOTH = {**CELL, "-4,0": "dead-end/1 active", "-3,0": "plus2-straight/1", "-2,0": "dead-end/4 active"}


@pytest.mark.clause("RW-STUCK-4")
def test_when_all_have_missed_three_turns_in_the_end_phase_the_fewest_tiles_win() -> None:
    parts = {"meeples": ("-3,0", "5,0"), "missed": (2, 3), "hands": ("straight", "star star")}
    state = situation(BOTH, ending=True, **parts)  # type: ignore[arg-type]
    assert texts(state) == {"miss"}
    outcome = GAME.outcome(play(state, "miss"))
    assert outcome is not None
    assert (outcome.winners, outcome.clause) == ((RED,), "RW-STUCK-4")
    before = situation(BOTH, ending=True, **{**parts, "missed": (1, 3)})  # type: ignore[arg-type]
    assert GAME.outcome(play(before, "miss")) is None
    equal = situation(BOTH, ending=True, **{**parts, "hands": ("straight", "star")})  # type: ignore[arg-type]
    assert GAME.outcome(play(equal, "miss")).winners == (RED, BLUE)  # type: ignore[union-attr]


@pytest.mark.clause("RW-STUCK-5")
def test_ten_rounds_without_a_tile_end_the_match() -> None:
    state = situation(hands=("straight", "star star"), stacks=("cross", "cross"))
    turns = 0
    while GAME.outcome(state) is None:
        state = play(state, min(texts(state, "move")))
        turns += 1
    assert turns == 21
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.clause) == ((RED,), "RW-STUCK-5")
    assert GAME.prompt(state, ("Ada", "Ben")).text.startswith("The match is over: Ada wins.")


@pytest.mark.clause("RW-STUCK-5")
def test_a_tile_laid_begins_the_count_anew() -> None:
    assert play(situation(idle=20), "lay:straight@1,-1/0").idle == 1
    assert GAME.outcome(play(situation(idle=19), "move@1,0")) is None
    assert GAME.outcome(play(situation(idle=20), "move@1,0")) is not None
