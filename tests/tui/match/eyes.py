"""What a player sees and does: the text on the screen, clicks on words and spaces."""

from random import Random
from typing import Any

from textual.app import App
from textual.pilot import Pilot
from textual.widget import Widget

from cavegames.engine.match import Match
from cavegames.games.ocelot.moves import Kind, Move
from cavegames.tui.boards.square import SquareBoard
from cavegames.tui.end_screen import EndScreen
from cavegames.tui.match_screen import MatchScreen
from tests.tui.snapshot import settle
from tests.waiting import on_screen


def lines(app: App[Any]) -> list[str]:
    """The lines of the terminal as text."""
    screen = app.screen
    return [strip.text for strip in screen._compositor.render_strips(app.size)]


def text(app: App[Any]) -> str:
    """All that can be read on the screen."""
    return "\n".join(lines(app))


def tree(app: App[Any]) -> str:
    """Everything the widgets of all screens but the launcher hold as text, shown or not."""
    widgets: list[Widget] = [w for screen in app.screen_stack[1:] for w in screen.walk_children(Widget)]
    return "\n".join(str(getattr(w, "content", "")) for w in widgets)


def screen_of(app: App[Any]) -> MatchScreen:
    """The match screen."""
    return next(screen for screen in app.screen_stack if isinstance(screen, MatchScreen))


def board_of(app: App[Any]) -> SquareBoard:
    """The board on the screen on top."""
    return app.screen.query_one(SquareBoard)


async def ready(pilot: Pilot[Any]) -> None:
    """Wait until the board is drawn."""
    await on_screen(pilot, lambda: any(b._cells for b in pilot.app.screen.query(SquareBoard)), "a board")


async def at_the_end(pilot: Pilot[Any]) -> None:
    """Wait until the end of the match is shown."""
    await on_screen(pilot, lambda: isinstance(pilot.app.screen, EndScreen), "the end screen")
    await settle(pilot)


async def click_words(pilot: Pilot[Any], words: str) -> None:
    """Click on words where they stand on the screen."""
    for y, line in enumerate(lines(pilot.app)):
        x = line.find(words)
        if x >= 0:
            await pilot.click(offset=(x + 1, y))
            return
    raise AssertionError(f"{words!r} is not to be seen:\n{text(pilot.app)}")


async def click_space(pilot: Pilot[Any], cell: tuple[int, int]) -> None:
    """Click on a space of the board."""
    board = board_of(pilot.app)
    region = board.frame.region(cell).translate(board.content_region.offset)
    await pilot.click(offset=(region.x + region.width // 2, region.y))


def play_on(match: Match[Any, Any], moves: int, seed: int = 1) -> None:
    """Play random moves; what can be taken is taken first."""
    rng = Random(seed)
    for _ in range(moves):
        legal = match.game.legal(match.state)
        if not legal:
            return
        takes = [move for move in legal if move.kind is Kind.TAKE]
        match.play(takes[0] if takes else rng.choice(legal), float(len(match.plies)))


def play_until(match: Match[Any, Any], kind: Kind, seed: int = 1) -> Move:
    """Play until a move of a kind is legal; gives it."""
    rng = Random(seed)
    while match.to_move is not None:
        legal = match.game.legal(match.state)
        found: list[Move] = [move for move in legal if move.kind is kind]
        if found:
            return found[0]
        match.play(rng.choice(legal), float(len(match.plies)))
    raise AssertionError(f"no {kind.name} in this match")
