"""The match screen: draws what everyone may know, asks, and plays what is wanted. The same for all games."""

from collections.abc import Callable
from typing import Any, ClassVar, TypeVar

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.content import Content

from cavegames.engine import store
from cavegames.engine.game import Refusal, Seat
from cavegames.tui import garbage
from cavegames.tui.actions import group_bindings
from cavegames.tui.games.registry import part
from cavegames.tui.match_asides import Asides
from cavegames.tui.match_bar import MatchBar
from cavegames.tui.match_computer import ComputerSide
from cavegames.tui.match_eyes import Eyes
from cavegames.tui.match_hint import Hints
from cavegames.tui.match_log import MatchLog
from cavegames.tui.match_table import GameTable, Showing
from cavegames.tui.names import fit
from cavegames.tui.pane import Pane
from cavegames.tui.story import sentences
from cavegames.tui.text_screen import Question

T = TypeVar("T")


class MatchScreen(ComputerSide, Hints, Asides, Eyes):
    """A match being played. Every move is in the match file before it is shown."""

    GROUP = "match"
    BINDINGS: ClassVar[list[BindingType]] = group_bindings("match")
    AUTO_FOCUS = "#board"
    DEFAULT_CSS = """
    MatchScreen { layout: vertical; }
    MatchScreen #turn { height: 1; padding: 0 1; background: $cave-surface; }
    MatchScreen GameTable { height: 1fr; }
    """

    def compose(self) -> ComposeResult:
        """One line on top, the table of the game, what can be done."""
        yield Pane("turn", self)
        yield part(self.game_id, "table")(self.game, self.cave.look, self.cave.board_size)
        yield MatchBar()

    def on_mount(self) -> None:
        """Show where the match stands."""
        self.call_after_refresh(self.draw)
        self.call_after_refresh(self.go_on)
        self.set_timer(garbage.AFTER, garbage.settle)

    async def on_unmount(self) -> None:
        """End the child process, give the match file back."""
        self.workers.cancel_node(self)  # Who waits for an answer of the child must not take its end for one.
        await self.thinker.close()
        store.leave(self.match)
        self.cave.match_left()

    # What is shown

    def draw(self) -> None:
        """Show the position as whoever sits before the screen may know it."""
        self.look_away()
        view, seat = self.view(), self.match.to_move
        over = seat is None
        hidden = over or (self.private and self.asked(seat) is None)
        self.table.show(
            Showing(
                view=view,
                names=self.names,
                legal=() if hidden else tuple(self.game.legal(view)),
                acting=self.asked(seat),
                plies=tuple(self.match.plies),
                waiting=self._waiting(seat),
                own=self._own,
            )
        )
        self.time_changed()
        self.query_one("#turn", Pane).update(self._turn(view, seat), layout=False)
        self.query_one(MatchLog).show(sentences(self.game, self.names, self.match.plies))
        if over:  # The end comes on top at once, and the bar behind it stays as it is then.
            self.query_one(MatchBar).draw()
        self.refresh_bindings()
        self.pass_screen()

    def _own(self, seat: Seat) -> Any:
        """What the person on a seat may know; of a computer player what everyone may know."""
        return self.game.observe(self.match.state, seat if self.person(seat) else None)

    def _waiting(self, seat: Seat | None) -> str:
        """Why nobody at this screen can act."""
        if seat is None:
            return "The match is over. s shows the scores, n starts a new one."
        if self.asked(seat) is not None:
            return ""
        if self.person(seat):
            return f"{self.names[seat]} is to play. v shows the hand, to {self.names[seat]} alone."
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
        room = self.size.width - 4 - len(where) - cell_len(head[0])
        rest = fit(rest, room) if cell_len(rest) > room else rest
        gap = " " * (room - cell_len(rest) + 2)
        return Content.assemble(head, (rest, "bold"), (gap + where, "$cave-quiet"))

    def go_back(self) -> None:
        """Esc: put back what was begun, else leave; the match is saved."""
        if not self.table.put_back():
            self.dismiss()

    def settings_changed(self) -> None:
        """Draw in the look and size chosen now."""
        self.table.draw_as(self.cave.look, self.cave.board_size)

    def on_resize(self) -> None:
        """The line on top fits the width."""
        if self.is_mounted:
            self.call_later(self.draw)

    def on_screen_resume(self) -> None:
        """Back from another screen."""
        self.tell_result()

    # What is done to the match

    def play(self, move: object, seconds: float | None = None) -> bool:
        """Play a move: it is in the match file before it is shown. What comes too late comes after that."""
        if seconds is None:
            self.end_of_time()
        at = self.seconds if seconds is None else seconds
        ply = self.attempt(lambda: self.match.play(move, at))
        if ply is not None:
            self._changed()
        return ply is not None

    def _changed(self) -> None:
        self.why = None
        self.draw()
        self.go_on()
        self.tell_result()

    def on_game_table_wish(self, wish: GameTable.Wish) -> None:
        """A person wants to play a move."""
        seat = self.match.to_move
        if seat is None or self.asked(seat) is not None:
            self.play(wish.move)

    def on_game_table_said(self, said: GameTable.Said) -> None:
        """The table has something to tell."""
        self.say(said.refusal)

    def action_undo(self) -> None:
        """Take back the last move; against a computer, back to the person's own last decision."""
        ply = self.attempt(self._take_back)
        if ply is not None:
            told = " ".join(s.text for s in sentences(self.game, self.names, [ply]))
            self._changed()
            self.say(Refusal("", f"Taken back: {told}"))

    def action_redo(self) -> None:
        """Play again what was taken back."""
        if self.attempt(self._again) is not None:
            self._changed()

    def action_resign(self) -> None:
        """Give up, after a question."""
        seat = self._speaker()
        if seat is None:
            return

        def answered(yes: bool | None) -> None:
            if yes and self.attempt(lambda: self._resign(seat)):
                self._changed()

        name = self.names[seat]
        self.app.push_screen(
            Question(
                "Give up?", f"{name} gives the match up. This cannot be taken back.", "Give up", "Play on"
            ),
            answered,
        )

    def _resign(self, seat: Seat) -> bool:
        self.match.resign(seat, self.seconds)
        return True

    def _speaker(self) -> Seat | None:
        """The person who can speak now: the one to move, else the first."""
        seat = self.match.to_move
        if seat is None or self.person(seat):
            return seat
        return next((s for s in range(len(self.names)) if self.person(s)), None)

    @property
    def vain(self) -> frozenset[str]:
        """Actions of little use now: the bar does not show them, but their keys work or say why not."""
        found = {"match.replay", "match.rematch"} if self.match.outcome is None else {"match.hint"}
        if self.match.undo_refusal() is not None or not self._to_person:
            found.add("match.undo")
        if self.match.redo_refusal() is not None:
            found.add("match.redo")
        if self._to_person and not self.paused and not self.timed:
            found.add("match.pause")
        if not self.something_to_see():
            found.add(self.table.PEEK)
        return frozenset(found) | self.table.vain

    def check_action(self, action: str, _: tuple[object, ...]) -> bool | None:
        """Only what does something now."""
        return action not in _WHEN or _WHEN[action](self)


_WHEN: dict[str, Callable[[MatchScreen], bool]] = {
    "pause": lambda screen: (
        screen.match.outcome is None
        and (screen.timed or not all(map(screen.person, range(len(screen.names)))))
    ),
    "result": lambda screen: screen.match.outcome is not None,
    "resign": lambda screen: screen.match.outcome is None,
}
"""When those actions do something."""
