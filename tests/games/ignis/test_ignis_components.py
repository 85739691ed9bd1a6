"""The deck, the way, the fuse, the tiles and the awards, and what is refused as an asset."""

import copy
from typing import Any

import pytest
from ignis_situations import GAME, situation

from cavegames.engine import assets
from cavegames.games.ignis import components, tiles
from cavegames.games.ignis.components import CAPS, CUBES, DECK, EXIT, STEPS, THRONE, Colour
from cavegames.games.ignis.tiles import Tile


@pytest.mark.clause("IG-COMP-1")
@pytest.mark.parametrize("colour", Colour)
def test_each_colour_has_six_cards_and_ten_points(colour: Colour) -> None:
    values = [card.value for card in DECK if card.colour == colour]
    assert values == [1, 1, 1, 2, 2, 3]
    assert len(DECK) == 36


@pytest.mark.clause("IG-COMP-2")
def test_fourteen_steps_with_names_of_their_own() -> None:
    assert (EXIT, THRONE, len(STEPS), len(set(STEPS))) == (0, 13, 14, 14)


@pytest.mark.clause("IG-COMP-3")
def test_the_start_is_at_the_entrance_with_a_full_fuse() -> None:
    state = GAME.setup(GAME.Options(), 1, seed=4)
    assert (state.step, state.scepter, state.cubes, CUBES) == (0, False, 20, 20)
    assert (len(state.pile), state.revealed, state.discards) == (36, (), ())
    assert all(not stack for stack in state.stacks)
    census = GAME.census(state)
    assert (census["cube"], census["figure"], census["scepter"]) == (20, 1, 1)


@pytest.mark.clause("IG-COMP-4")
def test_six_tiles_lie_ready() -> None:
    state = GAME.setup(GAME.Options(), 1, seed=4)
    assert [tile.title for tile in Tile] == [
        "Cool Draught",
        "Deep Breath",
        "Swift Feet",
        "Iron Grip",
        "Keen Eye",
        "Firm Step",
    ]
    assert [GAME.dump(state)["tiles"][tile.id] for tile in Tile] == ["offered"] * 6
    for tile in Tile:
        assert tile.text.endswith(".")
        assert tile.text in GAME.describe(state, tile.id)


def test_caps() -> None:
    assert dict(zip(("yellow", "white", "green", "red"), CAPS, strict=True)) == {
        "yellow": 6,
        "white": 6,
        "green": 6,
        "red": 8,
    }


def test_seeds_shuffle_the_pile_and_nothing_is_lost() -> None:
    piles = {GAME.setup(GAME.Options(), 1, seed).pile for seed in range(20)}
    assert len(piles) == 20
    assert all(tuple(sorted(pile)) == DECK for pile in piles)


def test_only_one_can_play() -> None:
    with pytest.raises(ValueError, match="one player"):
        GAME.setup(GAME.Options(), 2, seed=1)


def test_situations_hold_every_component() -> None:
    state = situation(revealed="blue1 red2", green="3 2b", held="keen-eye")
    assert GAME.census(state) == GAME.census(GAME.setup(GAME.Options(), 1, 1))
    assert GAME.load(GAME.dump(state)) == state


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"cubes": 0}, "cubes"),
        ({"steps": ["one"]}, "steps"),
        ({"values": [1, 4]}, "values"),
        ({"caps": {"white": 6, "yellow": 6, "green": 6, "red": 8}}, "order"),
        ({"reveal": {"least": 7, "most": 6}}, "more cards"),
        ({"extra": 1}, "extra"),
    ],
)
def test_a_cave_that_is_none_is_not_loaded(change: dict[str, Any], word: str) -> None:
    good = assets.table("ignis/cave.toml")
    components.cave_from(good)
    with pytest.raises(ValueError, match=word):
        components.cave_from({**good, **change})


def test_awards_go_down_to_one() -> None:
    good = assets.table("ignis/awards.toml")
    assert [award.cubes for award in components.awards_from(good)] == [12, 8, 5, 2, 1]
    for bad in ({"award": good["award"][::-1]}, {"award": good["award"][:-1]}, {"award": []}):
        with pytest.raises(ValueError, match="award"):
            components.awards_from(bad)


@pytest.mark.parametrize("strength", [-1, 7, "3", None])
def test_a_tile_with_a_strength_out_of_range_is_not_loaded(strength: object) -> None:
    bad = copy.deepcopy(assets.table("ignis/bonus.toml"))
    tiles.tiles_from(bad)
    bad["tile"][Tile.SWIFT_FEET]["strength"] = strength
    with pytest.raises(ValueError, match="strength"):
        tiles.tiles_from(bad)


def test_tiles_come_in_their_order() -> None:
    bad = copy.deepcopy(assets.table("ignis/bonus.toml"))
    bad["tile"].reverse()
    with pytest.raises(ValueError, match="order"):
        tiles.tiles_from(bad)
