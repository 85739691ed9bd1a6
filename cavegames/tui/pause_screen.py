"""The pause: the clock stands, and everything is hidden."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Button, Static

from cavegames.tui.actions import group_bindings
from cavegames.tui.screen import CaveScreen


class PauseScreen(CaveScreen[bool]):
    """Opaque, over a match whose clock stands. Gives whether the players leave the match."""

    GROUP = "pause"
    DEFAULT_CSS = """
    PauseScreen { align: center middle; background: $background; }
    PauseScreen #sheet { width: 64; height: auto; padding: 1 3;
                         border: round $cave-edge; background: $cave-surface; }
    PauseScreen Static { width: 1fr; height: auto; margin: 0 0 1 0; }
    PauseScreen Horizontal { height: auto; }
    PauseScreen Button { margin: 0 2 0 0; }
    """
    BINDINGS: ClassVar[list[BindingType]] = group_bindings("pause")
    AUTO_FOCUS = "#on"

    def __init__(self, sentence: str, left: str) -> None:
        """Say `sentence`, that the clock stands, and what is left, e.g. `1:05 is left`."""
        super().__init__()
        self.sentence, self.left = sentence, left

    def compose(self) -> ComposeResult:
        """What stands still, and the two ways on."""
        left = f"{self.left}. Board and hands are hidden until somebody goes on."
        with Vertical(id="sheet"):
            yield Static(Content.assemble((self.sentence, "bold $cave-lamp"), " Enter goes on."))
            yield Static(Content(left))
            with Horizontal():
                yield Button("Go on", id="on", compact=True)
                yield Button("Start screen", id="leave", compact=True)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Go on, or leave."""
        self.dismiss(event.button.id == "leave")

    def go_back(self) -> None:
        """Esc: nothing is lost, the match goes on."""
        self.action_on()

    def action_on(self) -> None:
        """Go on."""
        self.dismiss(False)

    def action_leave(self) -> None:
        """To the start screen; the match is saved."""
        self.dismiss(True)

    def action_next(self) -> None:
        """Go to the other button."""
        self.focus_next()


def clock_face(seconds: float) -> str:
    """Seconds as minutes and seconds, e.g. `1:05`; what has begun counts whole."""
    whole = int(-(-seconds // 1))
    return f"{whole // 60}:{whole % 60:02}"
