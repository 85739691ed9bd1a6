"""What is to be seen on each space of the island, as values that a painter draws."""

from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache

from cavegames.engine.squaregrid import Cell, Side
from cavegames.games.redpeak.boards import Board
from cavegames.games.redpeak.components import Bonus
from cavegames.games.redpeak.lava import next_space
from cavegames.games.redpeak.path import cell_of, open_end
from cavegames.games.redpeak.state import DAYTIME, Phase, Placed, State


class Ground(IntEnum):
    """What a space is by itself."""

    JUNGLE = 0
    CAMP = 1
    DOCK = 2
    WILD = 3
    """No space: mountain, beach or sea."""


class Stage(IntEnum):
    """How far a space of the way is."""

    GHOST = 0
    """The tile in hand, shown before it is placed."""
    AHEAD = 1
    """Placed, but the adventurer has not completed it."""
    DONE = 2
    """The adventurer has completed it; its rewards and volcanoes are still to come."""
    PAST = 3
    """The tent has been there."""


@dataclass(frozen=True, slots=True)
class Way:
    """A path tile on a space."""

    tile: int
    """Its index in TILES."""
    enter: Side
    """Where the path comes in."""
    leave: Side
    stage: Stage
    paid: int = 0
    """Icons paid already, while the adventurer is on it."""


@dataclass(frozen=True, slots=True)
class Clear:
    """A clearing with a bonus tile."""

    bonus: Bonus | None
    """None: face down."""


@dataclass(frozen=True, slots=True)
class Place:
    """A special place."""

    number: int
    """Its index in the places of the board."""
    wanted: bool
    """The path must visit it."""
    reached: bool


@dataclass(frozen=True, slots=True)
class Spot:
    """A space of the island, or what is seen where there is none."""

    side: int
    """The side of the board."""
    cell: Cell
    ground: Ground
    way: Way | None = None
    tent: bool = False
    adventurer: bool = False
    lava: bool = False
    threat: bool = False
    """The next lava comes here."""
    clear: Clear | None = None
    place: Place | None = None
    boat: int | None = None
    """At a dock: the boat face up there, by its index in BOATS."""
    end: Side | None = None
    """The open end of the path leads here; where it comes from."""
    begun: bool = False
    """At the camp: the path has begun."""
    target: bool = False
    """The tile in hand may be placed here."""


@dataclass(frozen=True, slots=True)
class Marks:
    """What matters now, beside what lies on the board."""

    targets: frozenset[Cell] = frozenset()
    """Where something may be done now: the open end, or the dock with a boat."""
    ghost: Placed | None = None
    """The tile in hand and how it would lie."""


NO_MARKS = Marks()


def scene(state: State, marks: Marks = NO_MARKS) -> dict[Cell, Spot]:
    """Every space of the island with what is to be seen on it."""
    found = _Scene(state, marks)
    board = state.board
    return {cell: found.spot(cell) for cell in (board.camp, *sorted(board.jungle), *board.docks)}


def wild(side: int, cell: Cell) -> Spot:
    """What is seen at a cell that is no space."""
    return Spot(side, cell, Ground.WILD)


def _ways(state: State) -> dict[Cell, Way]:
    ways: dict[Cell, Way] = {}
    enter = Side.NORTH
    for space, (tile, cell, leave) in enumerate(state.path, 1):
        stage = _stage(state, space)
        paid = state.paid if space == state.adventurer + 1 else 0
        ways[cell] = Way(tile, enter, leave, stage, paid)
        enter = leave.opposite
    return ways


def _stage(state: State, space: int) -> Stage:
    if space > state.adventurer:
        return Stage.AHEAD
    return Stage.DONE if space > state.tent else Stage.PAST


class _Scene:
    """What is asked again and again while the spaces of one position are made."""

    def __init__(self, state: State, marks: Marks) -> None:
        self.state, self.marks = state, marks
        self.ways = _ways(state)
        if marks.ghost is not None and marks.ghost.cell not in self.ways:
            tile, cell, leave = marks.ghost
            self.ways[cell] = Way(tile, _entrance(state), leave, Stage.GHOST)
        covered = len(state.flow)
        first = next_space(state) - covered
        self.lava = frozenset(cell_of(state, first + i) for i in range(covered))
        self.threat = cell_of(state, first + covered) if state.ending is None else None
        self.tent = cell_of(state, state.tent)
        self.adventurer = cell_of(state, state.adventurer)
        self.end = open_end(state).cell if _shows_end(state) else None

    def spot(self, cell: Cell) -> Spot:
        """One space."""
        state, board = self.state, self.state.board
        return _one(
            side=state.side,
            cell=cell,
            ground=ground(board, cell),
            way=self.ways.get(cell),
            tent=cell == self.tent,
            adventurer=cell == self.adventurer,
            lava=cell in self.lava,
            threat=cell == self.threat,
            clear=_clear(state, cell),
            place=_place(state, cell),
            boat=_boat(state, cell),
            end=_entrance(state) if cell == self.end else None,
            begun=cell == board.camp and bool(state.path),
            target=cell in self.marks.targets,
        )


def ground(board: Board, cell: Cell) -> Ground:
    """What a space is by itself."""
    if cell in board.jungle:
        return Ground.JUNGLE
    if cell == board.camp:
        return Ground.CAMP
    return Ground.DOCK if cell in board.docks else Ground.WILD


def _entrance(state: State) -> Side:
    """The side of the open end where the path comes in."""
    return open_end(state).heading.opposite


def _shows_end(state: State) -> bool:
    return state.phase in DAYTIME or state.phase is Phase.CAMP


def _boat(state: State, cell: Cell) -> int | None:
    docks = state.board.docks
    boat = state.docks[docks.index(cell)] if cell in docks else -1
    return boat if boat >= 0 else None


def _clear(state: State, cell: Cell) -> Clear | None:
    if cell not in state.board.clearings or not state.clearings:
        return None
    found = state.clearings[state.board.clearings.index(cell)]
    if found is None:
        return None
    return Clear(found.bonus if found.shown else None)


def _place(state: State, cell: Cell) -> Place | None:
    if cell not in state.board.places:
        return None
    number = state.board.places.index(cell)
    reached = any(placed.cell == cell for placed in state.path[: state.adventurer])
    return Place(number, number in state.quests, reached)


_one = lru_cache(16384)(Spot)
"""Equal contents are one object, so that a board sees at once what has not changed."""
