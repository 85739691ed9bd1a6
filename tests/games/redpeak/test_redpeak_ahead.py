"""What screens and players can ask of a position: icons, holders, cards to spare, stops, odds."""

from itertools import permutations

import pytest
from redpeak_bonuses import CLEARING, arriving
from redpeak_situations import (
    GAME,
    cards_for,
    cards_with,
    cards_without,
    moving,
    play,
    situation,
    text,
    tile,
    way,
)

from cavegames.games.redpeak.ahead import Holders, holders_known, icons_ahead
from cavegames.games.redpeak.ahead import cards_with as showing
from cavegames.games.redpeak.components import BOATS, CARDS, TILES, Bonus, Lava, Tool
from cavegames.games.redpeak.forecast import lava_due, stops_ahead
from cavegames.games.redpeak.odds import Odds, evening_risk, lost, odds, risk
from cavegames.games.redpeak.sparing import by_loss

FIRST = tile()
SECOND = tile(skip=[FIRST])
PATH = [text(FIRST, "s"), text(SECOND, "s")]
ICONS = (*TILES[FIRST].icons, *TILES[SECOND].icons)


def test_the_icons_ahead_begin_with_the_next_one() -> None:
    state = situation(path=PATH)
    assert tuple(icon.tool for icon in icons_ahead(state)) == ICONS
    paid = play(state, "go", "multi")
    assert tuple(icon.tool for icon in icons_ahead(paid)) == ICONS[1:]
    assert icons_ahead(paid)[0][:2] == (1, 1)
    assert icons_ahead(situation(path=PATH, adventurer=2)) == ()


def test_the_icons_of_a_boat_are_ahead_when_it_is_boarded() -> None:
    boat = next(i for i, each in enumerate(BOATS) if each.dock == 1)
    state = play(situation(path=way("s " * 11), adventurer=11, docks=(boat,)), "go")
    assert icons_ahead(state) == ()
    assert tuple(icon.tool for icon in icons_ahead(play(state, "board"))) == BOATS[boat].icons


def test_who_is_known_to_hold_a_tool() -> None:
    axe, other = cards_with(Tool.AXE), cards_without([Tool.AXE], 2)
    state = situation(hands=(axe, other[:1], other[1:], ()), closed=True)
    view = GAME.observe(state, 1)
    assert holders_known(state, Tool.AXE) == Holders(0b0001, 0)
    assert holders_known(view, Tool.AXE) == Holders(0, 0b0101)
    assert holders_known(GAME.observe(play(state, "ask:axe"), 1), Tool.AXE) == Holders(0b0001, 0)
    assert showing(state.hands[0], Tool.AXE) == axe
    assert showing(view.hands[0], Tool.AXE) == ()


def test_the_card_that_is_missed_least_comes_first() -> None:
    """Of two cards for the next icon, the one that could also pay a later icon is kept."""
    first, second = ICONS[0], next(tool for tool in ICONS[1:] if tool != ICONS[0])
    useful = next(i for i, card in enumerate(CARDS) if {first, second} <= set(card.tools))
    idle = next(i for i, card in enumerate(CARDS) if set(card.tools) & set(ICONS) == {first})
    for hands in permutations((useful, idle)):
        assert by_loss(moving(PATH, (hands, ()))) == (idle, useful)


def test_only_cards_that_may_pay_are_proposed() -> None:
    state = moving(PATH, (cards_for(ICONS[:2]), cards_with(ICONS[0], 3)[1:]), closed=True)
    shown = GAME.observe(state, 0)
    assert set(by_loss(shown)) == {card for card in state.hands[0] if ICONS[0] in CARDS[card].tools}


def test_the_stops_of_the_tent() -> None:
    state = situation("evening", path=PATH, adventurer=2, tent=0)
    assert [stop.space for stop in stops_ahead(state)] == [1, 2]
    assert [stop.volcanoes for stop in stops_ahead(state)] == [
        TILES[FIRST].volcanoes,
        TILES[SECOND].volcanoes,
    ]
    assert stops_ahead(state)[0].rewards == TILES[FIRST].rewards
    assert lava_due(state) == TILES[FIRST].volcanoes + TILES[SECOND].volcanoes
    assert lava_due(situation(path=PATH)) == 0, "by day the tent goes only as far as the adventurer"


def test_a_bonus_tile_is_among_the_stops_once_it_is_turned_up() -> None:
    (stop,) = stops_ahead(arriving(Bonus.TIME))
    assert (stop.cell, stop.bonus) == (CLEARING, Bonus.TIME)


@pytest.mark.clause("RP-COMP-1")
def test_the_odds_of_the_next_lava_tile() -> None:
    state = situation("camp", path=way("s s s"), adventurer=3, flow="eruption double")
    assert odds(state) == odds(GAME.observe(state, None)) == Odds(7, 16, 3)
    assert odds(state).total == 26
    assert risk(state) == pytest.approx(lost(Odds(7, 16, 3), 1, 1))


def test_a_risk_is_what_counting_every_order_gives() -> None:
    """Four tiles in each of their orders, against the recursion."""
    tiles = (Lava.CALM, Lava.ERUPTION, Lava.DOUBLE, Lava.ERUPTION)
    for spaces in range(4):
        for reveals in range(4):
            orders = list(permutations(tiles))
            counted = sum(_is_lost(order, spaces, (reveals,)) for order in orders) / len(orders)
            assert lost(Odds(1, 2, 1), spaces, reveals) == pytest.approx(counted)
    for stops in ((1, 1), (0, 2), (2, 0, 1)):
        counted = sum(_is_lost(order, 0, (0, *stops)) for order in permutations(tiles)) / 24
        assert lost(Odds(1, 2, 1), 0, 0, stops) == pytest.approx(counted)


def _is_lost(order: tuple[Lava, ...], spaces: int, reveals: tuple[int, ...]) -> bool:
    """Play the lava tiles out in an order, the tent a space further at each stop."""
    left = list(order)
    for stop, number in enumerate(reveals):
        spaces += stop > 0
        for _ in range(number):
            while True:
                if not left:
                    return True
                tile = left.pop(0)
                spaces -= tile != Lava.CALM
                if spaces < 0:
                    return True
                if tile != Lava.DOUBLE:
                    break
    return False


def test_the_risk_of_an_evening_counts_the_way_of_the_tent() -> None:
    state = situation("evening", path=PATH, adventurer=2, tent=0)
    stops = (TILES[FIRST].volcanoes, TILES[SECOND].volcanoes)
    assert evening_risk(state) == pytest.approx(lost(Odds(7, 17, 4), 0, 0, stops))
    assert evening_risk(situation(path=PATH)) == 0.0
