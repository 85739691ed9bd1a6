"""Why a meeple cannot go there, a revealed tile not be turned so, a tile of the cave not be placed so."""

from cavegames.engine.game import Refusal
from cavegames.games.rwenzori.board import Status
from cavegames.games.rwenzori.components import DARK, FACING, HIDDEN, TURNED
from cavegames.games.rwenzori.legal import givable
from cavegames.games.rwenzori.moves import Move
from cavegames.games.rwenzori.places import reach
from cavegames.games.rwenzori.solo.cave import allowed, spots
from cavegames.games.rwenzori.spots import dark_spots, turns
from cavegames.games.rwenzori.state import Due, State, Want, Why
from cavegames.games.rwenzori.wording import cell_name

_CLOSED = {
    Status.DARK: "A dark tile is not entered by a move. Go in blind, or reveal it.",
    Status.CAVE_IN: "A cave-in is never entered. Only TNT opens it.",
    Status.ACTIVE: "An obstacle is not entered before a save tile was played past it.",
}


def nothing(state: State, due: Due, move: Move) -> None:
    """Nothing speaks against it."""


def move(state: State, due: Due, move: Move) -> Refusal | None:
    """RW-MOVE-1, RW-MOVE-2."""
    cell, found = move.cell, reach(state, due.seat)
    if cell in found:
        return None
    if cell == state.meeples[due.seat]:
        return Refusal("RW-MOVE-1", "The meeple is there already. Choose another tile.")
    tile = state.board.at(cell)
    if tile is None:
        return Refusal("RW-MOVE-1", f"No tile lies on {cell_name(cell)}. Move to a tile.")
    if tile.status in _CLOSED:
        return Refusal("RW-MOVE-2", _CLOSED[tile.status])
    where = " ".join(cell_name(near) for near in sorted(found)[:6])
    there = f"In reach: {where}." if where else "No tile is in reach."
    return Refusal(
        "RW-MOVE-1", f"No way leads to {cell_name(cell)}: a move stops where an exit is free. {there}"
    )


def blind(state: State, due: Due, move: Move) -> Refusal | None:
    """RW-BLIND-1."""
    found = dark_spots(state, due.seat)
    if move.cell in found:
        return None
    where = " ".join(map(cell_name, sorted(found)))
    there = f"There is one on: {where}." if where else "There is none."
    return Refusal("RW-BLIND-1", f"No dark tile lies at an exit of the meeple's tile there. {there}")


def turn(state: State, due: Due, move: Move) -> Refusal | None:
    """An exit must face the player (RW-BLIND-1, RW-ILLU-1)."""
    fitting = FACING[state.board[due.cell].face][due.edge]
    if move.turn in fitting:
        return None
    how = ", ".join(f"turn:{good}" for good in fitting)
    clause = "RW-BLIND-1" if due.why == Why.BLIND else "RW-ILLU-1"
    if move.turn >= len(TURNED[state.board[due.cell].face]):
        return Refusal(clause, f"The tile looks the same in another turn. Choose one of {how}.")
    return Refusal(clause, f"An exit must face the player. Choose one of {how}.")


def cave(state: State, _: Due, move: Move) -> Refusal | None:
    """RW-SOLO-7, RW-SOLO-8."""
    face = state.solo.drawn[0] if state.solo and state.solo.drawn else HIDDEN
    found = spots(state, face)
    if move.cell not in found:
        where = " ".join(map(cell_name, sorted(found)))
        clause = "RW-SOLO-7" if allowed(state, face, move.cell) else "RW-OBS-3"
        return Refusal(clause, f"The cave lays at the nearest free exits that the rules allow: {where}.")
    dark = face == HIDDEN or face in DARK
    if dark:
        return (
            None if move.turn < 0 else Refusal("RW-SOLO-7", "A dark tile is laid face down. Write no turn.")
        )
    fitting = turns(face, found[move.cell])
    if move.turn in fitting:
        return None
    how = ", ".join(f"/{good}" for good in fitting)
    return Refusal("RW-SOLO-7", f"The tile must be linked and written with its least turn. Turn it: {how}.")


def leave(state: State, due: Due, _: Move) -> Refusal | None:
    """What is owed is not passed over (RW-PEN-1)."""
    if due.want == Want.GIVE and givable(state, due):
        return Refusal("RW-PEN-1", "A tile that is not dark is owed for the +1 penalty. Give one.")
    return None
