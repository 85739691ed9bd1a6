"""A limit in real time on the match screen: it runs, stands still where nobody may play, and ends in a move.

The time is the monotonic clock's; ticks are only looks at it. It stands while anything lies over the match,
while the terminal is too small, and in the pause; then neither board nor hands can be seen either.
"""

import asyncio
from typing import ClassVar

from cavegames.engine.game import Refusal
from cavegames.tui.match_core import MatchCore
from cavegames.tui.pause_screen import PauseScreen, clock_face
from cavegames.tui.too_small import too_small

TICK = 0.1
"""Seconds between two looks at the clock."""
LAST = 15.0
"""In the last seconds the clock looks otherwise, and the bell rings once, where it may."""
COVERED = "-covered"
"""The class of the screen while another one lies over it and the clock stands."""


class MatchClock(MatchCore):
    """What a match screen does about time."""

    DEFAULT_CSS: ClassVar[str] = """
    MatchClock.-covered GameTable { visibility: hidden; }
    MatchClock.-covered #turn { visibility: hidden; }
    """
    rung = False
    """The bell has rung for the last seconds of this limit."""
    alarm: asyncio.TimerHandle | None = None
    """Looks at the clock just when the time is up: a tick has to wait for what was typed before it."""

    @property
    def timed(self) -> bool:
        """Whether a limit runs, or would if the clock did not stand."""
        return self.time.limit is not None

    @property
    def on_top(self) -> bool:
        """Whether nothing lies over the match."""
        return self.app.screen is self

    @property
    def standing(self) -> bool:
        """Whether the clock stands: somebody could study what is to be done under pressure."""
        return self.timed and not (self.on_top and self.time.stopwatch.running)

    def on_mount(self) -> None:
        """Look at the clock often. A match that goes on in the middle of a limit waits for its players."""
        self.set_interval(TICK, self.tick)
        self.watch(self.app, "app_focus", self._focus_changed, init=False)
        if self.timed:
            self.lie_down()

    def time_changed(self) -> None:
        """The match has changed: see which limit runs now."""
        before = self.time.limit
        self.time.look()
        if self.time.limit != before:
            self.rung = False
        if self.timed:
            self._set_alarm()
        else:
            self.stand_up()
        self.show_time()

    def _set_alarm(self) -> None:
        """The alarm goes off at the end of the time; it does not while the clock stands."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        left = self.time.left
        if left and self.time.stopwatch.running:
            self.alarm = asyncio.get_running_loop().call_later(left, self.tick)

    async def on_unmount(self) -> None:
        """No alarm for a match that is not there."""
        if self.alarm is not None:
            self.alarm.cancel()

    def show_time(self) -> None:
        """Tell the table what is left."""
        limit, left = self.time.limit, self.time.left
        self.table.time_left(left, limit.seconds if limit is not None else 0.0)

    @property
    def what_is_left(self) -> str:
        """What is left of the limit that runs, and until what; empty where none runs."""
        limit, left = self.time.limit, self.time.left
        if limit is None or left is None:
            return ""
        return f"{clock_face(left)} is left {limit.until}".rstrip()

    def tick(self) -> None:
        """Look at the clock; at the end of the time play the move that says so."""
        if not self.timed or not self.on_top:
            return
        if too_small(*self.app.size):
            self.lie_down()
            return
        left = self.time.left or 0.0
        self._ring(left)
        if not self.end_of_time():
            self.show_time()
            if left < TICK:
                self._set_alarm()

    def end_of_time(self) -> bool:
        """When the time is up, play the move that says so, with the second at which it was up."""
        move = self.time.due
        if move is None:
            return False
        self.ring()
        return self.play(move, self.time.end)

    def _ring(self, left: float) -> None:
        if left <= LAST and not self.rung:
            self.rung = True
            self.ring()

    def ring(self) -> None:
        """Ring the terminal's bell, where the settings say so."""
        if self.cave.settings.bell:
            self.app.bell()

    # Standing still

    def lie_down(self) -> None:
        """Stop the clock and hide everything, until a player goes on."""
        if self.timed and self.on_top:
            self._stop()
            self.app.push_screen(PauseScreen(self.table.PAUSED, self.what_is_left), self._after_pause)

    def _stop(self) -> None:
        self.time.stopwatch.pause()
        self._set_alarm()

    def stand_up(self) -> None:
        """Let the time pass again."""
        self.time.stopwatch.resume()
        self._set_alarm()
        self.remove_class(COVERED)

    def _after_pause(self, leave: bool | None) -> None:
        if leave:
            self.dismiss()

    def on_screen_suspend(self) -> None:
        """Something lies over the match: time stands, and the board is not to be seen behind it."""
        self.table.cover()
        if self.timed:
            self._stop()
            self.add_class(COVERED)

    def on_screen_resume(self) -> None:
        """The match is on top again."""
        self.stand_up()

    def before_suspend(self) -> None:
        """The process goes to the shell."""
        self.table.cover()
        self.lie_down()

    def _focus_changed(self, here: bool) -> None:
        if not here:
            self.table.cover()
            if self.cave.settings.pause_away:
                self.lie_down()

    async def until_it_runs(self) -> None:
        """Wait while the clock stands: computer players play no faster than people may."""
        while self.standing:
            await asyncio.sleep(TICK)

    def refuse_while_timed(self) -> bool:
        """Say that something has to wait for the end of the limit; False when none runs."""
        if self.timed:
            self.say(Refusal("", "Not while the time runs. Play on, or pause."))
        return self.timed
