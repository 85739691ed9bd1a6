"""The evening: the tent, rewards, boats, buying (RP-EVE-1 to RP-EVE-6)."""

import pytest
from redpeak_situations import (
    GAME,
    allowed,
    happens,
    legal,
    play,
    refused,
    situation,
    text,
    tile,
    told,
    way,
    without_lava,
)

from cavegames.engine.game import Event
from cavegames.games.redpeak.components import BOATS, TILES, Gain, Reward
from cavegames.games.redpeak.events import BoatKept, Gained, LavaRevealed, TentMoved
from cavegames.games.redpeak.gains import gain
from cavegames.games.redpeak.state import Ending, Phase, State

FIVE = way("s s s s s")
PAIR = next((i, j) for i, a in enumerate(BOATS) for j, b in enumerate(BOATS) if i < j and a.dock == b.dock)
"""Two boats of one dock."""
SOUTH = way("s " * 11)


def gained(state: State, kind: Gain, amount: int) -> tuple[State, list[Event]]:
    happened: list[Event] = []
    return gain(state, Reward(kind, amount), happened), happened


@pytest.mark.clause("RP-EVE-1")
def test_the_tent_follows_tile_by_tile() -> None:
    state = situation("evening", path=FIVE, adventurer=5, tent=3, lava="calm " * 7)
    spaces = []
    while state.phase == Phase.EVENING:
        spaces += [event.space for event in happens(state, "on") if isinstance(event, TentMoved)]
        state = play(state, "on")
    assert spaces == [4, 5]
    assert (state.tent, state.phase) == (5, Phase.CAMP)


@pytest.mark.clause("RP-EVE-1")
def test_the_tent_goes_on_in_the_evening_only() -> None:
    refused(situation("camp"), "on", "RP-EVE-1")
    refused(situation("place"), "on", "RP-EVE-1")


@pytest.mark.clause("RP-EVE-1")
def test_no_hand_is_shown_in_the_evening() -> None:
    state = situation("evening", path=FIVE, adventurer=5, tent=4, hands=((0, 1), (2,)))
    assert GAME.observe(state, 0).hands == ((None, None), (None,))


@pytest.mark.clause("RP-EVE-2")
def test_rewards_come_first_then_volcanoes_one_by_one() -> None:
    which = next(i for i, each in enumerate(TILES) if each.volcanoes > 1 and each.rewards)
    leave = "e" if TILES[which].curved else "s"
    path = [*way("s s s s", [tile(skip=[which])]), text(which, leave)]
    state = situation("evening", path=path, adventurer=5, tent=4, lava="calm " * 7)
    first = happens(state, "on")
    assert isinstance(first[0], TentMoved)
    assert [e.gain for e in first if isinstance(e, Gained)] == [
        reward.gain for reward in TILES[which].rewards
    ]
    state = play(state, "on")
    if state.phase == Phase.WHICH_BOAT:
        state = play(state, next(iter(legal(state))))
    for left in range(TILES[which].volcanoes, 0, -1):
        assert state.eruptions == left
        assert str(left) in GAME.prompt(state, ["Ada"]).text
        assert len([event for event in happens(state, "on") if isinstance(event, LavaRevealed)]) == 1
        state = play(state, "on")
    assert state.phase == Phase.CAMP


@pytest.mark.clause("RP-COMP-7")
def test_each_kind_of_reward() -> None:
    state = situation("camp")
    assert gained(state, Gain.MULTI, 1)[0].multis == 4
    times = gained(state, Gain.TIME, 2)[0]
    assert (times.timeline, times.times) == (5, 3)
    tiles = gained(state, Gain.PATH, 2)[0]
    assert tiles.supply == tuple(reversed(state.tiles[-2:]))
    assert len(tiles.tiles) == len(state.tiles) - 2
    assert sum(map(len, gained(state, Gain.CARDS, 4)[0].hands)) == 4
    boat = gained(state, Gain.BOAT, 1)[0]
    assert state.boats[-1] == boat.docks[BOATS[state.boats[-1] or 0].dock]


@pytest.mark.clause("RP-EVE-3")
@pytest.mark.parametrize(
    ("kind", "empty", "one"),
    [
        (Gain.MULTI, {"multis": 6}, {"multis": 5}),
        (Gain.TIME, {"timeline": 8, "times": 0}, {"timeline": 7, "times": 1}),
        (Gain.PATH, {"tiles": 0}, {"tiles": 1}),
        (Gain.CARDS, {"deck": 0}, {"deck": 1}),
        (Gain.BOAT, {"boats": ()}, {"boats": (0,)}),
    ],
)
def test_rewards_are_limited_by_what_is_there(
    kind: Gain, empty: dict[str, object], one: dict[str, object]
) -> None:
    nothing = situation("camp", **empty)  # type: ignore[arg-type]
    after, happened = gained(nothing, kind, 2)
    assert after == nothing
    assert happened == [Gained(kind, 0, 2)]
    assert "left" in GAME.tell(happened[0], ["Ada"])
    short = gained(situation("camp", **one), kind, 2)[1]  # type: ignore[arg-type]
    assert short[0] == Gained(kind, 1, 2)
    assert "There are still" in refused(nothing, f"buy:{kind.name.lower()}", "RP-EVE-3")


