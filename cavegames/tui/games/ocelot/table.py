"""The table of Sir Ocelot's Cave: the board, what both players have, what is in hand, what it would bring."""

from typing import Any

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content

from cavegames.engine.game import AnyGame, Refusal, Seat
from cavegames.engine.squaregrid import Cell, name
from cavegames.games.ocelot.describe import describe
from cavegames.games.ocelot.legal import TURNS
from cavegames.games.ocelot.moves import Kind
from cavegames.games.ocelot.playmat import MAT
from cavegames.tui.boards.frame import LEFT, TOP
from cavegames.tui.boards.square import SquareBoard
from cavegames.tui.games.ocelot import cells
from cavegames.tui.games.ocelot.aim import COMPANION, Aim
from cavegames.tui.games.ocelot.deeds import OcelotDeeds
from cavegames.tui.games.ocelot.faces import faces
from cavegames.tui.games.ocelot.hand import ORDER, collecting, hand
from cavegames.tui.games.ocelot.holdings import holdings
from cavegames.tui.games.ocelot.painter import OcelotPainter
from cavegames.tui.games.ocelot.telling import telling
from cavegames.tui.looks import Look, Size, fitting
from cavegames.tui.match_log import MatchLog
from cavegames.tui.match_table import Showing
from cavegames.tui.pane import Brief, Pane, refused


class OcelotTable(OcelotDeeds):
    """Shows the board, what is in hand and what it would bring."""

    DEFAULT_CSS = """
    OcelotTable { layout: grid; grid-size: 2 2; grid-columns: 1fr 26; grid-rows: 1fr 7; }
    OcelotTable #side { row-span: 2; padding: 0 0 0 1; }
    OcelotTable #below { padding: 0 1; }
    OcelotTable.-beside #board { row-span: 2; }
    OcelotTable.-beside #side { row-span: 1; }
    OcelotTable.-beside #below { border-top: solid $cave-edge; }
    OcelotTable.-beside #hand { height: 7; }
    OcelotTable.-beside #telling { height: 6; }
    OcelotTable #hand { height: 3; }
    OcelotTable #telling { height: 4; }
    OcelotTable #holdings { height: 14; margin: 0 0 1 0; }
    OcelotTable #log { height: 1fr; scrollbar-size: 1 1; }
    """

    def __init__(self, game: AnyGame, look: Look, size: Size) -> None:
        super().__init__(game, look, size)
        self.held = {}
        self.said: Refusal | None = None

    def compose(self) -> ComposeResult:
        """Board, the players beside it, the hand below or beside it."""
        yield SquareBoard(
            MAT.width, MAT.height, OcelotPainter(), look=self.look, size=self.size_choice, id="board"
        )
        with Vertical(id="side"):
            yield Pane("holdings", self)
            yield MatchLog()
        with Vertical(id="below"):
            yield Brief("hand", self)
            yield Brief("telling", self)

    # What is shown

    def show(self, showing: Showing) -> None:
        """Draw a position."""
        before = self.showing
        self.showing = showing
        self.forget()
        if showing.acting is not None:
            self._take_up(showing, before)
        self._draw_things()
        self.redraw()
        if showing.acting is not None and showing.view.placed and (before is None or not before.view.placed):
            self.to_first_target()

    def _draw_things(self) -> None:
        """What both players have."""
        assert self.showing is not None
        view, names = self.showing.view, self.showing.names
        turn, outcome = self.game.to_move(view), self.game.outcome(view)
        things = holdings(view, names, turn, outcome, self.side - 1)
        self.query_one("#holdings", Pane).update(things, layout=False)

    def _take_up(self, showing: Showing, before: Showing | None) -> None:
        """Hold the tool that was held before, or the first thing that still can be placed."""
        assert showing.acting is not None
        if before is None or _step(before) != _step(showing):
            self.companion_held = False
        aim = self.aim_with()
        if aim.targets or aim.view.placed:
            return
        hand = next((hand for hand in (*ORDER, COMPANION) if self.aim_with(hand).targets), aim.hand)
        self.companion_held = hand == COMPANION
        if hand != COMPANION:
            self.held[showing.acting] = hand

    def aim_with(self, hand: int | None = None) -> Aim:
        """What the person who is asked is about to do, with that in hand."""
        assert self.showing is not None
        showing = self.showing
        tool = self.held.get(showing.acting, 0) if showing.acting is not None else 0
        held = COMPANION if self.companion_held else tool
        aim = Aim(
            game=self.game,
            view=showing.view,
            legal=showing.legal,
            acting=showing.acting,
            hand=held if hand is None else hand,
            cursor=self.board.cursor,
            last=_last(showing),
        )
        if self.aim is not None:
            aim.keep(self.aim)
        return aim

    def redraw(self) -> None:
        """Show what is in hand, and what it would do."""
        self.point()
        assert self.aim is not None
        self.query_one("#hand", Pane).update(self._hand(self.aim), layout=False)
        self.screen.refresh_bindings()

    def point(self) -> None:
        """Show what the thing in hand would do under the cursor."""
        aim = self.aim = self.aim_with()
        self.board.show(cells.scene(aim.view, aim.marks))
        self.board.targets = tuple(aim.targets)
        self._tell()

    def _hand(self, aim: Aim) -> Content:
        assert self.showing is not None
        if aim.acting is None:
            return Content(f" {self.showing.waiting}")
        return collecting(aim, self.below) if aim.view.placed else hand(aim, self.has_class("-beside"))

    def _tell(self) -> None:
        """The lines below the hand: a refusal, or what the cell under the cursor would do, and what it is."""
        aim = self.aim
        if aim is None:
            return
        first = refused(self.said, "bold $cave-lava") if self.said is not None else telling(aim)
        lines = [first] if first.plain else []
        if self.cell():
            lines.append(Content.styled(self.description(aim.view), "$cave-quiet"))
        if not lines and aim.acting is not None and self.query_one("#below").size.height > ROOMY:
            lines.append(Content.styled(GOAL, "$cave-quiet"))
        pane = self.query_one("#telling", Brief)
        pane.more = self._more
        pane.update(Content("\n").join(lines), layout=False)

    @property
    def _more(self) -> str:
        """What ends a description that is cut: where to read it all, on a screen that has a key for that."""
        sign = "..." if self.look is Look.ASCII else "…"
        return f"{sign} (d: all)" if hasattr(self.screen, "action_describe") else sign

    def say(self, refusal: Refusal | None) -> None:
        """Show why not, until something else is done; None takes it away."""
        self.said = refusal
        self._tell()

    def forget(self) -> None:
        """What was said does not matter any more, nor that the turn was to end."""
        self.said = None
        self.ending = False

    def draw_as(self, look: Look, size: Size) -> None:
        """Change look and size of the board."""
        self.look, self.size_choice = look, size
        self.board.look, self.board.size_ = look, size
        self._lay_out()

    def on_resize(self) -> None:
        """Find the layout that gives the board most."""
        self._lay_out()

    @property
    def side(self) -> int:
        """Columns of the players' things beside the board."""
        width = self.size.width
        return 26 if width < 110 else 32 if width < 150 else 38

    @property
    def below(self) -> int:
        """Columns of the hand."""
        return (self.side if self.has_class("-beside") else self.size.width - self.side) - 2

    def _lay_out(self) -> None:
        """Put the hand below the board, or beside it where the board gets larger by that."""
        width, height = self.size
        side = self.side
        below = max(4, min(BELOW, height - MAT.height - TOP))
        room = width - side
        beside = side > 26 and fits(room, height, self.size_choice) > fits(
            room, height - below, self.size_choice
        )
        self.set_class(beside, "-beside")
        self.styles.grid_columns = f"1fr {side}"
        self.styles.grid_rows = f"1fr {min(BESIDE, height - THINGS) if beside else below}"
        if self.showing is not None:
            self._draw_things()
            self.redraw()

    def heading(self, view: Any) -> str:
        """The turn, of the turns of both players."""
        return f"turn {min(view.turn + 1, TURNS)}/{TURNS}"

    def cell(self) -> str:
        """The name of the cell under the cursor."""
        return name(self.board.cursor) if self.board.cursor is not None else ""

    def description(self, view: Any) -> str:
        """All about the cell under the cursor, with the names of the players."""
        assert self.showing is not None
        return describe(view, self.cell(), self.showing.names)

    def secrets(self, view: Any) -> tuple[int, ...]:
        """How many amethysts each seat has."""
        return tuple(len(drawn) for drawn in view.amethysts)

    def secret(self, view: Any, seat: Seat) -> Content:
        """The amethysts of a seat, face up."""
        return faces(view, seat)


