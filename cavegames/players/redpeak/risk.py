"""The lava that may come: exact odds from the lava tiles that nobody has seen (RP-LAVA-1 to RP-LAVA-5)."""

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from cavegames.games.redpeak.components import LAVA, Lava
from cavegames.games.redpeak.state import State


class Pile(NamedTuple):
    """The lava tiles face down: how many of each kind."""

    calm: int
    eruption: int
    double: int

    @property
    def size(self) -> int:
        """How many tiles there are."""
        return self.calm + self.eruption + self.double

    @property
    def covers(self) -> float:
        """The spaces that one revealed tile covers in the mean, with what follows a double eruption."""
        single = self.calm + self.eruption
        return (self.eruption + self.double) / single if single else float(self.size)


class Held(NamedTuple):
    """How things stand after some lava tiles that were survived, and how likely that is."""

    chance: float
    pile: Pile
    free: int
    """The spaces that lava may still cover before it comes to the tent."""


def unseen(view: State) -> Pile:
    """The lava tiles face down, as anybody can work them out."""
    seen = Counter(view.flow) + Counter(view.aside)
    whole = Counter(LAVA)
    return Pile(*(whole[kind] - seen[kind] for kind in Lava))


@lru_cache(maxsize=1 << 14)
def revealed(pile: Pile, free: int, tiles: int) -> tuple[Held, ...]:
    """All that is survived when so many lava tiles are revealed, most covered first; what is lost is left out."""
    if not tiles:
        return (Held(1.0, pile, free),)
    found: dict[tuple[Pile, int], float] = {}
    for chance, after, left in _one(pile, free):
        for each in revealed(after, left, tiles - 1):
            key = each.pile, each.free
            found[key] = found.get(key, 0.0) + chance * each.chance
    return tuple(Held(chance, after, left) for (after, left), chance in sorted(found.items()))


def _one(pile: Pile, free: int) -> list[Held]:
    """One lava tile, with those that follow a double eruption."""
    calm, eruption, double = pile
    size = pile.size
    found = []
    if calm:
        found.append(Held(calm / size, Pile(calm - 1, eruption, double), free))
    if eruption and free > 0:
        found.append(Held(eruption / size, Pile(calm, eruption - 1, double), free - 1))
    if double and free > 0:
        chained = _one(Pile(calm, eruption, double - 1), free - 1)
        found += [Held(double / size * chance, after, left) for chance, after, left in chained]
    return found


@lru_cache(maxsize=1 << 14)
def followed(pile: Pile, free: int, volcanoes: tuple[int, ...]) -> tuple[Held, ...]:
    """All that is survived when the tent follows over spaces with so many volcanoes (RP-EVE-1, RP-EVE-2)."""
    if not volcanoes:
        return (Held(1.0, pile, free),)
    *before, last = volcanoes
    found: dict[tuple[Pile, int], float] = {}
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
        sum(each.chance * each.pile.covers for each in held) / chance,
    )


@lru_cache(maxsize=1 << 14)
def room_after(pile: Pile, free: int, volcanoes: tuple[int, ...]) -> Room:
    """The room after the tent has followed over spaces with so many volcanoes."""
    return room(followed(pile, free, volcanoes))
