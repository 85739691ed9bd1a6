"""The keys that work on the screen below, from the registry of actions."""

from collections.abc import Iterable

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from cavegames.tui import keymap
from cavegames.tui.actions import ACTIONS, GROUPS, keys_of
from cavegames.tui.actions.action import Action
from cavegames.tui.screen import CaveModal
from cavegames.tui.scroll import Scroll

ALWAYS = (
    ("Arrows Enter Tab", "Move, choose, go to the next part of the screen."),
    ("Mouse", "Click anything; the wheel scrolls."),
)
BY_HEX = (
    ("Home PgUp", "Move to the hex in the north-west, or in the north-east."),
    ("End PgDn", "Move to the hex in the south-west, or in the south-east."),
)
"""On a board of hexes, which has six directions for four arrows."""
KEY_WIDTH = 18


class HelpScreen(CaveModal[None]):
    """A page over the screen it explains. Esc, Enter or a click beside it closes it."""

    CSS_PATH = "styles/help.tcss"

    def __init__(self, below: Screen[object]) -> None:
        super().__init__()
        ids = active_ids(below)
        self._lines = (
            *self._explain(working(below)),
            *(line(keys, text) for keys, text in BY_HEX if "board.north-west" in ids),
        )

    def compose(self) -> ComposeResult:
        """The keys by group."""
        with Vertical(id="sheet") as sheet:
            sheet.border_title = "Keys that work here"
            sheet.border_subtitle = "Esc closes"
            with Scroll():
                for line in self._lines:
                    yield Static(line)

    def _explain(self, actions: Iterable[Action]) -> Iterable[Content]:
        group = None
        for action in actions:
            if action.group != group:
                yield heading(GROUPS[action.group], first=group is None)
                group = action.group
            keys = keymap.show_all(keys_of(action, self.app_keymap()), arrows=self.cave.arrows)
            yield line(keys, action.help)
        yield heading("Always")
        for keys, text in ALWAYS:
            yield line(keys, text)

    def app_keymap(self) -> dict[str, str]:
        """The keys chosen in the settings."""
        return keymap.usable(self.cave.settings.keymap)

    def on_click(self) -> None:
        """A click closes it."""
        self.dismiss()

    def key_enter(self) -> None:
        """Enter closes it."""
        self.dismiss()


def heading(title: str, *, first: bool = False) -> Content:
    """The title of a group, with air above all but the first."""
    return Content.styled(title if first else f"\n{title}", "$cave-quiet")


def line(keys: str, text: str) -> Content:
    """One line: the keys in their column, what they do beside."""
    return Content.assemble((keys.ljust(KEY_WIDTH), "bold $cave-lamp"), text)


def working(screen: Screen[object]) -> tuple[Action, ...]:
    """The actions that can be run on a screen now: its own first, those of everywhere last."""
    ids = active_ids(screen)
    found = [action for action in ACTIONS.values() if action.id in ids]
    return tuple(sorted(found, key=lambda action: action.group == "app"))


def active_ids(screen: Screen[object]) -> frozenset[str | None]:
    """The ids of the bindings that do something on a screen now."""
    return frozenset(active.binding.id for active in screen.active_bindings.values() if active.enabled)
