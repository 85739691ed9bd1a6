"""The bar under a replay: how far it is, and a way to any place in it."""

from textual import events
from textual.content import Content
from textual.message import Message
from textual.widgets import Static


class Scrubber(Static):
    """A click or a drag goes there, the wheel goes one step."""

    DEFAULT_CSS = """
    Scrubber { height: 1; margin: 0 1; color: $cave-lamp; }
    """

    class Wanted(Message):
        """The player wants to see a step."""

        def __init__(self, step: int) -> None:
            self.step = step
            super().__init__()

    def __init__(self, last: int) -> None:
        super().__init__(id="scrubber")
        self.last = last
        self.step = 0

    def show(self, step: int, plain: bool) -> None:
        """Show where `step` lies."""
        self.step = step
        width = max(1, self.size.width - 1)
        done = width * step // max(1, self.last)
        before, here, after = ("=", "O", "-") if plain else ("━", "●", "─")
        self.update(Content(before * done + here + after * (width - done)), layout=False)

    def _want(self, step: int) -> None:
        self.post_message(self.Wanted(max(0, min(step, self.last))))

    def _there(self, x: int) -> None:
        self._want(round(x * self.last / max(1, self.size.width - 1)))

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """Go there, and along until the button is let go, wherever the mouse is."""
        self.capture_mouse()
        self._there(event.x)

    def on_mouse_up(self) -> None:
        """Let the mouse go."""
        self.release_mouse()

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Go there while the button is down."""
        if event.button and self.app.mouse_captured is self:
            self._there(event.x)

    def on_mouse_scroll_down(self) -> None:
        """One step on."""
        self._want(self.step + 1)

    def on_mouse_scroll_up(self) -> None:
        """One step back."""
        self._want(self.step - 1)
