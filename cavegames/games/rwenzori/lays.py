"""The moves that lay or spend a tile of the hand (RW-LAY-1 to RW-TNT-1)."""

from cavegames.engine.game import Seat
from cavegames.games.rwenzori import modes
from cavegames.games.rwenzori.cards import Gear
from cavegames.games.rwenzori.components import DARK, ESCAPE, FACES, FACING, TNT, Icon, Kind
from cavegames.games.rwenzori.moves import Act, Move
from cavegames.games.rwenzori.spots import (
    Pass,
    bare_penalty,
    block_spots,
    dark_neighbour,
    dark_spots,
    lay_spots,
    passes,
    tnt_spots,
    turns,
)
from cavegames.games.rwenzori.state import Due, State


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


def blocks(state: State, seat: Seat) -> list[Move]:
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


def tnts(state: State, seat: Seat) -> list[Move]:
    """TNT on top of what the exits lead to (RW-TNT-1)."""
    if TNT not in state.hands[seat]:
        return []
    return [
        Move(Act.TNT, -1, cell, turn)
        for cell, edges in tnt_spots(state, seat).items()
        for turn in turns(TNT, edges)
    ]


def lights(state: State, seat: Seat) -> list[Move]:
    """Illuminate tiles on dark tiles (RW-ILLU-1)."""
    faces = [face for face in dict.fromkeys(state.hands[seat]) if FACES[face].kind == Kind.LIGHT]
    return [Move(Act.LIGHT, face, cell) for face in faces for cell in dark_spots(state, seat)]
