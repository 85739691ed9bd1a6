"""What is on a space and what matters about it, in plain sentences."""

from collections.abc import Iterator

from cavegames.engine.game import Refusal, Unreadable
from cavegames.engine.squaregrid import Cell
from cavegames.engine.words import counted, listed
from cavegames.games.redpeak import bonus
from cavegames.games.redpeak.boards import Board
from cavegames.games.redpeak.components import BOATS, TILES, PathTile
from cavegames.games.redpeak.lava import next_space
from cavegames.games.redpeak.path import cell_of, open_end, places_left
from cavegames.games.redpeak.state import State
from cavegames.games.redpeak.wording import amount, boat_in, bonus_in, side_in, tools


def cells(state: State) -> tuple[str, ...]:
    """`camp`, `dock1` to `dock3`, and the spaces of the jungle of this side of the board."""
    board = state.board
    return tuple(map(board.name, (board.camp, *board.docks, *sorted(board.jungle))))


def describe(state: State, cell: str) -> str:
    """What is on a cell, on a path tile, or on all path tiles of the `supply`. Raises Unreadable."""
    name = cell.strip().lower() if len(cell) < 40 else ""
    tiles = _tiles(state, name)
    if tiles is not None:
        return " ".join(map(tile_said, tiles)) or "No path tile is left."
    at = _cells(state.board).get(name)
    if at is None:
        why = (
            "There is no such space on this side of the board. Spaces are called camp, e1, dock1 and so on."
            " Tiles have names such as t01, and supply is all that can be placed."
        )
        raise Unreadable(Refusal("GEN-READ", why))
    return " ".join(_said(state, at, name))


def _tiles(state: State, name: str) -> tuple[PathTile, ...] | None:
    if name == "supply":
        return tuple(TILES[tile] for tile in state.supply)
    return tuple(tile for tile in TILES if tile.id == name) or None


def _cells(board: Board) -> dict[str, Cell]:
    return {board.name(cell): cell for cell in (board.camp, *board.docks, *board.jungle)}


def _said(state: State, cell: Cell, name: str) -> Iterator[str]:
    yield from _ground(state, cell, name)
    for space in range(len(state.path) + 1):
        if cell_of(state, space) == cell:
            yield from _on_the_way(state, space)
    end = open_end(state)
    if cell == end.cell:
        yield f"The path leads here, heading {side_in(end.heading)}."
        if state.adventurer > len(state.path):
            yield from _pieces(state, len(state.path) + 1)


def _ground(state: State, cell: Cell, name: str) -> Iterator[str]:
    board = state.board
    if cell == board.camp:
        yield "The base camp, below the volcano."
    elif cell in board.docks:
        boat = state.docks[board.docks.index(cell)]
        yield f"Dock {name[-1]}. {_boat(boat) if boat >= 0 else 'No boat lies here.'}"
    else:
        yield f"{name}, jungle."
    there = bonus.at(state, cell)
    if there is not None:
        what = bonus_in(there.bonus) if there.shown and there.bonus is not None else "face down"
        yield f"A clearing with a bonus tile: {what}."
    if cell in board.places:
        place = board.places.index(cell)
        yield _place(state, place, board.place_names[place])


def _place(state: State, place: int, name: str) -> str:
    if place not in state.quests:
        return f"Here is {name}, which need not be visited."
    if place in places_left(state):
        return f"Here is {name}, to be visited."
    return f"Here is {name}, reached."


def _boat(boat: int) -> str:
    shown = BOATS[boat]
    volcanoes = counted(shown.volcanoes, "lava tile")
    return f"{boat_in(boat).capitalize()}: {tools(shown.icons)} to board, {volcanoes}."


def _on_the_way(state: State, space: int) -> Iterator[str]:
    if space:
        tile, _, leave = state.path[space - 1]
        done = "completed" if space <= state.adventurer else "still ahead"
        yield f"Space {space} of the way, {done}: {tile_said(TILES[tile])} The path leads {side_in(leave)}."
    if space < state.board.lava_from + len(state.flow):
        if space >= state.board.lava_from:
            yield "Lava covers it."
    elif space == next_space(state):
        yield "The next lava covers it."
    yield from _pieces(state, space)


def _pieces(state: State, space: int) -> Iterator[str]:
    if space == state.adventurer:
        yield "The adventurer is here."
    if space == state.tent:
        yield "The tent is here."


def tile_said(tile: PathTile) -> str:
    """A path tile in a sentence: its icons, what it gives, its volcanoes."""
    gives = listed([amount(gain, count) for gain, count in tile.rewards]) or "nothing"
    shape = "curve" if tile.curved else "straight"
    volcanoes = counted(tile.volcanoes, "lava tile")
    return f"{tile.id}, {shape}, needs {tools(tile.icons)}, gives {gives}, {volcanoes}."
