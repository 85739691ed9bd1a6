"""What the next lava tile may do, from what everybody knows, in words."""

from cavegames.engine.words import counted
from cavegames.games.redpeak import wording
from cavegames.games.redpeak.lava import next_space, spaces_left
from cavegames.games.redpeak.odds import odds, risk
from cavegames.games.redpeak.path import cell_of
from cavegames.games.redpeak.state import State


def kinds(view: State) -> str:
    """What lies face down, e.g. `7 calm, 17 eruptions, 4 doubles`."""
    left = odds(view)
    return f"{left.calm} calm, {counted(left.eruption, 'eruption')}, {counted(left.double, 'double')}"


def covers(view: State) -> str:
    """What an eruption would do now, e.g. `covers d4, 2 spaces from the tent`."""
    stands = spaces_left(view)
    where = wording.space_in(cell_of(view, next_space(view)))
    if not stands:
        return f"covers {where} under the tent: all is lost"
    return f"covers {where}, {counted(stands, 'space')} from the tent"


def percent(chance: float) -> str:
    """A chance as whole percent; what is possible is never 0, what is not certain never 100."""
    if 0 < chance < 0.01:
        return "under 1%"
    return f"{min(99, round(100 * chance)) if chance < 1 else 100}%"


def forecast(view: State) -> str:
    """All about the next lava tile."""
    total = odds(view).total
    if not total:
        return "No lava tile is left: revealing one loses the match."
    return (
        f"Next lava, of {total}: {kinds(view)}. An eruption {covers(view)}. "
        f"Chance to lose by it: {percent(risk(view))}."
    )


def brief_forecast(view: State) -> str:
    """The chance that the next lava tile loses the match."""
    if not odds(view).total:
        return "No lava tile is left: that loses."
    return f"Chance to lose by it: {percent(risk(view))}."
