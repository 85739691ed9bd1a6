"""The ways from screen to screen. A screen is imported when it is first shown: the start stays short."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from textual.app import App

from cavegames.engine import registry
from cavegames.tui.settings import Settings

if TYPE_CHECKING:
    from cavegames.engine.match import Match


class Ways(App[None], inherit_bindings=False):
    """An app that can show each of the screens."""

    settings: Settings

    def open_game(self, game_id: str) -> None:
        """Show the new-game screen of a game."""
        from cavegames.tui.new_game import NewGameScreen

        self.push_screen(NewGameScreen(game_id))

    def open_match(self, match: "Match[Any, Any]", notes: Sequence[str] = ()) -> None:
        """Show a match over the launcher, in the place of what is there, with sentences about it."""
        from cavegames.tui.match_screen import MatchScreen

        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(MatchScreen(match))
        for note in notes:
            self.say(note, timeout=12)

    def carry_on(self, path: Path) -> None:
        """Go on with the match in a file, or say why it cannot be."""
        from cavegames.engine import store
        from cavegames.engine.errors import JournalError

        try:
            opened = store.open_match(path)
        except JournalError as error:
            self.say(str(error))
        else:
            self.open_match(opened.match, opened.notes)

    def match_left(self) -> None:
        """A match screen is gone, and its file with it where nothing was done: the launcher looks again."""
        from cavegames.tui.launcher import LauncherScreen

        if self.is_running:
            for screen in self.screen_stack:
                if isinstance(screen, LauncherScreen):
                    screen.look_again()

    def open_shelf(self, game_id: str | None, *, unfinished: bool = False) -> None:
        """List the matches of a game, or all: those to go on with, or all to look at again."""
        from cavegames.tui.shelf_screen import ShelfScreen

        self.push_screen(ShelfScreen(game_id, unfinished=unfinished))

    def say(self, sentence: str, *, timeout: float = 8) -> None:
        """Show a sentence that may hold anything, names and paths too."""
        self.notify(sentence, severity="warning", timeout=timeout, markup=False)

    def open_replay(self, path: Path) -> None:
        """Show a match file again."""
        from cavegames.tui.replay_screen import ReplayScreen

        self.push_screen(ReplayScreen(path))

    def open_guide(self, game_id: str) -> None:
        """Show the guided first match of a game that has one."""
        from cavegames.engine import guides
        from cavegames.tui.guide_screen import GuideScreen

        self.push_screen(GuideScreen(guides.guide(game_id)))

    def open_rules(self, game_id: str, clause: str | None = None) -> None:
        """Show the rules of a game, at a clause where one is named."""
        from cavegames.tui.rules_screen import RulesScreen

        self.push_screen(RulesScreen(game_id, clause=clause))

    def action_rules(self) -> None:
        """Open the rules of the game on the screen, at the clause that matters now."""
        game_id = getattr(self.screen, "game_id", None) or self.settings.last_game or registry.GAMES[0].id
        self.open_rules(game_id, getattr(self.screen, "clause_now", None))

    def action_settings(self) -> None:
        """Open the settings."""
        from cavegames.tui.settings_screen import SettingsScreen

        if not isinstance(self.screen, SettingsScreen):
            self.push_screen(SettingsScreen())

    def action_help(self) -> None:
        """Show the keys that work now."""
        from cavegames.tui.help_screen import HelpScreen

        if not isinstance(self.screen, HelpScreen):
            self.push_screen(HelpScreen(self.screen))

    def action_command_palette(self) -> None:
        """Open the command palette."""
        from cavegames.tui.command_palette import CavePalette

        if not isinstance(self.screen, CavePalette):
            self.push_screen(CavePalette(id="--command-palette"))
