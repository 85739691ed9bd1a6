"""What is in hand at the table of Rwenzori, and what Enter and the mouse do with it."""

from cavegames.engine.game import Refusal
from cavegames.engine.hexgrid import Cell
from cavegames.games.rwenzori.components import HIDDEN, TURNED
from cavegames.games.rwenzori.moves import PASS, Act, Move
from cavegames.tui.boards.board import Board
from cavegames.tui.boards.hexboard import HexBoard
from cavegames.tui.games.rwenzori import words
from cavegames.tui.games.rwenzori.aim import UNTURNED, Aim
from cavegames.tui.games.rwenzori.choices import Choice, Deed, choice_of
from cavegames.tui.games.rwenzori.doubts import doubts
from cavegames.tui.games.rwenzori.hand import HandStrip
from cavegames.tui.games.rwenzori.meant import by_hex
from cavegames.tui.match_table import GameTable, Showing

NOTHING = Refusal("", "Nothing is in hand. Take a tile with its number, or m moves.")


class RwenzoriChoosing(GameTable):
    """The part of the table that takes in hand, turns and asks for moves. It never plays them."""

    showing: Showing | None = None
    aim: Aim | None = None
    choice: Choice = Deed.NONE
    """What is in hand."""
    wanted: Move = UNTURNED
    """How it was turned and used last."""
    doubted: Move | None = None
    """This was wished and doubted: the next time it is done."""

    @property
    def board(self) -> HexBoard:
        """The table of hexes."""
        return self.query_one(HexBoard)

    def redraw(self) -> None:
        """Show what is in hand, and what it would do."""
        raise NotImplementedError

    def forget(self) -> None:
        """What was said does not matter any more."""
        raise NotImplementedError

    def on_mount(self) -> None:
        """Follow the cursor of the board."""
        self.watch(self.board, "cursor", self._pointed, init=False)

    def _pointed(self, cell: Cell | None) -> None:
        """Show what the thing in hand would do here."""
        if self.showing is not None and cell is not None:
            self.forget()
            self.redraw()

    # Choosing

    def on_board_turned(self, event: Board.Turned) -> None:
        """The wheel turns the tile in hand."""
        event.stop()
        self.action_turn(event.by)

    def on_hand_strip_turned(self, event: HandStrip.Turned) -> None:
        """The wheel turns the tile in hand over the hand too."""
        event.stop()
        self.action_turn(event.by)

    def on_hand_strip_picked(self, event: HandStrip.Picked) -> None:
        """A click takes a tile in hand; on the one in hand it does what needs no place."""
        event.stop()
        aim = self.aim
        one_way = aim is not None and aim.acting is not None and len(aim.plain) == 1 and not aim.targets
        if aim is not None and one_way and aim.items[event.number].face == self.choice:
            self.wish(aim.plain[0])
        else:
            self.action_tile(event.number)

    def on_board_chosen(self, event: Board.Chosen) -> None:
        """Do what is in hand here, or say why not."""
        event.stop()
        aim = self._may_act()
        if aim is None:
            return
        if aim.move is not None and (event.cell in aim.targets or not event.mouse):
            self.wish(aim.move)
        else:
            self._choose(aim, event.cell)

    def _may_act(self) -> Aim | None:
        """What is aimed at, when somebody may act now; else says why not."""
        aim = self.aim
        if aim is not None and aim.acting is None:
            self.post_message(self.Said(Refusal("", self.showing.waiting if self.showing else "")))
            return None
        return aim

    def _choose(self, aim: Aim, cell: Cell) -> None:
        """Take the meeple in hand where it may go, else say why nothing can."""
        if self.choice != Deed.MOVE and cell in {aim.cell_of(move) for move in aim.offers(Deed.MOVE)}:
            self.hold(Deed.MOVE)
            return
        wanted = by_hex(aim, cell)
        if isinstance(wanted, Move):
            self.wish(wanted)
        else:
            self.post_message(self.Said(wanted or NOTHING))

    def hold(self, choice: Choice) -> None:
        """Take a tile or a deed in hand, where nothing else has to be done first."""
        if self.aim is not None and self.aim.must not in (None, choice):
            self.say_what_must_be(self.aim)
            return
        self.choice = choice
        self.forget()
        self.redraw()
        if self.aim is not None and self.board.cursor not in self.aim.targets:
            self.to_first_target()

    def say_what_must_be(self, aim: Aim) -> None:
        """Say what has to be done before anything else."""
        self.post_message(self.Said(self.game.refusal(aim.view, PASS) or NOTHING))

    def to_first_target(self) -> None:
        """Put the cursor where something can be done."""
        if self.aim is not None and self.aim.first is not None:
            self.board.cursor = self.aim.first

    def wish(self, move: Move) -> None:
        """Ask for a move; for one that may be a mistake at the second time."""
        doubt = None
        if self.aim is not None and self.showing is not None and move != self.doubted:
            doubt = doubts(self.aim, move, self.showing.names)
        if doubt is not None:
            self.say(doubt)
            self.doubted = move
            return
        self.post_message(self.Wish(move))

    def action_tile(self, number: int) -> None:
        """Take a tile in hand."""
        aim = self._may_act()
        if aim is None:
            return
        if number < len(aim.items):
            self.hold(aim.items[number].face)
        else:
            self.post_message(self.Said(Refusal("", "No tile has that number now.")))

    def action_step_tile(self, by: int) -> None:
        """Take the next or the previous tile in hand."""
        aim = self._may_act()
        if aim is not None and aim.items:
            faces = [item.face for item in aim.items]
            at = faces.index(self.choice) + by if self.choice in faces else min(0, by)
            self.hold(faces[at % len(faces)])

    def action_turn(self, by: int) -> None:
        """Turn what is in hand, or go to the next way to use it."""
        aim = self.aim
        if aim is None:
            return
        ways = aim.ways
        if aim.move is not None and len(ways) > 1:
            self.wanted = ways[(ways.index(aim.move) + by) % len(ways)]
        elif not ways and isinstance(self.choice, int) and self.choice != HIDDEN:
            turn = (max(0, self.wanted.turn) + by) % len(TURNED[self.choice])
            self.wanted = Move(Act.LAY, self.choice, turn=turn)
        self.forget()
        self.redraw()

    def action_way(self, number: int) -> None:
        """Do one of the ways that need no place."""
        aim = self._may_act()
        if aim is not None and number < len(aim.plain):
            self.wish(aim.plain[number])

    def put_back(self) -> bool:
        """Put back what is in hand in the place of a tile, or forget a doubt."""
        begun = self.doubted is not None
        self.forget()
        aim = self.aim
        if aim is not None and self.choice in (Deed.MOVE, Deed.GEAR, Deed.CARD, Deed.YES):
            first = next((item.face for item in aim.items if aim.by_choice.get(item.face)), None)
            if first is not None:
                begun = True
                self.hold(first)
        self.redraw()
        return begun

    def suggest(self, move: object, why: str) -> None:
        """Take a move in hand and go where it is made, and say why."""
        if isinstance(move, Move) and self.aim is not None and self.aim.acting is not None:
            self.choice, self.wanted = choice_of(move), move
            self.forget()
            self.redraw()
            self.board.cursor = self.aim.cell_of(move) or self.board.cursor
            self.redraw()
            super().suggest(move, why)

    def worded(self, move: Move) -> str:
        """What a move that is suggested does, in words."""
        assert self.aim is not None and self.showing is not None
        return words.done(self.aim, move, self.showing.names)
