"""The odds of the lava against every order that the lava tiles may lie in."""

from collections.abc import Iterator
from itertools import permutations

import pytest

from cavegames.games.redpeak.components import Lava
from cavegames.games.redpeak.odds import Odds
from cavegames.players.redpeak.risk import covers, followed, revealed, room


def stacks(pile: Odds) -> list[tuple[Lava, ...]]:
    """All orders of the lava tiles, each as often as it may lie."""
    tiles = [kind for kind, count in zip(Lava, pile, strict=True) for _ in range(count)]
    return list(permutations(tiles))


def one_by_one(stack: tuple[Lava, ...], free: int, volcanoes: tuple[int, ...]) -> int | None:
    """The free spaces after the tent has followed over these spaces; None when the lava came to it."""
    lava: Iterator[Lava] = iter(stack)
    for count in volcanoes:
        free += 1
        for _ in range(count):
            kind = Lava.DOUBLE
            while kind == Lava.DOUBLE:
                found = next(lava, None)
                if found is None:
                    return None
                kind = found
                free -= kind != Lava.CALM
                if free < 0:
                    return None
    return free


PILES = [Odds(1, 2, 1), Odds(2, 3, 1), Odds(0, 3, 2), Odds(1, 1, 3), Odds(3, 0, 0), Odds(0, 0, 2)]


@pytest.mark.parametrize("pile", PILES)
@pytest.mark.parametrize("volcanoes", [(1,), (2,), (0, 1, 2), (3, 0, 1), (1, 1, 1)])
@pytest.mark.parametrize("free", [0, 1, 3])
def test_following_is_as_every_order_of_the_lava_tiles_says(
    pile: Odds, volcanoes: tuple[int, ...], free: int
) -> None:
    orders = stacks(pile)
    ends = [one_by_one(stack, free, volcanoes) for stack in orders]
    held = followed(pile, free, volcanoes)
    for left in range(-1, 8):
        chance = sum(each.chance for each in held if each.free == left)
        assert chance == pytest.approx(ends.count(left) / len(orders))
    survived = [end for end in ends if end is not None]
    there = room(held)
    assert there.chance == pytest.approx(len(survived) / len(orders))
    if survived:
        assert there.free == pytest.approx(sum(survived) / len(survived))


def test_lava_tiles_that_are_gone_cannot_come_again() -> None:
    for _, pile, free in revealed(Odds(2, 4, 2), 5, 3):
        assert pile.total <= 5
        assert (4 - pile.eruption) + (2 - pile.double) == 5 - free


@pytest.mark.parametrize("pile", PILES[:4])
def test_the_mean_that_one_tile_covers(pile: Odds) -> None:
    covered = []
    for stack in stacks(pile):
        count = 0
        for kind in stack:
            count += kind != Lava.CALM
            if kind != Lava.DOUBLE:
                break
        covered.append(count)
    assert covers(pile) == pytest.approx(sum(covered) / len(covered))
