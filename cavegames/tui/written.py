"""Pictures as text: for a pane, which lays out text."""

from rich.segment import Segment
from textual.content import Content
from textual.strip import Strip


def written(strip: Strip) -> Content:
    """A line of a picture as text in its colours."""
    return Content.assemble(*((segment.text, _style(segment)) for segment in strip))


def _style(segment: Segment) -> str:
    style = segment.style
    if style is None or style.color is None or style.bgcolor is None:
        return ""
    return f"{'bold ' if style.bold else ''}{style.color.name} on {style.bgcolor.name}"
