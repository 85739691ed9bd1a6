"""The legal moves of a position, ascending (OC-TURN-1)."""

from cavegames.engine.game import Seat
from cavegames.games.ocelot import catalogue
from cavegames.games.ocelot.collect import takeable
from cavegames.games.ocelot.components import CELESTITES, FACES, SEATS, TOOLS_EACH, Letter, Token
from cavegames.games.ocelot.moves import END, Move
from cavegames.games.ocelot.playmat import MAT
from cavegames.games.ocelot.state import State

TURNS = len(SEATS) * (len(Letter) * TOOLS_EACH + 1)
"""Turns in a match: every token is placed once (OC-TURN-2)."""

DEEPEST = 3

STEPPABLE: tuple[frozenset[Token | None], ...] = (
    frozenset((None, Token.CRYSTAL, *CELESTITES)),
    frozenset((None, Token.CRYSTAL)),
    frozenset((None, Token.CRYSTAL)),
)
"""What a space of levels 1, 2, 3 may hold for a companion to go there (OC-PLACE-2, OC-MOVE-2)."""

_SQUARES_OF = tuple(
    tuple(space for space, level in enumerate(MAT.levels) if level == wanted) for wanted in (1, 2, 3)
)


def to_move(state: State) -> Seat | None:
    """Who moves next: turns alternate (OC-TURN-1)."""
    if state.turn >= TURNS:
        return None
    return (state.first + state.turn) % len(SEATS)


def legal(state: State) -> list[Move]:
    """All legal moves, ascending; empty when the match has ended."""
    seat = to_move(state)
    if seat is None:
        return []
    if state.placed:
        moves = [catalogue.TAKE[space] for space in takeable(state, seat)]
        moves.append(END)
        return moves
    return _companion(state, seat) + _tools(state, seat)


def _companion(state: State, seat: Seat) -> list[Move]:
    here = state.companions[seat]
    if here is None:
        level, row = 1, catalogue.COMPANION
    else:
        level, row = MAT.levels[here] + 1, catalogue.MOVES
        if state.moved or level > DEEPEST:
            return []
    tokens, steppable, others = state.tokens, STEPPABLE[level - 1], state.companions
    return [
        row[space] for space in _SQUARES_OF[level - 1] if tokens[space] in steppable and space not in others
    ]


def _tools(state: State, seat: Seat) -> list[Move]:
    free = [space for space, tool in enumerate(state.tools) if tool is None]
    hand = state.hands[seat]
    moves: list[Move] = []
    for face, row in zip(FACES, catalogue.TOOLS, strict=True):
        if hand[face.letter]:
            moves += [row[space] for space in free]
    return moves
