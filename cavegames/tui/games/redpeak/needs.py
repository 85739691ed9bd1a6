"""What lies ahead by day: the lava of the evening, the icons to pay, and the tools there are for them."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from textual.content import Content

from cavegames.games.redpeak.ahead import icons_ahead
from cavegames.games.redpeak.components import CARDS, Tool
from cavegames.games.redpeak.forecast import lava_due
from cavegames.games.redpeak.odds import evening_risk
from cavegames.games.redpeak.state import DAYTIME, State
from cavegames.tui.games.redpeak import letters
from cavegames.tui.games.redpeak.legend import legend
from cavegames.tui.games.redpeak.pen import GAINS, Pen
from cavegames.tui.games.redpeak.risk import percent

HEAD = "To pay  "


def needs(view: State, pen: Pen) -> Content:
    """Some lines in the daytime."""
    return Content("\n").join(_lines(view, pen) if view.phase in DAYTIME else [])


def _lines(view: State, pen: Pen) -> Iterator[Content]:
    coming = [icon.tool for icon in icons_ahead(view)]
    yield from _evening(view)
    if coming:
        yield Content.assemble((HEAD, "$cave-quiet"), pen.tools(coming[: pen.width - len(HEAD)]))
    yield from legend(seen(view), Counter(coming), pen)
    if pen.wordy:
        gains = "  ".join(f"{letters.GAIN_LETTERS[gain]} {name}" for gain, name in GAINS.items())
        yield Content.styled(f"Gains  {gains}", "$cave-quiet")


def _evening(view: State) -> Iterator[Content]:
    """The lava of the evening when the adventurer comes to the end of the path."""
    there = replace(view, adventurer=max(view.adventurer, len(view.path)))
    if lava_due(there):
        chance = evening_risk(there)
        style = "bold $cave-lava" if chance >= 0.1 else ""
        lost = (f"{percent(chance)} lost", style)
        yield Content.assemble(("Evening ", "$cave-quiet"), f"{lava_due(there)} lava, ", lost)


def seen(view: State) -> Counter[Tool]:
    """How often each tool is on the cards that can be seen."""
    return Counter(
        tool for hand in view.hands for card in hand if card is not None for tool in CARDS[card].tools
    )
