"""The table of The Cave of Ignis: the board of parts, what a choice would do, the log where there is room."""

from typing import Any

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content

from cavegames.engine.game import AnyGame, Refusal, Seat
from cavegames.games.ignis.components import Colour
from cavegames.games.ignis.describe import OPEN
from cavegames.games.ignis.moves import Kind, Move
from cavegames.games.ignis.state import Cards, Phase
from cavegames.games.ignis.tiles import Tile
from cavegames.tui.games.ignis import aim as places
from cavegames.tui.games.ignis.aim import Aim
from cavegames.tui.games.ignis.board import IgnisBoard
from cavegames.tui.games.ignis.deeds import IgnisDeeds
from cavegames.tui.games.ignis.hinting import hinted
from cavegames.tui.games.ignis.keys import WHEN
from cavegames.tui.games.ignis.slots import laid, lying
from cavegames.tui.games.ignis.telling import GOAL, cell_of, telling
from cavegames.tui.looks import Look, Size
from cavegames.tui.match_log import MatchLog
from cavegames.tui.match_table import Showing
from cavegames.tui.pane import Pane, refused

SPARE = 26
"""Lines from which there is room for a taller telling, and the log beside it."""
LINES = {Size.S: 18, Size.M: 27}
"""The lines the board takes at most, by the size chosen."""


class IgnisTable(IgnisDeeds):
    """Shows the cave, the cards, and what they would bring."""

    DEFAULT_CSS = """
    IgnisTable { layout: vertical; }
    IgnisTable #board { height: 1fr; }
    IgnisTable #below { height: 3; padding: 0 1; }
    IgnisTable #telling { width: 1fr; height: 100%; }
    IgnisTable #log { display: none; width: 46; height: 100%; margin: 0 0 0 2; scrollbar-size: 1 1; }
    IgnisTable.-roomy #below { height: 8; border-top: solid $cave-edge; }
    IgnisTable.-roomy #log { display: block; }
    IgnisTable.-tight #below { display: none; }
    """

    def __init__(self, game: AnyGame, look: Look, size: Size) -> None:
        super().__init__(game, look, size)
        self.said: Refusal | None = None
        self.laid: Cards = ()
        self._stage: tuple[object, ...] = ()

    def compose(self) -> ComposeResult:
        """The board, and below it what is said."""
        yield IgnisBoard(self.look, id="board")
        with Horizontal(id="below"):
            yield Pane("telling", self)
            yield MatchLog()

    # What is shown

    def show(self, showing: Showing) -> None:
        """Draw a position."""
        self.showing = showing
        self.said, self.asked, self.hinted = None, None, ""
        view = showing.view
        if view.phase not in (Phase.USE, Phase.MOVE, Phase.MOVED):
            self.lifted = ()
        self.laid = laid(view, showing.plies, self.laid)
        self.green = self.red = ()
        self.ways = ()
        self.redraw()
        stage = (view.round, view.phase, showing.acting)
        if stage != self._stage or self.board.cursor not in self.board.targets:
            self.to_first_target()
        self._stage = stage

    def redraw(self) -> None:
        """Show what is chosen and what it would do."""
        showing = self.showing
        if showing is None:
            return
        self.aim = Aim(
            game=self.game,
            view=showing.view,
            legal=showing.legal,
            acting=showing.acting,
            green=self.green,
            red=self.red,
            ways=self.ways,
            waiting=showing.waiting,
            open=lying(showing.view, self.laid, self.lifted),
        )
        self.board.targets = targets(self.aim)
        self.board.show(self.aim)
        self._tell()
        self.screen.refresh_bindings()

    def _tell(self) -> None:
        """A refusal, or what the place under the cursor does; and what it is."""
        aim, place = self.aim, self.board.cursor
        if aim is None:
            return
        lines = []
        if self.said is not None:
            lines.append(refused(self.said))
        elif doing := telling(aim, place):
            lines.append(Content(doing))
        cell = cell_of(place, aim)
        if cell:
            lines.append(Content.styled(self.game.describe(aim.view, cell), "$cave-quiet"))
        elif not lines and aim.acting is not None:
            lines.append(Content.styled(GOAL, "$cave-quiet"))
        pane = self.query_one("#telling", Pane)
        pane.update(whole(lines, *pane.content_size), layout=False)

    def say(self, refusal: Refusal | None) -> None:
        """Show why not, until something else is done; None takes it away."""
        self.said = refusal
        if refusal is None:
            self.hinted = ""
        self._tell()

    @property
    def vain(self) -> frozenset[str]:
        """What does nothing now."""
        aim = self.aim
        idle = {name for name, does in WHEN.items() if aim is None or aim.acting is None or not does(aim)}
        return frozenset(f"ignis.{name}" for name in idle)

    def suggest(self, move: object, why: str) -> None:
        """Point at a move, and say why."""
        assert isinstance(move, Move)
        if self.aim is not None:
            if move.kind == Kind.GO:
                self.green, self.red = self.aim.chosen_for(move)
                self.redraw()
            self.hinted = self.board.cursor = place_of(self.aim, move)
        super().suggest(move, why)

    def worded(self, move: Move) -> str:
        """What a move that is suggested does, in words."""
        return hinted(move)

    def draw_as(self, look: Look, size: Size) -> None:
        """Change look and size of the board."""
        self.look, self.size_choice = look, size
        self.board.draw_as(look, LINES.get(size, 0))
        self.redraw()

    def on_mount(self) -> None:
        """Take the size chosen."""
        self.board.draw_as(self.look, LINES.get(self.size_choice, 0))

    def on_resize(self) -> None:
        """Give what is said more room where there is some."""
        self.set_class(self.size.height >= SPARE and self.size.width >= 100, "-roomy")
        self.set_class(self.size.height < LINES[Size.S] + 3, "-tight")

    def heading(self, view: Any) -> str:
        """The round."""
        return f"round {view.round}"

    def cell(self) -> str:
        """The name of the place under the cursor."""
        return "" if self.aim is None else cell_of(self.board.cursor, self.aim)

    def secrets(self, view: Any) -> tuple[int, ...]:  # noqa: ARG002
        """Nothing is for one seat alone."""
        return (0,)

    def secret(self, view: Any, seat: Seat) -> Content:  # noqa: ARG002
        """Nothing."""
        return Content("")


