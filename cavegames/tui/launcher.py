"""The launcher: the doors of the games, and what can be done."""

from textual.app import ComposeResult
from textual.widgets import Footer, Static

from cavegames.tui.screen import CaveScreen


class LauncherScreen(CaveScreen[None]):
    """The first screen."""

    GROUP = "launcher"

    def compose(self) -> ComposeResult:
        """The doors and the menu."""
        yield Static("cavegames")
        yield Footer(show_command_palette=False)
