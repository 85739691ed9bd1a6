"""What a player does at the table of Rwenzori: the keys."""

from typing import ClassVar

from textual.binding import BindingType

from cavegames.tui.games.rwenzori.choices import Deed
from cavegames.tui.games.rwenzori.choosing import NOTHING, RwenzoriChoosing
from cavegames.tui.games.rwenzori.keys import table_bindings
from cavegames.tui.games.rwenzori.meant import by_key


class RwenzoriDeeds(RwenzoriChoosing):
    """The part of the table that the keys run."""

    GROUP = "rwenzori"
    PEEK = "rwenzori.look"
    BINDINGS: ClassVar[list[BindingType]] = table_bindings()

    def action_move(self) -> None:
        """Take the meeple in hand, to move or to go in blind."""
        self._deed(Deed.MOVE)

    def action_gear(self) -> None:
        """Take the gear in hand; again uses it."""
        self._deed(Deed.GEAR)

    def action_card(self) -> None:
        """Take the character in hand, again uses it; in a match of one, see how the cave chooses."""
        if self.aim is not None and self.aim.view.solo is not None:
            self.show_measure()
        else:
            self._deed(Deed.CARD)

    def action_yes(self) -> None:
        """Offer the hand, take one, or swap it."""
        self._deed(Deed.YES)

    def action_no(self) -> None:
        """Pass, miss the turn, take the penalty, or refuse."""
        self._deed(Deed.NO)

    def _deed(self, deed: Deed) -> None:
        """Take a deed in hand, or do it where there is one way only; else say why it cannot be done."""
        aim = self._may_act()
        if aim is None:
            return
        ways = aim.offers(deed)
        if aim.must is not None:
            self.say_what_must_be(aim)
        elif not ways:
            self.post_message(self.Said(self.game.refusal(aim.view, by_key(aim, deed)) or NOTHING))
        elif deed in (Deed.YES, Deed.NO) and len(ways) == 1:
            self.wish(ways[0])
        elif deed in (Deed.GEAR, Deed.CARD) and self.choice == deed and aim.move is not None:
            self.wish(aim.move)
        else:
            self.hold(deed)

    def action_look(self) -> None:
        """Show the hand to its owner, or cover it."""
        self.post_message(self.Peek())

    def action_next_target(self) -> None:
        """The next place where something can be done."""
        self.board.action_target(1)

    def action_previous_target(self) -> None:
        """The place before."""
        self.board.action_target(-1)

    def show_measure(self) -> None:
        """Show how the cave chooses."""
        raise NotImplementedError
