"""A text that scrolls, with a bar at its left while the keys scroll it."""

from textual.containers import VerticalScroll


class Scroll(VerticalScroll):
    """The toolkit's container does not show whether it has the focus: this one does, without colour too."""

    DEFAULT_CSS = """
    Scroll {
        scrollbar-size-vertical: 1;
        border-left: blank;
        &:focus { border-left: outer $cave-lamp; }
    }
    """