@pytest.mark.clause("RP-EVE-4")
def test_cards_are_dealt_to_those_with_the_fewest() -> None:
    state = situation("camp", hands=((0, 1), (), (2,)), deck=10)
    after = gained(state, Gain.CARDS, 4)[0]
    assert [len(hand) for hand in after.hands] == [3, 2, 2]
    even = gained(after, Gain.CARDS, 3)[0]
    assert [len(hand) for hand in even.hands] == [4, 3, 3]


@pytest.mark.clause("RP-EVE-4")
def test_new_cards_are_not_seen_until_the_day() -> None:
    state = gained(situation("camp", closed=True, lava="calm"), Gain.CARDS, 4)[0]
    assert GAME.observe(state, 0).hands == ((None, None), (None, None))
    assert None not in GAME.observe(play(state, "turn"), 0).hands[0]


@pytest.mark.clause("RP-EVE-5")
def test_a_boat_goes_to_its_dock() -> None:
    state = situation("camp", path=FIVE, adventurer=5, boats=(PAIR[0],), lava="calm")
    after = play(state, "buy:boat")
    assert after.docks[BOATS[PAIR[0]].dock] == PAIR[0]
    assert after.phase == Phase.CAMP


@pytest.mark.clause("RP-EVE-5")
@pytest.mark.parametrize("kept", PAIR)
def test_of_two_boats_at_a_dock_one_is_kept(kept: int) -> None:
    there, new = PAIR
    state = situation("camp", path=FIVE, adventurer=5, docks=(there,), boats=(new,), lava="calm")
    choosing = play(state, "buy:boat")
    assert choosing.phase == Phase.WHICH_BOAT
    assert legal(choosing) == {f"keep:{BOATS[boat].id}" for boat in PAIR}
    other = next(i for i in range(len(BOATS)) if i not in PAIR)
    refused(choosing, f"keep:{BOATS[other].id}", "RP-EVE-5")
    after = play(choosing, f"keep:{BOATS[kept].id}")
    gone = new if kept == there else there
    assert after.docks[BOATS[kept].dock] == kept
    assert gone in after.scrapped
    assert after.phase == Phase.CAMP
    refused(after, f"keep:{BOATS[kept].id}", "RP-EVE-5")


@pytest.mark.clause("RP-EVE-5")
def test_the_boat_that_was_boarded_is_kept() -> None:
    there, new = PAIR
    dock = BOATS[there].dock
    shape = "s " * 9 + {0: "w w s s", 1: "s s", 2: "e e s s"}[dock]
    path = way(shape)
    state = situation("evening", path=path, adventurer=len(path) + 1, tent=3, docks=(there,), boats=(new,))
    after, happened = gained(state, Gain.BOAT, 1)
    assert BoatKept(there, new) in happened
    assert (after.docks[dock], after.phase, after.offered) == (there, Phase.EVENING, -1)


@pytest.mark.clause("RP-EVE-2")
def test_after_a_choice_the_rewards_go_on() -> None:
    there, new = PAIR
    state = situation(
        "which_boat",
        path=FIVE,
        adventurer=5,
        tent=4,
        docks=(there,),
        boats=(),
        offered=BOATS[new].id,
        gains=["multi-1"],
        scrapped=[each.id for i, each in enumerate(BOATS) if i not in PAIR],
    )
    after = play(state, f"keep:{BOATS[new].id}")
    assert after.multis == state.multis + 1
    assert after.phase == Phase.EVENING


@pytest.mark.clause("RP-EVE-6")
def test_a_buy_reveals_a_lava_tile_first() -> None:
    state = situation("camp", path=FIVE, adventurer=5, lava="eruption")
    assert legal(state) == {"turn", "buy:multi", "buy:time", "buy:path", "buy:cards", "buy:boat"}
    assert told(state, "buy:cards") == [
        "Ada buys tool cards for a lava tile.",
        "Lava tile: an eruption, lava covers the base camp.",
        "The team gains 2 tool cards.",
        "Cards are dealt face down: 1 to Ada and 1 to Ben.",
    ]


@pytest.mark.clause("RP-EVE-6")
def test_what_a_lava_tile_buys() -> None:
    state = situation("camp", path=FIVE, adventurer=5, lava="calm")
    assert play(state, "buy:multi").multis == 4
    assert play(state, "buy:time").timeline == 4
    assert len(play(state, "buy:path").supply) == 2
    assert sum(map(len, play(state, "buy:cards").hands)) == 2
    assert sum(boat >= 0 for boat in play(state, "buy:boat").docks) == 1


@pytest.mark.clause("RP-EVE-6")
def test_any_number_of_times_and_only_at_the_camp() -> None:
    state = situation("camp", path=FIVE, adventurer=5, lava="calm calm calm")
    assert allowed(play(state, "buy:multi", "buy:multi", "buy:multi"), "buy:time")
    refused(situation("place"), "buy:multi", "RP-EVE-6")
    refused(situation("evening", path=FIVE, adventurer=5, tent=4), "buy:multi", "RP-EVE-6")


@pytest.mark.clause("RP-EVE-6")
def test_without_a_lava_tile_there_is_nothing_to_pay_with() -> None:
    state = without_lava()
    assert "to pay with" in refused(state, "buy:multi", "RP-EVE-6")
    assert legal(state) == {"turn"}


@pytest.mark.clause("RP-EVE-6")
def test_a_buy_can_lose_the_match() -> None:
    state = situation("camp", path=way("s"), adventurer=1, flow="eruption", lava="eruption")
    lost = play(state, "buy:cards")
    assert lost.ending == Ending.BOUGHT
    assert sum(map(len, lost.hands)) == 0
