"""The log: what has happened, as everyone may know it."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from cavegames.tui.story import Sentence

KEPT = 60
"""So many sentences are kept in the panel beside the board; the whole log has its own screen."""


def written(sentences: Sequence[Sentence]) -> Content:
    """Sentences as lines, the name they begin with in the colour of its seat."""
    return Content("\n").join([_line(sentence) for sentence in sentences])


def _line(sentence: Sentence) -> Content:
    before, name, after = sentence.text.partition(sentence.name) if sentence.name else (sentence.text, "", "")
    return Content.assemble(before, (name, seat_style(sentence.seat)), after)


def seat_style(seat: int | None) -> str:
    """The style of a seat's name."""
    return "$cave-quiet" if seat is None else f"bold $cave-seat-{seat}"


class MatchLog(VerticalScroll, can_focus=False):
    """The newest sentences, the last one always in view unless the player scrolled up."""

    def __init__(self) -> None:
        super().__init__(id="log")
        self._shown: tuple[Sentence, ...] | None = None

    def compose(self) -> ComposeResult:
        """One text, few widgets."""
        yield Static(id="log-text")

    def on_mount(self) -> None:
        """Stay at the end, whatever is added and however the room changes."""
        self.anchor()

    def show(self, sentences: Sequence[Sentence]) -> None:
        """Show the end of the story."""
        newest = tuple(sentences[-KEPT:])
        if newest != self._shown:
            self._shown = newest
            self.query_one("#log-text", Static).update(written(newest))
            self.call_after_refresh(self.vertical_scrollbar.refresh)  # Its last move can be lost in a layout.
