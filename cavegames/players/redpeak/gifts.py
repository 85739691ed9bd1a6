"""What path tiles and bonus tiles give, as numbers that can be added up."""

from collections.abc import Iterable
from typing import NamedTuple

from cavegames.games.redpeak.components import BONUSES, TILES, Bonus, Gain, Reward
from cavegames.games.redpeak.guess import left
from cavegames.games.redpeak.state import State


class Gifts(NamedTuple):
    """So many of each; parts of a whole where it is not known."""

    multis: float = 0.0
    times: float = 0.0
    paths: float = 0.0
    cards: float = 0.0
    boats: float = 0.0
    free: float = 0.0
    """Spaces that lava leaves again."""

    def plus(self, more: "Gifts") -> "Gifts":
        """Both together."""
        return Gifts(*map(float.__add__, self, more))


def _of(rewards: Iterable[Reward]) -> Gifts:
    counts = [0.0] * len(Gain)
    for gain, amount in rewards:
        counts[gain] += amount
    return Gifts(*counts)


NOTHING = Gifts()
OF_TILE: tuple[Gifts, ...] = tuple(_of(tile.rewards) for tile in TILES)
"""What the path tile of that index gives."""

OF_BONUS: dict[Bonus, Gifts] = {
    Bonus.MULTI: Gifts(multis=1.0),
    Bonus.TIME: Gifts(times=1.0),
    Bonus.PATH_OR_BOAT: Gifts(paths=0.5, boats=0.5),
    Bonus.CARDS: Gifts(cards=2.0),
    Bonus.LAVA: Gifts(free=1.0),
    Bonus.NOTHING: NOTHING,
}
"""What a bonus tile gives (RP-BON-1)."""


def on_clearings(view: State) -> dict[tuple[int, int], Gifts]:
    """What lies on the clearings; the mean of what is unseen where nobody has seen it."""
    lying = [there for there in view.clearings if there is not None]
    shown = [there.bonus for there in lying if there.bonus is not None]
    unseen = left(BONUSES, view.spent, shown)
    mean = NOTHING
    for bonus in unseen:
        mean = mean.plus(Gifts(*(count / len(unseen) for count in OF_BONUS[bonus])))
    return {
        cell: mean if there.bonus is None else OF_BONUS[there.bonus]
        for cell, there in zip(view.board.clearings, view.clearings, strict=False)
        if there is not None
    }
