"""What a player looks at before it weighs its moves: from its own view alone."""

from collections.abc import Iterable
from dataclasses import dataclass

from cavegames.engine.game import Seat
from cavegames.engine.hexgrid import EDGES, Cell, Exits
from cavegames.games.rwenzori import expansions
from cavegames.games.rwenzori.board import Status, linked
from cavegames.games.rwenzori.components import FACES, HIDDEN, SAVES, Icon, Kind
from cavegames.games.rwenzori.places import free_exits, neighbour, usable
from cavegames.games.rwenzori.spots import needed
from cavegames.games.rwenzori.state import State, Want


@dataclass(frozen=True, slots=True)
class Scene:
    """The view of a seat, and what follows from it."""

    view: State
    seat: Seat
    left: tuple[int, ...]
    """Tiles that each seat still has to lay: hand and stack."""
    ways: int
    """Free exits of the own meeple's tile."""
    icons: frozenset[Icon]
    """The save tiles in the own hand."""
    lacked: frozenset[Icon]
    """The save tiles that would help on now and are not in hand; none when one is that does."""

    @classmethod
    def of(cls, view: State, seat: Seat) -> "Scene":
        """What `seat` sees in its view."""
        icons = _icons(view.hands[seat])
        wanted = needed(view, seat)
        return cls(
            view=view,
            seat=seat,
            left=tuple(len(hand) + len(stack) for hand, stack in zip(view.hands, view.stacks, strict=True)),
            ways=len(free_exits(view, view.meeples[seat], usable(view, seat))),
            icons=icons,
            lacked=frozenset() if wanted & icons else wanted,
        )

    @property
    def alone(self) -> bool:
        """A match of one."""
        return self.view.solo is not None

    @property
    def last(self) -> bool:
        """The next tile laid is the last one, so that the Escape tile must fit behind it."""
        return self.left[self.seat] == 1

    def goes_on(self, face: int) -> bool:
        """Whether the turn goes on after a tile was laid, by it or by what came before."""
        due = self.view.due[-1]
        return FACES[face].bonus > 0 or (due.want == Want.EXTRA and due.left > 1)

    def open_after(self, cell: Cell, exits: Exits) -> int:
        """Free exits of a tile with `exits` on a cell where it does not lie yet."""
        board, area = self.view.board, expansions.of(self.view.expansions)
        return sum(
            over not in board and area.within(self.view, over)
            for over in (neighbour(cell, edge) for edge in range(EDGES) if exits >> edge & 1)
        )

    def saves_at(self, cell: Cell) -> bool:
        """Whether an obstacle with an icon in hand is at an exit of a tile on the table."""
        board = self.view.board
        tile = board[cell]
        beside = ((edge, board.at(neighbour(cell, edge))) for edge in range(EDGES))
        return any(
            other is not None
            and other.status == Status.ACTIVE
            and FACES[other.face].icon in self.icons
            and linked(tile, edge, other)
            for edge, other in beside
        )

    def victims(self, cell: Cell) -> list[tuple[Seat, int]]:
        """The others who could go to an empty cell now, each with its free exits."""
        found = []
        for other, here in enumerate(self.view.meeples):
            if other != self.seat:
                ways = free_exits(self.view, here, usable(self.view, other))
                if any(neighbour(here, edge) == cell for edge in ways):
                    found.append((other, len(ways)))
        return found

    def threat(self, other: Seat) -> float:
        """How much another player is to be feared: 1 for one far behind, about 3 for one far ahead."""
        others = [left for seat, left in enumerate(self.left) if seat != self.seat]
        ahead = self.left[self.seat] - self.left[other]
        leads = self.left[other] == min(others)
        return 1.0 + leads + max(0.0, min(1.0, ahead / 8))

    @property
    def turns_left(self) -> int:
        """Tiles of the Cave Deck, in a match of one: with the last one it is lost."""
        return len(self.view.solo.deck) if self.view.solo else 0

    def missing(self, icon: Icon) -> bool:
        """Whether a save tile of that kind is not yet in hand."""
        return icon in SAVES and icon not in self.icons

    def asked(self, icon: Icon) -> int:
        """Obstacles that lie open and ask for a save tile, and would go under the Cave Deck (RW-SOLO-5)."""
        return sum(
            tile.status == Status.ACTIVE and not tile.marked and FACES[tile.face].icon == icon
            for tile in self.view.board.values()
        )

    def icons_without(self, face: int) -> frozenset[Icon]:
        """The save tiles in hand when one tile has left it."""
        hand = list(self.view.hands[self.seat])
        if face in hand:
            hand.remove(face)
        return _icons(hand)


def _icons(hand: Iterable[int]) -> frozenset[Icon]:
    held = (FACES[face] for face in hand if face != HIDDEN)
    return frozenset(face.icon for face in held if face.kind == Kind.SAVE)
