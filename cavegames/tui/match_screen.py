"""The match screen: draws what everyone may know, asks, and plays what is wanted. The same for all games."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, ClassVar, TypeVar

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.content import Content

from cavegames.engine import store
from cavegames.engine.clock import Clock, SystemClock
from cavegames.engine.game import Refusal, Refused, Seat
from cavegames.engine.match import Match
from cavegames.tui.actions import group_bindings
from cavegames.tui.curtain import Curtain
from cavegames.tui.games.registry import part
from cavegames.tui.looks import Look, Size
from cavegames.tui.match_bar import MatchBar
from cavegames.tui.match_computer import ComputerSide
from cavegames.tui.match_log import MatchLog, written
from cavegames.tui.match_table import GameTable, Showing
from cavegames.tui.pane import Pane
from cavegames.tui.screen import CaveScreen
from cavegames.tui.story import sentences
from cavegames.tui.text_screen import Question, TextScreen
from cavegames.tui.thinking import Thinker

T = TypeVar("T")


class MatchScreen(ComputerSide, CaveScreen[None]):
    """A match being played. Every move is in the match file before it is shown."""

    GROUP = "match"
    BINDINGS: ClassVar[list[BindingType]] = group_bindings("match")
    AUTO_FOCUS = "#board"
    DEFAULT_CSS = """
    MatchScreen { layout: vertical; }
    MatchScreen #turn { height: 1; padding: 0 1; background: $cave-surface; }
    MatchScreen GameTable { height: 1fr; }
    """

    def __init__(self, match: Match[Any, Any], notes: Sequence[str] = (), clock: Clock | None = None) -> None:
        """Play `match` on from where it is; `notes` are sentences to say first."""
        super().__init__()
        self.match, self.game = match, match.game
        self.game_id = match.setup.game
        self.notes = notes
        self.clock = clock or SystemClock()
        self.since = self.clock.now() - store.seconds_of(match)
        self.why: str | None = None
        self.thinker = Thinker(self.game)
        self.told_result = False

    def compose(self) -> ComposeResult:
        """One line on top, the table of the game, what can be done."""
        yield Pane("turn", self)
        yield part(self.game_id, "table")(self.game, self.cave.look, self.cave.board_size)
        yield MatchBar()

    @property
    def table(self) -> GameTable:
        """What is the game's own."""
        return self.query_one(GameTable)

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""
        return self.match.setup.names

    @property
    def seconds(self) -> float:
        """Since the start of the match, without the time it lay aside."""
        return max(0.0, self.clock.now() - self.since)

    @property
    def clause_now(self) -> str:
        """The clause that matters now: that of the last refusal, else of what is asked."""
        return self.why or self.game.prompt(self._view(), self.names).clause

    def on_mount(self) -> None:
        """Show where the match stands."""
        for note in self.notes:
            self.notify(note, severity="warning", timeout=12)
        self.call_after_refresh(self.draw)
        self.call_after_refresh(self.go_on)

    async def on_unmount(self) -> None:
        """End the child process, give the match file back."""
        await self.thinker.close()
        store.close(self.match)

    # What is shown

    def _view(self) -> Any:
        return self.game.observe(self.match.state, None)

    def draw(self) -> None:
        """Show the position as everyone may know it."""
        view, seat = self._view(), self.match.to_move
        over = seat is None
        acting = seat if seat is not None and self.person(seat) else None
        self.table.show(
            Showing(
                view=view,
                names=self.names,
                legal=() if over else tuple(self.game.legal(view)),
                acting=acting,
                plies=tuple(self.match.plies),
                waiting=self._waiting(seat),
            )
        )
        self.query_one("#turn", Pane).update(self._turn(view, seat), layout=False)
        self.query_one(MatchLog).show(sentences(self.game, self.names, self.match.plies))
        self.refresh_bindings()

    def _waiting(self, seat: Seat | None) -> str:
        """Why nobody at this screen can act."""
        if seat is None:
            return "The match is over. s shows the scores, n starts a new one."
        if self.person(seat):
            return ""
        doing = "is stopped. p lets it go on." if self.paused else "is thinking. p stops it."
        return f"{self.names[seat]} {doing}"

    def _turn(self, view: Any, seat: Seat | None) -> Content:
        outcome = self.match.outcome
        if outcome is not None and self.match.resigned is not None:
            return Content(f"The match is over: {outcome.reason}.")
        text = self.game.prompt(view, self.names).text
        name = self.names[seat] if seat is not None else ""
        head = (name, f"bold $cave-seat-{seat}") if name and text.startswith(name) else ("", "")
        rest = text[len(name) :] if head[0] else text
        where = self.table.heading(view)
        gap = self.size.width - 2 - cell_len(text) - len(where)
        return Content.assemble(head, (rest, "bold"), (" " * gap + where if gap > 1 else "", "$cave-quiet"))

    def say(self, refusal: Refusal) -> None:
        """Tell why not; the key for the rules then opens that clause."""
        self.why = refusal.clause or None
        self.table.say(refusal)

    def settings_changed(self) -> None:
        """Draw in the look and size chosen now."""
        self.table.draw_as(self.cave.look, self.cave.board_size)

    def on_resize(self) -> None:
        """The line on top fits the width."""
        if self.is_mounted:
            self.call_later(self.draw)

    def on_screen_resume(self) -> None:
        """Back from another screen."""
        self._tell_result()

    # What is done to the match

    def _try(self, what: Callable[[], T]) -> T | None:
        """Do something to the match; when it is refused or cannot be kept, say so."""
        try:
            return what()
        except Refused as refused:
            self.say(refused.refusal)
        except OSError as trouble:
            self.say(Refusal("", str(trouble)))
        return None

    def play(self, move: object) -> bool:
        """Play a move: it is in the match file before it is shown."""
        ply = self._try(lambda: self.match.play(move, self.seconds))
        if ply is not None:
            self._changed()
        return ply is not None

    def _changed(self) -> None:
        self.why = None
        self.draw()
        self.go_on()
        self._tell_result()

    def on_game_table_wish(self, wish: GameTable.Wish) -> None:
        """A person wants to play a move."""
        seat = self.match.to_move
        if seat is None or self.person(seat):
            self.play(wish.move)

    def on_game_table_said(self, said: GameTable.Said) -> None:
        """The table has something to tell."""
        self.say(said.refusal)

    def action_undo(self) -> None:
        """Take back the last move; against a computer, back to the person's own last decision."""
        ply = self._try(self._take_back)
        if ply is not None:
            told = " ".join(s.text for s in sentences(self.game, self.names, [ply]))
            self._changed()
            self.say(Refusal("", f"Taken back: {told}"))

    def action_redo(self) -> None:
        """Play again what was taken back."""
        if self._try(self._again) is not None:
            self._changed()

    def action_resign(self) -> None:
        """Give up, after a question."""
        seat = self._speaker()
        if seat is None:
            return

        def answered(yes: bool | None) -> None:
            if yes and self._try(lambda: self.match.resign(seat, self.seconds) or True):
                self._changed()

        name = self.names[seat]
        self.app.push_screen(
            Question(
                "Give up?", f"{name} gives the match up. This cannot be taken back.", "Give up", "Play on"
            ),
            answered,
        )

    def _speaker(self) -> Seat | None:
        """The person who can speak now: the one to move, else the first."""
        seat = self.match.to_move
        if seat is None or self.person(seat):
            return seat
        return next((s for s in range(len(self.names)) if self.person(s)), None)

    # Beside the match

    def action_why(self) -> None:
        """Open the rules at the clause that matters now."""
        self.cave.open_rules(self.game_id, self.clause_now)

    def action_describe(self) -> None:
        """Say all about the space under the cursor."""
        cell = self.table.cell()
        if cell:
            self.app.push_screen(TextScreen(cell, Content(self.game.describe(self._view(), cell))))

    def action_log(self) -> None:
        """Show the whole log."""
        story = sentences(self.game, self.names, self.match.plies)
        text = written(story) if story else Content("Nothing has happened yet.")
        self.app.push_screen(TextScreen("What has happened", text, at_end=True))

    def on_game_table_peek(self) -> None:
        """Somebody wants to look at what they alone may see."""
        counts = self.table.secrets(self.match.state)
        people = {s: self.names[s] for s, count in enumerate(counts) if count and self.person(s)}
        alone = sum(self.person(s) for s in range(len(self.names))) == 1
        if people:
            self.app.push_screen(Curtain("amethysts", people, self._secret, alone))
        else:
            self.say(Refusal("", "There is nothing to look at yet."))

    def _secret(self, seat: Seat) -> Content:
        return self.table.secret(self.game.observe(self.match.state, seat), seat)

    def action_look(self) -> None:
        """The next look."""
        looks = list(Look)
        self.cave.change_settings(look=str(looks[(looks.index(self.cave.look) + 1) % len(looks)]))

    def action_size(self) -> None:
        """The next size."""
        sizes = list(Size)
        self.cave.change_settings(size=str(sizes[(sizes.index(self.cave.board_size) + 1) % len(sizes)]))

    def _tell_result(self) -> None:
        """Show the end, once, when this screen is on top."""
        if self.match.outcome is not None and not self.told_result and self.is_current:
            self.told_result = True
            self.action_result()

    def action_result(self) -> None:
        """Who won, and why."""
        from cavegames.tui.end_screen import EndScreen

        if self.match.outcome is not None:
            self.app.push_screen(EndScreen(self.match), self._after_end)

    def _after_end(self, choice: str | None) -> None:
        """What was chosen on the end screen."""
        if choice == "new":
            self.dismiss()
            self.cave.open_game(self.game_id)
        elif choice in ("replay", "rematch", "leave"):
            getattr(self, f"action_{choice}")()

    def action_replay(self) -> None:
        """Look at this match again."""
        from cavegames.tui.replay_screen import ReplayScreen

        self.app.push_screen(ReplayScreen(self.match))

    def action_rematch(self) -> None:
        """A new match of the same people with the same options."""
        from cavegames.tui import seeds

        setup = replace(self.match.setup, seed=seeds.roll(), position=None)
        match = self._try(lambda: store.new_match(self.game, setup))
        if match is not None:
            self.dismiss()
            self.cave.open_match(match)

    def action_leave(self) -> None:
        """To the start screen; the match is saved."""
        self.go_back()

    def check_action(self, action: str, _: tuple[object, ...]) -> bool | None:
        """Only what does something now."""
        if action not in _WHEN or not self.is_mounted:
            return True
        return _WHEN[action](self)


_WHEN: dict[str, Callable[[MatchScreen], bool]] = {
    "undo": lambda screen: bool(screen.match.plies) and screen.match.resigned is None,
    "redo": lambda screen: bool(screen.match.undone),
    "pause": lambda screen: (
        screen.match.outcome is None and not all(map(screen.person, range(len(screen.names))))
    ),
    "result": lambda screen: screen.match.outcome is not None,
    "resign": lambda screen: screen.match.outcome is None,
}
"""When those actions do something."""
