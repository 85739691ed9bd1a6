"""The table of Red Peak: the island, how the match stands, what can be chosen, the hands."""

from typing import Any

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content

from cavegames.engine.game import AnyGame, Seat
from cavegames.games.redpeak.moves import Kind, Move
from cavegames.games.redpeak.path import open_end
from cavegames.games.redpeak.state import Phase
from cavegames.tui.boards.square import SquareBoard
from cavegames.tui.games.redpeak import measures
from cavegames.tui.games.redpeak.aim import NOTHING, Aim
from cavegames.tui.games.redpeak.deeds import PACE
from cavegames.tui.games.redpeak.hinting import hinted
from cavegames.tui.games.redpeak.hourglass import Hourglass
from cavegames.tui.games.redpeak.keys import WHEN
from cavegames.tui.games.redpeak.layout import BELOW, Layout, layout
from cavegames.tui.games.redpeak.painter import RedPeakPainter
from cavegames.tui.games.redpeak.panels import RedPeakPanels
from cavegames.tui.looks import Look, Size
from cavegames.tui.match_log import MatchLog
from cavegames.tui.match_table import Showing
from cavegames.tui.pane import Brief, Pane

TALL = 27
"""Lines of the table from which the log has room too."""


class RedPeakTable(RedPeakPanels):
    """Shows the island and everything beside it."""

    DEFAULT_CSS = """
    RedPeakTable { layout: grid; grid-size: 2 2; grid-columns: 1fr 32; grid-rows: 1fr 7; }
    RedPeakTable #side { row-span: 2; padding: 0 0 0 1; }
    RedPeakTable.-beside #side { row-span: 1; }
    RedPeakTable.-beside #board { row-span: 2; }
    RedPeakTable #below { padding: 0 1; }
    RedPeakTable.-beside #below { padding: 0 1; border-top: solid $cave-edge; }
    RedPeakTable #top { height: 5; }
    RedPeakTable #status { width: 1fr; height: 100%; }
    RedPeakTable #sand { width: 9; height: 100%; }
    RedPeakTable.-low #top { height: 4; }
    RedPeakTable.-beside #top { height: 9; margin: 0 0 1 0; }
    RedPeakTable.-beside #sand { width: 19; }
    RedPeakTable #offers { height: 1fr; }
    RedPeakTable.-evening #needs { display: none; }
    RedPeakTable #needs { height: 6; }
    RedPeakTable #telling { height: 2; }
    RedPeakTable #hands { height: 1fr; }
    RedPeakTable #log { display: none; }
    RedPeakTable.-tall #log { display: block; height: 1fr; scrollbar-size: 1 1; }
    """

    def __init__(self, game: AnyGame, look: Look, size: Size) -> None:
        super().__init__(game, look, size)
        self.painter = RedPeakPainter()

    def compose(self) -> ComposeResult:
        """The island; beside it how things stand and what can be chosen; below it the hands."""
        yield SquareBoard(
            measures.COLUMNS,
            measures.ROWS,
            self.painter,
            look=self.look,
            size=self.size_choice,
            spaces=measures.SPACES,
            row_names=measures.ROW_NAMES,
            id="board",
        )
        with Vertical(id="side"):
            with Horizontal(id="top"):
                yield Pane("status", self)
                yield Hourglass(self.look, id="sand")
            yield Pane("offers", self)
            yield Pane("needs", self)
            yield MatchLog()
        with Vertical(id="below"):
            yield Brief("telling", self)
            yield Brief("hands", self)

    # What is shown

    def show(self, showing: Showing) -> None:
        """Draw a position."""
        before, self.showing = self.showing, showing
        same = before is not None and (before.view, before.acting) == (showing.view, showing.acting)
        if not same:
            self.said = None
            self.asking = False
            self._hide_hand(showing)
            self.painter.side = showing.view.side
        self.look_again(keep=same)
        if self.board.cursor is None or (before and self.board.cursor == open_end(before.view).cell):
            self.board.cursor = open_end(showing.view).cell
        if self.running:
            self.set_timer(PACE, self.run_on)

    def _hide_hand(self, showing: Showing) -> None:
        """A move hides the hand, but not from whom pays the next icon too."""
        pays = showing.view.phase == Phase.MOVE and showing.view.able and showing.acting == self.held
        if not pays:
            self.held = None

    def look_again(self, keep: bool = False) -> None:
        """The position is another one, or a hand went up or down: mark what is proposed now."""
        if self.showing is None:
            return
        if not keep:
            self.pick, self.turned = NOTHING, 0
            aim = self.aim_at(self.showing)
            if aim.at_once and not aim.asking and aim.choices and not aim.must_look:
                self.pick = 0
        self.redraw()

    def aim_at(self, showing: Showing) -> Aim:
        """What is marked, and what the hand that is held up allows."""
        view, legal = showing.view, showing.legal
        if self.held is not None and showing.own is not None:
            view = showing.own(self.held)
            legal = tuple(self.game.legal(view)) if showing.acting == self.held else legal
        return Aim(
            game=self.game,
            view=view,
            legal=tuple(move for move in legal if move.kind != Kind.SAND),
            acting=showing.acting,
            waiting=showing.waiting,
            held=self.held,
            pick=self.pick,
            turned=self.turned,
            asking=self.asking,
        )

    # What the screen asks

    @property
    def vain(self) -> frozenset[str]:
        """What does nothing now."""
        aim = self.aim
        idle = {name for name, does in WHEN.items() if aim is None or aim.acting is None or not does(aim)}
        return frozenset(f"redpeak.{name}" for name in idle)

    def suggest(self, move: object, why: str) -> None:
        """Mark a move, and say why; no card is named while its hand is down."""
        aim = self.aim
        assert isinstance(move, Move)
        if aim is None:
            return
        if aim.must_look:
            self.say(aim.why_not())
            return
        if self.asking != (move.kind == Kind.ASK):
            self.asking = not self.asking
            self.mark(NOTHING)
            aim = self.aim or aim
        for index, choice in enumerate(aim.choices):
            if move in choice.moves:
                self.mark(index, choice.moves.index(move))
        super().suggest(move, why)

    def worded(self, move: Move) -> str:
        """What a move that is suggested does, in words."""
        assert self.aim is not None
        return hinted(self.aim.view, move)

    def plays(self, move: object) -> bool:
        """Whether Enter plays a move now."""
        return self.aim is not None and self.aim.move == move

    def draw_as(self, look: Look, size: Size) -> None:
        """Change look and size."""
        self.look, self.size_choice = look, size
        self.board.look = look
        self.query_one(Hourglass).draw_as(look)
        self._lay_out()

    def on_resize(self) -> None:
        """Find the layout that gives the board most."""
        self._lay_out()

    def _lay_out(self) -> None:
        found: Layout = layout(*self.size, self.size_choice)
        self.set_class(found.beside, "-beside")
        self.set_class(found.below < BELOW, "-low")
        self.set_class(self.size.height >= TALL, "-tall")
        self.styles.grid_columns = f"1fr {found.side}"
        self.styles.grid_rows = f"1fr {found.below}"
        self.board.size_ = found.size
        self.call_after_refresh(self.redraw)

    def heading(self, view: Any) -> str:
        """The day."""
        return f"day {view.day}" if view.day else "before the first day"

    def cell(self) -> str:
        """The name of the space under the cursor."""
        if self.board.cursor is None or self.showing is None:
            return ""
        return str(self.showing.view.board.name(self.board.cursor))

    def on_mount(self) -> None:
        """Follow the cursor of the board."""
        self.watch(self.board, "cursor", self._tell, init=False)

    def secrets(self, view: Any) -> tuple[int, ...]:
        """Hands are held up at the table, not behind the curtain."""
        return (0,) * len(view.hands)

    def secret(self, view: Any, seat: Seat) -> Content:  # noqa: ARG002
        """Nothing."""
        return Content("")
