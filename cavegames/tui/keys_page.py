"""Which key does what, and how to change it."""

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from cavegames.tui import keymap
from cavegames.tui.action_button import ActionButton
from cavegames.tui.actions import ACTIONS, GROUPS, group, keys_of
from cavegames.tui.actions.action import Action
from cavegames.tui.lines import Lines
from cavegames.tui.screen import CaveModal, CaveScreen

LABEL = 26
"""Width of the first column, in cells."""


class KeysPage(Vertical):
    """All actions with their keys. Enter or a click waits for a new key."""

    def compose(self) -> ComposeResult:
        """The list, and the way back to the default keys."""
        yield Lines(id="keys-list")
        with Horizontal(id="keys-buttons"):
            yield ActionButton("settings.reset_key")
            yield ActionButton("settings.reset_keys")

    @property
    def keys_chosen(self) -> dict[str, str]:
        """The keymap of the settings, as far as it can be used."""
        return keymap.usable(self._screen().cave.settings.keymap)

    def _screen(self) -> CaveScreen[None]:
        assert isinstance(self.screen, CaveScreen)
        return self.screen

    def on_mount(self) -> None:
        """Show them."""
        self.fill()

    def fill(self) -> None:
        """Show the keys of now; the cursor stays."""
        keys = self.query_one(OptionList)
        at = keys.highlighted
        keys.clear_options()
        for name, title in GROUPS.items():
            if group(name):
                keys.add_option(Option(Content.styled(title, "$cave-quiet"), disabled=True))
            keys.add_options([Option(self._line(action), id=action.id) for action in group(name)])
        keys.highlighted = 1 if at is None else at

    def _line(self, action: Action) -> Content:
        chosen = self.keys_chosen
        shown = keymap.show_all(keys_of(action, chosen), arrows=self._screen().cave.arrows)
        mark = "*" if action.id in chosen else " "
        return Content(f"{mark} {action.label:<{LABEL}}{shown}")

    def _action(self) -> Action | None:
        keys = self.query_one(OptionList)
        if keys.highlighted is None:
            return None
        return ACTIONS.get(keys.get_option_at_index(keys.highlighted).id or "")

    @on(OptionList.OptionHighlighted)
    def _explain(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        action = ACTIONS.get(event.option.id or "")
        if action is not None and self.query_one(OptionList).has_focus:
            self._screen().hint(f"{action.help} Enter changes its key.")

    @on(OptionList.OptionSelected)
    def _change(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        action = ACTIONS[event.option.id or ""]

        def keep(key: str | None) -> None:
            if key is not None:
                self._keep({**self.keys_chosen, action.id: key})

        self.app.push_screen(NewKey(action, self.keys_chosen), keep)

    def reset(self) -> None:
        """Give the action under the cursor its default key back, unless that key is taken."""
        action = self._action()
        if action is None or action.id not in self.keys_chosen:
            self.notify("This action has its default key.")
            return
        rest = {name: keys for name, keys in self.keys_chosen.items() if name != action.id}
        for key in keys_of(action, {}):
            objection = keymap.taken(action, key, rest)
            if objection:
                self.notify(objection, severity="warning")
                return
        self._keep(rest)

    def reset_all(self) -> None:
        """Give all actions their default keys back."""
        self._keep({})
        self.notify("All actions have their default keys.")

    def _keep(self, keys: dict[str, str]) -> None:
        self._screen().cave.change_settings(keymap=keys)


class NewKey(CaveModal[str | None]):
    """Waits for the key that an action shall have."""

    CSS_PATH = "styles/help.tcss"

    def __init__(self, action: Action, keys: dict[str, str]) -> None:
        super().__init__()
        self._for = action
        self._keys = keys

    def compose(self) -> ComposeResult:
        """What to do, and why a key does not go."""
        with Vertical(id="sheet") as sheet:
            sheet.border_title = self._for.label
            sheet.border_subtitle = "Esc leaves it as it is"
            yield Static(Content(self._for.help))
            yield Static("\nPress the new key.")
            yield Static(id="objection", classes="problem")

    def on_key(self, event: events.Key) -> None:
        """Take the key, or say why it cannot be."""
        event.stop()
        event.prevent_default()
        if event.key == "escape":
            self.dismiss(None)
            return
        objection = keymap.objection(self._for, event.key, self._keys)
        if objection is None:
            self.dismiss(event.key)
            return
        line = self.query_one("#objection", Static)
        line.update(Content(f"\n{objection}"))
        line.display = True
