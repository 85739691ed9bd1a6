"""What the path ahead asks for, how often each tool can be seen, and what the evening would bring."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from textual.content import Content

from cavegames.games.redpeak.ahead import icons_ahead
from cavegames.games.redpeak.components import CARDS, Tool
from cavegames.games.redpeak.forecast import lava_due
from cavegames.games.redpeak.odds import evening_risk
from cavegames.games.redpeak.state import DAYTIME, State
from cavegames.tui.games.redpeak.pen import Pen, wrapped
from cavegames.tui.games.redpeak.risk import percent


def needs(view: State, pen: Pen) -> Content:
    """Some lines in the daytime; a count that is too small is marked."""
    return Content("\n").join(_lines(view, pen) if view.phase in DAYTIME else [])


def _lines(view: State, pen: Pen) -> Iterator[Content]:
    coming = [icon.tool for icon in icons_ahead(view)]
    yield from _evening(view)
    if coming:
        yield Content.assemble(("Ahead ", "$cave-quiet"), pen.tools(coming[: pen.width - 6]))
    have = seen(view)
    if have:
        counts = [_count(tool, have[tool], coming.count(tool), pen) for tool in sorted({*coming, *have})]
        yield from wrapped(Content.styled("Seen ", "$cave-quiet"), counts, pen.width)


def _count(tool: Tool, there: int, needed: int, pen: Pen) -> Content:
    short = there < needed
    return Content.assemble(
        pen.tool(tool), (f"{there}{'!' if short else ''}", "bold $cave-lava" if short else "")
    )


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
