"""Taking a match over from a replay: a new match from the position shown, which names its origin."""

from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Button, Static

from cavegames.engine import chance, store
from cavegames.engine.errors import shown
from cavegames.engine.match import Match
from cavegames.tui import seeds
from cavegames.tui.screen import CaveModal
from cavegames.tui.text_screen import BOX

LONGEST_NAME = 120
"""Characters of the name of a file in an origin."""

STILL_OPEN = (
    "This match is not over. A second one from the middle of it would tell what is still hidden in it, "
    "so it is not taken over. It can be played on from its last move."
)
OVER_HERE = "The match is over at this step. Go back to a step at which somebody is to move."
HIDDEN = (
    "\n\nWho has seen the replay may know what comes. So what nobody had seen at this point is dealt anew, "
    "or it lies as it did, to try something else in the same match."
)
STARTS = (
    "A new match starts from this position, with the same names, players and options. "
    "The match that is shown stays as it is."
)


def origin(path: Path | None, at: int, plies: int) -> str:
    """Where a match comes from: a file, the line of the step, and how many moves stood then."""
    name = "a match without a file" if path is None else shown(path)[:LONGEST_NAME]
    return f"{name}, line {at + 1}, after {plies} {'move' if plies == 1 else 'moves'}"


def take_over(match: Match[Any, Any], state: Any, told: str, *, anew: bool) -> Match[Any, Any]:
    """A new match from a position of another one; `anew` deals again what nobody has seen.

    Raises BadPosition, or JournalError when there can be no file.
    """
    game, setup = match.game, match.setup
    if anew:
        setup = replace(setup, seed=seeds.roll())
        state = game.redeal(state, chance.stream(setup.seed, "taken over"))
    return store.new_match(game, replace(setup, position=game.dump(state)), origin=told)


class TakeOver(CaveModal[str]):
    """Asks how to go on from here: gives `anew`, `same` or `back`."""

    DEFAULT_CSS = f"TakeOver {{ {BOX} }}"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,up", "app.focus_previous", show=False, id="takeover.previous"),
        Binding("right,down", "app.focus_next", show=False, id="takeover.next"),
    ]
    AUTO_FOCUS = "Button"

    def __init__(self, hidden: bool) -> None:
        """`hidden` when the game hides something."""
        super().__init__()
        self.hidden = hidden

    def compose(self) -> ComposeResult:
        """What it means, and the ways."""
        ways = {"anew": "Deal anew", "same": "As it lay"} if self.hidden else {"same": "Start"}
        with Vertical(id="box") as box:
            box.border_title = "Take over from here"
            yield Static(Content(STARTS + (HIDDEN if self.hidden else "")))
            with Horizontal():
                for name, label in {**ways, "back": "Back to the replay"}.items():
                    yield Button(label, id=name, compact=True)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Give what was chosen."""
        self.dismiss(event.button.id or "back")

    def go_back(self) -> None:
        """Esc: nothing starts."""
        self.dismiss("back")
