"""The screen goes from hand to hand: opaque, names who is next, and shows nothing of theirs before a key."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Button, Static

from cavegames.engine.game import Seat
from cavegames.tui.screen import CaveScreen


class Handover(CaveScreen[bool]):
    """Says who is to sit before the screen. Gives whether that person does, and looks alone."""

    GROUP = "handover"
    DEFAULT_CSS = """
    Handover { align: center middle; background: $background; }
    Handover #sheet { width: 70; height: auto; padding: 1 3;
                      border: round $cave-edge; background: $cave-surface; }
    Handover Static { width: 1fr; height: auto; margin: 0 0 1 0; }
    Handover Horizontal { height: auto; }
    Handover Button { margin: 0 2 0 0; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,up", "app.focus_previous", show=False, id="handover.previous"),
        Binding("right,down", "app.focus_next", show=False, id="handover.next"),
    ]
    AUTO_FOCUS = "#sit"

    def __init__(self, seat: Seat, name: str, asked: str, told: Content) -> None:
        """Name the person on `seat`; `asked` and `told` are for everyone to read."""
        super().__init__()
        self.seat, self.name_, self.asked, self.told = seat, name, asked, told

    def compose(self) -> ComposeResult:
        """Who is next, what has happened, and two ways on."""
        name = (self.name_, f"bold $cave-seat-{self.seat}")
        head = Content.assemble("Pass the screen to ", name, ".\n", (self.asked, "$cave-quiet"))
        with Vertical(id="sheet"):
            yield Static(head)
            if self.told:
                yield Static(self.told)
            with Horizontal():
                yield Button(Content(f"{self.name_} sits here, and looks alone"), id="sit", compact=True)
                yield Button("The table for all", id="stay", compact=True)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Sit down, or leave everything covered."""
        self.dismiss(event.button.id == "sit")

    def go_back(self) -> None:
        """Esc: nothing is shown."""
        self.dismiss(False)
