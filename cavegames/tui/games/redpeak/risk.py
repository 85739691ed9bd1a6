"""What the next lava tile may do, from what everybody knows."""

from functools import cache

from cavegames.games.redpeak import wording
from cavegames.games.redpeak.lava import next_space, spaces_left
from cavegames.games.redpeak.odds import Odds, odds
from cavegames.games.redpeak.path import cell_of
from cavegames.games.redpeak.state import State


def lost(view: State) -> float:
    """The chance that the next lava tile, with what follows a double eruption, ends the match; 0 to 1."""
    return _lost(odds(view), spaces_left(view))


@cache
def _lost(left: Odds, stands: int) -> float:
    if not left.total:
        return 1.0  # RP-LAVA-5
    if not stands:
        return (left.eruption + left.double) / left.total
    if not left.double:
        return 0.0
    return left.double / left.total * _lost(left._replace(double=left.double - 1), stands - 1)


def kinds(view: State) -> str:
    """What lies face down, e.g. `7 calm, 17 eruptions, 4 doubles`."""
    calm, eruption, double = odds(view)
    return f"{calm} calm, {wording.counted(eruption, 'eruption')}, {wording.counted(double, 'double')}"


def covers(view: State) -> str:
    """What an eruption would do now, e.g. `covers d4, 2 spaces from the tent`."""
    stands = spaces_left(view)
    where = wording.space_in(cell_of(view, next_space(view)))
    if not stands:
        return f"covers {where} under the tent: all is lost"
    return f"covers {where}, {wording.counted(stands, 'space')} from the tent"


def percent(chance: float) -> str:
    """A chance as whole percent; what is possible is never 0, what is not certain never 100."""
    if 0 < chance < 0.01:
        return "under 1 %"
    return f"{min(99, round(100 * chance)) if chance < 1 else 100} %"


def forecast(view: State) -> str:
    """All about the next lava tile, in two sentences and a chance."""
    total = odds(view).total
    if not total:
        return "No lava tile is left: revealing one loses the match."
    return (
        f"Next lava, of {wording.counted(total, 'tile')}: {kinds(view)}. An eruption {covers(view)}. "
        f"Chance to lose by it: {percent(lost(view))}."
    )
