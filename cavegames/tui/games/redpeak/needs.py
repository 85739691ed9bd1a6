"""What the path ahead asks for, and how often each tool can be seen in hands."""

from textual.content import Content

from cavegames.games.redpeak.state import DAYTIME, State
from cavegames.tui.games.redpeak.pen import Pen
from cavegames.tui.games.redpeak.proposal import ahead, seen
from cavegames.tui.pane import flow


def needs(view: State, pen: Pen) -> Content:
    """Two or three lines in the daytime; a count that is too small is marked."""
    if view.phase not in DAYTIME:
        return Content("")
    coming, have = ahead(view), seen(view)
    lines = []
    if coming:
        lines.append(Content.assemble(("Ahead ", "$cave-quiet"), pen.tools(coming[: pen.width - 6])))
    if have:
        tools = sorted({*coming, *have})
        counts = [
            Content.assemble(
                pen.tool(tool),
                (f"{have[tool]}!", "bold $cave-lava") if have[tool] < coming.count(tool) else f"{have[tool]}",
            )
            for tool in tools
        ]
        lines += flow([Content.styled("Seen", "$cave-quiet"), *counts], pen.width)
    return Content("\n").join(lines)
