"""What can be done beside playing: rules, log, a look at what is hidden, the end, the next match."""

from dataclasses import replace
from typing import TypeVar

from textual.content import Content

from cavegames.engine import store
from cavegames.engine.game import Refusal, Seat
from cavegames.tui import seeds
from cavegames.tui.curtain import Curtain
from cavegames.tui.match_clock import MatchClock
from cavegames.tui.match_eyes import Eyes
from cavegames.tui.match_log import written
from cavegames.tui.match_looks import BoardLooks
from cavegames.tui.story import sentences
from cavegames.tui.text_screen import TextScreen

T = TypeVar("T")


class Asides(BoardLooks, Eyes, MatchClock):
    """The half of the match screen that changes no match."""

    told_result: bool = False

    def action_why(self) -> None:
        """Open the rules at the clause that matters now."""
        self.cave.open_rules(self.game_id, self.clause_now)

    def action_describe(self) -> None:
        """Say all about the space under the cursor."""
        cell = self.table.cell()
        if cell:
            self.app.push_screen(TextScreen(cell, Content(self.table.description(self.view()))))
        else:
            self.say(Refusal("", "Move the cursor to a space first, with the arrow keys or the mouse."))

    def action_log(self) -> None:
        """Show the whole log."""
        story = sentences(self.game, self.names, self.match.plies)
        text = written(story) if story else Content("Nothing has happened yet.")
        self.app.push_screen(TextScreen("What has happened", text, at_end=True))

    def on_game_table_peek(self) -> None:
        """Somebody wants to look at what they alone may see."""
        self.peek()

    def peek(self) -> None:
        """Show somebody what they alone may see, behind the curtain; or let them sit down or get up."""
        if self.private:
            self.change_seats()
            return
        people = self._with_secrets()
        alone = sum(self.person(s) for s in range(len(self.names))) == 1
        if people:
            self.app.push_screen(Curtain("amethysts", people, self._secret, alone))
        else:
            self.say(Refusal("", "There is nothing to look at yet."))

    def something_to_see(self) -> bool:
        """Whether somebody may look at what they alone may see, and does not look yet."""
        if self.private:
            return self.unseen is not None and self.match.outcome is None
        return bool(self._with_secrets())

    def _with_secrets(self) -> dict[Seat, str]:
        """The people who have something that they alone may see."""
        counts = self.table.secrets(self.match.state)
        return {s: self.names[s] for s, count in enumerate(counts) if count and self.person(s)}

    def _secret(self, seat: Seat) -> Content:
        return self.table.secret(self.game.observe(self.match.state, seat), seat)

    def tell_result(self) -> None:
        """Show the end, once, when this screen is on top."""
        if self.match.outcome is not None and not self.told_result and self.app.screen is self:
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
        if self.refuse_while_timed():
            return
        from cavegames.tui.replay_screen import ReplayScreen

        self.app.push_screen(ReplayScreen(self.match))

    def action_rematch(self) -> None:
        """A new match of the same people with the same options."""
        setup = replace(self.match.setup, seed=seeds.roll(), position=None)
        match = self.attempt(lambda: store.new_match(self.game, setup))
        if match is not None:
            self.cave.open_match(match)

    def action_leave(self) -> None:
        """To the start screen; the match is saved."""
        self.dismiss()
