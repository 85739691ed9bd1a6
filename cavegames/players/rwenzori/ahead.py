"""What follows from moves that show nothing hidden: they are tried out on the view itself."""

from collections.abc import Callable

from cavegames.games.rwenzori import expansions
from cavegames.games.rwenzori.apply import apply
from cavegames.games.rwenzori.components import FACES, Penalty
from cavegames.games.rwenzori.legal import legal
from cavegames.games.rwenzori.moves import ALARM, Move
from cavegames.games.rwenzori.places import free_exits, must_stop, reach, usable, walled_in
from cavegames.games.rwenzori.state import State
from cavegames.players.rwenzori.scene import Scene

Worth = Callable[[Scene, Move], float]

FREEDOM = (0.0, 3.0, 4.5, 5.0, 5.3, 5.5, 5.6)
"""What a place is worth by its free exits."""
FAR = 1.0
"""What it is worth if there is none, but a tile with one or with a dark tile beside it can be reached."""
WALLED = -6.0
"""What it is worth if no way leads on."""


def after(scene: Scene, move: Move) -> State:
    """The view after a move that draws and reveals nothing."""
    return apply(scene.view, move).state


def onward(scene: Scene, move: Move, worth: Worth) -> float:
    """What can be done best once the meeple has gone through a hidden passage (RW-HID-2, RW-HID-3).

    Nothing, where a clock may end the turn (RW-PEN-3).
    """
    if FACES[scene.view.board[move.cell].face].penalty == Penalty.CLOCK:
        return 0.0
    view = after(scene, move)
    there = Scene.of(view, scene.seat)
    return max(worth(there, each) for each in legal(view))


def cut_off(scene: Scene) -> bool:
    """Whether the next alarm leaves the own meeple no way at all (RW-LAVA-2)."""
    rings = expansions.of(scene.view.expansions).time_up(scene.view) is not None
    if scene.ways or not rings:
        return False
    return walled_in(after(scene, ALARM), scene.seat)


def freedom(view: State, seat: int) -> float:
    """How well a meeple can go on, as all can see."""
    here = view.meeples[seat]
    ways = len(free_exits(view, here, usable(view, seat)))
    if ways:
        return FREEDOM[ways]
    on = must_stop(view, here) or any(must_stop(view, cell) for cell in reach(view, seat))
    return FAR if on or expansions.of(view.expansions).ways_out(view, seat) else WALLED
