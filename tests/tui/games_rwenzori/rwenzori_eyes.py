"""What a player of Rwenzori sees and does: the text on the screen, and moves made as a player makes them."""

from typing import Any

from textual.app import App
from textual.pilot import Pilot
from textual.widget import Widget

from cavegames.engine.hexgrid import Cell
from cavegames.games.rwenzori.moves import Move
from cavegames.tui.games.rwenzori import words
from cavegames.tui.games.rwenzori.choices import Choice, Deed, choice_of
from cavegames.tui.games.rwenzori.hand import HandStrip
from cavegames.tui.games.rwenzori.table import RwenzoriTable
from cavegames.tui.games.rwenzori.telling import KEYS
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


# By keys and by the mouse alone


async def pressed(pilot: Pilot[Any], move: Move) -> None:
    """Make a move by keys alone: take in hand, Tab to the place, f to the way, Enter."""
    table, match = table_of(pilot.app), match_screen(pilot.app).match
    plies, aim = len(match.plies), table.aim
    assert aim is not None
    choice = choice_of(move)
    if isinstance(choice, Deed):
        await pilot.press(*KEYS.get(choice, ()))
    else:
        number = [item.face for item in aim.items].index(choice)
        await (pilot.press(str((number + 1) % 10)) if number < 10 else _step_to(pilot, choice))
    if len(match.plies) == plies and table.doubted is None:
        await _go(pilot, move)
        await pilot.press("enter")
    if len(match.plies) == plies and table.doubted is not None:
        await pilot.press(KEYS[choice] if choice in (Deed.YES, Deed.NO) else "enter")  # type: ignore[index]
    await on_screen(pilot, lambda: len(match.plies) > plies, lambda: f"{move} on {text(pilot.app)}")


async def _step_to(pilot: Pilot[Any], choice: Choice) -> None:
    while table_of(pilot.app).choice != choice:
        await pilot.press("full_stop")


async def _go(pilot: Pilot[Any], move: Move) -> None:
    table = table_of(pilot.app)
    assert table.aim is not None
    cell = table.aim.cell_of(move)
    for _ in range(len(table.aim.targets)):
        if cell is None or table.board.cursor == cell:
            break
        await pilot.press("tab")
    for _ in range(len(table.aim.ways)):
        if table.aim.move == move:
            break
        await pilot.press("f")
    assert table.aim.move == move, f"{move} is not among {table.aim.ways}"


async def clicked(pilot: Pilot[Any], move: Move) -> None:
    """Make a move by the mouse alone: click the tile or the deed, f in the bar, the hex."""
    app, table, match = pilot.app, table_of(pilot.app), match_screen(pilot.app).match
    plies, aim = len(match.plies), table.aim
    assert aim is not None
    choice = choice_of(move)
    cell = aim.cell_of(move)
    if not isinstance(choice, Deed):
        await click_card(pilot, [item.face for item in aim.items].index(choice))
    elif choice in KEYS:
        await click_words(pilot, f" {words.label(aim, choice)}")
    if cell is not None and len(match.plies) == plies:
        await _turn_by_mouse(pilot, move, cell)
        await click_hex(pilot, cell)
    if len(match.plies) == plies and table.doubted is not None:
        leave = f" {words.label(aim, Deed.NO)}"
        await (click_hex(pilot, cell) if cell is not None else click_words(pilot, leave))
    await on_screen(pilot, lambda: len(match.plies) > plies, lambda: f"{move} on {text(app)}")


async def _turn_by_mouse(pilot: Pilot[Any], move: Move, cell: Cell) -> None:
    """Point at the hex, and click `f Turn` in the bar until it is the move."""
    table = table_of(pilot.app)
    await pilot.hover(offset=_middle(table, cell))
    table.board.cursor = cell
    assert table.aim is not None
    for _ in range(len(table.aim.ways)):
        if table.aim.move == move:
            return
        await pilot.pause()
        await click_words(pilot, "f Turn")


def _middle(table: RwenzoriTable, cell: Cell) -> tuple[int, int]:
    region = table.board.frame.region(cell).translate(table.board.content_region.offset)
    return region.x + region.width // 2, region.y + region.height // 2


async def click_hex(pilot: Pilot[Any], cell: Cell) -> None:
    """Click the middle of a hex, brought into view first."""
    table = table_of(pilot.app)
    table.board.ensure_visible(cell, 0)
    await pilot.pause()
    await pilot.click(offset=_middle(table, cell))


async def click_card(pilot: Pilot[Any], number: int) -> None:
    """Click a tile of the hand, by its number from 0."""
    strip = table_of(pilot.app).query_one(HandStrip)
    offset = strip.content_region.offset
    shown = number - strip.first
    assert 0 <= shown < strip.fits, "the card does not show"
    await pilot.click(offset=(offset.x + 1 + shown * strip.step + 2, offset.y + 2))


async def click_words(pilot: Pilot[Any], wanted: str) -> None:
    """Click the first place where words are on the screen."""
    for y, line in enumerate(text(pilot.app).splitlines()):
        if wanted in line:
            await pilot.click(offset=(line.index(wanted) + 1, y))
            return
    raise AssertionError(f"{wanted!r} is not to be seen:\n{text(pilot.app)}")
