"""All matches there are, or those that can go on: Enter opens one."""

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from cavegames.engine import registry, store
from cavegames.engine.store import Summary
from cavegames.tui import names, shelf
from cavegames.tui.actions import group_bindings
from cavegames.tui.lines import Lines
from cavegames.tui.screen import CaveScreen

GAME, WHEN, MOVES, RESULT = 18, 11, 5, 16
"""Widths of the columns, in cells; the names take the rest."""
GAP = 2
SIDES = 3
"""What padding and scroll bar of the list take."""
HEADINGS = ("Game", "Players", "Last played", "Moves", "Result")


class ShelfScreen(CaveScreen[None]):
    """A list of match files, the one last played first."""

    GROUP = "shelf"
    CSS_PATH = "styles/shelf.tcss"
    BINDINGS: ClassVar[list[BindingType]] = group_bindings("shelf")

    def __init__(self, game_id: str | None = None, *, unfinished: bool = False) -> None:
        """`unfinished` lists matches to go on with, else all to look at again."""
        super().__init__()
        self.game_id = game_id
        self.unfinished = unfinished
        self.summaries: tuple[Summary, ...] = ()

    def compose(self) -> ComposeResult:
        """The list, and a line on the match under the cursor."""
        with Horizontal(classes="title-bar"):
            yield Static("Continue" if self.unfinished else "Replays", classes="title")
            yield Static(id="count", classes="where")
        with Vertical(classes="panel", id="shelf"):
            yield Static(id="columns", classes="hint")
            yield Lines(id="matches")
            yield Static(id="none")
        yield Static(id="about", classes="hint")
        yield Footer(show_command_palette=False)

    def on_screen_resume(self) -> None:
        """Look the files up, away from the event loop."""
        self._look_up()

    def action_reload(self) -> None:
        """Look for match files again."""
        self._look_up()

    @work(thread=True, exclusive=True)
    def _look_up(self) -> None:
        found = store.unfinished(self.game_id) if self.unfinished else store.matches(self.game_id)
        # The app may be ending just now: nothing here waits for it.
        self.call_later(self._show, found)

    def _show(self, found: Sequence[Summary]) -> None:
        self.summaries = tuple(found)
        self._fill()
        none = self.query_one("#none", Static)
        none.display = not found
        self.query_one("#columns").display = self.query_one("#matches").display = bool(found)
        none.update(
            "No match is open. New game starts one." if self.unfinished else "No match has been played yet."
        )
        self.query_one("#count", Static).update("1 match" if len(found) == 1 else f"{len(found)} matches")

    def on_resize(self) -> None:
        """The columns take the room there is."""
        self.call_after_refresh(self._fill)

    def _fill(self) -> None:
        room = self.query_one("#shelf").content_size.width - sum((WHEN, MOVES, RESULT, GAP * 3, SIDES))
        if several_games():
            room -= GAME + GAP
        self.query_one("#columns", Static).update(row(HEADINGS, room))
        matches = self.query_one("#matches", OptionList)
        at = matches.highlighted or 0
        matches.clear_options()
        matches.add_options([Option(_line(summary, room)) for summary in self.summaries])
        matches.highlighted = min(at, len(self.summaries) - 1) if self.summaries else None

    @on(OptionList.OptionHighlighted)
    def _about(self, event: OptionList.OptionHighlighted) -> None:
        summary = self.summaries[event.option_index]
        self.query_one("#about", Static).update(Content(shelf.about(summary)))

    @on(OptionList.OptionSelected)
    def _chosen(self, event: OptionList.OptionSelected) -> None:
        summary = self.summaries[event.option_index]
        if summary.problem:
            self.cave.say(summary.problem)
        else:
            self._open(summary.path)

    def _open(self, path: Path) -> None:
        if self.unfinished:
            self.cave.carry_on(path)
        else:
            self.cave.open_replay(path)


def several_games() -> bool:
    """Whether the list must say which game a match is of."""
    return len(registry.GAMES) > 1


def row(cells: Sequence[str], room: int) -> Content:
    """Game, players, when, moves and result in columns; the number is right-aligned."""
    game, players, when, moves, result = cells
    columns = [
        names.fit(players, max(1, room)),
        names.fit(when, WHEN),
        moves.rjust(MOVES),
        names.fit(result, RESULT),
    ]
    if several_games():
        columns.insert(0, names.fit(game, GAME))
    return Content((" " * GAP).join(columns))


def _line(summary: Summary, room: int) -> Content:
    players = shelf.together(summary.names) or summary.path.name
    moves = "" if summary.problem else str(summary.plies)
    line = row(
        (shelf.title(summary), players, shelf.when(summary.written), moves, shelf.result(summary)), room
    )
    return line.stylize("italic") if summary.problem else line
