"""The adventurer on the way (RP-DAY-4 to RP-DAY-6, RP-END-1, RP-QUE-2)."""

import pytest
from redpeak_situations import (
    GAME,
    cards_for,
    cards_with,
    cards_without,
    happens,
    legal,
    moving,
    play,
    refused,
    situation,
    text,
    tile,
    told,
    way,
)

from cavegames.games.redpeak.boards import BOARDS, REVERSED
from cavegames.games.redpeak.components import BOATS, CARDS, TILES
from cavegames.games.redpeak.events import Answered, TileCompleted
from cavegames.games.redpeak.state import Phase
from cavegames.games.redpeak.wording import a

TILE = tile()
ICONS = TILES[TILE].icons
FIRST = ICONS[0]
PATH = [text(TILE, "s")]
PAYING = cards_for(ICONS)
IDLE = cards_without(ICONS)
BOAT = next(i for i, each in enumerate(BOATS) if each.dock == 1)
SOUTH = way("s " * 11)
"""A path straight to the middle dock."""


def pay(card: int) -> str:
    return f"pay:{CARDS[card]}"


@pytest.mark.clause("RP-DAY-4")
def test_a_card_with_the_tool_pays_and_is_gone() -> None:
    state = moving(PATH, (PAYING, IDLE))
    after = play(state, pay(PAYING[0]))
    assert after.discards == (PAYING[0],)
    assert PAYING[0] not in after.hands[0]
    assert after.paid == 1
    assert told(state, pay(PAYING[0]))[0].startswith(f"Ada pays {a(FIRST)} with the card")


@pytest.mark.clause("RP-DAY-4")
def test_icons_are_paid_in_order() -> None:
    state = moving(PATH, (PAYING, ()))
    other = next(card for card in PAYING if FIRST not in CARDS[card].tools)
    assert FIRST.title in refused(state, pay(other), "RP-DAY-4")
    assert legal(state, "pay") == {pay(card) for card in PAYING if FIRST in CARDS[card].tools}


@pytest.mark.clause("RP-DAY-4")
def test_with_open_hands_any_hand_pays_and_the_leader_decides() -> None:
    two = cards_with(FIRST, 2)
    state = moving(PATH, (two[:1], two[1:]))
    assert GAME.to_move(state) == 0
    assert legal(state) == {pay(two[0]), pay(two[1]), "sand"}
    assert told(state, pay(two[1]))[0].startswith("Ben pays")
    refused(state, "pass", "RP-TABLE-1")


@pytest.mark.clause("RP-DAY-4")
def test_with_closed_hands_those_who_can_pay_are_asked_in_order() -> None:
    two = cards_with(FIRST, 2)
    state = moving(PATH, (IDLE, two[:1], (), two[1:]), closed=True)
    assert (GAME.to_move(state), state.able) == (1, 0b1010)
    assert legal(state) == {pay(two[0]), "pass", "sand"}
    assert "not in the hand" in refused(state, pay(two[1]), "RP-DAY-4")
    passed = play(state, "pass")
    assert GAME.to_move(passed) == 3
    assert legal(passed) == {pay(two[1]), "sand"}
    refused(passed, "pass", "RP-DAY-4")
    assert GAME.to_move(play(passed, "sand")) == 3


@pytest.mark.clause("RP-DAY-5")
@pytest.mark.clause("RP-TABLE-3")
def test_everybody_is_told_who_can_pay_the_next_icon() -> None:
    state = situation(path=PATH, hands=(IDLE, PAYING), closed=True)
    answered = [event for event in happens(state, "go") if isinstance(event, Answered)]
    assert answered == [Answered(FIRST, 0b10)]
    opened = situation(path=PATH, hands=(IDLE, PAYING))
    assert not [event for event in happens(opened, "go") if isinstance(event, Answered)]


@pytest.mark.clause("RP-DAY-5")
def test_a_multi_tool_pays_only_where_no_card_does() -> None:
    state = moving(PATH, (IDLE, ()))
    assert legal(state) == {"multi", "sand"}
    after = play(state, "multi")
    assert (after.multis, after.multi_reserve, after.paid) == (2, 4, 1)
    refused(state, pay(PAYING[0]), "RP-DAY-5")
    refused(moving(PATH, (PAYING, ())), "multi", "RP-DAY-5")


@pytest.mark.clause("RP-DAY-6")
def test_what_nothing_pays_sends_the_adventurer_back() -> None:
    second = tile(skip=[TILE])
    state = moving([*PATH, text(second, "s")], (PAYING, ()), multis=0)
    for card in PAYING:
        state = play(state, pay(card))
    assert (state.adventurer, state.paid, legal(state)) == (1, 0, {"back", "sand"})
    back = play(state, "back")
    assert (back.adventurer, len(back.path), back.phase) == (1, 1, Phase.EVENING)
    assert back.supply == (second,)
    assert back.discards == tuple(sorted(PAYING))
    assert TILES[second].id in told(state, "back")[0]


