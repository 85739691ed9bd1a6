"""A text over the screen below: the log, a description. And a question with two answers."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Button, Static

from cavegames.tui.screen import CaveModal
from cavegames.tui.scroll import Scroll

BOX = """
    align: center middle;
    #box { width: 72; max-width: 90%; height: auto; max-height: 90%; padding: 1 2 1 1;
           background: $cave-surface; border: round $cave-edge; border-title-color: $cave-lamp; }
    #box Scroll { height: auto; scrollbar-size: 1 1; }
    #box Horizontal { height: auto; margin: 1 0 0 0; }
    #box Button { margin: 0 2 0 0; }
"""


class TextScreen(CaveModal[None]):
    """A title and a text that scrolls; Esc, Enter or a click on Close closes it."""

    DEFAULT_CSS = f"TextScreen {{ {BOX} }}"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,q", "close", "Close", id="text.close")]
    AUTO_FOCUS = "Scroll"

    def __init__(self, title: str, text: Content, at_end: bool = False) -> None:
        super().__init__()
        self.heading = title
        self.text = text
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        """The box."""
        with Vertical(id="box") as box:
            box.border_title = self.heading
            with Scroll():
                yield Static(self.text)
            with Horizontal():
                yield Button("Close", id="close", compact=True)

    def on_mount(self) -> None:
        """Start where the news is."""
        if self.at_end:
            self.query_one(Scroll).scroll_end(animate=False)

    def on_resize(self) -> None:
        """The button stays in sight below a long text: border, air and button take six lines."""
        self.query_one(Scroll).styles.max_height = max(1, self.size.height * 9 // 10 - 6)

    def on_button_pressed(self) -> None:
        """Close."""
        self.dismiss()

    def action_close(self) -> None:
        """Close."""
        self.dismiss()


class Question(CaveModal[bool]):
    """Asks before something that cannot be taken back. Esc means no."""

    DEFAULT_CSS = f"Question {{ {BOX} }}"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,right", "other", "Other answer", show=False, id="question.other"),
    ]
    AUTO_FOCUS = "#no"

    def __init__(self, title: str, text: str, yes: str, no: str) -> None:
        super().__init__()
        self.heading, self.text, self.yes, self.no = title, text, yes, no

    def compose(self) -> ComposeResult:
        """The question and its two answers."""
        with Vertical(id="box") as box:
            box.border_title = self.heading
            yield Static(Content(self.text))
            with Horizontal():
                yield Button(self.no, id="no", compact=True)
                yield Button(self.yes, id="yes", compact=True)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Give the answer."""
        self.dismiss(event.button.id == "yes")

    def action_other(self) -> None:
        """Go to the other answer."""
        self.focus_next()

    def go_back(self) -> None:
        """Esc: no."""
        self.dismiss(False)
