"""The lava that may come: exact odds from the lava tiles that nobody has seen (RP-LAVA-1 to RP-LAVA-5)."""

from functools import lru_cache
from typing import NamedTuple

from cavegames.games.redpeak.odds import Odds


class Held(NamedTuple):
    """How things stand after some lava tiles that were survived, and how likely that is."""

    chance: float
    pile: Odds
    free: int
    """The spaces that lava may still cover before it comes to the tent."""


def covers(pile: Odds) -> float:
    """The spaces that one revealed tile covers in the mean, with what follows a double eruption."""
    single = pile.calm + pile.eruption
    return pile.double / (single + 1) + (pile.eruption / single if single else 0.0)


@lru_cache(maxsize=1 << 14)
def revealed(pile: Odds, free: int, tiles: int) -> tuple[Held, ...]:
    """All ways to survive when so many lava tiles are revealed; what is lost is left out."""
    if not tiles:
        return (Held(1.0, pile, free),)
    found: dict[tuple[Odds, int], float] = {}
    for chance, after, left in _one(pile, free):
        for each in revealed(after, left, tiles - 1):
            key = each.pile, each.free
            found[key] = found.get(key, 0.0) + chance * each.chance
    return tuple(Held(chance, after, left) for (after, left), chance in sorted(found.items()))


def _one(pile: Odds, free: int) -> list[Held]:
    """One lava tile, with those that follow a double eruption."""
    calm, eruption, double = pile
    size = pile.total
    found = []
    if calm:
        found.append(Held(calm / size, Odds(calm - 1, eruption, double), free))
    if eruption and free > 0:
        found.append(Held(eruption / size, Odds(calm, eruption - 1, double), free - 1))
    if double and free > 0:
        chained = _one(Odds(calm, eruption, double - 1), free - 1)
        found += [Held(double / size * chance, after, left) for chance, after, left in chained]
    return found


@lru_cache(maxsize=1 << 14)
def followed(pile: Odds, free: int, volcanoes: tuple[int, ...]) -> tuple[Held, ...]:
    """All ways to survive when the tent follows over spaces with so many volcanoes (RP-EVE-1, RP-EVE-2)."""
    if not volcanoes:
        return (Held(1.0, pile, free),)
    *before, last = volcanoes
    found: dict[tuple[Odds, int], float] = {}
    for chance, there, left in followed(pile, free, tuple(before)):
        for each in revealed(there, left + 1, last):
            key = each.pile, each.free
            found[key] = found.get(key, 0.0) + chance * each.chance
    return tuple(Held(chance, after, left) for (after, left), chance in sorted(found.items()))


class Room(NamedTuple):
    """How much room there is between lava and tent, in the mean of all that is survived."""

    chance: float
    """That it is survived at all."""
    free: float
    """Spaces that lava may still cover before it comes to the tent."""
    tight: float
    """The share with no free space, and half the share with one."""
    covers: float
    """The spaces that one more lava tile covers."""


def room(held: tuple[Held, ...]) -> Room:
    """The mean over ways that things may stand."""
    chance = sum(each.chance for each in held)
    if not chance:
        return Room(0.0, 0.0, 1.0, 1.0)
    return Room(
        min(1.0, chance),
        sum(each.chance * each.free for each in held) / chance,
        sum(each.chance * max(0.0, 1 - each.free / 2) for each in held) / chance,
        sum(each.chance * covers(each.pile) for each in held) / chance,
    )


@lru_cache(maxsize=1 << 14)
def room_after(pile: Odds, free: int, volcanoes: tuple[int, ...]) -> Room:
    """The room after the tent has followed over spaces with so many volcanoes."""
    return room(followed(pile, free, volcanoes))
