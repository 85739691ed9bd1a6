"""The launcher: a door for each game, and what can be done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Container, Horizontal, Vertical
from textual.content import Content
from textual.widgets import Footer, Static
from textual.worker import get_current_worker

from cavegames.engine import assets, glance, registry
from cavegames.engine.glance import Glimpse
from cavegames.engine.info import GameInfo
from cavegames.tui import shelf
from cavegames.tui.actions import group_bindings
from cavegames.tui.door import Door, DoorClicked
from cavegames.tui.door_sign import Sign
from cavegames.tui.menu import Menu
from cavegames.tui.screen import CaveScreen

if TYPE_CHECKING:
    from cavegames.engine.store import Summary

MENU_ROOM = 20

OFFER = "New here?\nFirst match shows how\nit is played."


class LauncherScreen(CaveScreen[None]):
    """The first screen. Left and right choose a door, up and down what to do there."""

    GROUP = "launcher"
    # All doors where each has room for a picture; else a sign for each, and one door.
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (124, "-wide")]  # noqa: RUF012 (as textual declares it)
    VERTICAL_BREAKPOINTS = [(0, "-low"), (36, "-high")]  # noqa: RUF012
    CSS_PATH = "styles/launcher.tcss"
    BINDINGS: ClassVar[list[BindingType]] = group_bindings("launcher")

    def __init__(self, *, later: bool = False) -> None:
        """`later`: another screen lies over it from the start, so its doors are made when that is left."""
        super().__init__()
        self._bare, self._covered = later, False
        self.unfinished: tuple[Summary | Glimpse, ...] = glance.open_matches()
        self.played: frozenset[str] | None = None
        """The games of which there is any match; None before they were looked up."""
        self._touched = False
        self._trouble: str | None = None

    @property
    def games(self) -> tuple[GameInfo, ...]:
        """The games there are."""
        return registry.GAMES

    @property
    def game_id(self) -> str:
        """The game whose door is chosen."""
        known = [info.id for info in self.games]
        last = self.cave.settings.last_game
        return last if last in known else known[0]

    def compose(self) -> ComposeResult:
        """The doors and the menu."""
        if self._bare:
            return
        yield Static("c a v e g a m e s", id="wordmark")
        with Horizontal(id="signs"):
            for info in self.games:
                yield Sign(info)
        with Horizontal(id="hall"):
            with Container(id="doors"):
                for info in self.games:
                    yield Door(info, self.cave.look, self.cave.palette)
            with Vertical(id="side"):
                yield Menu(width=MENU_ROOM, id="menu")
                yield Static(id="newest")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Choose the last game. That there is a match to go on with is known; the rest is looked up."""
        if not self._bare:
            self._arrive()

    def _arrive(self) -> None:
        self._show_choice()
        self.query_one(Menu).focus()

    async def on_screen_resume(self) -> None:
        """Matches may have come, gone on or ended."""
        if self._bare and self._covered and self.is_current:
            self._bare = False
            await self.recompose()
            self._arrive()
        if not self._bare:
            self.look_again()

    def look_again(self) -> None:
        """See at a glance whether there is something to go on with, then look for all there is to tell."""
        seen = glance.open_matches()
        known = {match.path for match in self.unfinished}
        if self.is_mounted and self.is_current and {match.path for match in seen} != known:
            self.unfinished = seen
            self._show_choice()
        self.call_after_refresh(self._look_after_frame)

    def _look_after_frame(self) -> None:
        """Start to look for matches; not while another screen hides this one, which would wait for it."""
        if self.is_current:
            self.run_worker(self._look_up, thread=True, exclusive=True)

    def _look_up(self) -> None:
        from cavegames.engine import store

        found, trouble = store.matches(), store.trouble()
        still_open = store.still_open(found)
        if not get_current_worker().is_cancelled:
            # The app may be ending just now: nothing here waits for it.
            self.call_later(self._found, found, still_open, trouble)

    def _found(self, found: Sequence[Summary], still_open: Sequence[Summary], trouble: str | None) -> None:
        self.unfinished = tuple(still_open)
        self.played = frozenset(match.game for match in found)
        if trouble and trouble != self._trouble:
            self.cave.say(trouble, timeout=30)
        self._trouble = trouble
        self._show_choice()

    def settings_changed(self) -> None:
        """Draw in the look and colours of now."""
        for door in self.query(Door):
            door.draw_as(self.cave.look, self.cave.palette)
        self._show_choice()

    def _here(self) -> tuple[Summary | Glimpse, ...]:
        return tuple(summary for summary in self.unfinished if summary.game == self.game_id)

    def _show_choice(self) -> None:
        if self._bare:
            return
        games = Counter(summary.game for summary in self.unfinished)
        for door in (*self.query(Door), *self.query(Sign)):
            door.set_class(door.info.id == self.game_id, "-chosen")
            door.tell_open(shelf.open_matches(games[door.info.id]))
        here = self._here()
        ids = ["new_game", "replays", "how_to_play", "records", "settings", "quit"]
        if self._guided:
            ids.insert(3, "first_match")
        if here:
            ids.insert(0, "carry_on")
        menu = self.query_one(Menu)
        keep = None if menu.highlighted is None else menu.get_option_at_index(menu.highlighted).id
        chosen = keep if self._touched else f"launcher.{ids[0]}"
        menu.fill([f"launcher.{name}" for name in ids], self.cave.settings.keymap, chosen)
        self.query_one("#newest", Static).update(Content(newest(here[0]) if here else self._offer()))

    def _offer(self) -> str:
        """A word on the guided match, once, to somebody who has never played this game."""
        new = self.played is not None and self.game_id not in self.played
        if not new or self.game_id in self.cave.settings.guides_offered or not self._guided:
            return ""
        return OFFER

    @property
    def _guided(self) -> bool:
        """Whether the game chosen has a guided match; its checks can wait, the first frame cannot."""
        return assets.exists(f"guides/{self.game_id}.toml")

    def on_screen_suspend(self) -> None:
        """What was offered has been seen. No screen is drawn anew for that: the next one is not ready yet."""
        self._covered = True
        if self._offer():
            settings = self.cave.settings
            settings.guides_offered = [*settings.guides_offered, self.game_id]
            self.cave.store.save(settings)

    def on_key(self) -> None:
        """From the first key on the menu stays where the player put it."""
        self._touched = True

    def choose(self, game_id: str) -> None:
        """Stand before the door of a game."""
        if game_id != self.game_id:
            self._touched = False
            self.cave.change_settings(last_game=game_id)
            self._show_choice()

    @on(DoorClicked)
    def _door_clicked(self, event: DoorClicked) -> None:
        if event.game_id != self.game_id:
            self.choose(event.game_id)
        elif self._here():
            self.action_carry_on()
        else:
            self.action_new_game()

    def _step(self, by: int) -> None:
        ids = [info.id for info in self.games]
        self.choose(ids[(ids.index(self.game_id) + by) % len(ids)])

    def check_action(self, action: str, _: tuple[object, ...]) -> bool | None:
        """Only what does something now."""
        if action == "carry_on":
            return bool(self._here())
        if action == "first_match":
            return self._guided
        return len(self.games) > 1 if action in ("next_door", "previous_door") else True

    def action_next_door(self) -> None:
        """Go one door on."""
        self._step(1)

    def action_previous_door(self) -> None:
        """Go one door back."""
        self._step(-1)

    def action_carry_on(self) -> None:
        """Go on with the open match, or choose among several."""
        here = self._here()
        if len(here) == 1:
            self.cave.carry_on(here[0].path)
        else:
            self.cave.open_shelf(self.game_id, unfinished=True)

    def action_new_game(self) -> None:
        """Set up a match."""
        self.cave.open_game(self.game_id)

    def action_first_match(self) -> None:
        """Learn the game in the guided match."""
        self.cave.open_guide(self.game_id)

    def action_replays(self) -> None:
        """Show all matches there are."""
        self.cave.open_shelf(None)

    def action_how_to_play(self) -> None:
        """Read the rules."""
        self.cave.open_rules(self.game_id)

    def action_records(self) -> None:
        """Show the records, those of this game first."""
        from cavegames.tui.records_screen import RecordsScreen

        self.app.push_screen(RecordsScreen(self.game_id))

    def action_settings(self) -> None:
        """Open the settings."""
        self.cave.action_settings()

    def action_quit(self) -> None:
        """Leave cavegames."""
        self.app.exit()


def newest(match: Summary | Glimpse) -> str:
    """Which match Continue means; empty while only a glance tells of it."""
    return "" if isinstance(match, Glimpse) else shelf.newest(match)
