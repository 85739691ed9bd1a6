"""The table of Sir Ocelot's Cave: the board, what both players have, what is in hand, what it would bring."""

from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.reactive import reactive

from cavegames.engine.game import AnyGame, Refusal, Seat
from cavegames.engine.squaregrid import Cell, name
from cavegames.games.ocelot.components import FACES
from cavegames.games.ocelot.legal import TURNS
from cavegames.games.ocelot.moves import END, Kind, Move
from cavegames.games.ocelot.playmat import MAT
from cavegames.tui.actions import group
from cavegames.tui.boards.frame import LEFT, TOP
from cavegames.tui.boards.square import SquareBoard
from cavegames.tui.games.ocelot import cells
from cavegames.tui.games.ocelot.aim import COMPANION, Aim
from cavegames.tui.games.ocelot.faces import faces
from cavegames.tui.games.ocelot.hand import ORDER, brings, collecting, hand
from cavegames.tui.games.ocelot.holdings import holdings
from cavegames.tui.games.ocelot.painter import OcelotPainter
from cavegames.tui.games.ocelot.telling import telling
from cavegames.tui.looks import Look, Size, fitting
from cavegames.tui.match_log import MatchLog
from cavegames.tui.match_table import GameTable, Showing
from cavegames.tui.pane import Pane, chip

RUNS = {
    **{f"ocelot.hold-{i}": f"hold({face})" for i, face in enumerate(ORDER, 1)},
    **{f"ocelot.letter-{letter}": f"letter({i})" for i, letter in enumerate("abc")},
}
"""What those actions run that are not methods of their own."""


def _binding(action_id: str) -> BindingType:
    action = next(action for action in group("ocelot") if action.id == action_id)
    run = RUNS.get(action_id, action_id.partition(".")[2].replace("-", "_"))
    return Binding(action.keys, run, action.label, show=action.show, tooltip=action.help, id=action_id)