def targets(aim: Aim) -> tuple[str, ...]:
    """The places where something can be done now, what is likely first."""
    if aim.acting is None:
        return ()
    if aim.ways:
        return (*aim.numbered, places.CANCEL)
    tiles = tuple(Tile(move.tile).id for move in aim.legal if move.kind in (Kind.TAKE, Kind.PLAY))
    if aim.view.phase == Phase.USE:
        return _using(aim, tiles)
    if aim.view.phase == Phase.MOVE:
        return (*(f"{place}{places.CHIP}" for place in aim.numbered), places.GO, *tiles)
    kinds = {move.kind for move in aim.legal}
    return (*(place for place, move in _BUTTONS.items() if move.kind in kinds), *tiles)


_BUTTONS = {place: places.DEEDS[place] for place in (places.USE, places.MOVE, places.REVEAL, places.END)}


def _using(aim: Aim, tiles: tuple[str, ...]) -> tuple[str, ...]:
    fits = [(OPEN[i], use.card.colour == Colour.BLUE) for i, use in enumerate(aim.shown) if use and use.moves]
    plain = tuple(place for place, blue in fits if not blue)
    jokers = tuple(place for place, blue in fits if blue)
    skill = (places.SKILL,) if any(move.kind == Kind.SKILL for move in aim.legal) else ()
    return (*plain, places.END, *tiles, *skill, *jokers)


def place_of(aim: Aim, move: Move) -> str:
    """Where a move is made."""
    if move.kind == Kind.COLLECT:
        return aim.place_of(move.card)
    if move.tile >= 0:
        return Tile(move.tile).id
    named = {
        Kind.REVEAL: places.REVEAL,
        Kind.USE: places.USE,
        Kind.MOVE: places.MOVE,
        Kind.SKILL: places.SKILL,
        Kind.GO: places.GO,
        Kind.END: places.END,
    }
    return named[move.kind]


def whole(lines: list[Content], width: int, height: int) -> Content:
    """Lines of text, the last without the sentences that there is no room for: nothing is cut within one."""
    *first, last = lines or [Content("")]
    while first and len(Content("\n").join([*first, last]).wrap(max(1, width))) > height:
        shorter = last.plain.rstrip().rfind(". ")
        if shorter < 0:
            return Content("\n").join(first)
        last = last[: shorter + 1]
    return Content("\n").join([*first, last])
