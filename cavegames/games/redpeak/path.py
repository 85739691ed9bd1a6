"""The way through the jungle: where it ends, how a tile can go on, and what lies on its spaces (RP-PATH-1).

Spaces are numbered as in `State`: 0 the base camp, i the i-th path tile, one more the boat.
"""

from functools import cache
from typing import NamedTuple

from cavegames.engine.squaregrid import Cell, Side, neighbour
from cavegames.games.redpeak.boards import BOARDS, Board
from cavegames.games.redpeak.components import BOATS, TILES, Reward, Tool
from cavegames.games.redpeak.state import Placed, State


class OpenEnd(NamedTuple):
    """Where the path leads to: the next cell, and the direction of travel into it."""

    cell: Cell
    heading: Side


def open_end(state: State) -> OpenEnd:
    """Where the next path tile goes; from the camp the path leads south."""
    return end_after(state.board, state.path)


def end_after(board: Board, path: tuple[Placed, ...]) -> OpenEnd:
    """Where a path leads to on a board."""
    _, cell, leave = path[-1] if path else (-1, board.camp, Side.SOUTH)
    return OpenEnd(neighbour(cell, leave), leave)


@cache
def exits_at(side: int, end: OpenEnd, *, curved: bool) -> tuple[Side, ...]:
    """Where a tile may lead to at an end, on a side of the board; empty: it does not fit (RP-PATH-2)."""
    board = BOARDS[side]
    if end.cell not in board.jungle:
        return ()
    return tuple(leave for leave in ways(end.heading, curved) if leads_on(board, neighbour(end.cell, leave)))


def ways(heading: Side, curved: bool) -> tuple[Side, ...]:
    """Where a tile can lead to when the path comes in at a heading: never back, never north (RP-PATH-2)."""
    if not curved:
        return (heading,)
    return (Side.EAST, Side.WEST) if heading == Side.SOUTH else (Side.SOUTH,)


def leads_on(board: Board, cell: Cell) -> bool:
    """Whether the path may lead to a cell: a jungle space or a dock (RP-PATH-2).

    A path that never goes north and never turns back cannot meet itself: each jungle space ahead is empty.
    """
    return cell in board.jungle or cell in board.docks


def exits(state: State, tile: int) -> tuple[Side, ...]:
    """Where a path tile of that index may lead to at the open end; empty: it does not fit (RP-PATH-2)."""
    return exits_at(state.side, open_end(state), curved=TILES[tile].curved)


def dock_reached(state: State) -> int:
    """The dock that the path leads to; -1: none yet."""
    cell = open_end(state).cell
    docks = state.board.docks
    return docks.index(cell) if cell in docks else -1


def boat_reached(state: State) -> int:
    """The boat at the dock that the path leads to; -1: none (RP-PATH-3)."""
    dock = dock_reached(state)
    return state.docks[dock] if dock >= 0 else -1


def places_left(state: State) -> tuple[int, ...]:
    """The places still to be reached (RP-QUE-2)."""
    if not state.quests:
        return ()
    done = {placed.cell for placed in state.path[: state.adventurer]}
    return tuple(place for place in state.quests if state.board.places[place] not in done)


def boat_ready(state: State) -> bool:
    """Whether the adventurer stands before a boat and may board it (RP-PATH-3, RP-QUE-2)."""
    return state.adventurer == len(state.path) > 0 and boat_reached(state) >= 0 and not places_left(state)


def is_boat(state: State, space: int) -> bool:
    """Whether a space of the way is the boat."""
    return space > len(state.path)


def icons(state: State, space: int) -> tuple[Tool, ...]:
    """The tools to be paid on a space of the way from 1 on, in order (RP-DAY-4, RP-END-1)."""
    if is_boat(state, space):
        return BOATS[boat_reached(state)].icons
    return TILES[state.path[space - 1].tile].icons


def rewards(state: State, space: int) -> tuple[Reward, ...]:
    """What the tent is given on a space of the way from 1 on (RP-EVE-2)."""
    return () if is_boat(state, space) else TILES[state.path[space - 1].tile].rewards


def volcanoes(state: State, space: int) -> int:
    """The lava tiles to be revealed on a space of the way from 1 on (RP-EVE-2)."""
    if is_boat(state, space):
        return BOATS[boat_reached(state)].volcanoes
    return TILES[state.path[space - 1].tile].volcanoes


def cell_of(state: State, space: int) -> Cell:
    """The cell of a space of the way."""
    if space == 0:
        return state.board.camp
    return open_end(state).cell if is_boat(state, space) else state.path[space - 1].cell