@pytest.mark.clause("RP-DAY-6")
def test_back_only_where_nothing_pays() -> None:
    refused(moving(PATH, (PAYING, ())), "back", "RP-DAY-6")
    refused(moving(PATH, (IDLE, ())), "back", "RP-DAY-6")
    refused(moving(PATH, (IDLE, ()), multis=0), "multi", "RP-DAY-6")
    refused(moving(PATH, (IDLE, ()), multis=0), pay(PAYING[0]), "RP-DAY-6")


@pytest.mark.clause("RP-DAY-6")
def test_icons_paid_on_a_tile_not_completed_are_lost() -> None:
    state = play(moving(PATH, (PAYING[:1], ()), multis=0), pay(PAYING[0]))
    back = play(state, "back")
    assert (back.path, back.adventurer, back.paid, back.phase) == ((), 0, 0, Phase.CAMP)
    assert back.discards == PAYING[:1]


def test_nothing_is_paid_before_the_move() -> None:
    state = situation(path=PATH, hands=(PAYING, ()))
    for move in (pay(PAYING[0]), "pass", "multi", "back"):
        refused(state, move, "RP-DAY-4")


def test_the_day_ends_with_the_last_icon() -> None:
    state = moving(PATH, (PAYING, ()))
    for card in PAYING:
        state = play(state, pay(card))
    assert (state.adventurer, state.tent, state.phase) == (1, 0, Phase.EVENING)


@pytest.mark.clause("RP-END-1")
def test_boarding_costs_the_icons_of_the_boat() -> None:
    payers = cards_for(BOATS[BOAT].icons)
    state = play(situation(path=SOUTH, adventurer=11, docks=(BOAT,), hands=(payers, ())), "go")
    assert state.phase == Phase.DOCK
    state = play(state, "board")
    assert legal(state, "pay")
    for card in payers:
        state = play(state, pay(card))
    assert (state.adventurer, state.tent, state.phase) == (12, 11, Phase.EVENING)


@pytest.mark.clause("RP-END-1")
def test_the_team_may_rest_before_the_boat() -> None:
    state = play(situation(path=SOUTH, adventurer=11, docks=(BOAT,)), "go")
    assert play(state, "rest").phase == Phase.CAMP
    refused(situation(), "rest", "RP-END-1")
    refused(situation(), "board", "RP-END-1")


@pytest.mark.clause("RP-DAY-6")
@pytest.mark.clause("RP-END-1")
def test_a_boat_that_cannot_be_paid_leaves_the_path_as_it_is() -> None:
    state = play(situation(path=SOUTH, adventurer=11, docks=(BOAT,), multis=0), "go", "board")
    assert legal(state) == {"back", "sand"}
    assert "goes back from the boat" in told(state, "back")[0]
    back = play(state, "back")
    assert (back.adventurer, len(back.path), back.phase) == (11, 11, Phase.CAMP)


def on_the_other_side(quests: tuple[int, ...], adventurer: int = 11, **more: object) -> object:
    return situation(path=SOUTH, adventurer=adventurer, docks=(BOAT,), reverse=True, quests=quests, **more)


def places_by_the_path() -> tuple[set[int], set[int]]:
    """The places that the straight path goes over, and the others."""
    on = {i for i, cell in enumerate(BOARDS[REVERSED].places) if cell[0] == 4}
    return on, set(range(7)) - on


@pytest.mark.clause("RP-QUE-2")
def test_all_places_must_be_reached_before_a_boat_is_boarded() -> None:
    off = min(places_by_the_path()[1])
    state = on_the_other_side((off,))
    assert BOARDS[REVERSED].place_names[off] in refused(state, "board", "RP-QUE-2")
    assert play(state, "go").phase == Phase.CAMP


@pytest.mark.clause("RP-QUE-2")
def test_a_place_is_reached_when_its_tile_is_completed() -> None:
    """A board of its own way: the path goes over the nearest place."""
    board = BOARDS[REVERSED]
    place = min(range(7), key=lambda i: (abs(board.places[i][0] - 4) + board.places[i][1], i))
    x, y = board.places[place]
    side = "e" if x > 4 else "w"
    shape = " ".join(["s"] * (y - 1) + ([side] * abs(x - 4) + ["s"] if x != 4 else ["s"]))
    path = way(shape)
    length = len(path)
    which = next(i for i, each in enumerate(TILES) if path[-1].startswith(f"{each.id}/"))
    payers = cards_for(TILES[which].icons)
    state = moving(path, (payers, ()), length - 1, reverse=True, quests=(place,))
    for card in payers:
        before, state = state, play(state, pay(card))
    assert [event.place for event in happens(before, pay(card)) if isinstance(event, TileCompleted)] == [
        place
    ]
    assert board.place_names[place] in " ".join(told(before, pay(card)))
    assert "reached" in GAME.describe(state, board.name((x, y)))
    assert "to be visited" in GAME.describe(before, board.name((x, y)))
