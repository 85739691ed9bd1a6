"""The legal moves of a position, ascending."""

from collections.abc import Iterable, Iterator

from cavegames.engine.game import Seat
from cavegames.games.rwenzori import modes, moves
from cavegames.games.rwenzori.cards import NONE, Character, Gear
from cavegames.games.rwenzori.components import (
    DARK,
    ESCAPE,
    FACES,
    FACING,
    HIDDEN,
    TNT,
    Icon,
    Kind,
    Penalty,
)
from cavegames.games.rwenzori.moves import Act, Move
from cavegames.games.rwenzori.places import reach, walled_in
from cavegames.games.rwenzori.spots import (
    Pass,
    bare_penalty,
    block_spots,
    dark_neighbour,
    dark_spots,
    lay_spots,
    needed,
    passes,
    tnt_spots,
    turns,
)
from cavegames.games.rwenzori.state import Due, State, Want

MISSES = 1
"""Turns missed in a row after which a trapped player may swap the hand (RW-STUCK-1)."""


def to_move(state: State) -> Seat | None:
    """Who moves next; None when the match has ended."""
    return state.due[-1].seat if state.due else None


def legal(state: State) -> list[Move]:
    """All legal moves, ascending; empty when the match has ended."""
    if not state.due:
        return []
    due = state.due[-1]
    return sorted(_OF[due.want](state, due))


def actions(state: State, due: Due) -> list[Move]:
    """What ends being trapped: every LAY, MOVE and GO IN BLIND of a turn (RW-TURN-1, RW-STUCK-1)."""
    seat = due.seat
    blinds = [moves.at(Act.BLIND, cell) for cell in dark_spots(state, seat)]
    return [*_extra_actions(state, due), *blinds, *modes.of(state).others(state)]


def _extra_actions(state: State, due: Due) -> list[Move]:
    """Every LAY and MOVE (RW-ACT-1)."""
    found = lays(state, due.seat)
    found += _blocks(state, due.seat)
    found += saves(state, due)
    found += _tnts(state, due.seat)
    found += _lights(state, due.seat)
    found += [Move(Act.MOVE, -1, cell) for cell in reach(state, due.seat)]
    return found


def lays(state: State, seat: Seat) -> list[Move]:
    """Lay-on tiles, and the Escape tile when no other is left (RW-LAY-1, RW-SAVE-2, RW-END-2)."""
    faces = [face for face in dict.fromkeys(state.hands[seat]) if FACES[face].lay_on]
    if not faces and modes.of(state).may_escape(state, seat):
        faces = [ESCAPE]
    if not faces:
        return []
    return [
        Move(Act.LAY, face, cell, turn)
        for cell, edges in lay_spots(state, seat).items()
        for face in faces
        for turn in turns(face, edges)
    ]


def _blocks(state: State, seat: Seat) -> list[Move]:
    """Obstacles at other players (RW-OBS-1 to RW-OBS-4)."""
    faces = [face for face in dict.fromkeys(state.hands[seat]) if FACES[face].obstacle]
    if not faces:
        return []
    dark = [face for face in faces if face in DARK]
    others = [face for face in faces if face not in DARK]
    found: list[Move] = []
    for cell, edges in block_spots(state, seat).items():
        if dark and dark_neighbour(state, cell) is None:
            found += [Move(Act.BLOCK, face, cell) for face in dark]
        if others and bare_penalty(state, cell) is None:
            found += [Move(Act.BLOCK, face, cell, turn) for face in others for turn in turns(face, edges)]
    return found


def saves(state: State, due: Due) -> list[Move]:
    """Save tiles, and others by gear, past obstacles (RW-SAVE-1, RW-GEAR-1, RW-GEAR-4)."""
    hand = dict.fromkeys(state.hands[due.seat])
    ways = passes(state, due) if hand else []
    if not ways:
        return []
    found = set()
    for face in hand:
        if FACES[face].kind == Kind.SAVE:
            found |= _passing(ways, Act.SAVE, face, frozenset((FACES[face].icon,)))
        icons = gear_icons(state, due.seat, face)
        if icons:
            found |= _passing(ways, Act.GEAR_SAVE, face, icons)
    return list(found)


def _passing(ways: list[Pass], act: Act, face: int, icons: frozenset[Icon]) -> set[Move]:
    return {
        Move(act, face, way.cell, turn)
        for way in ways
        if way.icon in icons
        for turn in FACING[face][way.edge]
    }


def gear_icons(state: State, seat: Seat, face: int) -> frozenset[Icon]:
    """The save tiles that a tile can stand for by the seat's gear (RW-GEAR-1, RW-GEAR-4)."""
    if state.gear_used[seat]:
        return frozenset()
    tile = FACES[face]
    if state.gear[seat] == Gear.CHOCOLATE and tile.kind == Kind.NORMAL:
        return frozenset((Icon.SWING, Icon.DIVE, Icon.JUMP))
    if state.gear[seat] == Gear.BAG and not tile.obstacle and tile.icon != Icon.PICKAXE:
        return frozenset((Icon.PICKAXE,))
    return frozenset()


def _tnts(state: State, seat: Seat) -> list[Move]:
    """TNT on top of what the exits lead to (RW-TNT-1)."""
    if TNT not in state.hands[seat]:
        return []
    return [
        Move(Act.TNT, -1, cell, turn)
        for cell, edges in tnt_spots(state, seat).items()
        for turn in turns(TNT, edges)
    ]


def _lights(state: State, seat: Seat) -> list[Move]:
    """Illuminate tiles on dark tiles (RW-ILLU-1)."""
    faces = [face for face in dict.fromkeys(state.hands[seat]) if FACES[face].kind == Kind.LIGHT]
    return [Move(Act.LIGHT, face, cell) for face in faces for cell in dark_spots(state, seat)]


