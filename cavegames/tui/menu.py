"""A menu made from the registry of actions: each line has its key at the end."""

from collections.abc import Mapping, Sequence

from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from cavegames.tui import keymap
from cavegames.tui.actions import ACTIONS, keys_of
from cavegames.tui.lines import Lines


class Menu(Lines):
    """A list of actions. Enter or a click runs one on the screen."""

    def __init__(self, *, width: int, id: str | None = None) -> None:
        """`width` is the room for a line, in cells."""
        super().__init__(id=id)
        self._room = width

    def fill(self, ids: Sequence[str], keys: Mapping[str, str], chosen: str | None = None) -> None:
        """Show these actions, with the keys of a keymap; the chosen one stays chosen."""
        if chosen is None and self.highlighted is not None:
            chosen = self.get_option_at_index(self.highlighted).id
        with self.app.batch_update():
            self.clear_options()
            self.add_options([Option(self._line(action_id, keys), id=action_id) for action_id in ids])
            self.highlighted = ids.index(chosen) if chosen in ids else 0

    def _line(self, action_id: str, keys: Mapping[str, str]) -> Content:
        action = ACTIONS[action_id]
        key = keymap.show(keys_of(action, keys)[0])
        return Content(action.label.ljust(self._room - len(key)) + key)

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Run the action."""
        event.stop()
        await self.screen.run_action(ACTIONS[event.option.id or ""].run)