GOAL = (
    "A gem is yours to take when a compass, a lamp and a pickaxe see it from three sides. "
    "Tools look straight into the cave, whoever placed them."
)
"""Said while the cursor is nowhere yet."""

ROOMY = 4
"""With more lines below the board there is room to say what the game is about."""

BELOW = 7
"""Lines below the board in the layout that has the hand there, where there is room."""

THINGS = 14
"""Lines of the players' things."""

BESIDE = 15
"""Lines of the hand in the layout that has it beside the board, where the players' things leave as many."""


def fits(width: int, height: int, size: Size) -> int:
    """How large the board may be in a room: 0, 1, 2 for S, M, L."""
    if size is not Size.AUTO:
        return 0
    return list("SML").index(fitting(MAT.width, MAT.height, width - LEFT, height - TOP))


def _step(showing: Showing) -> tuple[object, ...]:
    """What is another one as soon as a turn has begun or a companion has gone."""
    return showing.acting, showing.view.turn, showing.view.companions


def _last(showing: Showing) -> Cell | None:
    """Where the last token was placed."""
    for ply in reversed(showing.plies):
        if ply.move.kind is Kind.TOOL:
            return MAT.rounds[ply.move.space]
        if ply.move.kind in (Kind.MOVE, Kind.COMPANION):
            return MAT.squares[ply.move.space]
    return None
