"""The door of a game in the launcher: its picture, and what it is in a few words."""

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Static

from cavegames.engine.info import GameInfo
from cavegames.tui.games.registry import door_picture
from cavegames.tui.looks import Look
from cavegames.tui.palette import Palette


class DoorPicture(Widget):
    """Draws the picture of a game as large as there is room."""

    def __init__(self, game_id: str, look: Look, palette: Palette) -> None:
        super().__init__(classes="door-picture")
        self.game_id = game_id
        self.look = look
        self.palette = palette
        self._strips: list[Strip] = []
        self._drawn: object = None
        self._ready = False

    def on_mount(self) -> None:
        """The first frame does without the picture: drawing it means importing the game."""
        self.call_after_refresh(self._light)

    def _light(self) -> None:
        self._ready = True
        self.refresh()

    def draw_as(self, look: Look, palette: Palette) -> None:
        """Change look and colours."""
        self.look, self.palette = look, palette
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """One line of the picture."""
        width, height = self.size
        if not self._ready:
            return Strip.blank(width, self.rich_style)
        wanted = (width, height, self.look, self.palette.name)
        if wanted != self._drawn:
            self._strips = door_picture(self.game_id)(width, height, self.look, self.palette)
            self._drawn = wanted
        return self._strips[y] if y < len(self._strips) else Strip.blank(width)


class DoorClicked(Message):
    """A door or its sign was clicked."""

    def __init__(self, game_id: str) -> None:
        super().__init__()
        self.game_id = game_id


class Door(Vertical):
    """One game. A click chooses it; a click on the chosen one goes in."""

    def __init__(self, info: GameInfo, look: Look, palette: Palette) -> None:
        super().__init__(id=f"door-{info.id}")
        self.info = info
        self._picture = DoorPicture(info.id, look, palette)
        self._facts = Static(Content(facts(self.info)), classes="door-facts")

    def compose(self) -> ComposeResult:
        """Picture, title, what it is, for how many and how long."""
        yield self._picture
        yield Static(Content(self.info.title), classes="door-title")
        yield Static(Content(self.info.tagline), classes="door-tagline")
        yield self._facts

    def draw_as(self, look: Look, palette: Palette) -> None:
        """Change look and colours."""
        self._picture.draw_as(look, palette)

    def tell_open(self, sentence: str) -> None:
        """Say which match is open here; nothing when empty."""
        open_here = Content.assemble(" · ", (sentence, "$cave-lamp")) if sentence else Content("")
        self._facts.update(Content(facts(self.info)) + open_here)

    def on_click(self, event: events.Click) -> None:
        """Hand the click to the launcher."""
        event.stop()
        self.post_message(DoorClicked(self.info.id))


def facts(info: GameInfo) -> str:
    """For how many and how long, e.g. `2 players · 20-40 minutes`."""
    return f"{info.players} · {info.minutes} minutes"
