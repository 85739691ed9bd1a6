"""Where lava does most harm to the others and least to oneself (RW-LAVA-1, RW-LAVA-5)."""

from cavegames.engine.hexgrid import distance
from cavegames.games.rwenzori.moves import Move
from cavegames.players.rwenzori.ahead import after, freedom
from cavegames.players.rwenzori.party_taste import TASTE
from cavegames.players.rwenzori.scene import Scene


def worth(scene: Scene, move: Move) -> float:
    """What lava on a cell takes from the others, less what it takes from oneself."""
    then = after(scene, move)
    own = scene.seat

    def loss(seat: int) -> float:
        return freedom(scene.view, seat) - freedom(then, seat)

    harm = sum(scene.threat(seat) * loss(seat) for seat in range(len(scene.left)) if seat != own)
    return harm - TASTE.own_loss * loss(own) - TASTE.lava_near * _nearer(scene, move)


def cuts(scene: Scene, move: Move) -> bool:
    """Whether lava takes a way from another player."""
    then = after(scene, move)
    others = (seat for seat in range(len(scene.left)) if seat != scene.seat)
    return any(freedom(then, seat) < freedom(scene.view, seat) for seat in others)


def _nearer(scene: Scene, move: Move) -> int:
    """How many steps nearer it is to oneself than to the nearest of the others."""
    steps = [distance(cell, move.cell) for cell in scene.view.meeples]
    return min(step for seat, step in enumerate(steps) if seat != scene.seat) - steps[scene.seat]
