"""The table of Caves of Rwenzori: the cave, the hand, what everybody has left, what Enter does."""

from math import ceil
from typing import Any

from textual.app import ComposeResult
from textual.containers import Container, Vertical
from textual.content import Content

from cavegames.engine.game import AnyGame, Refusal, Seat
from cavegames.games.rwenzori.describe import describe
from cavegames.games.rwenzori.moves import ALARM
from cavegames.games.rwenzori.state import Want
from cavegames.tui.boards.hexboard import HexBoard
from cavegames.tui.boards.hexmap import HexMap
from cavegames.tui.boards.hexpaint import CavePainter
from cavegames.tui.games.rwenzori import cave, cells, sheet
from cavegames.tui.games.rwenzori.aim import Aim
from cavegames.tui.games.rwenzori.choices import Deed
from cavegames.tui.games.rwenzori.deeds import RwenzoriDeeds
from cavegames.tui.games.rwenzori.hand import HandStrip
from cavegames.tui.games.rwenzori.holdings import holdings
from cavegames.tui.games.rwenzori.keys import WHEN
from cavegames.tui.games.rwenzori.lava_line import lava_line
from cavegames.tui.games.rwenzori.lying import card, first_choice, last_laid, starts_at
from cavegames.tui.games.rwenzori.telling import deeds, telling
from cavegames.tui.looks import Look, Size
from cavegames.tui.match_log import MatchLog
from cavegames.tui.match_table import Showing
from cavegames.tui.pane import Brief, Pane, refused
from cavegames.tui.text_screen import TextScreen

NARROW, WIDE = 25, 40
"""Columns beside the cave."""


