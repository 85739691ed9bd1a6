"""A match of Caves of Rwenzori with as many tiles on the table as wanted, for the benchmark of frames."""

from dataclasses import replace
from random import Random
from typing import Any

from textual.app import App

from cavegames.engine import store
from cavegames.engine.hexgrid import Cell, neighbours
from cavegames.engine.match import MatchSetup, SeatSetup
from cavegames.games.rwenzori import GAME
from cavegames.games.rwenzori.board import Placed, Status, dark, placed
from cavegames.games.rwenzori.components import DARK, FACES, TURNED
from cavegames.games.rwenzori.state import State

MOST = 83
"""So many tiles can be on the table while somebody still has four in hand."""


def position(tiles: int, seed: int = 1) -> State:
    """A position of five players with so many tiles on the table; the one to move has all that can be."""
    state, rng = GAME.setup(GAME.Options(), 5, seed), Random(seed)
    hands = [hand if seat == state.seat else () for seat, hand in enumerate(state.hands)]
    pool = [*state.box, *(tile for stack in state.stacks for tile in stack)]
    pool += [tile for seat, hand in enumerate(state.hands) for tile in hand if seat != state.seat]
    board = state.board
    while len(board) < tiles and pool:
        face = pool.pop(rng.randrange(len(pool)))
        board = board.laid(_beside(list(board), rng), _lying(face, rng))
    rest = len(pool) // 5
    stacks = tuple(tuple(pool[rest * seat : rest * (seat + 1)]) for seat in range(5))
    box = tuple(sorted(pool[rest * 5 :]))
    return replace(state, board=board, hands=tuple(hands), stacks=stacks, box=box, ending=not rest)


def _lying(face: int, rng: Random) -> Placed:
    """A tile as it may lie: a dark one face down."""
    if face in DARK:
        return dark(face, 0)
    status = Status.ACTIVE if FACES[face].obstacle else Status.OPEN
    return placed(face, rng.randrange(len(TURNED[face])), status)


def _beside(cells: list[Cell], rng: Random) -> Cell:
    """An empty hex beside one of the tiles."""
    taken = set(cells)
    return rng.choice(sorted({over for cell in cells for over in neighbours(cell)} - taken))


def cave_app(tiles: int) -> App[Any]:
    """The match screen over such a position; for all but one are computers, nobody has to sit down."""
    from cavegames.tui.app import CaveApp

    state = position(tiles)
    players = ["random"] * 5
    players[state.seat] = "person"
    seats = tuple(SeatSetup(f"Player {number}", player) for number, player in enumerate(players, 1))
    setup = MatchSetup("rwenzori", GAME.Options(), seats, 1, GAME.dump(state))
    return CaveApp(store.new_match(GAME, setup))
