"""Holding up a hand: with closed hands each player's key shows that hand alone, and hides it again."""

from cavegames.engine.game import Refusal, Seat
from cavegames.games.redpeak.state import DAYTIME
from cavegames.tui.games.redpeak.aim import Aim
from cavegames.tui.match_table import GameTable, Showing


class Holding(GameTable):
    """What the table does about hands."""

    showing: Showing | None = None
    aim: Aim | None = None
    held: Seat | None = None
    """Whose hand is held up."""

    @property
    def people(self) -> frozenset[Seat]:
        """The seats whose hand can be held up at this screen."""
        showing = self.showing
        if showing is None or showing.own is None or showing.view.phase not in DAYTIME or showing.view.open:
            return frozenset()
        return frozenset(
            seat for seat in range(len(showing.names)) if None not in showing.own(seat).hands[seat]
        )

    def tell(self, refusal: Refusal) -> None:
        """Say something."""
        self.post_message(self.Said(refusal))

    def action_hand(self, seat: Seat) -> None:
        """Hold up the hand of a seat, and hide every other; again hides it."""
        aim = self.aim
        if aim is None or seat >= len(aim.view.hands):
            return
        why = self._no_hand(aim, seat)
        if why is not None:
            self.tell(why)
            return
        self.held = None if self.held == seat else seat
        self.say(None)
        self.look_again()

    def _no_hand(self, aim: Aim, seat: Seat) -> Refusal | None:
        assert self.showing is not None
        if aim.view.open:
            return Refusal("RP-TABLE-1", "Hands lie open here in the daytime, and are hidden in the evening.")
        if aim.view.phase not in DAYTIME:
            return Refusal("RP-DAY-2", "Hands can be seen in the daytime only.")
        if self.showing.own is None:
            return Refusal("", "Hands show here in the views of their players.")
        if seat not in self.people:
            return Refusal("", f"{self.showing.names[seat]} is a computer player: that hand is never shown.")
        return None

    def look_again(self) -> None:
        """A hand went up or down: mark what is proposed now."""
        raise NotImplementedError

    def cover(self) -> None:
        """Hide the hand that is held up."""
        if self.held is not None:
            self.held = None
            self.say(None)  # A hint may have named a card.
            self.look_again()
