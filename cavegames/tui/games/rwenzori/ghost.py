"""What is held over the table while something is about to be done there."""

from cavegames.engine.game import Seat
from cavegames.engine.hexgrid import Cell
from cavegames.games.rwenzori.components import HIDDEN, LAVA
from cavegames.games.rwenzori.moves import Act, Move
from cavegames.games.rwenzori.state import State
from cavegames.tui.boards.hexcells import CaveTile
from cavegames.tui.games.rwenzori import cells
from cavegames.tui.games.rwenzori.choices import Choice, Deed


def ghost(view: State, choice: Choice, move: Move, cell: Cell, seat: Seat | None) -> CaveTile | None:
    """The tile that a move brings to a cell, as the seat sees it that makes it; None where it brings none."""
    if not isinstance(choice, Deed):
        return _of_hand(choice, move, seat)
    match move.act:
        case Act.TURN:
            return cells.held(view.board[cell].face, move.turn)
        case Act.LAVA:
            return cells.held(LAVA)
        case Act.CAVE:
            drawn = view.solo.drawn if view.solo is not None else ()
            return cells.held(drawn[0] if drawn else HIDDEN, max(0, move.turn))
    return None


def _of_hand(face: int, move: Move, seat: Seat | None) -> CaveTile | None:
    if move.act == Act.LIGHT:
        return None
    return cells.face_down(face, seat) if move.turn < 0 else cells.held(face, move.turn)
