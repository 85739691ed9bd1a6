"""What a player does at the table of Red Peak: take, turn, place, pay, buy, go on, hold up a hand."""

from typing import ClassVar

from textual.binding import BindingType

from cavegames.engine.game import Refusal
from cavegames.engine.squaregrid import Cell
from cavegames.games.redpeak.moves import Kind, Move
from cavegames.games.redpeak.path import open_end
from cavegames.games.redpeak.state import Phase
from cavegames.tui.boards.square import SquareBoard
from cavegames.tui.games.redpeak.aim import NOTHING, Aim
from cavegames.tui.games.redpeak.holding import Holding
from cavegames.tui.games.redpeak.keys import table_bindings

PACE = 1.1
"""Seconds a step of the evening is shown while it runs by itself."""


class RedPeakDeeds(Holding):
    """The half of the table that listens. It asks for moves and never plays them."""

    GROUP = "redpeak"
    PAUSED = "The glass lies on its side."
    BINDINGS: ClassVar[list[BindingType]] = table_bindings()

    pick: int = NOTHING
    turned: int = 0
    asking: bool = False
    running: bool = False
    """The evening goes on by itself."""

    @property
    def board(self) -> SquareBoard:
        """The board."""
        return self.query_one(SquareBoard)

    def redraw(self) -> None:
        """Show what is marked and what it would do."""
        raise NotImplementedError

    # Choosing

    def mark(self, index: int, turned: int = 0) -> None:
        """Mark something of the list."""
        self.pick, self.turned = index, turned
        self.say(None)
        self.redraw()

    def wish(self, move: Move) -> None:
        """Ask for a move."""
        self.post_message(self.Wish(move))

    def _ready(self) -> Aim | None:
        """The aim, where somebody may act; else why nobody can is said."""
        aim = self.aim
        if aim is not None and aim.acting is None:
            self.tell(Refusal("", aim.waiting))
            return None
        return aim

    def action_choose(self, index: int) -> None:
        """Take something of the list: mark it, or play it where no second look is needed."""
        aim = self._ready()
        if aim is None:
            return
        if index >= len(aim.choices):
            self.tell(aim.why_not())
        elif not aim.choices[index].moves:
            self.mark(index)
            self.tell((self.aim or aim).why_not())
        elif aim.at_once:
            self.wish(aim.choices[index].moves[0])
        elif index != self.pick:
            self.mark(index)
        elif aim.placing:
            self.action_flip()
        else:
            self.action_do()

    def action_do(self) -> None:
        """Do what is marked."""
        aim = self._ready()
        if aim is not None and aim.move is not None:
            self.wish(aim.move)
        elif aim is not None:
            self.tell(aim.why_not())

    def action_flip(self) -> None:
        """Let the marked tile lead the other way."""
        aim = self._ready()
        if aim is not None and aim.placing:
            if len(aim.ways) > 1:
                self.mark(self.pick, self.turned + 1)
            else:
                self.tell(Refusal("", "There is one way for it." if aim.ways else aim.why_not().why))

    def action_next_choice(self) -> None:
        """Mark the next thing of the list."""
        self._step(1)

    def action_previous_choice(self) -> None:
        """Mark the thing before."""
        self._step(-1)

    def _step(self, by: int) -> None:
        aim = self.aim
        if aim is not None and aim.choices and aim.acting is not None:
            start = self.pick if self.pick != NOTHING or by > 0 else 0
            self.mark((start + by) % len(aim.choices))

    # Deeds with a key of their own

    def _play(self, why: Refusal, *kinds: Kind) -> None:
        """Ask for the move of one of these kinds, or say why not."""
        aim = self._ready()
        if aim is None:
            return
        move = aim.named(*kinds)
        if move is not None:
            self.wish(move)
        else:
            self.tell(aim.game.refusal(aim.view, Move(kinds[0])) or why)

    def action_go(self) -> None:
        """Set out, board, or let the evening go on."""
        self._play(Refusal("", "There is nothing to go on with now."), Kind.GO, Kind.BOARD, Kind.ON)

    def action_turn(self) -> None:
        """Turn the hourglass."""
        self._play(Refusal("RP-DAY-1", "The day has begun already."), Kind.TURN)

    def action_multi(self) -> None:
        """Pay with a multi-tool."""
        self._play(Refusal("RP-DAY-5", "A multi-tool pays only what nobody can."), Kind.MULTI)

    def action_back(self) -> None:
        """Go back, or rest before the boat."""
        self._play(Refusal("RP-DAY-6", "It is not time to go back."), Kind.BACK, Kind.REST)

    def action_pass(self) -> None:
        """Let somebody else pay."""
        self._play(Refusal("RP-DAY-4", "There is nobody else who can pay."), Kind.PASS)

    def action_ask(self) -> None:
        """Choose a tool to ask for; again leaves that."""
        aim = self._ready()
        if aim is None:
            return
        if aim.named(Kind.ASK) is None:
            self.tell(Refusal("RP-TABLE-3", "Tools are asked for with closed hands, before setting out."))
            return
        self.asking = not self.asking
        self.mark(NOTHING)

    def action_leave_asking(self) -> None:
        """Back to the supply."""
        self.asking = False
        self.mark(NOTHING)

    # The evening by itself

    def action_run(self) -> None:
        """Let the evening run, or stop it."""
        aim = self._ready()
        if aim is None:
            return
        self.running = not self.running and aim.named(Kind.ON) is not None
        if self.running:
            self.run_on()
        else:
            self.tell(Refusal("", "The evening stands." if aim.named(Kind.ON) else "It is not evening."))

    def run_on(self) -> None:
        """One step of the evening, if it runs and nothing lies over it; the next comes by itself."""
        aim = self.aim
        if not self.running or aim is None:
            return
        if aim.acting is None or aim.named(Kind.ON) is None:
            self.running = False
        elif self.app.screen is self.screen:
            self.wish(Move(Kind.ON))
        else:
            self.set_timer(PACE, self.run_on)

    def put_back(self) -> bool:
        """Give up what was begun: asking, a tile in hand, a hand held up, an evening that runs."""
        marked = self.pick != NOTHING and self.aim is not None and not self.aim.at_once
        begun = self.asking or marked or self.held is not None or self.running
        self.asking, self.held, self.running = False, None, False
        self.say(None)
        if begun:
            self.pick, self.turned = NOTHING, 0
            self.look_again()
        return begun

    # The board

    def on_board_chosen(self, event: SquareBoard.Chosen) -> None:
        """Enter does what is marked; a click on the open end too."""
        event.stop()
        aim = self.aim
        if not event.mouse or (aim is not None and aim.acting is not None and self._at_end(aim, event.cell)):
            self.action_do()

    def _at_end(self, aim: Aim, cell: Cell) -> bool:
        """Whether a cell is where the marked tile goes, or the dock with the boat."""
        return cell == open_end(aim.view).cell and aim.view.phase in (Phase.PLACE, Phase.DOCK)

    def on_board_turned(self, event: SquareBoard.Turned) -> None:
        """The wheel turns the tile in hand."""
        event.stop()
        if self.aim is not None and len(self.aim.ways) > 1:
            self.action_flip()
