"""The calm sentence that covers a screen while the terminal is too small for it."""

from textual.widgets import Static

LEAST_WIDTH, LEAST_HEIGHT = 80, 24
"""The smallest terminal everything fits in, in cells."""

COVER_ID = "too-small"


class TooSmall(Static):
    """Covers a whole screen; below it all stays as it is."""

    DEFAULT_CSS = """
    TooSmall {
        overlay: screen;
        layer: too-small;
        dock: top;
        width: 100vw;
        height: 100vh;
        content-align: center middle;
        text-align: center;
        background: $background;
        color: $foreground;
    }
    """

    def __init__(self) -> None:
        super().__init__(id=COVER_ID)

    def on_mount(self) -> None:
        """Say it."""
        self.say()

    def say(self) -> None:
        """Say what room there is and what is needed, in as many words as fit."""
        width, height = self.app.size
        need = f"{LEAST_WIDTH}\N{MULTIPLICATION SIGN}{LEAST_HEIGHT}"
        if width < 40 or height < 6:
            self.update(f"Too small here.\n{need} please.")
        else:
            self.update(
                f"The cave needs a window of {need}.\nThis one is {width}\N{MULTIPLICATION SIGN}{height}.\n\n"
                "Make it larger: all is kept as it is."
            )


def too_small(width: int, height: int) -> bool:
    """Whether a terminal of this size, in cells, is too small."""
    return width < LEAST_WIDTH or height < LEAST_HEIGHT
