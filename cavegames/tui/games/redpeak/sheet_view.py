"""A sheet as a widget: what is written on it, and places to click."""

from textual import events
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from cavegames.tui import palette, themes
from cavegames.tui.sheet import Block


class SheetView(Widget):
    """Shows the block that `show` is given, as high as it is; nothing at all for None."""

    DEFAULT_CSS = """
    SheetView { height: 0; }
    """

    class Pressed(Message):
        """A place was clicked."""

        def __init__(self, place: str) -> None:
            self.place = place
            super().__init__()

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._block = Block((), {})

    def show(self, block: Block | None) -> None:
        """Show a block; only lines that differ are drawn again."""
        before, self._block = self._block, block or Block((), {})
        old, new = before.lines, self._block.lines
        if len(old) != len(new):
            self.styles.height = len(new)
            self.refresh()
            return
        changed = [y for y, (one, other) in enumerate(zip(old, new, strict=True)) if one != other]
        if changed:
            self.refresh(*(Region(0, y, self.size.width, 1) for y in changed))

    def render_line(self, y: int) -> Strip:
        """One line."""
        colours = themes.of(self.app)
        ground = palette.style(colours["text"], colours["ground"])
        line = self._block.lines[y] if y < len(self._block.lines) else Strip([])
        return line.adjust_cell_length(self.size.width, ground)

    def on_click(self, event: events.Click) -> None:
        """Tell which place was clicked."""
        for place, region in self._block.places.items():
            if region.contains(event.x, event.y):
                self.post_message(self.Pressed(place))
