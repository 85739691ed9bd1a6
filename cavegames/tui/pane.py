"""A text with places to click: what a key does, the mouse does too."""

from textual.content import Content
from textual.style import Style
from textual.widgets import Static


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


def chip(text: str, action: str, style: str = "") -> Content:
    """A text that runs `action` when it is clicked."""
    content = Content.styled(text, style) if style else Content(text)
    return content.stylize(Style.from_meta({"@click": f"do({action!r})"}))


def key(name: str) -> Content:
    """The name of a key."""
    return Content.styled(name, "bold $cave-lamp")