class OcelotTable(GameTable):
    """Chooses what is in hand, shows what it would bring, and says which move the player wants."""

    GROUP = "ocelot"
    BINDINGS: ClassVar[list[BindingType]] = [_binding(action.id) for action in group("ocelot")]

    DEFAULT_CSS = """
    OcelotTable { layout: grid; grid-size: 2 2; grid-columns: 1fr 26; grid-rows: 1fr 7; }
    OcelotTable #side { row-span: 2; padding: 0 0 0 1; }
    OcelotTable #below { padding: 0 1; }
    OcelotTable #hand { height: 3; }
    OcelotTable #telling { height: 4; }
    OcelotTable #holdings { margin: 0 0 1 0; }
    OcelotTable #log { height: 1fr; scrollbar-size: 1 1; }
    """

    aim: reactive[Aim | None] = reactive[Aim | None](None, init=False, repaint=False)
    said: reactive[Refusal | None] = reactive[Refusal | None](None, init=False, repaint=False)

    def __init__(self, game: AnyGame, look: Look, size: Size) -> None:
        super().__init__(game, look, size)
        self.showing: Showing | None = None
        self.held: dict[Seat, int] = {}
        self.ending = False

    def compose(self) -> ComposeResult:
        """Board, the players beside it, the hand below or beside it."""
        yield SquareBoard(
            MAT.width, MAT.height, OcelotPainter(), look=self.look, size=self.size_choice, id="board"
        )
        with Vertical(id="side"):
            yield Pane("holdings", self)
            yield MatchLog()
        with Vertical(id="below"):
            yield Pane("hand", self)
            yield Pane("telling", self)

    @property
    def board(self) -> SquareBoard:
        """The board."""
        return self.query_one(SquareBoard)

    # What is shown

    def show(self, showing: Showing) -> None:
        """Draw a position."""
        before = self.showing
        self.showing = showing
        self.ending = False
        self.say(None)
        if showing.acting is not None:
            self.held[showing.acting] = self._usable(showing.acting)
        self.query_one("#holdings", Pane).update(
            holdings(showing.view, showing.names, self.game.to_move(showing.view))
        )
        self._redraw()
        if showing.acting is not None and showing.view.placed and (before is None or not before.view.placed):
            self._to_first_target()

    def _usable(self, seat: Seat) -> int:
        """What the seat held before, or the first thing it still can place."""
        aim = self._aim(self.held.get(seat, 0))
        if aim.targets or aim.view.placed:
            return aim.hand
        return next((hand for hand in (*ORDER, COMPANION) if self._aim(hand).targets), aim.hand)

    def _to_first_target(self) -> None:
        if self.board.targets:
            self.board.cursor = self.board.targets[0]

    def _aim(self, hand: int | None = None) -> Aim:
        assert self.showing is not None
        showing = self.showing
        held = self.held.get(showing.acting, 0) if showing.acting is not None else 0
        return Aim(
            game=self.game,
            view=showing.view,
            legal=showing.legal,
            acting=showing.acting,
            hand=held if hand is None else hand,
            cursor=self.board.cursor,
            last=_last(showing),
        )

    def _redraw(self) -> None:
        aim = self.aim = self._aim()
        self.board.show(cells.scene(aim.view, aim.marks))
        self.board.targets = tuple(aim.targets)
        self.query_one("#hand", Pane).update(self._hand(aim))
        self._tell()
        self.screen.refresh_bindings()

    def _hand(self, aim: Aim) -> Content:
        assert self.showing is not None
        if aim.acting is None:
            return Content(f" {self.showing.waiting}")
        return collecting(aim) if aim.view.placed else hand(aim, self.has_class("-beside"))

    def _tell(self) -> None:
        """The lines below the hand: a refusal, or what the cell under the cursor would do, and what it is."""
        aim = self.aim
        if aim is None:
            return
        first = _refused(self.said) if self.said is not None else telling(aim)
        lines = [first] if first.plain else []
        if self.cell():
            lines.append(Content.styled(self.game.describe(aim.view, self.cell()), "$cave-quiet"))
        if not lines:
            lines.append(Content.styled(GOAL, "$cave-quiet"))
        self.query_one("#telling", Pane).update(Content("\n").join(lines))

    def say(self, refusal: Refusal | None) -> None:
        """Show why not, until something else is done; None takes it away."""
        self.said = refusal
        self._tell()

    def draw_as(self, look: Look, size: Size) -> None:
        """Change look and size of the board."""
        self.look, self.size_choice = look, size
        self.board.look, self.board.size_ = look, size
        self._lay_out()

    def on_resize(self) -> None:
        """Find the layout that gives the board most."""
        self._lay_out()

    def _lay_out(self) -> None:
        width, height = self.size
        side = 26 if width < 110 else 32 if width < 150 else 38
        beside = fits(width - side, height, self.size_choice) > fits(
            width - side, height - BELOW, self.size_choice
        )
        self.set_class(side > 26, "-roomy")
        self.set_class(beside and side > 26, "-beside")
        self.styles.grid_size_columns = 2
        self.styles.grid_columns = f"1fr {side}"
        if self.showing is not None:
            self._redraw()

    def heading(self, view: Any) -> str:
        """The turn of whoever is to move, of all their turns."""
        each = TURNS // 2
        return f"turn {min(view.turn // 2 + 1, each)}/{each}"

    def cell(self) -> str:
        """The name of the cell under the cursor."""
        return name(self.board.cursor) if self.board.cursor is not None else ""

    def secrets(self, view: Any) -> tuple[int, ...]:
        """How many amethysts each seat has."""
        return tuple(len(drawn) for drawn in view.amethysts)

    def secret(self, view: Any, seat: Seat) -> Content:
        """The amethysts of a seat, face up."""
        return faces(view, seat)

    # What the player does

    def on_square_board_cursor_moved(self, event: SquareBoard.CursorMoved) -> None:
        """Light up what the thing in hand would see from here."""
        event.stop()
        if self.showing is not None:
            self.said = None
            self._redraw()

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
            return aim is not None and any(self.secrets(aim.view))
        if action not in _WHEN:
            return True
        return aim is not None and aim.acting is not None and _WHEN[action](aim)

    def action_hold(self, face: int) -> None:
        """Take a tool in hand, that side up."""
        if self.aim is not None and self.aim.acting is not None:
            letter = FACES[face].letter
            if not self.aim.view.hands[self.aim.acting][letter]:
                self.post_message(self.Said(Refusal("OC-COMP-4", f"No tool {letter.name} is left in hand.")))
                return
            self.held[self.aim.acting] = face
            self.said = None
            self._redraw()

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
        self.held[seat] = next((h for h in ORDER if self._aim(h).targets), 0) if holding else COMPANION
        self.said = None
        self._redraw()
        if not holding and self.board.cursor not in self.board.targets:
            self._to_first_target()

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


GOAL = (
    "A gem is yours to take when a compass, a lamp and a pickaxe see it from three sides. "
    "Tools look straight into the cave, whoever placed them."
)
"""Said while the cursor is nowhere yet."""

BELOW = 7
"""Lines below the board in the layout that has the hand there."""

_WHEN = {
    "hold": lambda aim: not aim.view.placed,
    "letter": lambda aim: not aim.view.placed,
    "flip": lambda aim: not aim.view.placed and aim.hand < COMPANION,
    "companion": lambda aim: aim.companion_ready,
    "take_all": lambda aim: bool(aim.takeable),
    "end_turn": lambda aim: aim.view.placed,
}
"""When those actions do something."""


def fits(width: int, height: int, size: Size) -> int:
    """How large the board may be in a room: 0, 1, 2 for S, M, L."""
    if size is not Size.AUTO:
        return 0
    return list("SML").index(fitting(MAT.width, MAT.height, width - LEFT, height - TOP))


def _last(showing: Showing) -> Cell | None:
    """Where the last token was placed."""
    for ply in reversed(showing.plies):
        if ply.move.kind is Kind.TOOL:
            return MAT.rounds[ply.move.space]
        if ply.move.kind in (Kind.MOVE, Kind.COMPANION):
            return MAT.squares[ply.move.space]
    return None


def _refused(refusal: Refusal) -> Content:
    """Why not, with the clause and the key that opens it."""
    why = Content.styled(refusal.why, "bold $cave-lava")
    if not refusal.clause:
        return why
    return why + Content(" ") + chip(f"{refusal.clause} (w: why)", "screen.why", "$cave-quiet underline")
