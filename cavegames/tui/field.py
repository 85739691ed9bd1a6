"""One line of a form: what it is, the control, and beneath it what is wrong with it."""

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

LABEL_WIDTH = 16


class Field(Vertical):
    """A labelled control. `tell` shows a sentence under it, an empty one hides it."""

    DEFAULT_CSS = """
    Field {
        height: auto;
        .field-line { height: 1; }
        .field-label { width: 16; color: $cave-quiet; }
        .problem { margin: 0 0 0 16; }
        &:focus-within .field-label { color: $cave-text; }
    }
    """

    def __init__(self, label: str, *controls: Widget, hint: str = "", id: str | None = None) -> None:
        super().__init__(id=id)
        self._label = label
        self._controls = controls
        self.hint = hint
        """What the line at the bottom says while the control has the focus."""
        self._problem = Static(classes="problem")

    def compose(self) -> ComposeResult:
        """Label and controls in one line, the problem below."""
        with Horizontal(classes="field-line"):
            yield Static(Content(self._label), classes="field-label")
            yield from self._controls
        yield self._problem

    @property
    def problem(self) -> str:
        """The sentence shown now."""
        return str(self._problem.content) if self._problem.display else ""

    def tell(self, sentence: str) -> None:
        """Say what is wrong; nothing when empty."""
        self._problem.update(Content(sentence))
        self._problem.display = bool(sentence)
