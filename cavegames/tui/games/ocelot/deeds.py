"""What a player does at the table of Sir Ocelot's Cave: take in hand, turn over, place, take, end."""

from typing import ClassVar

from textual.binding import BindingType

from cavegames.engine.game import Refusal, Seat
from cavegames.engine.squaregrid import Cell
from cavegames.games.ocelot.components import COMPANIONS, FACES
from cavegames.games.ocelot.legal import DEEPEST
from cavegames.games.ocelot.moves import END, Kind, Move
from cavegames.games.ocelot.playmat import MAT
from cavegames.games.ocelot.refusal import PLACED, none_left
from cavegames.games.ocelot.wording import cave
from cavegames.tui.boards.board import Board
from cavegames.tui.boards.square import SquareBoard
from cavegames.tui.games.ocelot.aim import COMPANION, Aim
from cavegames.tui.games.ocelot.hand import ORDER, brings
from cavegames.tui.games.ocelot.hinting import hinted
from cavegames.tui.games.ocelot.keys import WHEN, table_bindings
from cavegames.tui.match_table import GameTable, Showing


class OcelotDeeds(GameTable):
    """The half of the table that listens. It asks for moves and never plays them."""

    GROUP = "ocelot"
    PEEK = "ocelot.amethysts"
    BINDINGS: ClassVar[list[BindingType]] = table_bindings()

    showing: Showing | None = None
    aim: Aim | None = None
    held: dict[Seat, int]
    """The tool each seat has in hand, or had when it was last asked."""
    companion_held = False
    """The companion is in hand in the place of the tool."""
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

    def on_board_turned(self, event: Board.Turned) -> None:
        """The wheel turns the tool in hand over."""
        event.stop()
        if self.check_action("flip", ()):
            self.action_flip()

    def on_board_chosen(self, event: Board.Chosen) -> None:
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
            return aim is not None and self.game.to_move(aim.view) is not None
        if action not in WHEN:
            return True
        return aim is not None and aim.acting is not None and WHEN[action](aim)

    @property
    def vain(self) -> frozenset[str]:
        """What the bar does not show: their keys say why not."""
        aim = self.aim
        if aim is None or aim.acting is None:
            return frozenset()
        found = set() if aim.companion_ready else {"ocelot.companion"}
        if not self.secrets(aim.view)[aim.acting]:
            found.add(self.PEEK)
        return frozenset(found)

    def _taking_in_hand(self) -> Aim | None:
        """What is aimed at, when somebody may take something in hand now; else says why not."""
        aim = self.aim
        if aim is None:
            return None
        if aim.acting is None:
            self.post_message(self.Said(Refusal("", self.showing.waiting if self.showing else "")))
        elif aim.view.placed:
            self.post_message(self.Said(PLACED))
        else:
            return aim
        return None

    def action_hold(self, face: int) -> None:
        """Take a tool in hand, that side up."""
        aim = self._taking_in_hand()
        if aim is None:
            return
        seat, letter = aim.acting or 0, FACES[face].letter
        if not aim.view.hands[seat][letter]:
            self.post_message(self.Said(none_left(aim.view, seat, letter)))
            return
        self.held[seat] = face
        self.companion_held = False
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
        aim = self._taking_in_hand()
        if aim is None:
            return
        if not aim.companion_ready:
            self.post_message(self.Said(self._companion_stays(aim)))
            return
        holding = aim.hand == COMPANION
        self.companion_held = not holding or not any(aim.view.hands[aim.acting or 0])
        self.forget()
        self.redraw()
        if not holding and self.board.cursor not in self.board.targets:
            self.to_first_target()

    def _companion_stays(self, aim: Aim) -> Refusal:
        """Why the companion can neither be placed nor moved now."""
        seat = aim.acting or 0
        here = aim.view.companions[seat]
        if here is not None and (aim.view.moved or MAT.levels[here] == DEEPEST):
            refusal: Refusal | None = self.game.refusal(aim.view, Move(Kind.MOVE, -1, here))
            assert refusal is not None
            return refusal
        clause, level = ("OC-PLACE-2", 1) if here is None else ("OC-MOVE-2", MAT.levels[here] + 1)
        return Refusal(clause, f"The {COMPANIONS[seat]} finds no room in {cave(level)}. Place a tool.")

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
            verb = "is" if left.startswith("1 ") else "are"
            self.say(Refusal("OC-COLL-4", f"There {verb} still {left} to take. End again to leave it."))
        else:
            self.wish(END)

    def action_amethysts(self) -> None:
        """Look at amethysts, alone."""
        self.post_message(self.Peek())

    def suggest(self, move: object, why: str) -> None:
        """Take a move in hand and go where it is made, and say why."""
        if isinstance(move, Move) and self.aim is not None and self.aim.acting is not None:
            if move.kind is Kind.TOOL:
                self.held[self.aim.acting] = move.face
            elif move.kind in (Kind.MOVE, Kind.COMPANION):
                self.held[self.aim.acting] = COMPANION
            self.forget()
            self.redraw()
            cell = next((cell for cell, there in self.aim.targets.items() if there == move), None)
            self.board.cursor = cell or self.board.cursor
            self.point()
            super().suggest(move, why)

    def worded(self, move: Move) -> str:
        """What a move that is suggested does, in words."""
        assert self.aim is not None
        return hinted(self.aim.view, move)

    def to_first_target(self) -> None:
        """Put the cursor where something can be done."""
        if self.board.targets:
            self.board.cursor = self.board.targets[0]
