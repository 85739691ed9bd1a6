"""What can be done from a tile, in a match of one: now, or when it will lie there."""

from dataclasses import dataclass

from cavegames.engine.hexgrid import EDGES, Cell
from cavegames.games.rwenzori import expansions
from cavegames.games.rwenzori.board import Placed, Status, linked
from cavegames.games.rwenzori.components import FACES, Icon
from cavegames.games.rwenzori.places import neighbour
from cavegames.players.rwenzori.alone_taste import TASTE
from cavegames.players.rwenzori.scene import Scene

_ROOM = (0.25, 0.6, 1.0, 1.0, 1.0, 1.0, 1.0)
"""What a free exit counts, by the empty hexes around the one that it leads to."""


@dataclass(slots=True)
class Outlook:
    """What the exits of a tile lead to."""

    free: float = 0.0
    """Free exits; those into a corner count less."""
    dark: int = 0
    """Dark tiles that are not revealed."""
    saves: int = 0
    """Obstacles for which a save tile is there."""
    others: int = 0
    """Obstacles that ask for another save tile."""

    @classmethod
    def of(cls, scene: Scene, cell: Cell, tile: Placed, icons: frozenset[Icon]) -> "Outlook":
        """From a tile on a cell, with the save tiles `icons` in hand."""
        rules = expansions.of(scene.view.expansions)
        outlook = cls()
        for edge in range(EDGES):
            over = neighbour(cell, edge)
            other = scene.view.board.at(over)
            if not tile.exits >> edge & 1 or not rules.within(scene.view, over):
                continue
            if other is None:
                outlook.free += _room(scene, over)
            elif other.status == Status.DARK:
                outlook.dark += 1
            elif other.status == Status.ACTIVE and linked(tile, edge, other):
                outlook._obstacle(FACES[other.face].icon, icons)
        return outlook

    def _obstacle(self, icon: Icon, icons: frozenset[Icon]) -> None:
        self.saves += icon in icons
        self.others += icon != Icon.NONE and icon not in icons

    def stay(self) -> float:
        """How good it is to stand there when the cave's turn comes, in turns."""
        value = _between(TASTE.ways, self.free) + TASTE.ways_more * max(0.0, self.free - len(TASTE.ways) + 1)
        if self.saves:
            value += TASTE.save_ahead + TASTE.saves_more * (self.saves - 1)
        if self.dark:
            value += TASTE.dark_ahead
        if not self.free:
            value -= TASTE.ways[0] * (0.5 * (self.saves > 0) + 0.4 * (self.dark > 0 and not self.saves))
        return value + TASTE.other_ahead * (self.others > 0)

    def through(self) -> float:
        """How good it is to stand there when the own turn goes on, in turns."""
        value = _between(TASTE.through, self.free) + TASTE.through_more * max(0.0, self.free - 1)
        if self.saves:
            value += TASTE.save_ahead / 2
        return value + (TASTE.save_only if self.saves and not self.free else 0.0)


def _room(scene: Scene, cell: Cell) -> float:
    board, rules = scene.view.board, expansions.of(scene.view.expansions)
    around = (neighbour(cell, edge) for edge in range(EDGES))
    return _ROOM[sum(over not in board and rules.within(scene.view, over) for over in around)]


def _between(values: tuple[float, ...], place: float) -> float:
    """The value at a place between two of a table; the last one beyond its end."""
    low = min(int(place), len(values) - 1)
    high = min(low + 1, len(values) - 1)
    return values[low] + (place - low) * (values[high] - values[low])
