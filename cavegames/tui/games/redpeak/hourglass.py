"""The hourglass as a widget: draws again only the lines that have changed."""

from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from cavegames.tui import palette, themes
from cavegames.tui.boards.painter import Picture
from cavegames.tui.games.redpeak.sand import Running, sand
from cavegames.tui.looks import Look


class Hourglass(Widget):
    """Shows what `turn` is given; whoever owns it calls that as often as it shall move."""

    DEFAULT_CSS = """
    Hourglass { background: $background; }
    """

    def __init__(self, look: Look, id: str | None = None) -> None:
        super().__init__(id=id)
        self.look = look
        self.running: Running | None = None
        """None: there is no sand."""
        self._palette = palette.load(palette.DEFAULT)
        self._lines: Picture = ()

    def turn(self, running: Running | None) -> None:
        """Show how the sand stands now; None for none."""
        self.running = running
        before, self._lines = self._lines, self._drawn()
        if len(before) != len(self._lines):
            self.refresh()
            return
        changed = [y for y, (old, new) in enumerate(zip(before, self._lines, strict=True)) if old != new]
        if changed:
            self.refresh(*(Region(0, y, self.size.width, 1) for y in changed))

    def draw_as(self, look: Look) -> None:
        """Change the look."""
        self.look = look
        self._start_over()

    def _drawn(self) -> Picture:
        if self.running is None or not self.size:
            return ()
        return sand(self.running, self.size, self.look, self._palette)

    def _start_over(self) -> None:
        self._palette = themes.of(self.app)
        self._lines = self._drawn()
        self.refresh()

    def on_mount(self) -> None:
        """Follow the theme of the app."""
        self.app.theme_changed_signal.subscribe(self, lambda _theme: self._start_over())
        self._start_over()

    def on_resize(self) -> None:
        """Fit the new room."""
        self._start_over()

    def render_line(self, y: int) -> Strip:
        """One line of the picture."""
        style = palette.style(self._palette["quiet"], self._palette["ground"])
        line = self._lines[y] if y < len(self._lines) else Strip([])
        return line.adjust_cell_length(self.size.width, style)
