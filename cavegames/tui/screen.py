"""What all screens have in common: they know their app, and go back on Esc."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar, cast

from textual.screen import ModalScreen, Screen

if TYPE_CHECKING:
    from cavegames.tui.app import CaveApp

T = TypeVar("T")


class CaveScreen(Screen[T]):
    """A screen of cavegames. Subclasses name their action group, so that the help shows their keys."""

    GROUP: str = "app"

    @property
    def cave(self) -> CaveApp:
        """The app, with its settings."""
        return cast("CaveApp", self.app)

    def go_back(self) -> None:
        """What Esc does: leave this screen. Must lose nothing."""
        self.dismiss()

    def before_suspend(self) -> None:
        """Called before the process goes to the shell: stop clocks here."""

    def settings_changed(self) -> None:
        """Called when look, size, colours or keys were changed: draw anew here."""


class CaveModal(ModalScreen[T]):
    """A screen of cavegames over another one."""

    GROUP: str = "app"

    @property
    def cave(self) -> CaveApp:
        """The app, with its settings."""
        return cast("CaveApp", self.app)

    def go_back(self) -> None:
        """What Esc does: leave this screen. Must lose nothing."""
        self.dismiss()
