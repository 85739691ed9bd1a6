"""Changing look and size of a board from the screen that shows it."""

from cavegames.tui.looks import Look, Size
from cavegames.tui.screen import CaveScreen


class BoardLooks(CaveScreen[None]):
    """Two keys that every screen with a board has."""

    def action_look(self) -> None:
        """The next look."""
        looks = list(Look)
        self.cave.change_settings(look=str(looks[(looks.index(self.cave.look) + 1) % len(looks)]))

    def action_size(self) -> None:
        """The next size."""
        sizes = list(Size)
        self.cave.change_settings(size=str(sizes[(sizes.index(self.cave.board_size) + 1) % len(sizes)]))
