"""What a player of Rwenzori sees and does: the text on the screen, and moves made as a player makes them."""

from typing import Any

from textual.app import App
from textual.pilot import Pilot
from textual.widget import Widget

from cavegames.games.rwenzori.moves import Move
from cavegames.tui.games.rwenzori.choices import Deed, choice_of
from cavegames.tui.games.rwenzori.table import RwenzoriTable
from cavegames.tui.handover import Handover
from cavegames.tui.match_screen import MatchScreen
from tests.waiting import on_screen


def text(app: App[Any]) -> str:
    """All that can be read on the screen."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips(app.size))


def tree(app: App[Any]) -> str:
    """Everything the widgets of all screens but the launcher hold, shown or not."""
    widgets: list[Widget] = [w for screen in app.screen_stack[1:] for w in screen.walk_children(Widget)]
    held = ("content", "cards", "aim", "_cells")
    return "\n".join(str(getattr(widget, name, "")) for widget in widgets for name in held)


def match_screen(app: App[Any]) -> MatchScreen:
    """The match screen."""
    return next(screen for screen in app.screen_stack if isinstance(screen, MatchScreen))


def table_of(app: App[Any]) -> RwenzoriTable:
    """The table on the match screen."""
    return match_screen(app).query_one(RwenzoriTable)


async def ready(pilot: Pilot[Any]) -> None:
    """Wait until the cave is drawn, or the screen is to be passed on."""
    app = pilot.app

    def drawn() -> bool:
        tables = app.screen.query(RwenzoriTable)
        return isinstance(app.screen, Handover) or bool(tables and tables.first().aim is not None)

    await on_screen(pilot, drawn, lambda: f"a cave, not {app.screen}")


async def sit(pilot: Pilot[Any]) -> None:
    """The person who is asked sits down."""
    await ready(pilot)
    if isinstance(pilot.app.screen, Handover):
        pilot.app.screen.dismiss(True)
        await on_screen(pilot, lambda: table_of(pilot.app).showing.acting is not None, "the hand")  # type: ignore[union-attr]


def make(table: RwenzoriTable, move: Move) -> None:
    """Make a move as a player does: take in hand, go there, turn, Enter."""
    choice = choice_of(move)
    assert table.aim is not None and choice in table.aim.by_choice, f"{move} cannot be chosen"
    if isinstance(choice, Deed):
        {Deed.YES: table.action_yes, Deed.NO: table.action_no}.get(choice, lambda: table.hold(choice))()
        if choice in (Deed.YES, Deed.NO) and len(table.aim.by_choice[choice]) == 1:
            if table.doubted is not None:
                table.action_no()
            return
    else:
        table.action_tile([item.face for item in table.aim.items].index(choice))
    cell = table.aim.cell_of(move)
    table.board.cursor = cell if cell is not None else table.aim.view.meeples[move.seat]
    for _ in range(len(table.aim.ways)):
        if table.aim.move == move:
            break
        table.action_turn(1)
    assert table.aim.move == move, f"{move} is not among {table.aim.ways}"
    table.board.action_choose()


async def made(pilot: Pilot[Any], move: Move) -> None:
    """Make a move at the table and wait until it is played; what the table doubts is done twice."""
    table, match = table_of(pilot.app), match_screen(pilot.app).match
    plies = len(match.plies)
    make(table, move)
    await on_screen(pilot, lambda: table.doubted or len(match.plies) > plies, "a move or a doubt")
    if len(match.plies) == plies:
        table.board.action_choose()
    await on_screen(pilot, lambda: len(match.plies) > plies, lambda: f"{move} on {text(pilot.app)}")
