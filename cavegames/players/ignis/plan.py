"""A way to take a whole turn, with what comes of it."""

from collections.abc import Iterator
from typing import NamedTuple

from cavegames.games.ignis import moves
from cavegames.games.ignis.components import CUBES
from cavegames.games.ignis.moves import Kind, Move
from cavegames.games.ignis.state import Cards, State
from cavegames.games.ignis.tiles import Place, Tile
from cavegames.players.ignis.scene import Scene, black_in


class Turn(NamedTuple):
    """A turn that has begun."""

    scene: Scene
    revealed: Cards
    joined: frozenset[int]
    active: frozenset[Tile]

    @classmethod
    def of(cls, view: State) -> "Turn":
        """The turn of a view."""
        return cls(Scene.of(view), view.revealed, view.joined, view.active)

    @property
    def black(self) -> int:
        """The sum of the revealed black cards."""
        return black_in(self.revealed)


class Plan(NamedTuple):
    """The moves of a turn without the choice of its kind, and the scene after its burn."""

    moves: tuple[Move, ...]
    after: Scene
    escaped: bool
    """The figure is out with the scepter: the match ends."""
    walked: int
    burnt: int

    @property
    def moving(self) -> bool:
        """Whether it is a MOVE turn."""
        return any(move.kind == Kind.GO for move in self.moves)


def finished(
    turn: Turn,
    done: tuple[Move, ...],
    scene: Scene,
    joined: frozenset[int],
    escaped: bool = False,
) -> Iterator[Plan]:
    """The same turn ended: with Deep Breath as soon as it pays, and with Cool Draught or without."""
    walked = turn.scene.left - scene.left
    burning = turn.black * (2 if joined else 1)
    cooled = Tile.COOL_DRAUGHT in turn.active
    if cooled:
        burning = min(burning, Tile.COOL_DRAUGHT.strength)
    scene, done = _breathed(scene, done, burning)
    yield _end(done, scene, burning, escaped, walked)
    coolest = Tile.COOL_DRAUGHT.strength
    if scene.tiles[Tile.COOL_DRAUGHT] == Place.HELD and min(burning, scene.cubes) > coolest:
        scene = played(scene, Tile.COOL_DRAUGHT)
        done = (*done, moves.play(Tile.COOL_DRAUGHT))
        yield _end(done, scene, coolest, escaped, walked)


def played(scene: Scene, tile: Tile) -> Scene:
    """The scene with a tile turned over."""
    return scene._replace(tiles=(*scene.tiles[:tile], Place.USED, *scene.tiles[tile + 1 :]))


def _breathed(scene: Scene, done: tuple[Move, ...], burning: int) -> tuple[Scene, tuple[Move, ...]]:
    """Deep Breath as soon as it gives all it can, or when all would burn without it."""
    gone = CUBES - scene.cubes
    tile = Tile.DEEP_BREATH
    if scene.tiles[tile] != Place.HELD or not gone or (gone < tile.strength and burning < scene.cubes):
        return scene, done
    scene = played(scene, tile)._replace(cubes=scene.cubes + min(gone, tile.strength))
    return scene, (*done, moves.play(tile))


def _end(done: tuple[Move, ...], scene: Scene, burning: int, escaped: bool, walked: int) -> Plan:
    left = max(0, scene.cubes - burning)
    return Plan((*done, moves.END), scene._replace(cubes=left), escaped, walked, scene.cubes - left)