class RwenzoriTable(RwenzoriDeeds):
    """Shows the cave, the hand, and what it would do."""

    PAUSED = "The lava stands still."
    DEFAULT_CSS = """
    RwenzoriTable { layout: grid; grid-size: 2 2; grid-columns: 1fr 25; grid-rows: 1fr 5; }
    RwenzoriTable #cave { layers: board map; }
    RwenzoriTable #board { layer: board; scrollbar-size: 0 0; }
    RwenzoriTable #map { layer: map; dock: right; margin: 0 1; max-width: 22; max-height: 5; }
    RwenzoriTable #side { row-span: 2; padding: 0 0 0 1; }
    RwenzoriTable #hand { height: 100%; }
    RwenzoriTable #holdings { margin: 0 0 1 0; }
    RwenzoriTable #telling { height: 1fr; }
    RwenzoriTable #log { display: none; height: 1fr; scrollbar-size: 1 1; border-top: solid $cave-edge; }
    RwenzoriTable.-roomy { grid-columns: 1fr 40; grid-rows: 1fr 8; }
    RwenzoriTable.-roomy #telling { height: 17; }
    RwenzoriTable.-roomy #map { max-width: 40; max-height: 10; margin: 1 2; }
    RwenzoriTable.-roomy #log { display: block; }
    """

    def __init__(self, game: AnyGame, look: Look, size: Size) -> None:
        super().__init__(game, look, size)
        self.said: Refusal | None = None
        self._stage: tuple[object, ...] = ()
        self._idle: frozenset[str] = frozenset()
        """What the bar does not show now."""
        self._left: int | None = None
        """Seconds until the alarm."""

    def compose(self) -> ComposeResult:
        """The cave, the hand below it, the rest beside it."""
        board = HexBoard(CavePainter(), look=self.look, size=self.size_choice, id="board")
        with Container(id="cave"):
            yield board
            yield HexMap(board, id="map")
        with Vertical(id="side"):
            yield Pane("holdings", self)
            yield Brief("telling", self)
            yield MatchLog()
        yield HandStrip(self.look, id="hand")

    # What is shown

    def show(self, showing: Showing) -> None:
        """Draw a position."""
        self.showing = showing
        self.forget()
        self._take_up()
        self._draw_things()
        self.redraw()
        stage = (showing.acting, showing.view.turn, showing.view.due)
        if stage != self._stage:
            self._stage = stage
            self._go_there()

    def _take_up(self) -> None:
        """Hold what was held before, or the first thing that can do something."""
        aim = self.aim_with()
        if aim.acting is None:
            self.choice = Deed.NONE
        elif not aim.by_choice.get(self.choice) or self.choice in (Deed.YES, Deed.NO):
            self.choice = first_choice(aim)

    def _go_there(self) -> None:
        """Bring the meeple into view, and the cursor to where something can be done."""
        aim = self.aim
        if aim is None:
            return
        here = aim.view.meeples[aim.lamp if aim.lamp is not None else aim.view.seat]
        begins = aim.acting is not None and self.board.cursor not in aim.targets
        start = starts_at(aim, here) if begins else self.board.cursor
        if self.board.outgrown:
            self.board.look_at(here if aim.must is None else start or here)
        self.board.cursor = start

    def _draw_things(self) -> None:
        """What everybody has left."""
        assert self.showing is not None
        view = self.showing.view
        width = self.side - 1
        things = holdings(view, self.showing.names, self.game.to_move(view), width)
        more = lava_line(view, self._left, width)
        if more.plain:
            things = Content("\n").join([things, more])
        pane = self.query_one("#holdings", Pane)
        lines = len(things.wrap(width))
        if pane.styles.height is None or pane.styles.height.cells != lines:
            pane.styles.height = lines
        pane.update(things, layout=False)

    def aim_with(self) -> Aim:
        """What the person who is asked is about to do."""
        assert self.showing is not None
        showing = self.showing
        asked = showing.acting is not None
        aim = Aim(
            game=self.game,
            view=showing.view,
            legal=tuple(move for move in showing.legal if move != ALARM) if asked else (),
            acting=showing.acting,
            choice=self.choice,
            cursor=self.board.cursor,
            wanted=self.wanted,
            last=last_laid(showing),
        )
        if self.aim is not None:
            aim.keep(self.aim)
        return aim

    def redraw(self) -> None:
        """Show what is in hand, and what it would do."""
        if self.showing is None:
            return
        aim = self.aim = self.aim_with()
        self.board.targets = tuple(aim.targets)
        self.board.bound(sheet.bounds(aim.view))
        self.board.show(cells.scene(aim.view, aim.marks))
        self.query_one(HandStrip).show(tuple(card(aim, i, item) for i, item in enumerate(aim.items)))
        self._tell()
        if self.vain != self._idle:
            self._idle = self.vain
            self.screen.refresh_bindings()

    def _tell(self) -> None:
        """What else can be done; a refusal, or what Enter does; and what the hex under the cursor is."""
        aim, showing = self.aim, self.showing
        if aim is None or showing is None:
            return
        if self.said is not None:
            first = refused(self.said)
        else:
            first = telling(aim, showing.names) if aim.acting is not None else Content(showing.waiting)
        more = deeds(aim, showing.names)
        lines = [more, Content("")] if more.plain else []
        lines += [first] if first.plain else []
        if self.cell():
            lines.append(Content.styled(self.description(aim.view), "$cave-quiet"))
        pane = self.query_one("#telling", Brief)
        pane.more = "..." if self.look is Look.ASCII else "…"
        pane.update(Content("\n").join(lines), layout=False)

    def say(self, refusal: Refusal | None) -> None:
        """Show why not, until something else is done; None takes it away."""
        self.said = refusal
        self._tell()

    def forget(self) -> None:
        """What was said does not matter any more, nor what was doubted."""
        self.said = self.doubted = None

    @property
    def vain(self) -> frozenset[str]:
        """What does nothing now."""
        aim = self.aim
        idle = {name for name, does in WHEN.items() if aim is None or aim.acting is None or not does(aim)}
        return frozenset(f"rwenzori.{name}" for name in idle)

    def draw_as(self, look: Look, size: Size) -> None:
        """Change look and size of the cave."""
        self.look, self.size_choice = look, size
        self.board.look, self.board.size_ = look, size
        self.query_one(HandStrip).draw_as(look)
        self._tell()

    def on_resize(self) -> None:
        """More beside the cave where there is room."""
        self.set_class(self.size.width >= 110 and self.size.height >= 34, "-roomy")
        if self.showing is not None:
            self._draw_things()

    @property
    def side(self) -> int:
        """Columns beside the cave."""
        return WIDE if self.has_class("-roomy") else NARROW

    def heading(self, view: Any) -> str:
        """The turn, and how the match stands."""
        if view.solo is not None:
            return f"turn {view.turn}, cave deck {len(view.solo.deck)}"
        return f"turn {view.turn}" + (", end phase" if view.ending else "")

    def cell(self) -> str:
        """The name of the hex under the cursor."""
        cursor = self.board.cursor
        return f"{cursor[0]},{cursor[1]}" if cursor is not None else ""

    def follow(self) -> None:
        """Bring the newest tile into view, or whose turn it is."""
        if self.showing is not None:
            view = self.showing.view
            self.board.ensure_visible(last_laid(self.showing) or view.meeples[view.seat], 1)

    def description(self, view: Any) -> str:
        """All about the hex under the cursor, as the owner of the view may know it."""
        assert self.showing is not None and self.board.cursor is not None
        tile = view.board.at(self.board.cursor)
        return describe(view, self.cell(), self.showing.names, None if tile is None else tile.owner)

    def private(self, view: Any) -> bool:
        """Hands, gear and characters are seen by their owner alone (RW-HIDE-1); alone all lies open."""
        return view.solo is None

    def in_the_open(self, view: Any) -> bool:
        """Lava is laid without a look at the hand."""
        return bool(view.due) and view.due[-1].want == Want.LAVA

    def time_left(self, left: float | None, of: float) -> None:  # noqa: ARG002
        """Show when the alarm rings."""
        before, self._left = self._left, None if left is None else ceil(left)
        if self._left != before and self.showing is not None:
            self._draw_things()

    def secrets(self, view: Any) -> tuple[int, ...]:
        """Nothing is looked at beside the table: the hand lies on it."""
        return (0,) * len(view.hands)

    def secret(self, view: Any, seat: Seat) -> Content:  # noqa: ARG002
        """Nothing."""
        return Content("")

    def show_measure(self) -> None:
        """Show how the cave chooses (RW-SOLO-8)."""
        if self.showing is not None:
            self.app.push_screen(TextScreen("How the cave chooses", cave.page(self.showing.view)))
