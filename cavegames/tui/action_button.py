"""A button that runs an action of the registry."""

from textual.widgets import Button

from cavegames.tui.actions import ACTIONS


class ActionButton(Button):
    """Named and explained by the registry, so that mouse and keys do the same."""

    def __init__(self, action_id: str, id: str | None = None) -> None:
        """Raises KeyError for an id that is none."""
        action = ACTIONS[action_id]
        super().__init__(action.label, id=id, action=action.run, tooltip=action.help, compact=True)
