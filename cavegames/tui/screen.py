"""What all screens have in common: they know their app, and go back on Esc."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeVar, cast

from textual.binding import BindingType
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from cavegames.tui.actions import bindings

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

    def hint(self, sentence: str) -> None:
        """Say something about what is under the cursor, where the screen has a line for it."""
        for line in self.query("#hint").results(Static):
            line.update(Content(sentence))

    def tell_settings_changed(self) -> None:
        """Call `settings_changed`, once the screen is there if it is just opening."""
        if self.is_mounted:
            self.settings_changed()
        else:
            self.call_later(self.settings_changed)

    def settings_changed(self) -> None:
        """Called when look, size, colours or keys were changed: draw anew here."""


class CaveModal(ModalScreen[T]):
    """A screen of cavegames over another one. The keys of the app do not reach it, so Esc is its own."""

    GROUP: str = "app"
    BINDINGS: ClassVar[list[BindingType]] = bindings("app.back")

    @property
    def cave(self) -> CaveApp:
        """The app, with its settings."""
        return cast("CaveApp", self.app)

    def go_back(self) -> None:
        """What Esc does: leave this screen. Must lose nothing."""
        self.dismiss()
