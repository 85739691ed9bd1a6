"""The cave's turn: which tile it lays, and where it can (RW-SOLO-7 to RW-SOLO-10)."""

from dataclasses import replace

from cavegames.engine.hexgrid import EDGES, Cell, distance
from cavegames.games.rwenzori.board import NOBODY, Status, dark, linked, placed
from cavegames.games.rwenzori.components import DARK, FACES, HIDDEN
from cavegames.games.rwenzori.draft import Draft
from cavegames.games.rwenzori.events import CaveDrew, CaveLaid, CavePassed
from cavegames.games.rwenzori.moves import Act, Move
from cavegames.games.rwenzori.places import OPPOSITE, free_exits, neighbour
from cavegames.games.rwenzori.solo import measure
from cavegames.games.rwenzori.spots import Spots, bare_penalty, dark_neighbour, turns
from cavegames.games.rwenzori.state import Due, Ending, State, Want

_UNLINKED = 1000
"""Tiles that no links lead to count as further away than all others, by the hexes between."""


def cave_turn(draft: Draft) -> None:
    """The cave lays what it owes, as far as it can; then the player's next turn begins."""
    while draft.alone().owed > 0:
        face = _draw(draft)
        if face is None:
            draft.happened(CavePassed())
            break
        if draft.alone().by_hand:
            draft.solo = replace(draft.alone(), drawn=(face,))
            draft.happened(CaveDrew(face))
            draft.due.append(Due(Want.CAVE, 0))
            return
        state = draft.state()
        found = spots(state, face)
        cell = measure.wanted(state, found)
        lay(draft, face, cell, -1 if face in DARK else measure.turn_of(state, face, cell, found))
        if draft.ended is not None:
            return
    draft.solo = replace(draft.alone(), owed=1)
    draft.turn += 1
    draft.due.append(Due(Want.TURN, 0))


def _draw(draft: Draft) -> int | None:
    """The first tile of the deck that can be laid; those before it go under the deck (RW-SOLO-10)."""
    state = draft.state()
    for _ in range(len(draft.alone().deck)):
        *rest, face = draft.alone().deck
        if spots(state, face):
            draft.solo = replace(draft.alone(), deck=tuple(rest))
            return face
        draft.solo = replace(draft.alone(), deck=(face, *rest))
    return None


def lay(draft: Draft, face: int, cell: Cell, turn: int) -> None:
    """The cave lays a tile; if it was the last, the match is lost (RW-SOLO-11)."""
    here = draft.meeples[0]
    if face in DARK:
        draft.board = draft.board.laid(cell, dark(face, NOBODY))
    else:
        status = Status.ACTIVE if FACES[face].obstacle else Status.OPEN
        draft.board = draft.board.laid(cell, placed(face, turn, status))
    solo = draft.alone()
    near = distance(cell, here) == 1 and not FACES[face].obstacle
    draft.solo = replace(solo, owed=solo.owed - 1, fresh=(*solo.fresh, cell) if near else solo.fresh)
    draft.idle = 0
    draft.happened(CaveLaid(face, cell, turn))
    if not solo.deck:
        draft.end(Ending.CAVE)


def spots(state: State, face: int) -> Spots:
    """Where the cave may lay a tile: at the nearest free exits where the rules let it (RW-SOLO-7, RW-SOLO-9).

    A dark tile that nobody may see counts as any dark tile.
    """
    away = _distances(state)
    for steps in sorted(set(away.values())):
        found: Spots = {}
        for cell in (cell for cell, far in away.items() if far == steps):
            for edge in free_exits(state, cell, state.board[cell].exits):
                over = neighbour(cell, edge)
                if allowed(state, face, over):
                    found[over] = (*found.get(over, ()), OPPOSITE[edge])
        if found:
            return found
    return {}


def allowed(state: State, face: int, cell: Cell) -> bool:
    """Whether what lies beside a cell lets a tile be laid there (RW-OBS-3, RW-OBS-4)."""
    if face == HIDDEN or face in DARK:
        return dark_neighbour(state, cell) is None
    return not FACES[face].obstacle or bare_penalty(state, cell) is None


def _distances(state: State) -> dict[Cell, int]:
    """How many links each tile is away from the meeple."""
    board, here = state.board, state.meeples[0]
    away = {here: 0}
    queue = [here]
    for cell in queue:
        for edge in range(EDGES):
            over = neighbour(cell, edge)
            if over in board and over not in away and linked(board[cell], edge, board[over]):
                away[over] = away[cell] + 1
                queue.append(over)
    return {cell: away.get(cell, _UNLINKED + distance(cell, here)) for cell in board}


def placements(state: State) -> list[Move]:
    """The ways to place the tile that the cave has drawn, by hand (RW-SOLO-8)."""
    if state.solo is None or not state.solo.drawn:
        return []
    (face,) = state.solo.drawn
    found = spots(state, face)
    if face == HIDDEN or face in DARK:
        return [Move(Act.CAVE, -1, cell) for cell in found]
    return [Move(Act.CAVE, -1, cell, turn) for cell, edges in found.items() for turn in turns(face, edges)]
