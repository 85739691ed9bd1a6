"""The next lava tiles, from what everybody knows (RP-COMP-1, RP-LAVA-1 to RP-LAVA-5)."""

from functools import lru_cache
from typing import NamedTuple

from cavegames.games.redpeak.components import LAVA, Lava
from cavegames.games.redpeak.forecast import stops_ahead
from cavegames.games.redpeak.guess import left
from cavegames.games.redpeak.lava import spaces_left
from cavegames.games.redpeak.state import State


class Odds(NamedTuple):
    """Lava tiles face down, by kind. Each is as likely to be revealed next."""

    calm: int
    eruption: int
    double: int

    @property
    def total(self) -> int:
        """All that lie face down."""
        return sum(self)


def odds(state: State) -> Odds:
    """What lies face down, as anybody can work out."""
    unseen = left(LAVA, state.flow, state.aside)
    return Odds(*(unseen.count(kind) for kind in Lava))


def risk(state: State, reveals: int = 1) -> float:
    """How likely so many revealed lava tiles lose the match with the tent where it is, 0 to 1."""
    return lost(odds(state), spaces_left(state), reveals)


def evening_risk(state: State) -> float:
    """How likely the match is lost before the tent is with the adventurer, 0 to 1 (RP-EVE-2)."""
    stops = tuple(stop.volcanoes for stop in stops_ahead(state) if stop.space <= state.adventurer)
    return lost(odds(state), spaces_left(state), state.eruptions, stops)


@lru_cache(maxsize=1 << 16)
def lost(unseen: Odds, spaces: int, reveals: int, stops: tuple[int, ...] = ()) -> float:
    """How likely lava covers more than some spaces, or no tile is left to reveal, 0 to 1.

    So many tiles are revealed with the tent where it is; then it goes on from stop to stop, each a space
    further and with so many tiles to reveal.
    """
    if not reveals:
        return lost(unseen, spaces + 1, stops[0], stops[1:]) if stops else 0.0
    if not unseen.total:
        return 1.0
    calm, eruption, double = unseen
    found = 0.0
    if calm:
        found += calm * lost(Odds(calm - 1, eruption, double), spaces, reveals - 1, stops)
    if eruption:
        rest = Odds(calm, eruption - 1, double)
        found += eruption * (lost(rest, spaces - 1, reveals - 1, stops) if spaces else 1.0)
    if double:
        rest = Odds(calm, eruption, double - 1)
        found += double * (lost(rest, spaces - 1, reveals, stops) if spaces else 1.0)
    return found / unseen.total
