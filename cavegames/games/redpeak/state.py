"""A position of the game: a value, never changed."""

from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import NamedTuple, TypeAlias

from cavegames.engine.squaregrid import Cell, Side
from cavegames.games.redpeak.boards import BOARDS, Board
from cavegames.games.redpeak.components import MULTIS, Bonus, Lava, Reward, Tool


class Phase(IntEnum):
    """Where in a day the team is."""

    CAMP = 0
    """Evening, the tent has arrived: the team may buy, then turns the hourglass (RP-EVE-6, RP-DAY-1)."""
    PLACE = 1
    """Daytime: path tiles are placed (RP-DAY-3)."""
    MOVE = 2
    """Daytime: the adventurer pays the icons of the next space (RP-DAY-4)."""
    DOCK = 3
    """Daytime: the adventurer stands before a boat and may board it (RP-END-1)."""
    EVENING = 4
    """The tent follows (RP-EVE-1); volcanoes are resolved one by one."""
    WHICH_BOAT = 5
    """Two boats at one dock: one is kept (RP-EVE-5)."""
    WHICH_BONUS = 6
    """The bonus gives a path tile or a boat (RP-BON-1)."""
    OVER = 7
    """The match has ended."""


DAYTIME = frozenset({Phase.PLACE, Phase.MOVE, Phase.DOCK})
"""When the sand runs and hands can be seen (RP-DAY-2)."""


class Ending(Enum):
    """How a match ends: the clause, and where the lava came from."""

    WON = "won"
    DAY = "day"
    """Lava on the tent when the hourglass moved on (RP-DAY-1, RP-DAY-7)."""
    EVENING = "evening"
    """Lava on the tent while it followed the path (RP-EVE-2)."""
    BOUGHT = "bought"
    """Lava on the tent as the price of something bought (RP-EVE-6)."""
    BOAT = "boat"
    """Lava on the tent in the boat (RP-END-1)."""
    EMPTY = "empty"
    """No lava tile was left to reveal (RP-LAVA-5)."""


class Placed(NamedTuple):
    """A path tile on the board."""

    tile: int
    """Its index in TILES."""
    cell: Cell
    exit: Side
    """Where the path leaves it: EAST, SOUTH or WEST."""


class Clearing(NamedTuple):
    """The bonus tile on a clearing."""

    bonus: Bonus | None
    """None: masked."""
    shown: bool


class Answer(NamedTuple):
    """What everybody was told: who holds a card that shows a tool (RP-TABLE-3)."""

    tool: Tool
    seats: int
    """Those seats, as a bit set."""


Hand: TypeAlias = tuple[int | None, ...]
"""Cards by their index in CARDS, ascending. None: masked."""


@dataclass(frozen=True, slots=True)
class State:
    """A position. A view (`observe`) is the same with what is face down masked by None.

    The spaces of the way are numbered: 0 the base camp, i the i-th path tile, one more the boat.
    """

    side: int
    """The side of the board, an index into BOARDS."""
    open: bool
    """Whether hands lie open in the daytime (RP-TABLE-1)."""
    clocked: bool
    """Whether the sand runs (RP-TABLE-2)."""
    day: int
    """Counts from 1; 0 before the hourglass was turned for the first time."""
    phase: Phase
    path: tuple[Placed, ...]
    tent: int
    """The space of the way that the tent is on."""
    adventurer: int
    """The space of the way that the adventurer completed last."""
    paid: int
    """Icons paid on the space after that."""
    able: int
    """In MOVE: the seats that hold a card for the next icon, as a bit set; everybody may know (RP-DAY-5)."""
    payer: int
    """In MOVE: the seat that is asked to pay; with open hands always the leader."""
    told: tuple[Answer, ...]
    """What was asked and answered, ascending by tool, while it still holds."""
    late: bool
    """The sand ran out today (RP-DAY-7)."""
    supply: tuple[int, ...]
    """Path tiles face up, by their index in TILES, in the order they came."""
    tiles: tuple[int | None, ...]
    """The path tiles face down; the last is revealed next. None: masked."""
    lava: tuple[Lava | None, ...]
    """The lava tiles face down; the last is revealed next. None: masked."""
    flow: tuple[Lava, ...]
    """The lava tiles on the way, from its first space that lava covers on."""
    aside: tuple[Lava, ...]
    """The lava tiles put aside, ascending."""
    timeline: int
    """Time tiles in the timeline."""
    hour: int
    """The time tile of the timeline that the hourglass stands at, from 1; 0 before the first day."""
    times: int
    """Time tiles in the reserve."""
    multis: int
    """Multi-tools available; the other ones are in the reserve."""
    hands: tuple[Hand, ...]
    deck: Hand
    """The cards face down; the last is dealt next. Not sorted."""
    discards: tuple[int, ...]
    """The cards played, ascending."""
    boats: tuple[int | None, ...]
    """The boats face down, by their index in BOATS; the last is revealed next. None: masked."""
    docks: tuple[int, ...]
    """The boat at each dock; -1: none."""
    offered: int
    """In WHICH_BOAT: the boat that was revealed for a dock that has one; else -1."""
    scrapped: tuple[int, ...]
    """Boats out of the game, ascending."""
    clearings: tuple[Clearing | None, ...]
    """The bonus tile on each clearing of the board; None where it was taken. Empty without the variant."""
    spare: tuple[Bonus | None, ...]
    """The bonus tiles that nobody has seen and that are not on the board, ascending. None: masked."""
    spent: tuple[Bonus, ...]
    """The bonus tiles taken, ascending."""
    quests: tuple[int, ...]
    """The places that the path must visit, ascending: indexes into the board's places (RP-QUE-1)."""
    gains: tuple[Reward, ...]
    """Rewards still to be taken on the tent's space, when a choice came between."""
    eruptions: int
    """In the evening: lava tiles still to be revealed on the tent's space."""
    bought: bool
    """A choice came from something bought at the camp: then it goes on there."""
    ending: Ending | None
    seen: tuple[tuple[int, ...], ...] = ()
    """Between two days: the cards of each hand that were looked at by day, ascending (RP-TABLE-1). Empty by
    day, and before the first one. A view has only what its seat has seen."""

    @property
    def board(self) -> Board:
        """The side of the board that is played."""
        return BOARDS[self.side]

    @property
    def multi_reserve(self) -> int:
        """Multi-tools in the reserve."""
        return MULTIS - self.multis
