"""The replay of a match file: step, jump, let it run; what was hidden stays hidden until it is asked for."""

from pathlib import Path
from typing import Any, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.content import Content
from textual.timer import Timer
from textual.widgets import Static

from cavegames.engine.match import Match
from cavegames.tui import garbage
from cavegames.tui.actions import REPLAY, group_bindings
from cavegames.tui.games.registry import part
from cavegames.tui.looks import Look
from cavegames.tui.match_bar import MatchBar
from cavegames.tui.match_log import KEPT, MatchLog
from cavegames.tui.match_looks import BoardLooks
from cavegames.tui.match_table import GameTable, Showing
from cavegames.tui.pane import Pane
from cavegames.tui.replay_steps import NoStory, ReplayStep, Story, story, story_of

SPEEDS: tuple[float, ...] = (4.0, 2.0, 1.0, 0.5, 0.2, 0.05)
"""Seconds that each step is shown, from slow to fast."""


class Scrubber(Static):
    """A bar that shows how far the replay is; a click or a drag goes there."""

    DEFAULT_CSS = """
    Scrubber { height: 1; margin: 0 1; color: $cave-lamp; }
    """

    def __init__(self, last: int) -> None:
        super().__init__(id="scrubber")
        self.last = last

    def show(self, step: int, plain: bool) -> None:
        """Show where `step` lies."""
        width = max(1, self.size.width - 1)
        done = width * step // max(1, self.last)
        before, here, after = ("=", "O", "-") if plain else ("━", "●", "─")
        self.update(Content(before * done + here + after * (width - done)), layout=False)

    def _go(self, x: int) -> None:
        step = round(x * self.last / max(1, self.size.width - 1))
        self.screen.call_later(self.screen.go, step)  # type: ignore[attr-defined]

    def on_click(self, event: events.Click) -> None:
        """Go there."""
        self._go(event.x)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Go there while the button is down."""
        if event.button:
            self._go(event.x)


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
        self.speed = 2
        self.opened = False
        self.timer: Timer | None = None
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
            yield Scrubber(len(self.story.steps) - 1)
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
        self.at = max(0, min(at, len(self.story.steps) - 1))
        step, match = self.step, self.story.match
        view = step.state if self.opened else match.game.observe(step.state, None)
        table = self.query_one(GameTable)
        table.show(Showing(view, match.setup.names, (), None, step.plies, self._waiting()))
        table.follow()
        self.query_one(Scrubber).show(self.at, self.cave.look is Look.ASCII)
        self.query_one("#turn", Pane).update(self._turn(), layout=False)
        told = [
            sentence
            for one in self.story.steps[max(0, self.at - KEPT) : self.at + 1]
            for sentence in one.told
        ]
        self.query_one(MatchLog).show(told)
        if self.at == len(self.story.steps) - 1:
            self._stop()
        self.refresh_bindings()

    def _turn(self) -> Content:
        """What happened in this step, and where it lies."""
        assert self.story is not None
        told = " ".join(sentence.text for sentence in self.step.told) or "The match begins."
        minutes, seconds = divmod(int(self.step.seconds), 60)
        where = f"{self.at}/{len(self.story.steps) - 1}  {minutes}:{seconds:02}"
        room = max(10, self.size.width - 4 - len(where))
        told = told if len(told) <= room else told[: room - 3] + "..."
        return Content.assemble((told, "bold"), " " * (room - len(told) + 2), (where, "$cave-quiet"))

    def _waiting(self) -> str:
        running = "runs" if self.timer is not None else "stands"
        every = SPEEDS[self.speed]
        view = "Open view: hidden things show." if self.opened else "Public view."
        return f"Replay {running}, one step in {every:g} s. {view}"

    # What can be done

    def action_forward(self) -> None:
        """One step on."""
        self.go(self.at + 1)

    def action_back(self) -> None:
        """One step back."""
        self.go(self.at - 1)

    def action_turn_forward(self) -> None:
        """On until somebody else is to move."""
        self._turn_by(1)

    def action_turn_back(self) -> None:
        """Back until somebody else is to move."""
        self._turn_by(-1)

    def _turn_by(self, by: int) -> None:
        assert self.story is not None
        steps, at = self.story.steps, self.at + by
        while 0 < at < len(steps) - 1 and steps[at].to_move == steps[at - 1].to_move:
            at += by
        self.go(at)

    def action_start(self) -> None:
        """To the start."""
        self.go(0)

    def action_end(self) -> None:
        """To the last step."""
        self.go(len(self.story.steps) - 1 if self.story is not None else 0)

    def action_run(self) -> None:
        """Let it run, or stop it; from the end it starts anew."""
        assert self.story is not None
        if self.timer is not None:
            self._stop()
        else:
            if self.at == len(self.story.steps) - 1:
                self.at = 0
            self._start()
        self.go(self.at)

    def _start(self) -> None:
        self._stop()
        self.timer = self.set_interval(SPEEDS[self.speed], self.action_forward)

    def _stop(self) -> None:
        if self.timer is not None:
            self.timer.stop()
            self.timer = None

    def _pace(self, by: int) -> None:
        self.speed = max(0, min(self.speed + by, len(SPEEDS) - 1))
        if self.timer is not None:
            self._start()
        self.go(self.at)

    def action_faster(self) -> None:
        """Run faster."""
        self._pace(1)

    def action_slower(self) -> None:
        """Run slower."""
        self._pace(-1)

    def action_open(self) -> None:
        """Show what was hidden, or hide it again."""
        self.opened = not self.opened
        self.go(self.at)

    def settings_changed(self) -> None:
        """Draw in the look and size chosen now."""
        if self.story is not None:
            self.query_one(GameTable).draw_as(self.cave.look, self.cave.board_size)
            self.go(self.at)

    def action_leave(self) -> None:
        """Close the replay."""
        self.go_back()

    def check_action(self, action: str, _: tuple[object, ...]) -> bool | None:
        """Only what does something now. The open view waits for the end of the match."""
        if action in ("leave", "look", "size") or not group_has(action):
            return True
        if self.story is None:
            return False
        if action == "open":
            return self.story.match.outcome is not None
        return True


def group_has(action: str) -> bool:
    """Whether an action is one of the replay."""
    return any(entry.run == f"screen.{action}" for entry in REPLAY)
