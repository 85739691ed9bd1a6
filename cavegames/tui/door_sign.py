"""The sign of a door in the launcher, for where there is room for one door only."""

from textual import events
from textual.content import Content
from textual.widgets import Static

from cavegames.engine.info import GameInfo
from cavegames.tui.door import DoorClicked


class Sign(Static):
    """The name of a game. A click chooses it; a click on the chosen one goes in."""

    def __init__(self, info: GameInfo) -> None:
        super().__init__(Content(info.title), id=f"sign-{info.id}")
        self.info = info

    def tell_open(self, sentence: str) -> None:
        """Say in the lower edge which match is open here; nothing when empty."""
        self.border_subtitle = sentence

    def on_click(self, event: events.Click) -> None:
        """Hand the click to the launcher."""
        event.stop()
        self.post_message(DoorClicked(self.info.id))
