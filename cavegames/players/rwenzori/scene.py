"""What a player looks at before it weighs its moves: from its own view alone."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from cavegames.engine.game import Seat
from cavegames.engine.hexgrid import EDGES, Cell, Exits, ring
from cavegames.games.rwenzori import expansions
from cavegames.games.rwenzori.board import NOWHERE, Status, linked
from cavegames.games.rwenzori.components import FACES, HIDDEN, SAVES, Icon, Kind
from cavegames.games.rwenzori.places import free_exits, leads, neighbour, usable
from cavegames.games.rwenzori.spots import needed
from cavegames.games.rwenzori.state import State, Want
from cavegames.players.rwenzori.prizes import SIGHT, Docks, docks, steps_to

AROUND: tuple[Cell, ...] = tuple(cell for radius in (1, 2) for cell in ring((0, 0), radius))
"""The steps to the cells around one within which room counts."""

FURTHER = frozenset((Want.EXTRA, Want.LAY_ON, Want.LAYS, Want.ONWARD))
"""What lets a player lay more tiles in a turn."""


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
    wanted: frozenset[Icon]
    """The save tiles that would help on now."""
    docks: Docks
    """Where treasure could be found."""
    steps: Mapping[Cell, int]
    """How far it is to there."""

    @classmethod
    def of(cls, view: State, seat: Seat) -> "Scene":
        """What `seat` sees in its view."""
        beside = docks(view)
        return cls(
            view=view,
            seat=seat,
            left=tuple(len(hand) + len(stack) for hand, stack in zip(view.hands, view.stacks, strict=True)),
            ways=len(free_exits(view, view.meeples[seat], usable(view, seat))),
            icons=_icons(view.hands[seat]),
            wanted=needed(view, seat),
            docks=beside,
            steps=steps_to(view, beside) if beside else {},
        )

    @property
    def lacked(self) -> frozenset[Icon]:
        """The save tiles that would help on now and are not in hand; none when one is that does."""
        return frozenset() if self.wanted & self.icons else self.wanted

    @property
    def here(self) -> Cell:
        """Where the own meeple is."""
        return self.view.meeples[self.seat]

    @property
    def alarms(self) -> bool:
        """Whether lava may still come behind the meeples (RW-LAVA-2)."""
        return bool(self.view.behind and self.view.supply)

    @property
    def alone(self) -> bool:
        """A match of one."""
        return self.view.solo is not None

    @property
    def last(self) -> bool:
        """The next tile laid is the last one, so that the Escape tile must fit behind it."""
        return self.left[self.seat] == 1

    def goes_on(self, face: int, cell: Cell, exits: Exits) -> bool:
        """Whether the turn goes on after a tile was laid: by it, by what it finds, by what came before."""
        *before, due = self.view.due
        more = due.want in (Want.EXTRA, Want.LAYS) and due.left > 1
        later = due.want in (Want.LAYS, Want.ONWARD) and any(each.want in FURTHER for each in before)
        return more or later or further(face) > 0 or self.finds(cell, exits) > 0

    def finds(self, cell: Cell, exits: Exits) -> int:
        """How many treasures a tile with `exits` would find on a cell (RW-TRE-1)."""
        return (exits & self.docks.get(cell, 0)).bit_count()

    def lure(self, cell: Cell, exits: Exits) -> int:
        """How near the exits of a tile on a cell lead to treasure: 0 for far, SIGHT for up to it."""
        steps = self.steps
        if not steps:
            return 0
        over = (neighbour(cell, edge) for edge in range(EDGES) if exits >> edge & 1)
        return SIGHT - min(
            (steps.get(far, SIGHT) for far in over if far not in self.view.board), default=SIGHT
        )

    def room(self, cell: Cell, exits: Exits) -> float:
        """How much empty space a free exit of a tile leads to, at most 1; only an end makes it matter."""
        area, board = expansions.of(self.view.expansions), self.view.board
        if area.within(self.view, NOWHERE):
            return 1.0
        best = 0
        for edge in free_exits(self.view, cell, exits):
            q, r = neighbour(cell, edge)
            near = ((q + dq, r + dr) for dq, dr in AROUND)
            best = max(best, sum(each not in board and area.within(self.view, each) for each in near))
        return best / len(AROUND)

    def open_after(self, cell: Cell, exits: Exits) -> int:
        """Free exits of a tile with `exits` on a cell where it does not lie yet."""
        return len(free_exits(self.view, cell, exits))

    def saves_at(self, cell: Cell) -> bool:
        """Whether an obstacle with an icon in hand is at an exit of a tile on the table."""
        board = self.view.board
        tile = board[cell]
        for edge, over in leads(cell, tile.exits) if self.icons else ():
            other = board.at(over)
            if (
                other is not None
                and other.status == Status.ACTIVE
                and FACES[other.face].icon in self.icons
                and linked(tile, edge, other)
            ):
                return True
        return False

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
        first = self.left[other] == min(others)
        return 1.0 + first + max(0.0, min(1.0, ahead / 8))

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


def further(face: int) -> int:
    """How many more actions or tiles a tile itself allows (RW-ACT-1, RW-HID-1)."""
    return 1 if FACES[face].kind == Kind.PASSAGE else FACES[face].bonus


def _icons(hand: Iterable[int]) -> frozenset[Icon]:
    held = (FACES[face] for face in hand if face != HIDDEN)
    return frozenset(face.icon for face in held if face.kind == Kind.SAVE)
