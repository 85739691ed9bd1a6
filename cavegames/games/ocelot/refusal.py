"""Why a move is not legal: the clause, and what to do instead. The mirror of `legal`."""

from cavegames.engine.game import Refusal, Seat
from cavegames.games.ocelot.collect import need
from cavegames.games.ocelot.components import COMPANIONS, FACES, Letter
from cavegames.games.ocelot.legal import DEEPEST, STEPPABLE, to_move
from cavegames.games.ocelot.moves import Kind, Move
from cavegames.games.ocelot.notation import HOW
from cavegames.games.ocelot.playmat import MAT
from cavegames.games.ocelot.state import State
from cavegames.games.ocelot.wording import cave, cave_of, listed, missing, valued

_UNREADABLE = Refusal("GEN-READ", f"That is no move of this game. {HOW}")
_OVER = Refusal("GEN-OVER", "The match is over. Start a new one to play on.")


def refusal(state: State, move: object) -> Refusal | None:
    """Why `move` is not legal, or None. Takes any object and never raises."""
    if type(move) is not Move or not _well_formed(move):
        return _UNREADABLE
    seat = to_move(state)
    if seat is None:
        return _OVER
    return _WHY[move.kind](state, seat, move)


def _well_formed(move: Move) -> bool:
    """Whether it is a move of this game at all, on spaces that are there."""
    kind, face, space = move.kind, move.face, move.space
    if type(kind) is not Kind or type(face) is not int or type(space) is not int:
        return False
    if kind == Kind.END:
        return face == -1 and space == -1
    if kind == Kind.TOOL:
        return 0 <= face < len(FACES) and 0 <= space < len(MAT.rounds)
    return face == -1 and 0 <= space < len(MAT.squares)


def _move(state: State, seat: Seat, move: Move) -> Refusal | None:
    ally, here = COMPANIONS[seat], state.companions[seat]
    if here is None:
        return Refusal(
            "OC-MOVE-1",
            f"The {ally} is still in hand. Place it in {cave(1)} first; it moves on a later turn.",
        )
    if state.placed:
        return Refusal(
            "OC-TURN-1", f"A token is placed already, and the {ally} moves before that. Move it next turn."
        )
    if state.moved:
        return Refusal("OC-MOVE-1", f"The {ally} has moved in this turn already. Place a token now.")
    level = MAT.levels[here]
    if level == DEEPEST:
        return Refusal("OC-MOVE-1", f"The {ally} is in {cave(level)} and stays there. Place a token.")
    if MAT.levels[move.space] != level + 1:
        return Refusal(
            "OC-MOVE-1",
            f"{MAT.square_name(move.space)} lies in {cave_of(move.space)}. "
            f"The {ally} goes one level deeper only: choose a space in {cave(level + 1)}.",
        )
    return _occupied(state, seat, move.space, "OC-MOVE-2", "a rock crystal")


def _companion(state: State, seat: Seat, move: Move) -> Refusal | None:
    ally, here = COMPANIONS[seat], state.companions[seat]
    if state.placed:
        return PLACED
    if here is not None:
        return Refusal(
            "OC-PLACE-2",
            f"The {ally} is on {MAT.square_name(here)} already; it comes into play once. Place a tool.",
        )
    if MAT.levels[move.space] != 1:
        return Refusal(
            "OC-PLACE-2",
            f"{MAT.square_name(move.space)} lies in {cave_of(move.space)}. "
            f"The {ally} starts in {cave(1)}: choose a space there.",
        )
    return _occupied(state, seat, move.space, "OC-PLACE-2", "a rock crystal or a celestite")


def _occupied(state: State, seat: Seat, space: int, clause: str, allowed: str) -> Refusal | None:
    """Why a companion cannot go on a space of the right level (OC-MOVE-2, OC-MOVE-3, OC-PLACE-2)."""
    cell, token = MAT.square_name(space), state.tokens[space]
    for other, there in enumerate(state.companions):
        if other != seat and there == space:
            return Refusal(
                "OC-MOVE-3", f"The {COMPANIONS[other]} is on {cell} already. Choose another space."
            )
    if token in STEPPABLE[MAT.levels[space] - 1]:
        return None
    assert token is not None
    return Refusal(
        clause,
        f"{valued(token).capitalize()} lies on {cell}. "
        f"The {COMPANIONS[seat]} goes on a space that is empty or holds {allowed}.",
    )


def _tool(state: State, seat: Seat, move: Move) -> Refusal | None:
    if state.placed:
        return PLACED
    hand, face = state.hands[seat], FACES[move.face]
    if not hand[face.letter]:
        return none_left(state, seat, face.letter)
    there = state.tools[move.space]
    if there is None:
        return None
    return Refusal(
        "OC-PLACE-1",
        f"{FACES[there]} lies on {MAT.round_name(move.space)} already, and tools stay. "
        "Choose an empty round space.",
    )


def none_left(state: State, seat: Seat, letter: Letter) -> Refusal:
    """Why a seat that has placed all its tools of a letter places no more of them."""
    return Refusal("OC-COMP-4", f"No tool {letter.name} is left in hand. {_left(state, seat)}")


def _left(state: State, seat: Seat) -> str:
    """What a seat still has to place, as advice."""
    things = [f"tool {letter.name}" for letter in Letter if state.hands[seat][letter]]
    if state.companions[seat] is None:
        things.append(f"the {COMPANIONS[seat]}")
    return f"Place {listed(things, 'or')}."


def _take(state: State, seat: Seat, move: Move) -> Refusal | None:
    cell, token = MAT.square_name(move.space), state.tokens[move.space]
    if not state.placed:
        return Refusal("OC-TURN-1", "Collecting comes after placing. Place a token first.")
    if token is None:
        return Refusal("OC-COLL-1", f"Nothing lies on {cell}. Take what is marked, or end the turn.")
    wanted = need(state, seat, move.space)
    if wanted.met:
        return None
    clause = "OC-COLL-2" if wanted.helped else "OC-COLL-1"
    return Refusal(clause, missing(wanted, cell, f"the {COMPANIONS[seat]}") + _alone(state, seat, move.space))


def _alone(state: State, seat: Seat, square: int) -> str:
    """A word on the companion of the other player, where only that one would make the difference."""
    for other in range(len(state.companions)):
        if other != seat and not need(state, seat, square).helped and need(state, other, square).met:
            return f" The {COMPANIONS[other]} helps its own player only."
    return ""


def _end(state: State, seat: Seat, _: Move) -> Refusal | None:
    if state.placed:
        return None
    return Refusal("OC-TURN-1", f"One token must be placed before the turn ends. {_left(state, seat)}")


PLACED = Refusal("OC-TURN-1", "A token is placed already in this turn. Take what qualifies, or end the turn.")


_WHY = {
    Kind.MOVE: _move,
    Kind.COMPANION: _companion,
    Kind.TOOL: _tool,
    Kind.TAKE: _take,
    Kind.END: _end,
}
