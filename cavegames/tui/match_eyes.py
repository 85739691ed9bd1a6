"""Whose eyes a match is shown to, where players hold things that they alone may see.

Such a game is drawn as the person sees it whose turn it is, once that person has said to sit alone before the
screen. Whenever somebody else is asked, everything of theirs is gone, and the screen is passed on. Where one
person plays against computers nobody else is there, and the screen shows that person's view all the time.
"""

from typing import Any

from cavegames.engine.game import Refusal, Seat
from cavegames.tui.handover import Handover
from cavegames.tui.match_clock import MatchClock
from cavegames.tui.match_log import written
from cavegames.tui.story import newest, sentences

TOLD = 6
"""So many sentences are told to who comes to the screen."""


class Eyes(MatchClock):
    """What a match screen does about things that one player alone may see."""

    sitting: Seat | None = None
    """Who sits before the screen and looks alone, in a game with private things."""
    _left_covered: object = None
    """The position in which somebody chose to leave everything covered."""

    @property
    def private(self) -> bool:
        """Whether players hold things now that they alone may see."""
        return self.table.private(self.game.observe(self.match.state, None))

    @property
    def only_person(self) -> Seat | None:
        """The one person of the match; None where there are more."""
        people = [seat for seat in range(len(self.names)) if self.person(seat)]
        return people[0] if len(people) == 1 else None

    @property
    def viewer(self) -> Seat | None:
        """Whose view the table shows; None: what everyone may know."""
        if not self.private:
            return None
        seat = self.only_person
        return seat if seat is not None else self.sitting

    def view(self) -> Any:
        """What may be seen on the screen now."""
        return self.game.observe(self.match.state, self.viewer)

    def asked(self, seat: Seat | None) -> Seat | None:
        """The seat of the person who may act now, given who is to move."""
        return seat if seat is not None and self.person(seat) and seat != self.covered else None

    @property
    def unseen(self) -> Seat | None:
        """The person who is to move and whose things are not on the screen."""
        seat = self.match.to_move
        unseen = seat is not None and self.person(seat) and self.private and self.viewer != seat
        return seat if unseen else None

    @property
    def covered(self) -> Seat | None:
        """The person who is to move and cannot before their things may be seen."""
        seat = self.unseen
        return None if seat is None or self.table.in_the_open(self.view()) else seat

    def look_away(self) -> None:
        """Show nothing of whoever has just moved to whoever is asked next."""
        if self.sitting != self.match.to_move:
            self.sitting = None

    def pass_screen(self) -> None:
        """Let the next person sit down, if somebody else may see the screen now."""
        if self.covered is not None and self._left_covered is not self.match.state:
            self._hand_over(self.covered)

    def _hand_over(self, seat: Seat) -> None:
        """Ask a person to sit down, unless another screen lies over this one."""
        if self.app.screen is not self:
            return
        self._left_covered = self.match.state
        plies = self.match.plies
        mine = [number for number, ply in enumerate(plies) if ply.seat == seat]
        since = plies[mine[-1] + 1 if mine else 0 :]
        told = newest(sentences(self.game, self.names, since), TOLD)
        prompt = self.game.prompt(self.game.observe(self.match.state, None), self.names)
        stands = f" The clock stands: {self.what_is_left}." if self.timed else ""

        def answered(sits: bool | None) -> None:
            if sits and self.unseen == seat:
                self.sitting = seat
                self.draw()

        asked = f"{prompt.text}{stands}"
        self.app.push_screen(Handover(seat, self.names[seat], asked, written(told)), answered)

    def cover(self) -> None:
        """The person who sits there gets up: nothing of theirs is shown until somebody sits down."""
        self.sitting = None
        self._left_covered = self.match.state
        self.draw()

    def change_seats(self) -> None:
        """Sit down or get up, as the player asks."""
        if self.only_person is not None:
            self.say(Refusal("", "You are the only person here: your hand lies open to you."))
        elif self.unseen is not None:
            self._hand_over(self.unseen)
        elif self.sitting is not None:
            self.cover()
        else:
            self.say(Refusal("", "Nobody at this screen is asked now."))

    def before_suspend(self) -> None:
        """The process goes to the shell: somebody else may bring it back."""
        super().before_suspend()
        if self.sitting is not None:
            self.sitting = self._left_covered = None
            self.draw()  # Nothing tells the screen that the process is back, so it is passed on now.

    def on_screen_resume(self) -> None:
        """Back from another screen: somebody may have been asked meanwhile."""
        self.call_later(self.pass_screen)