def _turn(state: State, due: Due) -> list[Move]:
    found = actions(state, due)
    if not found:
        found = [moves.MISS, *([moves.SWAP] if may_swap(state, due.seat) else [])]
    return [*found, *_free(state, due.seat)]


def may_swap(state: State, seat: Seat) -> bool:
    """Whether a trapped player may put the hand under the stack (RW-STUCK-1)."""
    return bool(state.missed[seat] >= MISSES and state.hands[seat] and state.stacks[seat])


def _free(state: State, seat: Seat) -> Iterator[Move]:
    """Free actions, and the offer of a hand (RW-GEAR-3, RW-CHAR-1, RW-STUCK-2)."""
    if state.gear[seat] == Gear.TORCH and not state.gear_used[seat]:
        yield from (Move(Act.GEAR, Gear.TORCH, cell) for cell in dark_spots(state, seat))
    if state.ending:
        return
    others = [other for other in range(len(state.meeples)) if other != seat]
    card = state.characters[seat]
    if card not in (NONE, HIDDEN) and not state.characters_used[seat]:
        if Character(card).aimed:
            targets = [other for other in others if state.hands[other] or card != Character.THIEF]
            yield from (Move(Act.CARD, card, seat=other) for other in targets)
        else:
            yield Move(Act.CARD, card)
    yield from (Move(Act.OFFER, seat=other) for other in others if may_offer(state, seat, other))


def trapped(state: State, seat: Seat) -> bool:
    """Whether a player missed the last turn and still has no way, as all can see (RW-STUCK-2, RW-STUCK-3)."""
    return state.missed[seat] > 0 and walled_in(state, seat)


def may_offer(state: State, seat: Seat, other: Seat) -> bool:
    """Whether a seat holds what a trapped player needs (RW-STUCK-2)."""
    if not trapped(state, other):
        return False
    icons = needed(state, other)
    return any(
        face == TNT or (FACES[face].kind == Kind.SAVE and FACES[face].icon in icons)
        for face in state.hands[seat]
    )


def _rotate(state: State, due: Due) -> list[Move]:
    return [moves.turned(turn) for turn in FACING[state.board[due.cell].face][due.edge]]


def _save(state: State, due: Due) -> list[Move]:
    found = [*saves(state, due), moves.PENALTY]
    if avoids(state, due):
        found.append(Move(Act.GEAR, Gear.BAG))
    return found


def avoids(state: State, due: Due) -> bool:
    """Whether the Medical Bag can avoid the +1 of the dark tile just entered (RW-GEAR-1)."""
    plus1 = FACES[state.board[due.cell].face].penalty == Penalty.PLUS1
    return plus1 and state.gear[due.seat] == Gear.BAG and not state.gear_used[due.seat]


def _clock(state: State, due: Due) -> Iterable[Move]:
    yield moves.PASS
    if state.gear[due.seat] == Gear.BOOTS and not state.gear_used[due.seat]:
        yield Move(Act.GEAR, Gear.BOOTS)


def _lay_on(state: State, due: Due) -> list[Move]:
    return [*lays(state, due.seat), moves.PASS]


def _extra(state: State, due: Due) -> list[Move]:
    found = [*_extra_actions(state, due), moves.PASS]
    if due.plus and state.gear[due.seat] == Gear.MAP and not state.gear_used[due.seat]:
        found.append(Move(Act.GEAR, Gear.MAP))
    return found


def _discard(state: State, due: Due) -> Iterable[Move]:
    yield moves.PASS
    for face in dict.fromkeys(state.hands[due.seat]):
        yield Move(Act.DISCARD, face)
        if state.ending:
            yield from (Move(Act.GIVE, face, seat=freed) for freed in due.seats)


def givable(state: State, due: Due) -> list[int]:
    """The tiles that may be given (RW-PEN-1: none that is dark; RW-COMP-9: any)."""
    hand = dict.fromkeys(state.hands[due.seat])
    return [face for face in hand if due.want != Want.GIVE or face not in DARK]


def _give(state: State, due: Due) -> list[Move]:
    found = [Move(Act.GIVE, face, seat=due.seats[0]) for face in givable(state, due)]
    return found or [moves.PASS]


def _answer(_: State, __: Due) -> list[Move]:
    return [moves.ACCEPT, moves.REFUSE]


def _pick(state: State, _: Due) -> list[Move]:
    section = state.solo.section if state.solo else ()
    return [Move(Act.PICK, face) for face in dict.fromkeys(section)]


def _exchange(state: State, due: Due) -> list[Move]:
    return [*backs(state, due.seat), moves.PASS]


def backs(state: State, seat: Seat) -> list[Move]:
    """Save tiles that may go back to the unplayable section (RW-SOLO-4)."""
    if state.solo is None or not state.solo.section:
        return []
    saves = (face for face in dict.fromkeys(state.hands[seat]) if FACES[face].kind == Kind.SAVE)
    return [Move(Act.BACK, face) for face in saves]


def _cave(state: State, _: Due) -> list[Move]:
    from cavegames.games.rwenzori.solo.cave import placements

    return placements(state)


_OF = {
    Want.TURN: _turn,
    Want.ROTATE: _rotate,
    Want.SAVE: _save,
    Want.CLOCK: _clock,
    Want.LAY_ON: _lay_on,
    Want.EXTRA: _extra,
    Want.DISCARD: _discard,
    Want.GIVE: _give,
    Want.RETURN: _give,
    Want.ANSWER: _answer,
    Want.PICK: _pick,
    Want.EXCHANGE: _exchange,
    Want.CAVE: _cave,
}
