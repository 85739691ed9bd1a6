"""The next lava tile, from what everybody knows (RP-COMP-1)."""

from typing import NamedTuple

from cavegames.games.redpeak.components import LAVA, Lava
from cavegames.games.redpeak.guess import left
from cavegames.games.redpeak.state import State


class Odds(NamedTuple):
    """Lava tiles face down by kind."""

    calm: int
    eruption: int
    double: int

    @property
    def total(self) -> int:
        """All that lie face down."""
        return sum(self)


def odds(state: State) -> Odds:
    """What lies face down, as anybody can work out; each is as likely to be revealed next."""
    unseen = left(LAVA, state.flow, state.aside)
    return Odds(*(unseen.count(kind) for kind in Lava))
