"""What a player does at the table of Rwenzori: the keys."""

from typing import ClassVar

from textual.binding import BindingType

from cavegames.engine.hexgrid import Cell
from cavegames.games.rwenzori.cards import NONE
from cavegames.games.rwenzori.moves import MISS, PASS, Act, Move
from cavegames.tui.games.rwenzori.choices import Deed
from cavegames.tui.games.rwenzori.choosing import NOTHING, RwenzoriChoosing
from cavegames.tui.games.rwenzori.keys import table_bindings


class RwenzoriDeeds(RwenzoriChoosing):
    """The part of the table that the keys run."""

    GROUP = "rwenzori"
    PEEK = "rwenzori.look"
    BINDINGS: ClassVar[list[BindingType]] = table_bindings()

    def action_move(self) -> None:
        """Take the meeple in hand."""
        self._deed(Deed.MOVE, Move(Act.MOVE, cell=self._here))

    def action_blind(self) -> None:
        """Get ready to go in blind."""
        self._deed(Deed.BLIND, Move(Act.BLIND, cell=self._here))

    def action_gear(self) -> None:
        """Take the gear in hand."""
        self._deed(Deed.GEAR, Move(Act.GEAR, self._card(Deed.GEAR)))

    def action_card(self) -> None:
        """Take the character in hand; in a match of one, see how the cave chooses."""
        if self.aim is not None and self.aim.view.solo is not None:
            self.show_measure()
        else:
            self._deed(Deed.CARD, Move(Act.CARD, self._card(Deed.CARD)))

    def action_yes(self) -> None:
        """Offer the hand, take one, or swap it."""
        self._deed(Deed.YES, Move(Act.SWAP), at_once=True)

    def action_no(self) -> None:
        """Pass, miss the turn, take the penalty, or refuse."""
        missing = self.aim is not None and MISS in self.aim.legal
        self._deed(Deed.NO, MISS if missing else PASS, at_once=True)

    def _deed(self, deed: Deed, instead: Move, at_once: bool = False) -> None:
        """Take a deed in hand, or do it where there is one way only; else say why it cannot be done."""
        aim = self._may_act()
        if aim is None:
            return
        ways = aim.offers(deed)
        if not ways:
            refusal = self.game.refusal(aim.view, instead)
            self.post_message(self.Said(refusal or NOTHING))
        elif at_once and len(ways) == 1:
            self.wish(ways[0])
        elif self.choice == deed and aim.move is not None and deed in (Deed.GEAR, Deed.CARD):
            self.wish(aim.move)
        else:
            self.hold(deed)

    @property
    def _here(self) -> Cell:
        """Where the cursor is, else the meeple."""
        aim = self.aim
        if self.board.cursor is not None or aim is None:
            return self.board.cursor or (0, 0)
        return aim.view.meeples[aim.acting or 0]

    def _card(self, deed: Deed) -> int:
        aim = self.aim
        if aim is None or aim.acting is None:
            return NONE
        view = aim.view
        return (view.gear if deed == Deed.GEAR else view.characters)[aim.acting]

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
