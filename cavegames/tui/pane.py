"""A text with places to click: what a key does, the mouse does too."""

from collections.abc import Sequence

from textual.app import RenderResult
from textual.content import Content
from textual.style import Style
from textual.widgets import Static

from cavegames.engine.game import Refusal


class Pane(Static):
    """Text whose chips run actions of the widget that owns it."""

    DEFAULT_CSS = """
    Pane { height: auto; }
    """

    def __init__(self, id: str, owner: object | None = None) -> None:
        super().__init__(id=id)
        self.owner = owner
        self.auto_links = False

    async def action_do(self, action: str) -> None:
        """Run an action of the owner, else of the screen."""
        await self.app.run_action(action, self.owner or self.screen)  # type: ignore[arg-type]


class Brief(Pane):
    """A pane whose text ends with a sign where there is no room for all of it."""

    more = "…"
    """The sign; it may tell where to read all."""

    def render(self) -> RenderResult:
        """As much of the text as there is room for."""
        content = self.content
        if not isinstance(content, Content) or not self.content_size:
            return super().render()
        return cut(content, *self.content_size, self.more)


def cut(content: Content, width: int, height: int, more: str) -> Content:
    """A text in at most `height` lines of `width` cells; `more` ends it where that is not all."""
    lines = content.wrap(width)
    if len(lines) <= height:
        return content
    *kept, last = lines[:height]
    ending = Content.styled(f" {more}", "$cave-quiet")
    return Content("\n").join([*kept, _shorter(last, width - ending.cell_length) + ending])


def _shorter(line: Content, width: int) -> Content:
    """A line without the words that go beyond `width` cells."""
    line = line.rstrip()
    while line.cell_length > width:
        line = line[: max(0, line.plain.rfind(" "))].rstrip()
    return line


def flow(items: Sequence[Content], width: int) -> list[Content]:
    """Items beside each other in lines of `width` cells, broken between items only."""
    lines: list[Content] = []
    for item in items:
        if lines and lines[-1].cell_length + 2 + item.cell_length <= width:
            lines[-1] += Content("  ") + item
        else:
            lines.append(item)
    return lines


def chip(text: str, action: str, style: str = "") -> Content:
    """A text that runs `action` when it is clicked."""
    return clickable(Content.styled(text, style) if style else Content(text), action)


def clickable(content: Content, action: str) -> Content:
    """A text, styled in parts, that runs `action` when it is clicked."""
    return content.stylize(Style.from_meta({"@click": f"do({action!r})"}))


def key(name: str) -> Content:
    """The name of a key."""
    return Content.styled(name, "bold $cave-lamp")


def refused(refusal: Refusal, plain: str = "bold $cave-lamp") -> Content:
    """Why not, with the clause and the key that opens it; without a clause in the style `plain`."""
    why = Content.styled(refusal.why, "bold $cave-lava" if refusal.clause else plain)
    if not refusal.clause:
        return why
    return why + Content(" ") + chip(f"{refusal.clause} (w: why)", "screen.why", "$cave-quiet underline")
