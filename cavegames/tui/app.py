"""The app: themes, settings, screens, and a clean end whatever happens."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from rich.text import Text
from textual import constants, events
from textual.binding import Binding, BindingType
from textual.command import Provider
from textual.driver import Driver
from textual.filter import LineFilter, Monochrome, NoColor
from textual.screen import Screen
from textual.scrollbar import ScrollBar, ScrollBarRender
from textual.types import CSSPathType

from cavegames.engine import places
from cavegames.tui import keymap, palette, safety, sevenbit, themes
from cavegames.tui.actions import ACTIONS, group_bindings, keys_of
from cavegames.tui.ending import HANG_UP, Ending
from cavegames.tui.looks import Look, Size
from cavegames.tui.palette import Palette
from cavegames.tui.screen import CaveModal, CaveScreen
from cavegames.tui.settings import Settings
from cavegames.tui.settings_store import SettingsStore
from cavegames.tui.too_small import COVER_ID, TooSmall, too_small
from cavegames.tui.ways import Ways

if TYPE_CHECKING:
    from cavegames.engine.match import Match

STYLES = Path(__file__).with_name("styles")

SEVEN_BIT = sevenbit.SevenBit()

WORK_WHEN_SMALL = ("app.quit", "app.suspend_process")
"""The actions that work while the terminal is too small."""


def _actions() -> type[Provider]:
    from cavegames.tui.command_palette import ActionProvider

    return ActionProvider


class CaveApp(Ways, inherit_bindings=False):
    """cavegames in a terminal. Screens are imported when they are first shown."""

    TITLE = "cavegames"
    CSS_PATH: ClassVar[CSSPathType | None] = [STYLES / "app.tcss", STYLES / "launcher.tcss"]
    BINDINGS: ClassVar[list[BindingType]] = group_bindings("app")
    COMMANDS: ClassVar[set[type[Provider] | Callable[[], type[Provider]]]] = {_actions}

    def __init__(
        self, match: Match[Any, Any] | None = None, replay: Path | None = None, guided: str | None = None
    ) -> None:
        """Start in `match`, in a replay, in the guided match of a game, or else in the launcher."""
        super().__init__()
        # The toolkit's answer to NO_COLOR is shades of grey, which are colours too.
        self._filters = [NoColor() if isinstance(each, Monochrome) else each for each in self._filters]
        self.store = SettingsStore(places.settings_file())
        self.settings: Settings = self.store.load()
        self._match, self._replay, self._guided = match, replay, guided
        self._error_log: Path | None = None
        self.ending = Ending(self)
        themes.register(self)
        self.apply_settings()

    def get_driver_class(self) -> type[Driver]:
        """The driver that no input breaks, where there is one and no other is named."""
        if sys.platform == "win32" or constants.DRIVER is not None:
            return super().get_driver_class()
        from cavegames.tui.driver import TerminalDriver

        return TerminalDriver

    @property
    def look(self) -> Look:
        """The look of boards: the chosen one, or the best the terminal can draw."""
        chosen = self.settings.look
        look = safety.best_look() if chosen == "auto" else Look(chosen)
        return Look.LINE if self.no_color and look is Look.PICTURE else look

    def get_line_filters(self) -> Sequence[LineFilter]:
        """What is done to every finished line: no colour where none is wanted, 7 bits in the `ascii` look."""
        filters = super().get_line_filters()
        return [*filters, SEVEN_BIT] if self.look is Look.ASCII else filters

    @property
    def arrows(self) -> bool:
        """Whether arrow keys are written as signs."""
        return self.look is not Look.ASCII

    @property
    def board_size(self) -> Size:
        """The chosen size of boards; AUTO where the room decides."""
        return Size(self.settings.size)

    @property
    def palette(self) -> Palette:
        """The colours of the theme shown now."""
        return themes.of(self)

    def apply_settings(self) -> None:
        """Make theme, animations and keys what the settings say."""
        family = self.settings.theme if self.settings.theme in palette.FAMILIES else palette.DEFAULT
        self.theme = f"{family}-safe" if self.settings.colour_blind else family
        self.animation_level = "full" if self.settings.animations else "none"
        self.set_keymap(keymap.usable(self.settings.keymap))
        ScrollBar.renderer = sevenbit.SevenBitBar if self.look is Look.ASCII else ScrollBarRender

    def change_settings(self, **changes: Any) -> None:
        """Change some settings, apply and keep them; say so when they cannot be kept."""
        for name, value in changes.items():
            setattr(self.settings, name, value)
        self.apply_settings()
        problem = self.store.save(self.settings)
        if problem:
            self.say(problem)
        for screen in self.screen_stack:
            if isinstance(screen, CaveScreen):
                screen.tell_settings_changed()
            if "look" in changes:
                screen.query("*").refresh()

    def get_default_screen(self) -> Screen[Any]:
        """The launcher: all other screens lie on it."""
        from cavegames.tui.launcher import LauncherScreen

        return LauncherScreen(later=any((self._match, self._replay, self._guided)))

    def on_mount(self) -> None:
        """Show what was asked for on the command line, and what there is to say."""
        self.screen_change_signal.subscribe(self, lambda _: self._cover())
        if self._match is not None:
            self.open_match(self._match)
        elif self._replay is not None:
            self.open_replay(self._replay)
        elif self._guided is not None:
            self.open_guide(self._guided)
        for note in self.store.notes:
            self.say(note, timeout=12)

    async def action_back(self) -> None:
        """Go back one screen, in the way the screen on top wants it."""
        if len(self.screen_stack) > 1 and isinstance(self.screen, CaveScreen | CaveModal):
            self.screen.go_back()

    def action_interrupt(self) -> None:
        """Ctrl+C: it quits nothing here, so say what does."""
        self.notify("Ctrl+Q leaves cavegames. Every match is saved.")

    def action_suspend_process(self) -> None:
        """Ctrl+Z: let the screens stop their clocks first."""
        for screen in self.screen_stack:
            if isinstance(screen, CaveScreen):
                screen.before_suspend()
        super().action_suspend_process()

    def get_key_display(self, binding: Binding) -> str:
        """A key as people write it."""
        return binding.key_display or keymap.show(binding.key, arrows=self.arrows)

    async def on_event(self, event: events.Event) -> None:
        """While the terminal is too small, keys and clicks reach nothing but the way out."""
        asks = isinstance(event, events.InputEvent | events.Paste)
        if asks and too_small(*self.size) and not self._works_when_small(event):
            return
        await super().on_event(event)

    def _works_when_small(self, event: events.Event) -> bool:
        keys = [key for name in WORK_WHEN_SMALL for key in keys_of(ACTIONS[name], self._keymap)]
        return isinstance(event, events.Key) and event.key in keys

    def on_resize(self) -> None:
        """Cover or uncover what is on the screen, once the app knows its new size."""
        self.call_later(self._cover)

    def _cover(self) -> None:
        small = too_small(*self.size)
        for screen in self.screen_stack:
            covers = screen.query_children(f"#{COVER_ID}").results(TooSmall)
            cover = next(iter(covers), None)
            if small and cover is None:
                screen.mount(TooSmall())
            elif small and cover is not None:
                cover.say()
            elif cover is not None:
                cover.remove()

    def terminal_lost(self) -> None:
        """There is no terminal any more; called from any thread."""
        self.ending.begin(HANG_UP)

    def close_soon(self, code: int) -> None:
        """Close with this exit code; called from any thread."""
        self.call_later(self.exit, return_code=code)

    def _handle_exception(self, error: Exception) -> None:
        self._error_log = safety.log_error(error)
        super()._handle_exception(error)

    def panic(self, *told: Any) -> None:
        """End with one sentence; what went wrong is in the log."""
        if self._return_code != 1:
            # Not an exception that was handled here: a thread of Textual broke, and told what it had.
            self._return_code = 1
            self._error_log = safety.log_told(told)
        self._fatal_error()

    def _fatal_error(self) -> None:
        if not self._exit_renderables:
            self._exit_renderables.append(Text(safety.apology(self._error_log)))
        self._close_messages_no_wait()


def run(match: Match[Any, Any] | None = None, replay: Path | None = None, guided: str | None = None) -> int:
    """Run the app until the player leaves. Gives the exit code of the command."""
    app = CaveApp(match, replay, guided)
    app.ending.watch_signals()
    app.run()
    if app.ending.code is not None:
        # The interpreter would write to the terminal once more before it ends, and that may block.
        os._exit(app.ending.code)
    return app.return_code or 0
