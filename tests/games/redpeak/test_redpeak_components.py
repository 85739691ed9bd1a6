"""Path tiles, cards, boats and the counts of the rest, and what is refused as an asset."""

import copy
from collections import Counter
from itertools import combinations, pairwise
from typing import Any

import pytest

from cavegames.engine import assets
from cavegames.games.redpeak import components
from cavegames.games.redpeak.components import (
    BOATS,
    BONUSES,
    CARDS,
    LAVA,
    MULTIS,
    TILES,
    TIMES,
    Bonus,
    Gain,
    Lava,
    Reward,
    Tool,
)


@pytest.mark.clause("RP-COMP-1")
def test_lava_tiles() -> None:
    assert Counter(LAVA) == {Lava.CALM: 7, Lava.ERUPTION: 17, Lava.DOUBLE: 4}


@pytest.mark.clause("RP-COMP-2")
def test_path_tiles() -> None:
    assert len(TILES) == len({tile.id for tile in TILES}) == 21
    assert Counter(tile.curved for tile in TILES) == {False: 13, True: 8}
    assert {len(tile.icons) for tile in TILES} == {2, 3, 4}
    assert {tile.volcanoes for tile in TILES} == {0, 1, 2, 3}
    assert max(len(tile.rewards) for tile in TILES) <= 4
    assert sum(tile.volcanoes > 0 for tile in TILES) > 10


@pytest.mark.clause("RP-COMP-2")
def test_more_volcanoes_give_more() -> None:
    points = [[tile.points for tile in TILES if tile.volcanoes == number] for number in range(4)]
    for fewer, more in pairwise(points):
        assert max(fewer) < min(more)


@pytest.mark.clause("RP-COMP-2")
def test_icons_are_spread_evenly() -> None:
    each = Counter(icon for tile in TILES for icon in tile.icons)
    assert set(each) == set(Tool)
    assert max(each.values()) - min(each.values()) <= 1
    together = Counter(frozenset(pair) for tile in TILES for pair in combinations(tile.icons, 2))
    assert max(together.values()) == 1


@pytest.mark.clause("RP-COMP-3")
def test_cards() -> None:
    assert len(set(CARDS)) == 48
    assert all(len(set(card.tools)) == 3 for card in CARDS)
    assert Counter(tool for card in CARDS for tool in card.tools) == dict.fromkeys(Tool, 12)
    pairs = Counter(pair for card in CARDS for pair in combinations(card.tools, 2))
    assert set(pairs) == set(combinations(Tool, 2))
    assert set(pairs.values()) <= {2, 3}


@pytest.mark.clause("RP-COMP-4")
def test_counts() -> None:
    assert (TIMES, components.TIMES_AT_START, MULTIS, components.MULTIS_AT_START) == (8, 3, 6, 3)
    assert len(BONUSES) == 7
    assert Counter(BONUSES)[Bonus.NOTHING] == 2


@pytest.mark.clause("RP-COMP-6")
def test_boats() -> None:
    assert len({boat.id for boat in BOATS}) == 5
    assert {boat.dock for boat in BOATS} == {0, 1, 2}
    assert {len(boat.icons) for boat in BOATS} == {1, 2, 3}
    assert Counter(icon for boat in BOATS for icon in boat.icons) == dict.fromkeys(Tool, 1)
    assert {boat.volcanoes for boat in BOATS} == {0, 1, 2, 3}


@pytest.mark.clause("RP-COMP-7")
def test_rewards() -> None:
    found = {reward for tile in TILES for reward in tile.rewards}
    assert {reward.gain for reward in found} == set(Gain)
    assert [components.reward_from(text) for text in ("boat", "cards-4", "time-2")] == [
        Reward(Gain.BOAT, 1),
        Reward(Gain.CARDS, 4),
        Reward(Gain.TIME, 2),
    ]


@pytest.mark.parametrize("text", ["", "cards-5", "cards-0", "boat-2", "multi-2", "path-", "food", "time-x"])
def test_no_such_reward(text: str) -> None:
    with pytest.raises(ValueError, match="no reward"):
        components.reward_from(text)


def data(name: str) -> dict[str, Any]:
    """The asset of that name, to be spoilt."""
    return copy.deepcopy(dict(assets.table(f"redpeak/{name}.toml")))


def test_spoilt_tiles_are_refused() -> None:
    fewer = data("tiles")
    del fewer["tile"][4]
    twice = data("tiles")
    twice["tile"][0]["id"] = twice["tile"][1]["id"]
    for spoilt in (fewer, twice):
        with pytest.raises(ValueError, match="21 path tiles"):
            components.tiles_from(spoilt)
    quiet = data("tiles")
    for tile in quiet["tile"]:
        tile["volcanoes"] = 0
    with pytest.raises(ValueError, match="must have a volcano"):
        components.tiles_from(quiet)
    generous = data("tiles")
    generous["tile"][0]["rewards"] = ["cards-4"]
    with pytest.raises(ValueError, match="must give more"):
        components.tiles_from(generous)


@pytest.mark.parametrize(
    ("key", "value"),
    [("icons", ["axe"]), ("icons", ["axe", "spoon"]), ("volcanoes", 4), ("shape", "fork"), ("id", "T 1")],
)
def test_spoilt_entries_are_refused(key: str, value: object) -> None:
    spoilt = data("tiles")
    spoilt["tile"][3][key] = value
    with pytest.raises(ValueError, match=key):
        components.tiles_from(spoilt)


def test_spoilt_icons_are_refused() -> None:
    twice = data("tiles")
    twice["tile"][0]["icons"] = ["axe", "axe"]
    with pytest.raises(ValueError, match="twice"):
        components.tiles_from(twice)
    uneven = data("boats")
    uneven["boat"][0]["icons"] = ["torch", "kit", "axe"]
    with pytest.raises(ValueError, match="evenly"):
        components.boats_from(uneven)


def test_spoilt_boats_are_refused() -> None:
    spoilt = data("boats")
    for boat in spoilt["boat"]:
        boat["dock"] = 1
    with pytest.raises(ValueError, match="all three docks"):
        components.boats_from(spoilt)


def test_spoilt_cards_are_refused() -> None:
    plain = data("cards")
    plain["cards"][0] = "axe+axe+food"
    with pytest.raises(ValueError, match="three different tools"):
        components.cards_from(plain)
    twice = data("cards")
    twice["cards"][0] = twice["cards"][1]
    with pytest.raises(ValueError, match="no two alike"):
        components.cards_from(twice)
    uneven = data("cards")
    uneven["cards"][0] = "axe+food+kit"
    with pytest.raises(ValueError, match="each tool must be on 12"):
        components.cards_from(uneven)
