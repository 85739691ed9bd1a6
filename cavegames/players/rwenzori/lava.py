"""Where lava does most harm to the others and least to oneself (RW-LAVA-1, RW-LAVA-5)."""

from functools import lru_cache

from cavegames.engine.hexgrid import ALL_EXITS, Cell, distance
from cavegames.games.rwenzori.moves import Move
from cavegames.games.rwenzori.places import OPPOSITE, leads
from cavegames.games.rwenzori.state import State
from cavegames.players.rwenzori.ahead import after, freedom
from cavegames.players.rwenzori.party_taste import TASTE
from cavegames.players.rwenzori.scene import Scene


def worth(scene: Scene, move: Move) -> float:
    """What lava on a cell takes from the others, less what it takes from oneself."""
    own, loss = scene.seat, _losses(scene, move)
    harm = sum(scene.threat(seat) * lost for seat, lost in enumerate(loss) if seat != own)
    return harm - TASTE.own_loss * loss[own] - TASTE.lava_near * _nearer(scene, move)


def cuts(scene: Scene, move: Move) -> bool:
    """Whether lava takes a way from another player."""
    return any(lost > 0 for seat, lost in enumerate(_losses(scene, move)) if seat != scene.seat)


def _losses(scene: Scene, move: Move) -> list[float]:
    """How much less freely each meeple can go on after it, by seat."""
    if not _led_to(scene.view, move.cell):
        return [0.0] * len(scene.left)
    then = after(scene, move)
    return [free - freedom(then, seat) for seat, free in enumerate(_freedoms(scene.view))]


def _led_to(view: State, cell: Cell) -> bool:
    """Whether a tile lies on a cell, or an exit leads there."""
    beside = ((view.board.at(over), OPPOSITE[edge]) for edge, over in leads(cell, ALL_EXITS))
    return cell in view.board or any(tile is not None and tile.exits >> edge & 1 for tile, edge in beside)


@lru_cache(maxsize=4)
def _freedoms(view: State) -> tuple[float, ...]:
    return tuple(freedom(view, seat) for seat in range(len(view.meeples)))


def _nearer(scene: Scene, move: Move) -> int:
    """How many steps nearer it is to oneself than to the nearest of the others."""
    steps = [distance(cell, move.cell) for cell in scene.view.meeples]
    return min(step for seat, step in enumerate(steps) if seat != scene.seat) - steps[scene.seat]
