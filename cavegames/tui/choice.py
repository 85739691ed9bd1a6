"""One of a few values, all in one line: arrows or a click choose."""

from collections.abc import Sequence
from typing import ClassVar

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget


class Choice(Widget, can_focus=True):
    """Shows the values beside each other, or only the chosen one where there is no room for all."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {"choice--chosen", "choice--other"}
    DEFAULT_CSS = """
    Choice {
        height: 1;
        width: 1fr;
        .choice--chosen { color: $cave-lamp; text-style: bold; }
        .choice--other { color: $cave-quiet; }
        &:focus .choice--chosen { background: $cave-lamp; color: $cave-on-lamp; }
        &:nocolor:focus .choice--chosen { text-style: bold reverse; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False, id="choice.left"),
        Binding("right,space,enter", "step(1)", show=False, id="choice.right"),
    ]

    chosen: reactive[int] = reactive(0)
    """Index of the chosen value."""

    class Changed(Message):
        """Another value was chosen."""

        def __init__(self, choice: "Choice", value: str) -> None:
            super().__init__()
            self.choice = choice
            self.value = value

        @property
        def control(self) -> "Choice":
            """The choice that changed."""
            return self.choice

    def __init__(
        self, values: Sequence[tuple[str, str]], chosen: str | None = None, id: str | None = None
    ) -> None:
        """Offer `values` as (value, label); a `chosen` that is none of them means the first."""
        super().__init__(id=id)
        self.values = tuple(values)
        keys = [value for value, _ in self.values]
        self.set_reactive(Choice.chosen, keys.index(chosen) if chosen in keys else 0)

    @property
    def value(self) -> str:
        """The chosen value."""
        return self.values[self.chosen][0]

    def choose(self, value: str) -> None:
        """Choose a value by name. Raises ValueError when it is none of them."""
        self.chosen = [key for key, _ in self.values].index(value)

    def action_step(self, by: int) -> None:
        """Choose the next value or the one before, round and round."""
        self.chosen = (self.chosen + by) % len(self.values)

    def watch_chosen(self) -> None:
        """Tell it."""
        if self.is_mounted:
            self.post_message(self.Changed(self, self.value))

    def on_click(self, event: events.Click) -> None:
        """Choose what was clicked; a click beside it takes the next."""
        for index, (start, end) in enumerate(self._spans()):
            if start <= event.x < end:
                self.chosen = index
                return
        if not self._all_fit():
            self.action_step(1)

    def _spans(self) -> list[tuple[int, int]]:
        if not self._all_fit():
            return []
        spans, at = [], 0
        for _, label in self.values:
            width = cell_len(label) + 2
            spans.append((at, at + width))
            at += width + 1
        return spans

    def _all_fit(self) -> bool:
        return sum(cell_len(label) + 3 for _, label in self.values) - 1 <= self.size.width

    def render(self) -> Text:
        """The line."""
        chosen = self.get_component_rich_style("choice--chosen")
        other = self.get_component_rich_style("choice--other")
        if not self._all_fit():
            text = Text(no_wrap=True, overflow="ellipsis")
            label = self.values[self.chosen][1]
            return text.append("< ", other).append(f" {label} ", chosen).append(" >", other)
        text = Text(no_wrap=True)
        for index, (_, label) in enumerate(self.values):
            mark = f"[{label}]" if self.app.no_color and index == self.chosen else f" {label} "
            text.append(mark, chosen if index == self.chosen else other).append(" ")
        return text
