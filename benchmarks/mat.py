"""The mat of Sir Ocelot's Cave in the middle of a match, alone and in its screen."""

from random import Random
from typing import Any

from textual.app import App, ComposeResult

from cavegames.engine import registry
from cavegames.engine.match import Match, MatchSetup, SeatSetup
from cavegames.games.ocelot.components import Tool
from cavegames.games.ocelot.playmat import MAT
from cavegames.games.ocelot.state import State
from cavegames.tui import themes
from cavegames.tui.boards.square import SquareBoard
from cavegames.tui.games.ocelot.cells import Marks, scene, sees
from cavegames.tui.games.ocelot.painter import OcelotPainter
from cavegames.tui.looks import Look, Size

SEATS = (SeatSetup("Ada"), SeatSetup("Ben"))
TURNS = 10
"""Turns played at random before the picture: some tools lie, some tokens are gone."""


def middle(seed: int = 1) -> Match[Any, Any]:
    """A match after some random turns."""
    game = registry.open_game("ocelot")
    match = Match(game, MatchSetup(game.info.id, game.Options.model_validate({}), SEATS, seed))
    rng = Random(seed)
    while match.state.turn < TURNS:
        match.play(rng.choice(game.legal(match.state)))
    return match


def marks(state: State, cursor: tuple[int, int] | None) -> Marks:
    """What the match screen marks while a lamp is in hand."""
    free = frozenset(cell for cell, tool in zip(MAT.rounds, state.tools, strict=True) if tool is None)
    if cursor not in free:
        return Marks(targets=free)
    lit = sees(MAT.rounds.index(cursor))
    return Marks(targets=free, lit=lit, ghost_cell=cursor, ghost_tool=Tool.LAMP)


class MatApp(App[None]):
    """The board alone, as large as the screen."""

    def __init__(
        self, look: Look = Look.PICTURE, size: Size = Size.AUTO, theme: str = "cave-night", seed: int = 1
    ) -> None:
        super().__init__()
        themes.register(self)
        self.theme = theme
        self.position: State = middle(seed).state
        self.look_size = look, size

    def compose(self) -> ComposeResult:
        look, size = self.look_size
        yield SquareBoard(MAT.width, MAT.height, OcelotPainter(), look=look, size=size)

    @property
    def board(self) -> SquareBoard:
        return self.query_one(SquareBoard)

    def on_mount(self) -> None:
        self.board.show(scene(self.position, marks(self.position, None)))
        self.board.cursor = MAT.squares[20]
        self.board.focus()

    def on_board_cursor_moved(self, event: SquareBoard.CursorMoved) -> None:
        self.board.show(scene(self.position, marks(self.position, event.cell)))


def match_app() -> App[Any]:
    """The whole app in the match screen."""
    from cavegames.tui.app import CaveApp

    return CaveApp(middle())


def ignis_app() -> App[Any]:
    """The whole app in a match of The Cave of Ignis, the first cards revealed."""
    from cavegames.tui.app import CaveApp

    game = registry.open_game("ignis")
    match = Match(game, MatchSetup("ignis", game.Options.model_validate({}), SEATS[:1], 7))
    match.play(game.legal(match.state)[0])
    return CaveApp(match)
