"""The replay of a match file: step, jump, let it run, see it with other eyes, take it over."""

from pathlib import Path
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.content import Content
from textual.timer import Timer
from textual.widgets import Static

from cavegames.engine.errors import JournalError
from cavegames.engine.game import BadPosition
from cavegames.engine.match import Match
from cavegames.tui import garbage, takeover
from cavegames.tui.actions import group_bindings
from cavegames.tui.actions.match import REPLAY
from cavegames.tui.games.registry import part
from cavegames.tui.looks import Look
from cavegames.tui.match_bar import MatchBar
from cavegames.tui.match_log import KEPT, MatchLog
from cavegames.tui.match_looks import BoardLooks
from cavegames.tui.match_table import GameTable, Showing
from cavegames.tui.pane import Pane
from cavegames.tui.replay_pace import Pace
from cavegames.tui.replay_steps import NoStory, ReplayStep, Story, story, story_of
from cavegames.tui.replay_views import PUBLIC, View, views
from cavegames.tui.scrubber import Scrubber
from cavegames.tui.text_screen import Question

TENTHS = 10
"""A leap is one of so many parts of the match."""


class ReplayScreen(BoardLooks):
    """Shows a match again. The board is the same as in play, but nothing can be played."""

    GROUP = "replay"
    BINDINGS: ClassVar[list[BindingType]] = group_bindings("replay")
    AUTO_FOCUS = ""
    DEFAULT_CSS = """
    ReplayScreen { layout: vertical; }
    ReplayScreen #turn { height: 1; padding: 0 1; background: $cave-surface; }
    ReplayScreen GameTable { height: 1fr; }
    ReplayScreen #problem { padding: 2 4; }
    """

    def __init__(self, source: Path | Match[Any, Any]) -> None:
        """Show a match file, or a match that is being played."""
        super().__init__()
        self.story: Story | None = None
        self.problem = ""
        self.at = 0
        self.pace = Pace()
        self.seen: View = PUBLIC
        self.running = False
        self.timer: Timer | None = None
        self.played_on = isinstance(source, Match)
        """The match is open on the screen below."""
        try:
            self.story = story(source) if isinstance(source, Path) else story_of(source)
        except NoStory as none:
            self.problem = str(none)

    @property
    def game_id(self) -> str | None:
        """The game, for the rules."""
        return self.story.match.setup.game if self.story is not None else None

    def compose(self) -> ComposeResult:
        """The same table as in play, and the scrubber."""
        yield Pane("turn", self)
        if self.story is None:
            yield Static(Content(self.problem), id="problem")
        else:
            game = self.story.match.game
            table = part(game.info.id, "table")(game, self.cave.look, self.cave.board_size)
            yield table
            yield Scrubber(self.last)
        yield MatchBar()

    def on_mount(self) -> None:
        """Start at the start."""
        if self.story is not None:
            for note in self.story.notes:
                self.notify(note, severity="warning", timeout=12, markup=False)
            self.call_after_refresh(self.go, 0)
            self.set_timer(garbage.AFTER, garbage.settle)

    def on_resize(self) -> None:
        """Fit the width."""
        self.call_after_refresh(self.go, self.at)

    @property
    def step(self) -> ReplayStep:
        """The step that is shown."""
        assert self.story is not None
        return self.story.steps[self.at]

    def go(self, at: int) -> None:
        """Show a step, the nearest there is."""
        if self.story is None or not self.is_mounted:
            return
        self.at = max(0, min(at, self.last))
        step, match = self.step, self.story.match
        table = self.query_one(GameTable)
        view = self.seen.of(match, step.state)
        table.show(Showing(view, match.setup.names, (), None, step.plies, self._waiting()))
        table.follow()
        self.query_one(Scrubber).show(self.at, self.cave.look is Look.ASCII)
        self.query_one("#turn", Pane).update(self._turn(), layout=False)
        shown = range(max(0, self.at - KEPT), self.at + 1)
        told = [sentence for at in shown for sentence in self.story.told(at, self.seen)]
        self.query_one(MatchLog).show(told)
        self._go_on()
        self.refresh_bindings()

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.story.steps) - 1 if self.story is not None else 0

    def on_scrubber_wanted(self, wanted: Scrubber.Wanted) -> None:
        """Go where the bar was clicked."""
        self.go(wanted.step)

    def _turn(self) -> Content:
        """What happened in this step, and where it lies."""
        assert self.story is not None
        told = " ".join(sentence.text for sentence in self.story.told(self.at, self.seen)) or self._begins()
        minutes, seconds = divmod(int(self.step.seconds), 60)
        where = f"{self.at}/{self.last}  {minutes}:{seconds:02}"
        room = max(10, self.size.width - 4 - len(where))
        told = told if len(told) <= room else told[: room - 3] + "..."
        return Content.assemble((told, "bold"), " " * (room - len(told) + 2), (where, "$cave-quiet"))

    def _begins(self) -> str:
        assert self.story is not None
        origin = self.story.origin
        return f"The match begins. It was taken over from {origin}." if origin else "The match begins."

    def _waiting(self) -> str:
        assert self.story is not None
        does = "runs" if self.running else "stands"
        return f"Replay {does}, {self.pace.words}. {self.seen.words(self.story.match)}"

    # What can be done

    def action_forward(self) -> None:
        """One step on."""
        self.go(self.at + 1)

    def action_back(self) -> None:
        """One step back."""
        self.go(self.at - 1)

    def action_turn_forward(self) -> None:
        """On until the next turn begins."""
        self._turn_by(1)

    def action_turn_back(self) -> None:
        """Back until a turn begins."""
        self._turn_by(-1)

    def _turn_by(self, by: int) -> None:
        assert self.story is not None
        self.go(self.story.turn(self.at, by))

    def action_leap_forward(self) -> None:
        """On by a tenth of the match."""
        self.go(self.at + max(1, self.last // TENTHS))

    def action_leap_back(self) -> None:
        """Back by a tenth of the match."""
        self.go(self.at - max(1, self.last // TENTHS))

    def action_start(self) -> None:
        """To the start."""
        self.go(0)

    def action_end(self) -> None:
        """To the last step."""
        self.go(self.last)

    def action_run(self) -> None:
        """Let it run, or stop it; from the end it starts anew."""
        self.running = not self.running
        self.go(0 if self.running and self.at == self.last else self.at)

    def _go_on(self) -> None:
        """Wait for the next step while it runs."""
        if self.timer is not None:
            self.timer.stop()
            self.timer = None
        if self.story is None or self.at == self.last:
            self.running = False
        elif self.running:
            took = self.story.steps[self.at + 1].seconds - self.step.seconds
            self.timer = self.set_timer(self.pace.wait(took), self.action_forward)

    def on_screen_suspend(self) -> None:
        """Something lies over it: stop."""
        if self.running:
            self.action_run()

    def action_faster(self) -> None:
        """Run faster."""
        self.pace = self.pace.by(1)
        self.go(self.at)

    def action_slower(self) -> None:
        """Run slower."""
        self.pace = self.pace.by(-1)
        self.go(self.at)

    def action_real(self) -> None:
        """Run as fast as it was played, or not."""
        self.pace = self.pace.other()
        self.go(self.at)

    def action_view(self) -> None:
        """See it with the next eyes."""
        assert self.story is not None
        there = views(self.story.match)
        self.seen = there[(there.index(self.seen) + 1) % len(there)]
        self.go(self.at)

    # Taking over

    def action_take_over(self) -> None:
        """Start a new match from here; an open one is played on instead."""
        assert self.story is not None
        match = self.story.match
        if match.outcome is None:
            question = Question("Take over?", takeover.STILL_OPEN, "Play it on", "Back to the replay")
            self.app.push_screen(question, self._play_on)
        elif self.step.to_move is None:
            self.notify(takeover.OVER_HERE)
        else:
            self.app.push_screen(takeover.TakeOver(match.game.info.hidden), self._take_over)

    def _play_on(self, yes: bool | None) -> None:
        if not yes:
            return
        if self.played_on or self.story is None or self.story.path is None:
            self.dismiss()
        else:
            self.cave.carry_on(self.story.path)

    def _take_over(self, how: str | None) -> None:
        if how not in ("anew", "same") or self.story is None:
            return
        origin = takeover.origin(self.story.path, self.at, self.step.count)
        try:
            match = takeover.take_over(self.story.match, self.step.state, origin, anew=how == "anew")
        except (BadPosition, JournalError) as trouble:
            self.cave.say(str(trouble))
        else:
            self.cave.open_match(match)

    def settings_changed(self) -> None:
        """Draw in the look and size chosen now."""
        if self.story is not None:
            self.query_one(GameTable).draw_as(self.cave.look, self.cave.board_size)
            self.go(self.at)

    def action_leave(self) -> None:
        """Close the replay."""
        self.go_back()

    def check_action(self, action: str, _: tuple[object, ...]) -> bool | None:
        """Only what does something now. Other views wait for the end of the match."""
        if action in ("leave", "look", "size") or not group_has(action):
            return True
        if self.story is None:
            return False
        return action != "view" or len(views(self.story.match)) > 1


def group_has(action: str) -> bool:
    """Whether an action is one of the replay."""
    return any(entry.run == f"screen.{action}" for entry in REPLAY)
