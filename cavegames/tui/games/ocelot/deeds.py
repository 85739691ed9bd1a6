"""What a player does at the table of Sir Ocelot's Cave: take in hand, turn over, place, take, end."""

from typing import ClassVar

from textual.binding import BindingType

from cavegames.engine.game import Refusal, Seat
from cavegames.engine.squaregrid import Cell
from cavegames.games.ocelot.components import FACES
from cavegames.games.ocelot.moves import END, Kind, Move
from cavegames.tui.boards.square import SquareBoard
from cavegames.tui.games.ocelot.aim import COMPANION, Aim
from cavegames.tui.games.ocelot.hand import ORDER, brings
from cavegames.tui.games.ocelot.keys import WHEN, table_bindings
from cavegames.tui.match_table import GameTable, Showing


class OcelotDeeds(GameTable):
    """The half of the table that listens. It asks for moves and never plays them."""

    GROUP = "ocelot"
    BINDINGS: ClassVar[list[BindingType]] = table_bindings()

    showing: Showing | None = None
    aim: Aim | None = None
    held: dict[Seat, int]
    """What each seat has in hand, or had when it was last asked."""
    ending = False
    """The turn was to end with something left to take: the next time it does."""

    @property
    def board(self) -> SquareBoard:
        """The board."""
        return self.query_one(SquareBoard)

    def aim_with(self, hand: int | None = None) -> Aim:
        """What the person who is asked is about to do, with that in hand."""
        raise NotImplementedError

    def point(self) -> None:
        """Show what the thing in hand would do under the cursor."""
        raise NotImplementedError

    def forget(self) -> None:
        """What was said does not matter any more."""
        raise NotImplementedError

    def redraw(self) -> None:
        """Show what is in hand, and what it would do."""
        raise NotImplementedError

    def on_mount(self) -> None:
        """Follow the cursor of the board."""
        self.watch(self.board, "cursor", self._pointed, init=False)

    def _pointed(self, cell: Cell | None) -> None:
        """Light up what the thing in hand would see from here."""
        if self.showing is not None and cell is not None:
            self.forget()
            self.point()

    def on_square_board_turned(self, event: SquareBoard.Turned) -> None:
        """The wheel turns the tool in hand over."""
        event.stop()
        if self.check_action("flip", ()):
            self.action_flip()

    def on_square_board_chosen(self, event: SquareBoard.Chosen) -> None:
        """Place, take, or say why not."""
        event.stop()
        aim = self.aim
        if aim is None:
            return
        if aim.acting is None:
            self.post_message(self.Said(Refusal("", self.showing.waiting if self.showing else "")))
        elif aim.view.placed and not aim.takeable and not event.mouse:
            self.action_end_turn()
        else:
            self._choose(aim, event.cell)

    def _choose(self, aim: Aim, cell: Cell) -> None:
        wanted = aim.at(cell)
        if isinstance(wanted, Refusal):
            self.post_message(self.Said(wanted))
        else:
            self.wish(wanted)

    def wish(self, move: Move) -> None:
        """Ask for a move."""
        self.post_message(self.Wish(move))

    def check_action(self, action: str, _: tuple[object, ...]) -> bool | None:
        """Only what does something now."""
        aim = self.aim
        if action == "amethysts":
            return aim is not None and self.game.to_move(aim.view) is not None and any(self.secrets(aim.view))
        if action not in WHEN:
            return True
        return aim is not None and aim.acting is not None and WHEN[action](aim)

    def action_hold(self, face: int) -> None:
        """Take a tool in hand, that side up."""
        if self.aim is not None and self.aim.acting is not None:
            letter = FACES[face].letter
            if not self.aim.view.hands[self.aim.acting][letter]:
                self.post_message(self.Said(Refusal("OC-COMP-4", f"No tool {letter.name} is left in hand.")))
                return
            self.held[self.aim.acting] = face
            self.forget()
            self.redraw()

    def action_letter(self, letter: int) -> None:
        """Take the tool with that letter in hand; again turns it over."""
        held = self.aim.hand if self.aim is not None else 0
        sides = [face for face in ORDER if FACES[face].letter == letter]
        self.action_hold(sides[1] if held == sides[0] else sides[0])

    def action_flip(self) -> None:
        """Turn the tool in hand over."""
        if self.aim is not None and self.aim.hand < COMPANION:
            self.action_letter(FACES[self.aim.hand].letter)

    def action_companion(self) -> None:
        """Take the companion in hand, or put it back."""
        if self.aim is None or self.aim.acting is None:
            return
        seat = self.aim.acting
        holding = self.aim.hand == COMPANION
        self.held[seat] = (
            next((h for h in ORDER if self.aim_with(h).targets), COMPANION) if holding else COMPANION
        )
        self.forget()
        self.redraw()
        if not holding and self.board.cursor not in self.board.targets:
            self.to_first_target()

    def put_back(self) -> bool:
        """Put the companion back, or forget that the turn was to end."""
        begun = self.ending
        self.ending = False
        if self.aim is not None and self.aim.hand == COMPANION and self.aim.acting is not None:
            self.action_companion()
            begun = begun or self.aim.hand != COMPANION
        self.say(None)
        return begun

    def action_take(self, space: int) -> None:
        """Take what lies on a square space."""
        self.wish(Move(Kind.TAKE, -1, space))

    def action_take_all(self) -> None:
        """Take everything that may be taken."""
        for space in self.aim.takeable if self.aim is not None else ():
            self.action_take(space)

    def action_end_turn(self) -> None:
        """End the turn; with something left to take, at the second time."""
        if self.aim is None or self.aim.acting is None:
            return
        spaces = self.aim.takeable
        if spaces and not self.ending:
            self.ending = True
            left = brings(tuple(self.aim.view.tokens[space] for space in spaces))
            self.say(Refusal("OC-COLL-4", f"There is still {left} to take. End again to leave it."))
        else:
            self.wish(END)

    def action_amethysts(self) -> None:
        """Look at amethysts, alone."""
        self.post_message(self.Peek())

    def to_first_target(self) -> None:
        """Put the cursor where something can be done."""
        if self.board.targets:
            self.board.cursor = self.board.targets[0]
